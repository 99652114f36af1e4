import Foundation
import Jobs
import LiveLink

/// A program that runs for a session: its process, the line to it, and what it complains about.
///
/// Lives on the session's thread, which the process dies with.
final class LiveChild {
  let executable: URL
  let connection: LiveConnection
  let reader: FrameReader
  /// Where the program started from, for its replay.
  let job: RenderJob
  let start: LiveStart
  /// What of a keyboard it wants, as it has said last.
  var keyboard = LiveKeyboard()
  private let process: pid_t
  private let relay: ErrorRelay
  private let home: ProgramHome
  private var hasEnded = false

  /// - Parameter home: the session's, so that what a program keeps there stays over an edit.
  init(executable: URL, job: RenderJob, start: LiveStart, home: ProgramHome = ProgramHome()) throws
  {
    self.executable = executable
    let (own, other) = try LiveConnection.pair()
    connection = own
    // Frames may be let go of by other threads, after the program has ended even.
    reader = FrameReader { buffer in try? own.send(LiveCommand.release(buffer: buffer)) }
    var job = job
    job.connection = other.descriptor
    self.job = job
    self.start = start
    let encoded = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    self.home = home
    let run = ProgramRun(
      executable: executable, environment: [RenderJob.variable: encoded], home: home)
    let pipe = Pipe()
    process = try ChildProcess(
      executable: executable, environment: run.variables,
      standardError: pipe.fileHandleForWriting
    ).startBeside(keeping: other.descriptor)
    try? pipe.fileHandleForWriting.close()
    relay = ErrorRelay(reading: pipe.fileHandleForReading)
    send(.start(start))
  }

  deinit { end() }

  var descriptor: Int32 { connection.descriptor }

  /// A program that is gone, or hears nothing, is found out when it is next read from.
  func send(_ command: LiveCommand) { try? connection.send(command) }

  /// What the program has said since the last call, to be called when its descriptor is ready; nil
  /// when it has ended or talks nonsense.
  func receive() -> [(LiveReport, [LiveMemory])]? {
    (try? connection.receiveAvailable(LiveReport.self)) ?? nil
  }

  /// Ends the program, and whatever it started, at once.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    ChildProcess.end(process)
    _ = ChildProcess.waitBeside(for: process)
  }

  /// Why a program ended that nobody asked to.
  func reasonOfEnd() -> LiveOverlay {
    // It has closed its line, and most likely is gone; if not, it shall be.
    let ending =
      ChildProcess.ending(of: process, within: 1)
      ?? {
        ChildProcess.end(process)
        return ChildProcess.waitBeside(for: process)
      }()
    hasEnded = true
    switch ending {
    case .exited(let status):
      _ = relay.finish(isCrash: false)
      return LiveOverlay(
        kind: .crash, title: "The program ended by itself with status \(status).", text: "")
    case .killed(let signal), .interrupted(let signal):
      let reason = relay.finish(isCrash: true)
      return LiveOverlay(
        kind: .crash, title: "The program crashed with \(SignalName(signal)).", text: reason ?? "")
    }
  }
}
