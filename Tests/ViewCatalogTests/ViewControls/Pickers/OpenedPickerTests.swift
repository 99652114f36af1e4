import Foundation
import Geometry
import Testing

@testable import ViewControls
@testable import ViewGraphics
@_spi(Runtime) @testable import ViewRuntime

@Suite("Opened pickers")
@MainActor
struct OpenedPickerTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }

  @Test("A month stands in weeks: February 2026 begins on a Sunday and fills four")
  func month() {
    let month = CalendarMonth(around: date(2026, 2, 14), in: calendar)
    #expect(month.weeks.count == 4)
    #expect(month.weeks.flatMap { $0 }.compactMap { $0 }.count == 28)
    #expect(month.weeks[0][0] == date(2026, 2, 1))
    #expect(month.start(after: 11) == date(2027, 1, 1))
    // January 2026 begins on a Thursday.
    let january = CalendarMonth(around: date(2026, 1, 31), in: calendar)
    #expect(january.weeks[0].prefix(4).allSatisfy { $0 == nil } && january.weeks.count == 5)
  }

  @Test("A tap on a day chooses it and keeps the time of day")
  func choosing() {
    let noted = Noted(date(2026, 2, 14, 9))
    let probe = LayoutProbe(400, 500) {
      CalendarPanel(selection: noted.binding, range: nil, components: .date)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    // The first of the month is the first cell of the grid, the lowest of whose rows ends the panel.
    let panel = probe.elements.map(\.frameInWindow).first { abs($0.width - 280) < 0.1 }!
    let row = panel.maxY - 20 - 3 * 42
    probe.tap(CGPoint(x: panel.minX + 20 + 2 * 40, y: row))
    #expect(noted.value == date(2026, 2, 3, 9))
  }

  @Test("The grid of colours goes from white to black in its first row")
  func colors() {
    let values = EnvironmentValues()
    #expect(ColorPanel.color(0, 0).resolve(in: values).red == 1)
    #expect(ColorPanel.color(0, 11).resolve(in: values).red == 0)
    let noted = Noted(Color.red)
    let probe = LayoutProbe(300, 300) {
      ColorPanel(selection: noted.binding, supportsOpacity: false)
    }
    probe.tap(CGPoint(x: (300 - 288) / 2 + 12, y: (300 - 240) / 2 + 12))
    #expect(noted.value.resolve(in: values).green == 1)
  }
}
