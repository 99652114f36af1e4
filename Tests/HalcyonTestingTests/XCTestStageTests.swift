import HalcyonTesting
import SwiftUI
import XCTest

/// The same stage under XCTest, whose tests run on the main thread itself.
final class XCTestStageTests: XCTestCase {
  private struct Clock: View {
    @State private var seconds = 0
    var body: some View {
      Text("\(seconds)").accessibilityIdentifier("seconds")
        .task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            seconds += 1
          }
        }
    }
  }

  @MainActor func testATaskCountsSeconds() {
    let stage = Stage(Clock())
    stage.advance(by: 3.5)
    XCTAssertEqual(stage["seconds"].label, "3")
    XCTAssertTrue(stage.settle())
  }

  @MainActor func testATimerOfTheMainRunLoopTicks() {
    var ticks = 0
    let stage = Stage(Color.red)
    stage.perform {
      // Foundation on Linux has `Timer(timeInterval:)` fire at once: the first time is said here.
      let timer = Timer(fire: Date() + 0.5, interval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { ticks += 1 }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    stage.advance(by: 2.1)
    XCTAssertEqual(ticks, 4)
  }

  @MainActor func testAwaitingBetweenSteps() async throws {
    let stage = Stage(Clock())
    stage.advance(by: 1.5)
    try await Task.sleep(for: .milliseconds(10))
    stage.advance(by: 1)
    XCTAssertEqual(stage["seconds"].label, "2")
  }
}
