import SwiftUI
import Testing

@testable import Charts

@Suite("How wide and high marks are")
@MainActor
struct MarkDimensionTests {
  private func box(_ width: MarkDimension) -> CGRect {
    ChartProbe {
      BarMark(x: .value("x", "a"), y: .value("y", 10), width: width)
      BarMark(x: .value("x", "b"), y: .value("y", 10))
      BarMark(x: .value("x", "c"), y: .value("y", 10))
    }.boxes[0]
  }

  // Three bands of 100 points each.
  @Test(
    "A bar is a ratio of its band, the band less an inset on both sides, or so many points",
    arguments: [
      (MarkDimension.ratio(0.5), 50), (.ratio(1), 100), (.inset(10), 80), (.fixed(30), 30),
      (12, 12), (7.5, 7.5), (.inset(60), 0),
    ] as [(MarkDimension, CGFloat)])
  func widths(width: MarkDimension, expected: CGFloat) {
    let box = box(width)
    #expect(abs(box.width - expected) < 1e-9)
    #expect(abs(box.midX - 50) < 1e-9)
  }

  @Test("A lying bar is as high as is said")
  func height() {
    let boxes = ChartProbe {
      BarMark(x: .value("x", 10), y: .value("y", 3), height: .fixed(24))
      BarMark(xStart: .value("x", 2), xEnd: .value("x", 6), y: .value("y", 5), height: .fixed(10))
    }.boxes
    #expect(boxes[1].height == 10)
  }

  @Test("A rectangle in two bands takes all of both, and as much as is said")
  func rectangle() {
    var settings = ChartSettings()
    settings.y.visibility = .hidden
    let boxes = ChartProbe(settings: settings) {
      RectangleMark(x: .value("x", "a"), y: .value("y", "u"), width: .ratio(1), height: .ratio(1))
      RectangleMark(x: .value("x", "b"), y: .value("y", "v"), width: .ratio(0.5), height: 20)
    }.boxes
    // Two bands of 150 points, and two of 100.
    #expect(boxes[0] == CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(boxes[1] == CGRect(x: 187.5, y: 140, width: 75, height: 20))
  }

  @Test("The hole of a ring is a ratio of its radius, or its width less than it")
  func radii() {
    let sectors = ChartProbe(size: CGSize(width: 300, height: 200)) {
      SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.6), outerRadius: .inset(10))
      SectorMark(angle: .value("a", 1), innerRadius: .fixed(40), outerRadius: 80)
      SectorMark(angle: .value("a", 1))
    }.sectors
    #expect(sectors.allSatisfy { $0.center == CGPoint(x: 150, y: 100) })
    #expect(sectors[1].innerRadius == 40 && sectors[1].outerRadius == 80)
    #expect(sectors[2].innerRadius == 0 && sectors[2].outerRadius == 100)
    #expect(abs(sectors[0].innerRadius / 0.6 - 100) < 1e-9)
  }
}
