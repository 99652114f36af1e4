import Foundation

/// A clock that runs through an interval: `Text(timerInterval:)`.
nonisolated struct TextTimer: Equatable, Sendable {
  let interval: ClosedRange<Date>
  /// When it stands still; nil for one that runs on.
  let pauseTime: Date?
  let countsDown: Bool
  /// Whether an hour is written as one; else it is sixty minutes.
  let showsHours: Bool

  /// What it shows at `now`: 1:05, or 1:02:05. Before the interval begins and after it has ended, that is an end's.
  func text(at now: Date) -> String {
    let shown = min(pauseTime ?? now, now)
    let time = min(max(shown, interval.lowerBound), interval.upperBound)
    let rest = interval.upperBound.timeIntervalSince(time)
    let gone = time.timeIntervalSince(interval.lowerBound)
    // A rest of half a second is still a second.
    let pattern = ClockPattern.seconds(showsHours: showsHours)
    return countsDown ? pattern.text(rest, rounded: .up) : pattern.text(gone, rounded: .down)
  }
}
