import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite("Curves cut in pieces")
struct CurveInPiecesTests {
  /// Of any shape: with loops, cusps and turns of all radii, 600 pixels large.
  private func curve(seed: Int) -> BezierCurve {
    var numbers = SplitMix(seed: UInt64(seed))
    func point() -> Vector { Vector(numbers.unit() * 600, numbers.unit() * 600) }
    return BezierCurve(cubic: point(), point(), point(), point())
  }

  private func flattened(_ curve: BezierCurve, tolerance: Double, keepsArea: Bool) -> FlattenedPath
  {
    var line = FlattenedPath()
    let path = Path {
      $0.move(to: curve.start.point)
      $0.addCurve(
        to: curve.end.point, control1: curve.control1.point, control2: curve.control2.point)
    }
    path.flattened(tolerance: tolerance, keepsArea: keepsArea, into: &line)
    return line
  }

  @Test("Nothing lies farther from the curve than the tolerance", arguments: 0..<100)
  func tolerance(seed: Int) {
    let curve = curve(seed: seed)
    let line = flattened(curve, tolerance: 0.025, keepsArea: true)
    for step in 0...500 {
      #expect(line.distance(to: curve.point(at: Double(step) / 500)) <= 0.025)
    }
    #expect(line.points.first == curve.start && line.points.last == curve.end)
  }

  @Test("As much area lies outside as inside", arguments: 0..<100)
  func area(seed: Int) {
    let curve = curve(seed: seed)
    let (a, b, c, d) = (curve.start, curve.control1, curve.control2, curve.end)
    // Green's theorem for the curve and the line back to its start.
    let exact =
      (a.x * (6 * b.y + 3 * c.y + d.y)
        + 3 * (b.x * (c.y + d.y - 2 * a.y) - c.x * (a.y + b.y - 2 * d.y))
        - d.x * (a.y + 3 * b.y + 6 * c.y)) / 20 + cross(d, a) / 2
    let line = flattened(curve, tolerance: 0.025, keepsArea: true)
    let length = zip(line.points, line.points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    // Chords alone lie 2/3 of the tolerance inside at worst, in the mean over a segment.
    #expect(abs(abs(line.signedArea) - abs(exact)) < 0.1 * 0.025 * length)
  }

  @Test("There are fewer segments than by the largest second derivative")
  func count() {
    let curves = (0..<100).map { curve(seed: $0) }
    func count(keepsArea: Bool) -> Int {
      curves.reduce(0) {
        $0 + flattened($1, tolerance: 0.025, keepsArea: keepsArea).points.count
      }
    }
    #expect(Double(count(keepsArea: true)) < 0.7 * Double(count(keepsArea: false)))
  }
}
