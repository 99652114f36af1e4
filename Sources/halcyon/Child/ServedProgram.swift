import CProcess
import Foundation
import Jobs

/// A compiled program that is loaded once and does one job after another, each in a fresh copy of itself.
///
/// For one thread, on which it ends, too. If it is killed the next job starts it anew.
final class ServedProgram {
  private let executable: URL
  private var process: pid_t?
  private var line: Int32 = -1
  private var errors: Pipe?
  /// The first job that this process was told.
  private var first: RenderJob?
  /// Emptied before each job: the copies come one after the other.
  private let home = ProgramHome()
  /// Told of each process that is started, and of nil at its end.
  private let onProcess: (pid_t?) -> Void

  /// The last of what a job's program may say.
  private static let keptWords = 1 << 16

  init(executable: URL, onProcess: @escaping (pid_t?) -> Void = { _ in }) {
    self.executable = executable
    self.onProcess = onProcess
  }

  deinit { end() }

  struct Answer {
    var ending: ChildProcess.Ending
    /// What the program wrote to its standard output and errors.
    var words: String
    var process: pid_t
  }

  /// Does `job` and waits for its end.
  func run(_ job: ServedJob) throws(CommandFailure) -> Answer {
    home.empty()
    if process == nil { try start() }
    if !send(job) {
      // It has ended between two jobs.
      _ = reap()
      try start()
      guard send(job) else {
        throw CommandFailure(.internalError, "A job could not be handed over.")
      }
    }
    guard let process, let errors else {
      throw CommandFailure(.internalError, "A job could not be handed over.")
    }
    var words: [UInt8] = []
    var answer: [UInt8] = []
    let pipe = errors.fileHandleForReading.fileDescriptor
    while answer.last != UInt8(ascii: "\n") {
      var ready = [
        pollfd(fd: line, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&ready, 2, -1) > 0 || errno == EINTR else { break }
      if ready[1].revents != 0 { ServedProgram.read(pipe, &words) }
      if ready[0].revents != 0, !ServedProgram.read(line, &answer) { break }
    }
    // What the copy wrote before its end is in the pipe by now.
    var ready = [pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)]
    while poll(&ready, 1, 0) > 0, ServedProgram.read(pipe, &words) {}
    let said = String(decoding: words.suffix(ServedProgram.keptWords), as: UTF8.self)
    let status = Int32(String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .newlines))
    guard let status else { return Answer(ending: reap(), words: said, process: process) }
    guard status >= 0 else {
      throw CommandFailure(.internalError, "The system allows no further process.")
    }
    return Answer(ending: ChildProcess.Ending(status: status), words: said, process: process)
  }

  private func send(_ job: ServedJob) -> Bool {
    guard let text = try? job.encoded(after: first) else { return false }
    if first == nil { first = job.job }
    return process_send(line, Array(text) + [UInt8(ascii: "\n")], text.count + 1)
  }

  /// Ends it, and waits for that.
  func end() {
    guard process != nil else { return }
    close(line)
    line = -1
    _ = reap()
  }

  private func start() throws(CommandFailure) {
    let lines = process_open_line()
    guard lines.mine >= 0, let job = ServedProgram.job(lines.theirs) else {
      throw CommandFailure(.internalError, "There are too many open files (ulimit -n).")
    }
    defer { close(lines.theirs) }
    let pipe = Pipe()
    let child = ChildProcess(
      executable: executable, arguments: [],
      environment: ProgramRun(
        executable: executable,
        // Functions of libraries are found once, here, and not again in each copy.
        environment: [RenderJob.variable: job, "LD_BIND_NOW": "1"], home: home
      ).variables,
      standardOutput: pipe.fileHandleForWriting, standardError: pipe.fileHandleForWriting)
    do {
      process = try child.startBeside(keeping: lines.theirs)
    } catch {
      close(lines.mine)
      throw error
    }
    try? pipe.fileHandleForWriting.close()
    (line, errors) = (lines.mine, pipe)
    onProcess(process)
  }

  private static func job(_ connection: Int32) -> String? {
    var job = RenderJob()
    job.task = .serve
    job.connection = connection
    return (try? JSONEncoder().encode(job)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func reap() -> ChildProcess.Ending {
    guard let process else { return .exited(0) }
    let ending = ChildProcess.waitBeside(for: process)
    if line >= 0 { close(line) }
    line = -1
    self.process = nil
    errors = nil
    first = nil
    onProcess(nil)
    return ending
  }

  /// Appends what is there; false at the end.
  @discardableResult
  private static func read(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    bytes += buffer.prefix(count)
    if bytes.count > 4 * keptWords { bytes.removeFirst(bytes.count - keptWords) }
    return true
  }
}
