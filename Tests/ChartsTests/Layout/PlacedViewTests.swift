import HalcyonTesting
import SwiftUI
import Testing

@testable import Charts

@Suite("Views at marks")
@MainActor
struct PlacedViewTests {
  /// What is red in a chart of 200 x 200 points whose marks carry a red view of 60 x 20 points, or as large as it is offered.
  private func redWidth(_ chart: some View) -> CGFloat {
    let size = CGSize(width: 200, height: 200)
    let picture = Stage(
      chart.chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden)
        .frame(width: 200, height: 200).ignoresSafeArea(), size: size
    ).picture
    func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
      guard let color = picture.color(at: CGPoint(x: x, y: y)) else { return false }
      return color.red > 200 && color.green < 100 && color.blue < 100
    }
    let columns = (0..<200).filter { x in (0..<200).contains { isRed(CGFloat(x), CGFloat($0)) } }
    return CGFloat(columns.count)
  }

  @Test(
    "What lies on a sector is as large as it would be alone: the sector's middle is no room for it")
  func sector() {
    let width = redWidth(
      Chart {
        SectorMark(angle: .value("all", 1)).foregroundStyle(.blue)
          .annotation(position: .overlay) { Red() }
      })
    #expect(abs(width - 60) <= 1)
  }

  @Test("What lies on a point is not squeezed into its symbol")
  func point() {
    let width = redWidth(
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).foregroundStyle(.blue)
          .annotation(position: .overlay) { Red() }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    #expect(abs(width - 60) <= 1)
  }

  @Test("What lies on a bar is offered the bar's size")
  func bar() {
    let width = redWidth(
      Chart {
        RectangleMark(
          xStart: .value("x", 2), xEnd: .value("x", 8), yStart: .value("y", 0),
          yEnd: .value("y", 10)
        )
        .foregroundStyle(.blue)
        .annotation(position: .overlay) { Color.red }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    // Six tenths of the plot, which has all of the chart where there are no axes.
    #expect(abs(width - 120) <= 2)
  }
}

/// Red, 60 x 20 points where nobody says how large it is; else as large as is said.
private struct Red: View {
  var body: some View {
    Color.red.frame(idealWidth: 60, maxWidth: .infinity, idealHeight: 20, maxHeight: .infinity)
  }
}
