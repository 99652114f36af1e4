import Foundation
import Testing

@testable import Geometry

@Suite("Stroke outlines")
struct StrokeOutlinerTests {
  @Test("A butt-capped line is its length by its width")
  func buttLine() {
    let line = polyline([CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 50)])
    let result = strokeOutline(line, StrokeStyle(lineWidth: 6))
    #expect(abs(abs(result.signedArea) - 300) < 1e-9)
    #expect(result.points.count == 4)
  }

  @Test("Caps add a square or a disc", arguments: [CGLineCap.square, .round])
  func caps(cap: CGLineCap) {
    let line = polyline([.zero, CGPoint(x: 100, y: 0)])
    let result = strokeOutline(line, StrokeStyle(lineWidth: 10, lineCap: cap))
    let extra: Double = cap == .square ? 100 : Double.pi * 25
    #expect(abs(abs(result.signedArea) - 1000 - extra) < 0.25)
    #expect(abs(result.bounds.minX + 5) < 0.011 && abs(result.bounds.maxX - 105) < 0.011)
  }

  @Test("A stroked circle covers the ring between its radii")
  func ring() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let result = strokeOutline(circle, StrokeStyle(lineWidth: 4))
    #expect(abs(abs(result.signedArea) - .pi * (22 * 22 - 18 * 18)) < 2)
    #expect(abs(result.bounds.minX + 2) < 0.02 && abs(result.bounds.maxY - 42) < 0.02)
  }

  @Test("A curve that turns at its very ends is as wide as the line that is seen of it")
  func turnedEnds() {
    var path = Path()
    path.move(to: CGPoint(x: 20, y: 160))
    path.addCurve(
      to: CGPoint(x: 160.0001, y: 20), control1: CGPoint(x: 20.0001, y: 160),
      control2: CGPoint(x: 160, y: 20))
    let result = strokeOutline(path, StrokeStyle(lineWidth: 20))
    #expect(abs(abs(result.signedArea) - 140 * 2.0.squareRoot() * 20) < 1)
  }

  @Test("A triangle's miters reach where its sides meet")
  func miters() {
    let triangle = polyline([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)], closed: true)
    let bounds = strokeOutline(triangle, StrokeStyle(lineWidth: 4)).bounds
    #expect(abs(bounds.minX + 4.27008) < 1e-4 && abs(bounds.minY + 2) < 1e-4)
    #expect(abs(bounds.maxX - 104.27) < 1e-2 && abs(bounds.maxY - 63.1241) < 1e-3)
  }

  @Test("A miter is kept up to the limit 1 / sin(angle/2), and is a bevel beyond it")
  func miterLimit() {
    // A corner of 60 degrees has a miter of twice the width.
    let corner = polyline([
      CGPoint(x: 100, y: 0), .zero, CGPoint(x: 50, y: 50 * 3.0.squareRoot()),
    ])
    let kept = strokeOutline(corner, StrokeStyle(lineWidth: 10, miterLimit: 2.001)).bounds
    let cut = strokeOutline(corner, StrokeStyle(lineWidth: 10, miterLimit: 1.999)).bounds
    // The tip lies 10 from the corner along the direction of 210 degrees.
    #expect(abs(kept.minX + 10 * cos(Double.pi / 6)) < 1e-9)
    #expect(cut.minX > -5)
  }

  @Test(
    "However thin the pen, the outline of a line that turns straight back is of numbers",
    arguments: [CGLineJoin.miter, .round, .bevel])
  func turningBackWithHair(join: CGLineJoin) {
    let line = polyline([.zero, CGPoint(x: 50, y: 0), .zero, CGPoint(x: 0, y: 20), .zero])
    for width in [1e-300, 1e-30, 1e-3] {
      let result = strokeOutline(line, StrokeStyle(lineWidth: width, lineJoin: join))
      #expect(result.points.count >= 4)
      #expect(result.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      #expect(result.bounds.insetBy(dx: 1, dy: 1).width <= 48 + 2 * width)
    }
  }

  @Test("A line that turns straight back is rounded on the outside")
  func turningBack() {
    let line = polyline([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 0)])
    let bounds = strokeOutline(line, StrokeStyle(lineWidth: 10, lineJoin: .round)).bounds
    #expect(abs(bounds.maxX - 55) < 0.011)
    #expect(abs(bounds.minX) < 1e-9)
  }

  @Test("Lines without length are dots, squares or nothing")
  func dots() {
    let dot = polyline([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
    let round = strokeOutline(dot, StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(abs(abs(round.signedArea) - .pi * 25) < 0.25)
    let square = strokeOutline(dot, StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(abs(abs(square.signedArea) - 100) < 1e-9)
    #expect(square.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(strokeOutline(dot, StrokeStyle(lineWidth: 10)).isEmpty)
    var move = Path()
    move.move(to: .zero)
    #expect(strokeOutline(move, StrokeStyle(lineWidth: 10, lineCap: .round)).isEmpty)
  }

  @Test("No width draws nothing", arguments: [0, -1, CGFloat.nan])
  func noWidth(width: CGFloat) {
    let line = polyline([.zero, CGPoint(x: 50, y: 0)])
    #expect(strokeOutline(line, StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test("A hairline keeps its area", arguments: [0.01, 0.1, 0.5])
  func hairline(width: Double) {
    let line = polyline([.zero, CGPoint(x: 30, y: 40)])
    let result = strokeOutline(line, StrokeStyle(lineWidth: CGFloat(width)))
    #expect(abs(abs(result.signedArea) / (50 * width) - 1) < 1e-9)
  }

  @Test("An uneven scale bends the pen")
  func unevenScale() {
    let transform = CGAffineTransform(scaleX: 3, y: 1)
    let upright = polyline([.zero, CGPoint(x: 0, y: 10)])
    let level = polyline([.zero, CGPoint(x: 10, y: 0)])
    let style = StrokeStyle(lineWidth: 2)
    #expect(strokeOutline(upright, style, transform).bounds.width == 6)
    #expect(strokeOutline(level, style, transform).bounds.height == 2)
  }

  @Test("A scale and a turn give the mapped outline", arguments: [0.3, 1, 2.5])
  func similarity(angle: Double) {
    let path = wave
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    let transform = CGAffineTransform(rotationAngle: CGFloat(angle)).scaledBy(x: 2, y: 2)
    let direct = strokeOutline(path, style, transform)
    let mapped = strokeOutline(path, style)
    #expect(abs(direct.signedArea - 4 * mapped.signedArea) < 2)
  }

  @Test("A mirrored stroke winds as the plain one, so that both may overlap")
  func mirror() {
    let mirrored = strokeOutline(
      wave, StrokeStyle(lineWidth: 3), CGAffineTransform(scaleX: -1, y: 1))
    let plain = strokeOutline(wave, StrokeStyle(lineWidth: 3))
    #expect(abs(mirrored.signedArea - plain.signedArea) < 1e-6)
  }

  @Test("Simplification moves the outline by at most its tolerance and saves most points")
  func simplification() {
    let dense = polyline(
      (0..<5000).map {
        let angle = Double($0) * 0.001
        return CGPoint(x: 200 * cos(angle), y: 200 * sin(angle))
      })
    var outliner = StrokeOutliner()
    var result = FlattenedPath()
    outliner.outline(dense, style: StrokeStyle(lineWidth: 2), tolerance: 0.05, into: &result)
    #expect(result.points.count < 600)
    for point in result.points {
      #expect(abs(abs(point.length - 200) - 1) < 0.11)
    }
  }
}

/// A cubic with two bends.
let wave = Path {
  $0.move(to: .zero)
  $0.addCurve(
    to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 30, y: 80), control2: CGPoint(x: 70, y: -80))
}

func polyline(_ points: [CGPoint], closed: Bool = false) -> Path {
  Path {
    $0.addLines(points)
    if closed { $0.closeSubpath() }
  }
}

func strokeOutline(
  _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform = .identity,
  tolerance: Double = 0.01
) -> FlattenedPath {
  var outliner = StrokeOutliner()
  var result = FlattenedPath()
  outliner.outline(
    path, style: style, transform: transform, tolerance: tolerance, simplification: 0,
    into: &result)
  return result
}
