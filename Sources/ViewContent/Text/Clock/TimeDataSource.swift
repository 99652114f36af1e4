import Foundation

/// A value that goes with the clock, for a text that is to go with it.
nonisolated public struct TimeDataSource<Value>: Sendable {
  /// Which value of the time it is.
  enum Kind: Hashable, Sendable {
    case currentDate
    case offset(to: Date)
    case range(startingAt: Date)
    case range(endingAt: Date)
  }

  let kind: Kind
  let value: @Sendable (Date) -> Value
  /// The time at which the value is `value`; nil for never.
  let time: @Sendable (_ value: Value) -> Date?
  /// Whether values become greater as time passes.
  let isRising: Bool
}

extension TimeDataSource where Value == Date {
  /// The time that it is.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .currentDate, value: { $0 }, time: { $0 }, isRising: true)
  }
}

extension TimeDataSource where Value == Duration {
  /// How long it is until a date; negative after it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      kind: .offset(to: date), value: { .seconds(date.timeIntervalSince($0)) },
      time: { date - $0.timeInterval }, isRising: false)
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the time that it is.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .range(startingAt: date), value: { date..<Swift.max(date, $0) }, time: \.upperBound,
      isRising: true)
  }

  /// From the time that it is to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .range(endingAt: date), value: { Swift.min(date, $0)..<date }, time: \.lowerBound,
      isRising: true)
  }
}

extension Duration {
  /// In seconds.
  nonisolated var timeInterval: TimeInterval {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
