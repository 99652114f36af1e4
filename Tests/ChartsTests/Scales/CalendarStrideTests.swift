import Foundation
import Testing

@testable import Charts

@Suite("Strides through the calendar")
struct CalendarStrideTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT")!
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }

  @Test("A stride of months has the first of each month in the range")
  func months() {
    let stride = CalendarStride(unit: .month, calendar: calendar)
    #expect(
      stride.dates(from: date(2026, 1, 15), to: date(2026, 4, 1))
        == [date(2026, 2, 1), date(2026, 3, 1), date(2026, 4, 1)])
  }

  @Test("Quarters begin in January, six hours at midnight")
  func severalUnits() {
    let quarters = CalendarStride(unit: .month, count: 3, calendar: calendar)
    #expect(
      quarters.dates(from: date(2026, 2, 1), to: date(2026, 8, 1))
        == [date(2026, 4, 1), date(2026, 7, 1)])
    let hours = CalendarStride(unit: .hour, count: 6, calendar: calendar)
    #expect(hours.floor(date(2026, 2, 1, 11)) == date(2026, 2, 1, 6))
  }

  @Test("Four steps are every second day of a week, two months of half a year, quarters of one")
  func seen() {
    let week = CalendarStride.fitting(
      date(2022, 5, 2)...date(2022, 5, 9), count: 4, calendar: calendar)
    #expect(week == CalendarStride(unit: .day, count: 2, calendar: calendar))
    let half = CalendarStride.fitting(
      date(2022, 7, 1)...date(2022, 12, 31), count: 4, calendar: calendar)
    #expect(half == CalendarStride(unit: .month, count: 2, calendar: calendar))
  }

  @Test("A year of about four steps has quarters, a day hours")
  func fitting() {
    let year = CalendarStride.fitting(
      date(2026, 1, 1)...date(2026, 12, 31), count: 4, calendar: calendar)
    #expect(year == CalendarStride(unit: .month, count: 3, calendar: calendar))
    let day = CalendarStride.fitting(
      date(2026, 1, 1)...date(2026, 1, 2), count: 4, calendar: calendar)
    #expect(day == CalendarStride(unit: .hour, count: 6, calendar: calendar))
    let decades = CalendarStride.fitting(
      date(1950, 1, 1)...date(2020, 1, 1), count: 5, calendar: calendar)
    #expect(decades.unit == .year && decades.count == 10)
  }
}
