import Foundation
import Testing

@testable import Geometry

@Suite("Dashes")
struct DashCutterTests {
  private let line = polyline([.zero, CGPoint(x: 100, y: 0)])

  @Test("Dashes and gaps take turns along the line")
  func even() {
    expectPath(
      line.dashed([30, 20], phase: 0), "0 0 m 30 0 l 50 0 m 80 0 l")
  }

  @Test("An odd pattern swaps dashes and gaps each time round")
  func odd() {
    expectPath(
      line.dashed([10, 20, 30], phase: 0),
      "0 0 m 10 0 l 30 0 m 60 0 l 70 0 m 90 0 l")
  }

  @Test("The phase is how far into the pattern the line starts", arguments: [40, -10, 90])
  func phase(phase: CGFloat) {
    // All three are 40 into the pattern of 50, in its gap.
    expectPath(line.dashed([30, 20], phase: phase), "10 0 m 40 0 l 60 0 m 90 0 l")
  }

  @Test("A dash goes round a corner")
  func corner() {
    let bent = polyline([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    expectPath(bent.dashed([15, 100], phase: 0), "0 0 m 10 0 l 10 5 l")
  }

  @Test("On a closed line the dash over the start is one piece")
  func closed() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    expectPath(square.dashed([10, 10], phase: 5), "10 5 m 10 10 l 5 10 l 0 5 m 0 0 l 5 0 l")
  }

  @Test("A dash of no length is a dot with round caps")
  func dots() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10])
    let outline = strokeOutline(polyline([.zero, CGPoint(x: 95, y: 0)]), style)
    #expect(outline.subpaths.count == 10)
    #expect(abs(abs(outline.signedArea) - 10 * .pi * 4) < 1)
  }

  @Test(
    "A pattern that says nothing is a solid line",
    arguments: [[], [0], [0, 0], [-1, 5], [.nan, 1], [.infinity, 1]] as [[CGFloat]])
  func solid(lengths: [CGFloat]) {
    let outline = strokeOutline(line, StrokeStyle(lineWidth: 2, dash: lengths))
    #expect(abs(abs(outline.signedArea) - 200) < 1e-9)
  }

  @Test("The dashes of a curve have their arc length")
  func curve() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    let dashed = circle.dashed([10, 5], phase: 0)
    #expect(abs(dashed.length - 420) < 0.2)
  }

  @Test("Dashes beyond the most are solid, and those out of sight are skipped")
  func bounded() {
    let far = polyline([CGPoint(x: -1e18, y: 5), CGPoint(x: 1e18, y: 5)])
    let style = StrokeStyle(lineWidth: 2, dash: [5, 5])
    let all = strokeOutline(far, style)
    #expect(all.points.count < 1_000_000)
    var outliner = StrokeOutliner()
    var seen = FlattenedPath()
    outliner.outline(
      far, style: style, tolerance: 0.1, visible: CGRect(x: 0, y: 0, width: 100, height: 10),
      into: &seen)
    #expect(seen.points.count < 1000)
  }

  @Test("Skipping dashes out of sight moves none in sight")
  func skipping() {
    let long = polyline([CGPoint(x: -10000, y: 5), CGPoint(x: 10000, y: 5)])
    let style = StrokeStyle(lineWidth: 2, dash: [7, 4], dashPhase: 3)
    var outliner = StrokeOutliner()
    var seen = FlattenedPath()
    let visible = CGRect(x: 0, y: 0, width: 100, height: 10)
    outliner.outline(long, style: style, tolerance: 0.1, visible: visible, into: &seen)
    let all = strokeOutline(long, style)
    for step in 0..<1000 {
      let point = Vector(Double(step) * 0.1 + 0.05, 5)
      #expect((all.winding(around: point) != 0) == (seen.winding(around: point) != 0))
    }
  }
}
