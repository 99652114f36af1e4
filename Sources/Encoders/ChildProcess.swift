import CChildProcess
import Foundation

/// A program that is fed through its standard input. It and all it starts die with the thread that
/// made it, and with this object.
///
/// Waiting looks at whether the child does anything: a child that has used no processor time and
/// taken no byte for `patience` seconds is taken to hang.
final class ChildProcess {
  let name: String
  private let identifier: pid_t
  private let input: Int32
  private let errorFile: Int32
  private let outputFile: Int32
  private let patience: Double
  private var status: Int32?
  private let lock = NSLock()

  enum Failure: Error {
    /// It closed its input or ended.
    case ended
    case hangs
  }

  /// Throws the `errno` of the start.
  init(
    program: String, arguments: [String], environment: [String: String], patience: Double
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
    try bytes.withUnsafeBytes { try write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes
    var watch: Watch?  // looks at files, so only made when the child keeps us waiting
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
      if watch == nil { watch = Watch(identifier) }
      if watch!.hasPassed(patience) { throw Failure.hangs }
    }
  }

  /// Says that no more input comes, and waits for the end. The exit status as `waitpid` gives it.
  func finish() throws(Failure) -> Int32 {
    // The descriptor itself stays ours until deinit; an empty one takes its place.
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nothing, input)
    _ = fcntl(input, F_SETFD, FD_CLOEXEC)
    close(nothing)
    var watch = Watch(identifier)
    while true {
      if let status = reap() { return status }
      usleepReal(2_000)
      if watch.hasPassed(patience) { throw .hangs }
    }
  }

  /// Ends it and all it started, at once.
  func kill() {
    guard lock.withLock({ status == nil }) else { return }
    Glibc.kill(-identifier, SIGKILL)
    while reap() == nil { usleepReal(500) }
  }

  /// Ends it without waiting: for a process about to exit itself.
  func killWithoutWaiting() {
    if lock.withLock({ status == nil }) { Glibc.kill(-identifier, SIGKILL) }
  }

  /// What it said on standard error so far.
  var errorText: String { contents(errorFile) }
  /// What it said on standard output so far.
  var outputText: String { contents(outputFile) }

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
    var status = stat()
    fstat(file, &status)
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = pread(file, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}

/// Sleeps in the machine's own time: poll's limit is the kernel's, whatever the program's clock says.
private func usleepReal(_ microseconds: Int) { poll(nil, 0, Int32(max(1, microseconds / 1000))) }

/// Notices that a process has come to a halt, counting only time in which it did not run.
private struct Watch {
  private let process: pid_t
  private var used: Int
  private var idle = 0.0
  private var last: Double

  init(_ process: pid_t) {
    self.process = process
    used = Watch.processorTime(process)
    last = Watch.realTime
  }

  /// Whether the process has used no processor time for `seconds`.
  mutating func hasPassed(_ seconds: Double) -> Bool {
    let now = Watch.realTime
    idle += now - last
    last = now
    guard idle > min(seconds, 0.5) else { return false }
    let before = used
    used = Watch.processorTime(process)
    if used != before { idle = 0 }
    return idle > seconds
  }

  /// In clock ticks, from the fields utime and stime of /proc/PID/stat.
  private static func processorTime(_ process: pid_t) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return 0 }
    let fields = text[end...].split(separator: " ")
    return fields.count > 13 ? (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0) : 0
  }

  /// Seconds of the kernel's clock, read so that virtual time does not matter.
  private static var realTime: Double {
    guard let text = try? String(contentsOfFile: "/proc/uptime", encoding: .utf8),
      let seconds = text.split(separator: " ").first.flatMap({ Double($0) })
    else { return 0 }
    return seconds
  }
}
