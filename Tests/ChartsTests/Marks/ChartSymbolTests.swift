import Geometry
import SwiftUI
import Testing

@testable import Charts

/// The sizes are those of symbols in pictures of Swift Charts at three pixels a point (github.com/fanyu/Swift-Charts,
/// github.com/jordibruin/Swift-Charts-Examples), to a sixth of a pixel.
@Suite("Symbols of charts")
struct ChartSymbolTests {
  private func box(_ shape: BasicChartSymbolShape, area: CGFloat = 50) -> CGRect {
    AnyChartSymbolShape(shape).path(center: .zero, size: SymbolSize.ofArea(area)).boundingRect
  }

  @Test("A circle has the area that is asked for, and 50 square points where none is")
  func area() {
    #expect(abs(box(.circle).width - 7.98) < 0.01)
    #expect(SymbolSize.standard.width == box(.circle).width)
    #expect(abs(box(.circle, area: 200).width - 2 * 7.979) < 0.01)
    #expect(SymbolSize.ofArea(-1) == .zero)
  }

  @Test("Symbols of lines are two points thick, and no larger than filled ones")
  func hollow() {
    let path = AnyChartSymbolShape(BasicChartSymbolShape.ofLines[1])
      .path(center: .zero, size: SymbolSize.standard)
    #expect(abs(path.boundingRect.width - 7.22) < 0.05)
    let half = path.boundingRect.maxX
    #expect(path.contains(CGPoint(x: half - 1.95, y: 0)))
    #expect(!path.contains(CGPoint(x: half - 2.05, y: 0)))
    // Round outside, sharp inside.
    #expect(!path.contains(CGPoint(x: half - 0.2, y: half - 0.2)))
    #expect(path.contains(CGPoint(x: half - 1.95, y: half - 2.05)))
    #expect(!path.contains(CGPoint(x: half - 2.05, y: half - 2.05)))
    for (hollow, filled) in zip(
      BasicChartSymbolShape.ofLines,
      [BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon])
    {
      let (hollow, filled) = (box(hollow), box(filled))
      #expect(abs(hollow.width - filled.width) < 0.05 && abs(hollow.height - filled.height) < 0.05)
    }
  }

  @Test("A cross is 7.66 points broad, and 4.5 at its waist")
  func cross() {
    let path = AnyChartSymbolShape(BasicChartSymbolShape.cross)
      .path(center: .zero, size: SymbolSize.standard)
    #expect(abs(path.boundingRect.width - 7.66) < 0.08)
    #expect(abs(path.boundingRect.height - 7.66) < 0.08)
    #expect(path.contains(CGPoint(x: 2.2, y: 0)) && !path.contains(CGPoint(x: 2.3, y: 0)))
  }

  @Test("A plus is a cross upright; an asterisk has six arms, one of them upright")
  func bars() {
    let plus = AnyChartSymbolShape(BasicChartSymbolShape.plus)
      .path(center: .zero, size: SymbolSize.standard)
    #expect(plus.contains(CGPoint(x: 4.2, y: 0)) && plus.contains(CGPoint(x: 0, y: 4.2)))
    #expect(!plus.contains(CGPoint(x: 2.5, y: 2.5)))
    let asterisk = AnyChartSymbolShape(BasicChartSymbolShape.asterisk)
      .path(center: .zero, size: SymbolSize.standard)
    for degrees in stride(from: 30.0, to: 360, by: 60) {
      let angle = degrees * .pi / 180
      #expect(asterisk.contains(CGPoint(x: 4 * cos(angle), y: 4 * sin(angle))))
      let between = angle + .pi / 6
      #expect(!asterisk.contains(CGPoint(x: 3 * cos(between), y: 3 * sin(between))))
    }
  }

  @Test("Points that are too small for their outline draw nothing wrong")
  func tiny() {
    for shape in [BasicChartSymbolShape.cross, .triangle, .square, .asterisk, .circle] {
      let box = box(shape.strokeBorder(lineWidth: 2), area: 0.5)
      #expect(box.isNull || (box.width.isFinite && box.width < 6))
    }
  }
}
