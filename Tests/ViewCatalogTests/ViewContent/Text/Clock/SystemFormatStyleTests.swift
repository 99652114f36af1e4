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

  // The documentation's examples.
  @Test(
    "A timer of two fields shows hours and minutes once there are hours, and minutes' precision has words"
  )
  func fields() {
    let interval = start..<(start + 6000)
    let two = SystemFormatStyle.Timer(countingUpIn: interval, maxFieldCount: 2)
    #expect(text(two, after: 5640) == "1:34")
    #expect(text(two, after: 640) == "10:40")
    let minutes = SystemFormatStyle.Timer(countingDownIn: interval, maxPrecision: .seconds(60))
    #expect(text(minutes, after: 6000 - 290) == "5 minutes")
  }

  @Test("A stopwatch shows hundredths, two digits first, and as many fields as are asked for")
  func stopwatch() {
    let style = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(text(style, after: -3) == "00:00.00")
    #expect(text(style, after: 5.23) == "00:05.23")
    #expect(text(style, after: 45 * 60 + 30.12) == "45:30.12")
    #expect(text(style, after: 3600) == "01:00:00.00")
    let seconds = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    #expect(text(seconds, after: 83.259) == "01:23")
    let tenths = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .milliseconds(100))
    #expect(text(tenths, after: 83.459) == "01:23.4")
    let three = SystemFormatStyle.Stopwatch(startingAt: start, maxFieldCount: 3)
    #expect(text(three, after: 5025.67) == "01:23:45")
    let two = SystemFormatStyle.Stopwatch(startingAt: start, maxFieldCount: 2)
    #expect(text(two, after: 5025.67) == "1:23")
    let minutes = SystemFormatStyle.Stopwatch(startingAt: start, showsHours: false)
    #expect(text(minutes, after: 4530) == "75:30.00")
  }

  @Test(
    "An offset is in units of the calendar, or with colons where only a clock's fields are allowed")
  func offset() {
    #expect(text(SystemFormatStyle.DateOffset(to: start), after: 222) == "3 minutes, 42 seconds")
    #expect(text(SystemFormatStyle.DateOffset(to: start), after: 5663) == "1 hour, 34 minutes")
    let one = SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1)
    #expect(text(one, after: 5663) == "1 hour")
    let short = SystemFormatStyle.DateOffset(
      to: start, allowedFields: [.minute, .second], maxFieldCount: 2)
    #expect(text(short, after: 332) == "5:32")
    let clock = SystemFormatStyle.DateOffset(
      to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)
    #expect(text(clock, after: 3932) == "1:05:32")
  }

  @Test("The sign of an offset says on which side of its anchor a date lies, unless none is wanted")
  func signs() {
    let automatic = SystemFormatStyle.DateOffset(to: start)
    #expect(text(automatic, after: 5) == "5 seconds")
    #expect(text(automatic, after: -5) == "\u{2212}5 seconds")
    #expect(text(SystemFormatStyle.DateOffset(to: start, sign: .never), after: -5) == "5 seconds")
    let always = SystemFormatStyle.DateOffset(to: start, sign: .always(includingZero: false))
    #expect(text(always, after: 5) == "+5 seconds")
    #expect(text(always, after: -5) == "\u{2212}5 seconds")
  }

  @Test(
    "A reference speaks of a date by its distance within a month, and by its day or month beyond")
  func reference() {
    let style = SystemFormatStyle.DateReference(to: start)
    #expect(text(style, after: -30) == "now")
    #expect(text(style, after: -300) == "in 5 minutes")
    #expect(text(style, after: 300) == "5 minutes ago")
    #expect(text(style, after: -3 * 3600) == "in 3 hours")
    #expect(text(style, after: -86_400) == "tomorrow")
    #expect(text(style, after: 27 * 86_400) == "27 days ago")
    // It was a Thursday.
    #expect(text(style, after: 60 * 86_400) == "Thursday, January 1")
    #expect(text(style, after: 800 * 86_400) == "January 1970")
    let three = SystemFormatStyle.DateReference(to: start, maxFieldCount: 3)
    #expect(text(three, after: 800 * 86_400) == "January 1, 1970")
  }

  @Test("A style knows the moments at which its text is another")
  func moments() {
    let watch = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    #expect(watch.discreteInput(after: start - 5) == start)
    #expect(watch.discreteInput(after: start + 1.5) == start + 2)
    #expect(watch.discreteInput(before: start + 1.5) == start + 1)
    let timer = SystemFormatStyle.Timer(countingDownIn: start..<(start + 60.25))
    #expect(timer.discreteInput(after: start) == start + 0.25)
    #expect(timer.discreteInput(after: start + 60.25) == nil)
  }
}
