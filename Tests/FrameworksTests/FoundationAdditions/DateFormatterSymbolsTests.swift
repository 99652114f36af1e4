import Foundation
import FoundationAdditions
import FoundationNames
import Testing

@Suite("The words of date formatters, unwrapped as on Apple's systems")
struct DateFormatterSymbolsTests {
  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }

  @Test("They are unwrapped, chained and read as they are")
  func reading() {
    #expect(formatter.shortWeekdaySymbols![0] == "Sun")
    #expect(formatter.standaloneMonthSymbols?.last == "December")
    #expect(formatter.weekdaySymbols.count == 7)
    #expect(formatter.amSymbol! == "AM")
  }

  @Test("What is set is what is read, and nothing is the locale's words again")
  func writing() {
    let formatter = formatter
    formatter.shortMonthSymbols = ["one"]
    #expect(formatter.shortMonthSymbols! == ["one"])
    formatter.shortMonthSymbols = nil
    #expect(formatter.shortMonthSymbols! == self.formatter.shortMonthSymbols!)
  }
}
