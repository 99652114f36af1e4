import Foundation

/// How a time that passes is written with colons: 1:05, 01:02:05.25.
nonisolated struct ClockPattern: Codable, Hashable, Sendable {
  /// Whether an hour is a field of its own; else it is sixty minutes.
  var showsHours: Bool
  /// How many of hours, minutes, seconds and their fraction are shown, the largest first.
  var maxFieldCount: Int
  /// The time between two texts.
  var precision: Duration
  /// Whether the first field has two digits.
  var isPadded: Bool

  /// Seconds that make up for the rounding of sums: a moment that is this near counts as reached.
  static let tolerance = 1e-6

  /// Hours, minutes and whole seconds.
  static func seconds(showsHours: Bool = true) -> ClockPattern {
    ClockPattern(showsHours: showsHours, maxFieldCount: 3, precision: .seconds(1), isPadded: false)
  }

  /// `precision` in seconds.
  var step: TimeInterval { max(precision.timeInterval, 1e-3) }

  /// The text for a number of seconds, which is brought to the precision as `rule` has it.
  func text(_ seconds: TimeInterval, rounded rule: FloatingPointRoundingRule) -> String {
    let slack = rule == .up ? -Self.tolerance : Self.tolerance
    let milliseconds = Int((((seconds + slack) / step).rounded(rule) * step * 1000).rounded())
    let whole = max(0, milliseconds / 1000)
    let hours = showsHours ? whole / 3600 : 0
    let minutes = showsHours ? whole / 60 % 60 : whole / 60
    if step >= 60 || maxFieldCount < 2 { return units(whole) }

    var fields = hours > 0 ? [hours] : []
    fields += [minutes, whole % 60]
    let shown = fields.prefix(maxFieldCount)
    let pads = isPadded && !(hours > 0 && shown.count == 2)
    var text = shown.enumerated().map { index, field in
      index > 0 || pads ? String(format: "%02d", field) : "\(field)"
    }.joined(separator: ":")
    if step < 1, maxFieldCount > fields.count {
      let digits = step < 0.01 ? 3 : step < 0.1 ? 2 : 1
      let fraction = max(0, milliseconds) % 1000 / [100, 10, 1][digits - 1]
      text += String(format: ".%0\(digits)d", fraction)
    }
    return text
  }

  /// In words, where no colon could tell what a number means: 5 minutes.
  private func units(_ seconds: Int) -> String {
    var allowed: Set<Duration.UnitsFormatStyle.Unit> = [.minutes]
    if showsHours { allowed.insert(.hours) }
    if step < 60 { allowed.insert(.seconds) }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: allowed, width: .wide, maximumUnitCount: max(1, maxFieldCount),
      fractionalPart: .hide(rounded: .down))
    return Duration.seconds(seconds).formatted(style)
  }
}
