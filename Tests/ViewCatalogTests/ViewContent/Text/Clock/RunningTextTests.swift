import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// Texts that go with the clock, in a window whose time passes.
@MainActor @Suite("Texts that run")
struct RunningTextTests {
  private struct Clocks: View {
    let start: Date
    @State private var isPaused = false

    var body: some View {
      VStack {
        Text(start, style: .timer).accessibilityIdentifier("timer")
        Text("since \(start, style: .relative)").accessibilityIdentifier("relative")
        Text(timerInterval: start...start.addingTimeInterval(60)).accessibilityIdentifier("rest")
        Text(timerInterval: start...start.addingTimeInterval(60), pauseTime: start + 1)
          .accessibilityIdentifier("paused")
        Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
          .accessibilityIdentifier("watch")
        (isPaused ? Text(verbatim: "still") : Text(start, style: .timer))
          .accessibilityIdentifier("switched")
        Button("Pause") { isPaused = true }
      }
    }
  }

  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  @Test("Times are written anew each time that their letters change")
  func ticking() {
    let stage = Stage(Clocks(start: start), start: start)
    #expect(stage["timer"].label == "0:00")
    stage.advance(by: 3.5)
    #expect(stage["timer"].label == "0:03")
    #expect(stage["relative"].label == "since 3 sec")
    #expect(stage["rest"].label == "0:57")
    #expect(stage["paused"].label == "0:59")
    #expect(stage["watch"].label == "00:03")
    stage.advance(by: 62)
    #expect(stage["timer"].label == "1:05")
    #expect(stage["rest"].label == "0:00")
  }

  @Test("What is left before a date is one second less a moment after each whole one")
  func untilADate() {
    let stage = Stage(
      Text(start + 59.5, style: .timer).accessibilityIdentifier("left"), start: start)
    #expect(stage["left"].label == "0:59")
    stage.advance(by: 0.4)
    #expect(stage["left"].label == "0:59")
    stage.advance(by: 0.2)
    #expect(stage["left"].label == "0:58")
    stage.advance(by: 58)
    #expect(stage["left"].label == "0:00")
  }

  @Test("A text that runs no more stands still")
  func standing() {
    let stage = Stage(Clocks(start: start), start: start)
    stage.advance(by: 2.2)
    #expect(stage["switched"].label == "0:02")
    stage["Pause"].tap()
    stage.advance(by: 5)
    #expect(stage["switched"].label == "still")
  }

  @Test("Two texts of one source and format are equal, others are not")
  func equality() {
    #expect(
      Text(.currentDate, format: .offset(to: start))
        == Text(.currentDate, format: .offset(to: start)))
    #expect(
      Text(.currentDate, format: .offset(to: start))
        != Text(.currentDate, format: .offset(to: start + 1)))
  }
}
