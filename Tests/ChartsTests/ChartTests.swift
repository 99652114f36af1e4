import Charts
import HalcyonTesting
import SwiftUI
import Testing

@MainActor @Suite("Charts")
struct ChartTests {
  /// How often a chart asked for its content.
  @MainActor private final class Count { var value = 0 }

  @Test("A chart that is scrolled by a finger does not ask its content again, and its marks move")
  func scrolling() throws {
    let count = Count()
    let stage = Stage(
      Chart(0..<40, id: \.self) { number in
        let _ = count.value += 1
        BarMark(x: .value("x", number), y: .value("y", number % 7))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 10),
      size: CGSize(width: 300, height: 200))
    let asked = count.value
    let before = try #require(stage[.role(.element)].all.first { $0.label == "12" }).frame
    #expect(asked >= 40)
    stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 100, y: 100), duration: 1)
    stage.advance(by: 2)
    let after = try #require(stage[.role(.element)].all.first { $0.label == "12" }).frame
    #expect(after.minX < before.minX - 100)
    #expect(count.value == asked)
  }

  @Test("What is written on a mark goes with it out of the plot")
  func annotations() {
    let stage = Stage(
      Chart(0..<40, id: \.self) { number in
        BarMark(x: .value("x", number), y: .value("y", 3))
          .annotation(position: .overlay) { Text("n\(number)") }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 10),
      size: CGSize(width: 300, height: 200))
    func isWritten(_ number: Int) -> Bool { !stage[.text("n\(number)")].all.isEmpty }
    #expect(isWritten(4) && !isWritten(12) && !isWritten(30))
    stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 10, y: 100), duration: 1)
    stage.advance(by: 2)
    #expect(!isWritten(2) && isWritten(12))
  }
}
