import HalcyonTesting
import SwiftUI
import Testing

@testable import Charts

@Suite("Legends")
@MainActor
struct LegendTests {
  @Test("Values have an entry each, in order, in the standard colours")
  func entries() {
    let probe = ChartProbe {
      ForEach(["a", "b", "a", "c"], id: \.self) {
        PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Kind", $0))
          .symbol(by: .value("Kind", $0))
      }
    }
    let groups = LegendEntry.entries(probe.data, probe.model.scales)
    #expect(groups.count == 1)
    #expect(groups[0].map(\.value) == [.category("a"), .category("b"), .category("c")])
    #expect(groups[0].map { $0.style.plainColor } == [.blue, .green, .orange])
    #expect(groups[0].allSatisfy { $0.symbol != nil })
  }

  @Test("What does not fit beside the others begins a row")
  func flow() {
    let frames = LegendFlow().frames(
      [60, 30, 20].map { CGSize(width: $0, height: 10) }, width: 100)
    #expect(frames.map(\.minX) == [0, 68, 0])
    #expect(frames.map(\.minY) == [0, 0, 14])
  }

  @Test("Beside a plot a legend has all the width that its names ask for")
  func beside() throws {
    let names = ["Monday to Wednesday", "Saturday"]
    let stage = Stage(
      Chart(names, id: \.self) {
        SectorMark(angle: .value("Count", 1)).foregroundStyle(by: .value("Days", $0))
      }
      .chartLegend(position: .trailing), size: CGSize(width: 300, height: 200))
    let longest = try #require(stage[.text(names[0])].all.first).frame
    // As wide as the name alone.
    let alone = Stage(
      Text(names[0]).font(AxisAppearance.font), size: CGSize(width: 300, height: 200))
    let own = try #require(alone[.text(names[0])].all.first).frame
    #expect(abs(longest.width - own.width) < 0.5 && longest.maxX <= 300)
  }

  @Test("A legend stands below unless it is told to stand on top")
  func placement() {
    #expect(LegendPlacement(position: .automatic, alignment: nil).edge == .bottom)
    #expect(LegendPlacement(position: .top, alignment: nil).edge == .top)
  }
}
