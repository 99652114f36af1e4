import Foundation

extension Text {
  // When its letters are others.
  nonisolated package func nextChange(after now: Date) -> Date? {
    switch storage {
    case .verbatim, .attributed, .interval, .image: nil
    case .date(let date, let style): style.nextChange(of: date, after: now)
    case .timer(let timer): timer.nextChange(after: now)
    case .running(let text): text.nextChange(now)
    case .pair(let left, let right):
      [left.nextChange(after: now), right.nextChange(after: now)].compactMap { $0 }.min()
    case .key(let key, _):
      key.pieces.compactMap { piece in
        if case .text(let text) = piece { text.nextChange(after: now) } else { nil }
      }.min()
    }
  }
}

extension Text.DateStyle {
  private static let moment = 2 * ClockPattern.tolerance

  /// When the words for `date` are others; nil for those that do not count.
  nonisolated fileprivate func nextChange(of date: Date, after now: Date) -> Date? {
    switch kind {
    case .time, .date: nil
    // They count whole seconds. Of what is left before the date there is one less a moment after each step, not at it.
    case .timer, .relative, .offset:
      now < date
        ? (now - Self.moment).nextStep(of: 1, from: date) + Self.moment
        : now.nextStep(of: 1, from: date)
    }
  }
}

extension TextTimer {
  /// When it shows another time; nil once it stands still.
  nonisolated fileprivate func nextChange(after now: Date) -> Date? {
    if now < interval.lowerBound { return interval.lowerBound }
    let end = min(pauseTime ?? interval.upperBound, interval.upperBound)
    guard now < end else { return nil }
    return now.nextStep(of: 1, from: countsDown ? interval.upperBound : interval.lowerBound)
  }
}

extension Date {
  /// The first of the moments `anchor` + n · `step` (seconds) that lies after it.
  nonisolated func nextStep(of step: TimeInterval, from anchor: Date) -> Date {
    // A moment that it has reached but for the rounding of sums is not taken again.
    let count =
      ((timeIntervalSince(anchor) + ClockPattern.tolerance) / step).rounded(.down) + 1
    return anchor + count * step
  }

  /// The last of the moments `anchor` + n · `step` (seconds) that lies before it.
  nonisolated func lastStep(of step: TimeInterval, from anchor: Date) -> Date {
    let count =
      ((timeIntervalSince(anchor) - ClockPattern.tolerance) / step).rounded(.up) - 1
    return anchor + count * step
  }
}
