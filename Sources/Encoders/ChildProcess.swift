import CChildProcess
import Foundation
import VirtualTime

/// A program that is fed through its standard input. It and all it starts die with the thread that
/// made it, and with this object.
///
/// Waiting for it ends: `ChildWatch` says when it no longer gets on.
final class ChildProcess {
  let name: String
  private let identifier: pid_t
  private let input: Int32
  private let errorFile: Int32
  private let outputFile: Int32
  private let patience: Patience
  private var status: Int32?
  private let lock = NSLock()

  enum Failure: Error {
    /// It closed its input or ended.
    case ended
    /// It neither computes nor gets on.
    case rests
    /// It computes and does not get on.
    case spins
    /// It says more than anybody reads.
    case floods
  }

  /// How long a child may go without getting on, in seconds.
  struct Patience {
    /// While it does nothing.
    var resting = 30.0
    /// Of its own processor time, summed over its threads.
    var spinning = 30.0
  }

  /// Throws the `errno` of the start.
  init(
    program: String, arguments: [String], environment: [String: String], patience: Patience
  ) throws(POSIXError) {
    name = (program as NSString).lastPathComponent
    self.patience = patience
    let list = ChildProcess.cStrings([name] + arguments)
    let variables = ChildProcess.cStrings(environment.map { "\($0)=\($1)" })
    defer { (list + variables).forEach { free($0) } }
    let child = halcyon_spawn(program, list, variables)
    guard child.process > 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: -child.process) ?? .EIO)
    }
    (identifier, input) = (child.process, child.input)
    (outputFile, errorFile) = (child.output, child.error)
  }

  deinit {
    kill()
    [input, outputFile, errorFile].forEach { close($0) }
  }

  /// Feeds it all of `bytes`. Throws `Failure`.
  func write(_ bytes: some ContiguousBytes) throws {
    if isFlooding { throw Failure.floods }
    try bytes.withUnsafeBytes { try write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes
    var watch: ChildWatch?  // looks at files, so only made when the child keeps us waiting
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(input, start, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        watch = nil
        continue
      }
      guard count < 0, errno == EAGAIN || errno == EINTR else { throw Failure.ended }
      var wanted = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
      guard poll(&wanted, 1, 100) == 0 else { continue }
      if watch == nil { watch = ChildWatch(identifier, patience) }
      try check(&watch!)
    }
  }

  private func check(_ watch: inout ChildWatch) throws(Failure) {
    if isFlooding { throw .floods }
    if let failure = watch.failure() { throw failure }
  }

  /// Says that no more input comes, and waits for the end. The exit status as `waitpid` gives it.
  ///
  /// - Parameter progress: something that changes while the child gets on.
  func finish(progress: () -> Int = { 0 }) throws(Failure) -> Int32 {
    closeInput()
    var watch = ChildWatch(identifier, patience)
    var last = progress()
    while true {
      if let status = reap() { return status }
      RealClock.sleep(0.002)
      let now = progress()
      if now != last { watch = ChildWatch(identifier, patience) }
      last = now
      try check(&watch)
    }
  }

  /// The exit status of a child that has closed its input and so is about to end; nil for one that
  /// goes on for two seconds.
  func endingStatus() -> Int32? {
    closeInput()
    for _ in 0..<1000 {
      if let status = reap() { return status }
      RealClock.sleep(0.002)
    }
    return nil
  }

  /// The descriptor itself stays ours until deinit; an empty one takes its place.
  private func closeInput() {
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nothing, input)
    _ = fcntl(input, F_SETFD, FD_CLOEXEC)
    close(nothing)
  }

  /// Ends it and all it started, at once.
  func kill() {
    guard lock.withLock({ status == nil }) else { return }
    Glibc.kill(-identifier, SIGKILL)
    while reap() == nil { RealClock.sleep(0.001) }
  }

  /// Ends it without waiting: for a process about to exit itself.
  func killWithoutWaiting() {
    if lock.withLock({ status == nil }) { Glibc.kill(-identifier, SIGKILL) }
  }

  /// What it said on standard error so far, up to `halcyon_note_size` bytes.
  var errorText: String { contents(errorFile) }
  /// What it said on standard output so far, up to `halcyon_note_size` bytes.
  var outputText: String { contents(outputFile) }

  /// Whether one of the files that keep what it says is full to the last byte.
  private var isFlooding: Bool {
    [outputFile, errorFile].contains { file in
      var status = stat()
      var last: UInt8 = 0
      return fstat(file, &status) == 0 && pread(file, &last, 1, status.st_size - 1) == 1
        && last != 0
    }
  }

  private func reap() -> Int32? {
    lock.withLock {
      if let status { return status }
      var code: Int32 = 0
      let ended = waitpid(identifier, &code, WNOHANG)
      // Somebody else may have reaped it: then how it ended is not known, and counts as failure.
      if ended == identifier {
        status = code
      } else if ended < 0 && errno == ECHILD {
        status = 255 << 8
      }
      return status
    }
  }

  private func contents(_ file: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(halcyon_note_size))
    let count = pread(file, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)).prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}
