import Foundation

/// What the end of a program's run means for the person who asked for it.
struct RunReport {
  var result: ProgramRun.Result

  /// Exit statuses that a program's host gives with a message of its own.
  private static let hostCodes: Set<Int32> = [64, 66, 69, 70, 74, 129, 130, 143]

  /// The failure that a run ended in, or nil when it did what it should.
  var failure: CommandFailure? {
    switch result.ending {
    case .exited(0): return nil
    case .exited(let status) where Self.hostCodes.contains(status):
      return CommandFailure(code: status)
    case .exited(let status):
      let message =
        status == 1 && result.hasComplained
        ? "" : "The program ended by itself with status \(status) before it was done."
      return CommandFailure(.crashed, message)
    case .interrupted(let signal):
      return CommandFailure(
        code: 128 + signal,
        message: "Stopped by \(RunReport.name(of: signal)); nothing was written.")
    case .crashed(let signal, let fatalError):
      let reason = fatalError.map { " \($0)" } ?? ""
      return CommandFailure(
        .crashed, "The program crashed with \(RunReport.name(of: signal)).\(reason)")
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "\(signal == SIGILL ? "SIGILL" : "SIGTRAP") (a trap)"
    case SIGSEGV: "SIGSEGV (a bad memory access)"
    case SIGBUS: "SIGBUS (a bad memory access)"
    case SIGABRT: "SIGABRT (abort)"
    case SIGFPE: "SIGFPE (bad arithmetic)"
    case SIGKILL: "SIGKILL (killed; perhaps for want of memory)"
    case SIGINT: "SIGINT"
    case SIGTERM: "SIGTERM"
    case SIGHUP: "SIGHUP"
    default: "signal \(signal)"
    }
  }
}
