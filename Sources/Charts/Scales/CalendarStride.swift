import Foundation

/// Steps through the calendar: every month, every third hour.
struct CalendarStride: Equatable, Sendable {
  var unit: Calendar.Component
  var count: Int
  var calendar: Calendar

  init(unit: Calendar.Component, count: Int = 1, calendar: Calendar) {
    self.unit = unit
    self.count = max(1, count)
    self.calendar = calendar
  }

  /// The last step at or before `date`.
  ///
  /// Steps of several units begin with the larger unit: hours at midnight, months in January. Days begin with
  /// the first one there is.
  func floor(_ date: Date) -> Date {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return date }
    guard count > 1 else { return start }
    let value = calendar.component(unit, from: start)
    let first = unit == .month ? 1 : 0
    guard unit != .weekOfYear, unit != .weekOfMonth, unit != .day else { return start }
    let surplus = (value - first) % count
    return calendar.date(byAdding: unit, value: -surplus, to: start) ?? start
  }

  func next(after date: Date) -> Date? {
    calendar.date(byAdding: unit, value: count, to: date)
  }

  /// The steps in `lower`…`upper`, both included; at most 1,000.
  func dates(from lower: Date, to upper: Date) -> [Date] {
    var result: [Date] = []
    let start = floor(lower)
    for index in 0..<1_000_000 {
      guard let date = calendar.date(byAdding: unit, value: count * index, to: start),
        date <= upper, result.count < 1_000
      else { break }
      if date >= lower { result.append(date) }
    }
    return result
  }

  /// Which units make good steps, and how long they last in seconds.
  private static let candidates: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1_800),
    (.hour, 1, 3_600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800),
    (.month, 1, 2_592_000), (.month, 2, 5_184_000), (.month, 3, 7_776_000), (.month, 6, 15_552_000),
    (.year, 1, 31_536_000),
  ]

  /// The finest stride that gives at most about `count` steps over `range`.
  static func fitting(_ range: ClosedRange<Date>, count: Int, calendar: Calendar) -> CalendarStride
  {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let most = Double(max(1, count)) + 0.5
    if let fitting = candidates.first(where: { length / $0.seconds < most }) {
      return CalendarStride(unit: fitting.unit, count: fitting.count, calendar: calendar)
    }
    let years = NiceNumbers.step(over: length / 31_536_000, count: count)
    return CalendarStride(unit: .year, count: max(1, Int(years)), calendar: calendar)
  }

  /// How a step's date is written on an axis.
  func label(_ date: Date, spansYears: Bool = false) -> String {
    var style = Date.FormatStyle(calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .year: style = style.year()
    case .quarter, .month: style = style.month(.abbreviated)
    case .day, .weekOfYear, .weekOfMonth, .weekday: style = style.month(.abbreviated).day()
    case .hour: style = style.hour()
    case .minute: style = style.hour().minute()
    default: style = style.minute().second()
    }
    // Months of several years say which.
    if unit == .month, spansYears { style = style.year() }
    return date.formatted(style)
  }
}

extension Calendar {
  /// The user's calendar with the weeks of the user's region.
  static var ofUser: Calendar {
    var calendar = Calendar.current
    calendar.locale = .current
    return calendar
  }
}
