import HalcyonTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite("Axes with a style")
struct AxisStripTests {
  /// A chart of bars whose plot and axes tell where they lie.
  private func frames(
    _ style: @escaping (ChartAxisContent) -> some View = { $0 }
  ) -> [String: CGRect] {
    let frames = Frames()
    let chart =
      Chart(0..<4, id: \.self) { BarMark(x: .value("x", "day \($0)"), y: .value("y", $0 * 100)) }
      .chartPlotStyle { Noted(name: "plot", frames: frames, content: $0) }
      .chartXAxisStyle { Noted(name: "x", frames: frames, content: style($0)) }
      .chartYAxisStyle { Noted(name: "y", frames: frames, content: style($0)) }
      .frame(width: 300, height: 200)
      .ignoresSafeArea()
    let stage = Stage(chart, size: CGSize(width: 300, height: 200))
    stage.advance(by: 0.1)
    return frames.named
  }

  @Test("An axis is as long as the plot and lies beside it; both fill the chart")
  func strips() throws {
    let frames = frames()
    let (plot, x, y) = try (
      #require(frames["plot"]), #require(frames["x"]), #require(frames["y"])
    )
    #expect(abs(x.minX - plot.minX) < 0.01 && abs(x.width - plot.width) < 0.01)
    #expect(abs(y.minY - plot.minY) < 0.01 && abs(y.height - plot.height) < 0.01)
    #expect(abs(x.minY - plot.maxY) < 0.01 && abs(y.minX - plot.maxX) < 0.01)
    #expect(abs(plot.width + y.width - 300) < 0.01 && abs(plot.height + x.height - 200) < 0.01)
  }

  @Test("The plot makes room for a style that is larger")
  func largerStyles() throws {
    let (plain, styled) = (frames(), frames { $0.padding(10) })
    let (before, after) = try (#require(plain["plot"]), #require(styled["plot"]))
    #expect(abs(before.width - 20 - after.width) < 0.01)
    #expect(abs(before.height - 20 - after.height) < 0.01)
  }
}
