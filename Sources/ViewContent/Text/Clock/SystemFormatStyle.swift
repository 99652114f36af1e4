import Foundation

/// How the system writes times that pass: `Text(.currentDate, format: .stopwatch(startingAt: start))`.
///
/// What they write, and when: Apple's documentation of `SystemFormatStyle`.
nonisolated public enum SystemFormatStyle: Sendable {
  /// The time on a clock that counts up or down within an interval: 1:05, 1:02:05.
  public struct Timer: DiscreteFormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let pattern: ClockPattern

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown) = (interval, false)
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision,
        isPadded: false)
    }

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown) = (interval, true)
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision,
        isPadded: false)
    }

    public func format(_ value: Date) -> AttributedString {
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = min(max(0, value.timeIntervalSince(interval.lowerBound)), length)
      // What is left counts as long as any of it is.
      return AttributedString(
        countsDown
          ? pattern.text(length - passed, rounded: .up) : pattern.text(passed, rounded: .down))
    }

    public func discreteInput(after input: Date) -> Date? {
      if input < interval.lowerBound { return interval.lowerBound }
      guard input < interval.upperBound else { return nil }
      return input.nextStep(
        of: pattern.step, from: countsDown ? interval.upperBound : interval.lowerBound)
    }

    public func discreteInput(before input: Date) -> Date? {
      if input > interval.upperBound { return interval.upperBound }
      guard input > interval.lowerBound else { return nil }
      return input.lastStep(
        of: pattern.step, from: countsDown ? interval.upperBound : interval.lowerBound)
    }
  }

  /// The time on a stopwatch, with hundredths: 01:05.25.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    let start: Date
    let pattern: ClockPattern

    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision,
        isPadded: true)
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(pattern.text(max(0, value.timeIntervalSince(start)), rounded: .down))
    }

    public func discreteInput(after input: Date) -> Date? {
      input < start ? start : input.nextStep(of: pattern.step, from: start)
    }

    public func discreteInput(before input: Date) -> Date? {
      input > start ? input.lastStep(of: pattern.step, from: start) : nil
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
