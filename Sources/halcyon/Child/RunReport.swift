import Foundation

/// What the end of a program's run means for the person who asked for it.
struct RunReport {
  var result: ProgramRun.Result

  /// Exit statuses that a program's host gives with a message of its own.
  private static let hostCodes: Set<Int32> = [64, 66, 69, 70, 74, 75, 129, 130, 143]

  /// The failure that a run ended in, or nil when it did what it should.
  var failure: CommandFailure? {
    switch result.ending {
    case .exited(0): return nil
    case .exited(let status) where Self.hostCodes.contains(status):
      return CommandFailure(code: status)
    case .exited(let status):
      let hasBeenTold = status == 1 && result.hasComplained
      return CommandFailure(
        .crashed,
        hasBeenTold ? "" : "The program ended by itself with status \(status) before it was done.")
    case .interrupted(let signal):
      return .interrupted(by: signal)
    case .killed(let signal):
      let reason = result.fatalError.map { " \($0)" } ?? ""
      return CommandFailure(.crashed, "The program crashed with \(SignalName(signal)).\(reason)")
    }
  }
}
