import Foundation
import Testing

@testable import Hosting

@Suite("The system's locale")
struct SystemLocaleTests {
  @Test(
    "Dates and sums of money are written as in the United States, whatever the machine's language")
  func format() {
    let date = Date(timeIntervalSince1970: 1_767_268_800)
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
    style.timeZone = TimeZone(secondsFromGMT: 0)!
    #expect(Locale.current.identifier == "en_US")
    #expect(date.formatted(style) == "Jan 1, 2026")
    #expect(1234.5.formatted(.currency(code: "USD")) == "$1,234.50")
  }

  @Test("Weeks begin on Sunday, as they do there, and the language is American English")
  func weeks() {
    for calendar in [Calendar.current, .autoupdatingCurrent] {
      #expect(calendar.firstWeekday == 1 && calendar.minimumDaysInFirstWeek == 1)
      #expect(calendar.locale?.identifier == "en_US" && calendar.identifier == .gregorian)
      #expect(calendar.timeZone == .current)
    }
    #expect(Locale.preferredLanguages == ["en-US"])
  }
}
