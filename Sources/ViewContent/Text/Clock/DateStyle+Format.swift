import Foundation
import ViewRuntime

extension Text.DateStyle {
  /// The date in words; `now` is what times are counted from.
  func format(_ date: Date, now: Date?) -> String {
    let now = now ?? Date()
    switch kind {
    case .time: return date.formatted(date: .omitted, time: .shortened)
    case .date: return date.formatted(date: .long, time: .omitted)
    case .timer:
      return ClockPattern.seconds().text(abs(date.timeIntervalSince(now)), rounded: .down)
    case .relative: return Self.words(abs(date.timeIntervalSince(now)))
    case .offset:
      let seconds = date.timeIntervalSince(now)
      return (seconds < 0 ? "-" : "+") + Self.words(abs(seconds))
    }
  }

  /// The two largest units: 1 hr, 5 min.
  private static func words(_ interval: TimeInterval) -> String {
    let seconds = Int((interval + ClockPattern.tolerance).rounded(.down))
    let units = [
      ("yr", 31_536_000), ("mth", 2_592_000), ("wk", 604_800), ("day", 86_400), ("hr", 3600),
      ("min", 60), ("sec", 1),
    ]
    var rest = seconds
    var parts: [String] = []
    for (name, length) in units where rest >= length || (name == "sec" && parts.isEmpty) {
      parts.append("\(rest / length) \(name)")
      rest %= length
      if parts.count == 2 { break }
    }
    return parts.joined(separator: ", ")
  }
}
