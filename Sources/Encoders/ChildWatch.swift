import Foundation

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
    last = ChildWatch.realTime
  }

  /// Why the process is to be given up by now; nil while it is not. Costs two small reads of `/proc`, and
  /// four twice a second.
  mutating func failure() -> ChildProcess.Failure? {
    let now = ChildWatch.realTime
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

  /// Seconds of the kernel's clock, read so that virtual time does not matter.
  private static var realTime: Double {
    guard let text = try? String(contentsOfFile: "/proc/uptime", encoding: .utf8),
      let seconds = text.split(separator: " ").first.flatMap({ Double($0) })
    else { return 0 }
    return seconds
  }
}
