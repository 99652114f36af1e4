import Foundation
import Testing

@testable import Geometry

/// The outlines are those of swiftui-web's recordings (macOS 26.2).
@Suite("Outlines of strokes as paths")
struct StrokeCurvesTests {
  @Test("A circle's stroke is two circles, the inner one first")
  func circle() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    expectPath(
      circle.strokedPath(StrokeStyle(lineWidth: 4)),
      "38 20 m 38 29.9411 29.9411 38 20 38 c 10.0589 38 2 29.9411 2 20 c 2 10.0589 10.0589 2 20 2 c "
        + "29.9411 2 38 10.0589 38 20 c h 42 20 m 42 7.84974 32.1503 -2 20 -2 c 7.84974 -2 -2 7.84974 -2 20 c "
        + "-2 32.1503 7.84974 42 20 42 c 32.1503 42 42 32.1503 42 20 c h")
  }

  @Test("A line with square caps goes along one side and back along the other")
  func squareCaps() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 50, y: 0))
    expectPath(
      line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)),
      "0 1 m 50 1 l 51 1 l 51 -1 l 50 -1 l 0 -1 l -1 -1 l -1 1 l 0 1 l h")
  }

  @Test("Inner corners go straight from side to side, outer ones by their miters")
  func miters() {
    let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 60))
    expectPath(
      rect.strokedPath(StrokeStyle(lineWidth: 2)),
      "0 1 m 100 1 l 99 0 l 99 60 l 100 59 l 0 59 l 1 60 l 1 0 l 0 1 l h 0 -1 m -1 -1 l -1 0 l -1 60 l "
        + "-1 61 l 0 61 l 100 61 l 101 61 l 101 60 l 101 0 l 101 -1 l 100 -1 l 0 -1 l h")
  }

  @Test("A round corner is one curve", arguments: [CGLineJoin.round, .miter])
  func triangle(join: CGLineJoin) {
    var triangle = Path()
    triangle.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
    triangle.closeSubpath()
    let inner =
      "0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h "
    let outer =
      join == .round
      ? "0 -2 m -1.69568 -2 -2.62199 -0.022285 -1.53644 1.28037 c 48.4636 61.2804 l "
        + "49.2631 62.2399 50.7369 62.2399 51.5364 61.2804 c 101.536 1.28037 l "
        + "102.622 -0.022285 101.696 -2 100 -2 c 0 -2 l h"
      : "0 -2 m -4.27008 -2 l -1.53644 1.28037 l 48.4636 61.2804 l 50 63.1241 l 51.5364 61.2804 l "
        + "101.536 1.28037 l 104.27 -2 l 100 -2 l 0 -2 l h"
    expectPath(triangle.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)), inner + outer)
  }

  @Test("A curve's sides lie the radius away from it", arguments: [CGLineCap.butt, .round])
  func sides(cap: CGLineCap) {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 200, y: 40), control1: CGPoint(x: 60, y: 90),
      control2: CGPoint(x: 150, y: -80))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 8, lineCap: cap))
    let curves = outline.elementCount
    #expect(curves > 4 && curves < 100)
    for step in 1..<40 {
      let part = path.trimmedPath(from: 0, to: CGFloat(step) / 40)
      let point = part.currentPoint!
      #expect(outline.contains(point))
    }
    // The area of a band is its length by its width, and a disc for two round caps.
    let expected = Double(path.length) * 8 + (cap == .round ? .pi * 16 : 0)
    #expect(abs(outline.area - expected) < 0.01 * expected)
  }

  @Test("Dashes and curves tighter than the pen are lines, as before")
  func fallback() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(StrokeCurves.outline(circle, StrokeStyle(lineWidth: 6)) == nil)
    #expect(StrokeCurves.outline(circle, StrokeStyle(lineWidth: 1, dash: [1])) == nil)
    #expect(!circle.strokedPath(StrokeStyle(lineWidth: 6)).isEmpty)
  }
}

extension Path {
  fileprivate var elementCount: Int { elements.count }

  /// By Green's theorem on a fine polygon.
  fileprivate var area: Double {
    let line = flattened(tolerance: 0.001)
    var sum = 0.0
    for subpath in line.subpaths {
      let points = Array(line.points[subpath.range])
      for (a, b) in zip(points, points.dropFirst() + [points[0]]) { sum += cross(a, b) / 2 }
    }
    return abs(sum)
  }
}
