import Foundation
import Geometry
import Testing

import ViewCatalog
@testable import ViewControls
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Wheels for dates")
struct DateWheelsTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  /// The date after a finger has turned the wheel below `x` by `rows`, up for later values.
  private func turned(
    _ start: Date, _ components: DatePickerComponents, x: CGFloat, rows: Int,
    range: ClosedRange<Date>? = nil
  ) -> Date {
    let note = Noted(start)
    let binding = Binding(get: { note.value }, set: { (new: Date) in note.value = new })
    let probe = LayoutProbe(320, 216) {
      DateWheels(selection: binding, range: range, components: components)
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    let end = 108 - CGFloat(rows) * 32
    probe.press(CGPoint(x: x, y: 108))
    for part in 1...20 {
      probe.move(CGPoint(x: x, y: 108 + (end - 108) * CGFloat(part) / 20))
      probe.step()
    }
    for _ in 0..<20 {
      probe.move(CGPoint(x: x, y: end))
      probe.step()
    }
    probe.release(CGPoint(x: x, y: end))
    probe.run(1)
    return note.value
  }

  @Test("Month, day and year are turned one by one; a shorter month ends at its last day")
  func dates() {
    let start = date(2025, 1, 31, 9, 5)
    // 136, 60 and 90 points wide, in the middle of 320.
    #expect(turned(start, .date, x: 85, rows: 1) == date(2025, 2, 28, 9, 5))
    #expect(turned(start, .date, x: 183, rows: -2) == date(2025, 1, 29, 9, 5))
    #expect(turned(start, .date, x: 258, rows: 2) == date(2027, 1, 31, 9, 5))
  }

  @Test("Hours count twice a day in English, and the half is turned by itself")
  func times() {
    let start = date(2025, 3, 15, 11, 9)
    // Three wheels of 60 points in the middle.
    #expect(turned(start, .hourAndMinute, x: 100, rows: -1) == date(2025, 3, 15, 10, 9))
    #expect(turned(start, .hourAndMinute, x: 160, rows: 3) == date(2025, 3, 15, 11, 12))
    #expect(turned(start, .hourAndMinute, x: 220, rows: 1) == date(2025, 3, 15, 23, 9))
  }

  @Test("A date stays in its range")
  func range() {
    let start = date(2025, 3, 15)
    let range = date(2025, 3, 10)...date(2025, 3, 17)
    #expect(turned(start, .date, x: 183, rows: 4, range: range) == date(2025, 3, 17))
  }
}
