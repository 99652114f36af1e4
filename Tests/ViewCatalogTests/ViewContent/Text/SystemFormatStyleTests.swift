import Foundation
import Testing

@testable import ViewContent

@Suite("Times that pass, as the system writes them")
struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSince1970: 1000)

  private func text(_ style: some FormatStyle<Date, AttributedString>, after seconds: Double)
    -> String
  { String(style.format(start + seconds).characters) }

  @Test("A timer counts up in whole seconds, and stops at its end")
  func up() {
    let style = SystemFormatStyle.Timer(countingUpIn: start..<(start + 4000))
    #expect(text(style, after: -5) == "0:00")
    #expect(text(style, after: 65.9) == "1:05")
    #expect(text(style, after: 3725) == "1:02:05")
    #expect(text(style, after: 9000) == "1:06:40")
    let minutes = SystemFormatStyle.Timer(countingUpIn: start..<(start + 4000), showsHours: false)
    #expect(text(minutes, after: 3725) == "62:05")
  }

  @Test("A second of a timer that counts down is there as long as any of it is left")
  func down() {
    let style = SystemFormatStyle.Timer(countingDownIn: start..<(start + 60))
    #expect(text(style, after: 0) == "1:00")
    #expect(text(style, after: 0.5) == "1:00")
    #expect(text(style, after: 59.5) == "0:01")
    #expect(text(style, after: 100) == "0:00")
  }

  @Test("A stopwatch shows hundredths, unless whole seconds are asked for")
  func stopwatch() {
    #expect(text(SystemFormatStyle.Stopwatch(startingAt: start), after: 65.259) == "1:05.25")
    let seconds = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    #expect(text(seconds, after: 65.259) == "1:05")
  }

  @Test("A reference says on which side of now its date lies")
  func reference() {
    let style = SystemFormatStyle.DateReference(to: start)
    #expect(text(style, after: -300) == "in 5 min")
    #expect(text(style, after: 300) == "5 min ago")
  }
}
