import Foundation
import VirtualTime

/// Notices that a process no longer gets on. A new watch is made whenever it does.
///
/// Two things are counted: time in which the process did not run at all, and its own processor time. So
/// a machine that is busy with other things, or was asleep, costs a child no patience.
struct ChildWatch {
  private let process: pid_t
  private let patience: ChildProcess.Patience
  private let usedAtStart: Double
  private var used: Double
  private var resting = 0.0
  private var last: Double

  init(_ process: pid_t, _ patience: ChildProcess.Patience) {
    self.process = process
    self.patience = patience
    usedAtStart = ChildWatch.processorTime(process)
    used = usedAtStart
    last = RealClock.now
  }

  /// Why the process is to be given up by now; nil while it is not. Costs a small read of `/proc`, and
  /// three twice a second.
  mutating func failure() -> ChildProcess.Failure? {
    let now = RealClock.now
    // A longer step is one in which this process did not run either.
    resting += min(now - last, 1)
    last = now
    guard resting > min(patience.resting, 0.5) else { return nil }
    let before = used
    used = ChildWatch.processorTime(process)
    if used != before { resting = 0 }
    if used - usedAtStart > patience.spinning { return .spins }
    return resting > patience.resting ? .rests : nil
  }

  /// In seconds, from the fields utime and stime of /proc/PID/stat.
  private static func processorTime(_ process: pid_t) -> Double {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return 0 }
    let fields = text[end...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      return 0
    }
    return (user + system) / ticksPerSecond
  }

  private static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
}
