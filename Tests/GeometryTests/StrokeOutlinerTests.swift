import Foundation
import Testing

@testable import Geometry

@Suite("Stroke outlines")
struct StrokeOutlinerTests {
  private func outline(
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

  private func polyline(_ points: [CGPoint], closed: Bool = false) -> Path {
    Path {
      $0.addLines(points)
      if closed { $0.closeSubpath() }
    }
  }

  @Test("A butt-capped line is its length by its width")
  func buttLine() {
    let line = polyline([CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 50)])
    let result = outline(line, StrokeStyle(lineWidth: 6))
    #expect(abs(abs(result.signedArea) - 300) < 1e-9)
    #expect(result.points.count == 4)
  }

  @Test("Caps add a square or a disc", arguments: [CGLineCap.square, .round])
  func caps(cap: CGLineCap) {
    let line = polyline([.zero, CGPoint(x: 100, y: 0)])
    let result = outline(line, StrokeStyle(lineWidth: 10, lineCap: cap))
    let extra: Double = cap == .square ? 100 : Double.pi * 25
    #expect(abs(abs(result.signedArea) - 1000 - extra) < 0.25)
    #expect(abs(result.bounds.minX + 5) < 0.011 && abs(result.bounds.maxX - 105) < 0.011)
  }

  @Test("A stroked circle covers the ring between its radii")
  func ring() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let result = outline(circle, StrokeStyle(lineWidth: 4))
    #expect(abs(abs(result.signedArea) - .pi * (22 * 22 - 18 * 18)) < 2)
    #expect(abs(result.bounds.minX + 2) < 0.02 && abs(result.bounds.maxY - 42) < 0.02)
  }

  @Test("A triangle's miters reach where its sides meet")
  func miters() {
    let triangle = polyline(
      [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)], closed: true)
    let bounds = outline(triangle, StrokeStyle(lineWidth: 4)).bounds
    #expect(abs(bounds.minX + 4.27008) < 1e-4 && abs(bounds.minY + 2) < 1e-4)
    #expect(abs(bounds.maxX - 104.27) < 1e-2 && abs(bounds.maxY - 63.1241) < 1e-3)
  }

  @Test("A line that turns straight back is rounded on the outside")
  func turningBack() {
    let line = polyline([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 0)])
    let bounds = outline(line, StrokeStyle(lineWidth: 10, lineJoin: .round)).bounds
    #expect(abs(bounds.maxX - 55) < 0.011)
    #expect(abs(bounds.minX) < 1e-9)
  }
}
