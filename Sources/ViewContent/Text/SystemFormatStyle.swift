import Foundation
import ViewRuntime

/// A value that goes with the clock.
nonisolated public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The time that it is.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Duration {
  /// How long it is until a date; negative after it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(date.timeIntervalSince($0)) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the time that it is.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<Swift.max(date, $0) }
  }
  /// From the time that it is to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { Swift.min(date, $0)..<date }
  }
}

extension Text {
  /// A value that goes with the clock, as a format writes it: as it is when the text is made.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    Reports.once("a text of a TimeDataSource does not go on here: it shows when it was made")
    self.init(verbatim: format.format(source.value(Date())))
  }

  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    Reports.once("a text of a TimeDataSource does not go on here: it shows when it was made")
    self.init(format.format(source.value(Date())))
  }
}

/// How the system writes times that pass.
nonisolated public enum SystemFormatStyle: Sendable {
  /// The time on a clock that counts up or down: 1:05, 1:02:05.
  public struct Timer: FormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { (self.interval, countsDown, self.showsHours) = (interval, false, showsHours) }

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { (self.interval, countsDown, self.showsHours) = (interval, true, showsHours) }

    public func format(_ value: Date) -> AttributedString {
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = min(max(0, value.timeIntervalSince(interval.lowerBound)), length)
      // What is left counts as long as any of it is.
      let seconds = countsDown ? (length - passed).rounded(.up) : passed.rounded(.down)
      return AttributedString(clock(Int(seconds), showsHours: showsHours))
    }
  }

  /// The time on a stopwatch, with hundredths: 1:05.25.
  public struct Stopwatch: FormatStyle, Sendable {
    let start: Date
    let showsHours: Bool
    let precision: Duration

    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) { (start, self.showsHours, precision) = (startDate, showsHours, maxPrecision) }

    public func format(_ value: Date) -> AttributedString {
      let hundredths = Int((max(0, value.timeIntervalSince(start)) * 100).rounded(.down))
      let text = clock(hundredths / 100, showsHours: showsHours)
      guard precision < .seconds(1) else { return AttributedString(text) }
      return AttributedString(text + String(format: ".%02d", hundredths % 100))
    }
  }

  /// How far a date is away, with its sign: +5 min, 2 sec.
  public struct DateOffset: FormatStyle, Sendable {
    let anchor: Date
    public var calendar = Calendar.autoupdatingCurrent

    public init(
      to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) { self.anchor = anchor }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(Text.DateStyle.offset.format(anchor, now: value))
    }
  }

  /// When a date is or was: in 5 min, 5 min ago.
  public struct DateReference: FormatStyle, Sendable {
    let date: Date
    public var calendar = Calendar.autoupdatingCurrent

    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .week
    ) { self.date = date }

    public func format(_ value: Date) -> AttributedString {
      let words = Text.DateStyle.relative.format(date, now: value)
      return AttributedString(date < value ? "\(words) ago" : "in \(words)")
    }
  }

  /// 1:05 or 1:02:05.
  private static func clock(_ seconds: Int, showsHours: Bool) -> String {
    let tail = String(format: "%02d", seconds % 60)
    guard showsHours, seconds >= 3600 else { return "\(seconds / 60):\(tail)" }
    return "\(seconds / 3600):" + String(format: "%02d", seconds / 60 % 60) + ":\(tail)"
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(countingUpIn interval: Range<Date>, showsHours: Bool = true) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours)
  }
  public static func timer(countingDownIn interval: Range<Date>, showsHours: Bool = true) -> Self {
    Self(countingDownIn: interval, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: startDate, showsHours: showsHours, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(to anchor: Date) -> Self { Self(to: anchor) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(to date: Date) -> Self { Self(to: date) }
}
