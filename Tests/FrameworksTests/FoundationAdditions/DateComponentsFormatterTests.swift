import Foundation
import FoundationAdditions
import Testing

@Suite("Spans of time as texts")
struct DateComponentsFormatterTests {
  // The name means Foundation's, which is not there, as well.
  private typealias Spans = FoundationAdditions.DateComponentsFormatter

  private func text(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ change: (Spans) -> Void
  ) -> String? {
    let formatter = Spans()
    formatter.allowedUnits = units
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test("The styles are those of the documentation's example: one hour and ten minutes")
  func styles() {
    let styles: [(Spans.UnitsStyle, String)] = [
      (.positional, "1:10"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"),
      (.full, "1 hour, 10 minutes"), (.brief, "1hr 10min"), (.spellOut, "one hour, ten minutes"),
    ]
    for (style, expected) in styles {
      #expect(text(4200, [.hour, .minute]) { $0.unitsStyle = style } == expected)
    }
  }

  @Test("Zeros are dropped at the front and padded behind, or as one asks")
  func zeros() {
    #expect(text(3610, [.hour, .minute, .second]) { _ in } == "1:00:10")
    #expect(text(125, [.hour, .minute, .second]) { _ in } == "2:05")
    #expect(text(5, [.minute, .second]) { $0.zeroFormattingBehavior = .pad } == "00:05")
    #expect(text(3610, [.hour, .minute, .second]) { $0.unitsStyle = .abbreviated } == "1h 10s")
    #expect(
      text(3610, [.hour, .minute, .second]) {
        $0.unitsStyle = .abbreviated
        $0.zeroFormattingBehavior = .pad
      } == "1h 0m 10s")
    #expect(text(0, [.minute, .second]) { $0.unitsStyle = .abbreviated } == "0s")
  }

  @Test("No more units are named than one asks for, and phrases stand around them")
  func phrases() {
    #expect(
      text(93_784, [.day, .hour, .minute]) {
        $0.unitsStyle = .full
        $0.maximumUnitCount = 2
      } == "1 day, 2 hours")
    #expect(
      text(300, [.minute]) {
        $0.unitsStyle = .full
        $0.includesApproximationPhrase = true
        $0.includesTimeRemainingPhrase = true
      } == "About 5 minutes remaining")
  }

  @Test("From one date to another it counts the calendar's years and months")
  func dates() throws {
    let formatter = Spans()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.year, .month, .day]
    formatter.calendar = Calendar(identifier: .gregorian)
    let start = Date(timeIntervalSince1970: 0)
    let end = try Date("1972-03-04T00:00:00Z", strategy: .iso8601)
    #expect(formatter.string(from: start, to: end) == "2 years, 2 months, 3 days")
    #expect((start..<end).formatted(.components(style: .wide)) == "2 years, 2 months, 3 days")
    #expect((start..<start.addingTimeInterval(3723)).formatted(.timeDuration) == "1:02:03")
  }
}
