import Foundation
import Testing

@testable import Geometry

/// A round pen covers exactly the points within its radius of the line: the definition of a stroke
/// with round caps and joins, checked point by point.
@Suite("A round stroke covers just what is near the line")
struct StrokeCoverageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var path: Path
    var width: Double
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "a wave", path: wave, width: 6),
    Case(name: "a wave wider than its bends", path: wave, width: 60),
    Case(
      name: "a circle smaller than its pen",
      path: Path(ellipseIn: CGRect(x: 40, y: 10, width: 20, height: 20)), width: 50),
    Case(
      name: "a cusp",
      path: Path {
        $0.move(to: .zero)
        $0.addCurve(
          to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 60),
          control2: CGPoint(x: 0, y: 60))
      }, width: 20),
    Case(
      name: "a loop",
      path: Path {
        $0.move(to: .zero)
        $0.addCurve(
          to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 160, y: 90),
          control2: CGPoint(x: -100, y: 90))
      }, width: 14),
    Case(
      name: "a zigzag with corners shorter than its pen",
      path: polyline((0..<20).map { CGPoint(x: Double($0) * 5, y: $0.isMultiple(of: 2) ? 0 : 6) }),
      width: 30),
    Case(
      name: "a closed star",
      path: polyline(
        (0..<5).map {
          CGPoint(x: 50 + 40 * cos(Double($0) * 2.513), y: 40 * sin(Double($0) * 2.513))
        }, closed: true), width: 12),
    Case(
      name: "a way there and back",
      path: polyline([.zero, CGPoint(x: 80, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 90, y: 1)]),
      width: 16),
  ]

  @Test("The outline's inside is the neighbourhood of the line", arguments: cases)
  func coverage(item: Case) {
    let style = StrokeStyle(lineWidth: CGFloat(item.width), lineCap: .round, lineJoin: .round)
    let outline = strokeOutline(item.path, style)
    let line = item.path.flattened(tolerance: 0.01)
    let area = outline.bounds.insetBy(dx: -4, dy: -4)
    for row in 0..<20 {
      for column in 0..<20 {
        let point = Vector(
          Double(area.minX) + (Double(column) + 0.37) / 20 * Double(area.width),
          Double(area.minY) + (Double(row) + 0.61) / 20 * Double(area.height))
        let gap = line.distance(to: point) - item.width / 2
        if abs(gap) > 0.04 { expectWinding(outline, point, isInside: gap < 0) }
      }
    }
  }

  private func expectWinding(_ outline: FlattenedPath, _ point: Vector, isInside: Bool) {
    if (outline.winding(around: point) != 0) != isInside {
      Issue.record("\(point) should be \(isInside ? "inside" : "outside")")
    }
  }

  @Test("Outline points lie on the offset curve, within the tolerance", arguments: [0.1, 0.01])
  func hausdorff(tolerance: Double) {
    // Of an ellipse no tighter than its pen, so that no outline point lies inside the stroke.
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 120))
    let line = path.flattened(tolerance: 1e-3)
    let outline = strokeOutline(path, StrokeStyle(lineWidth: 20), tolerance: tolerance)
    for subpath in outline.subpaths {
      var previous = outline.points[subpath.end - 1]
      for index in subpath.range {
        let point = outline.points[index]
        #expect(abs(line.distance(to: point) - 10) < 2 * tolerance + 1e-3)
        #expect(abs(line.distance(to: (point + previous) / 2) - 10) < 2 * tolerance + 1e-3)
        previous = point
      }
    }
  }
}

extension FlattenedPath {
  /// The distance to the nearest point of any segment.
  func distance(to point: Vector) -> Double {
    var nearest = Double.infinity
    for subpath in subpaths {
      var previous = subpath.isClosed ? points[subpath.end - 1] : points[subpath.start]
      for index in subpath.range {
        let segment = points[index] - previous
        let length = segment.lengthSquared
        let t = length > 0 ? min(max(dot(point - previous, segment) / length, 0), 1) : 0
        nearest = min(nearest, (previous + segment * t - point).lengthSquared)
        previous = points[index]
      }
    }
    return nearest.squareRoot()
  }

  /// How many times the subpaths, closed, turn around a point.
  func winding(around point: Vector) -> Int {
    var winding = 0
    for subpath in subpaths {
      var previous = points[subpath.end - 1]
      for index in subpath.range {
        let next = points[index]
        if (previous.y > point.y) != (next.y > point.y) {
          let side = cross(next - previous, point - previous)
          if next.y > previous.y ? side > 0 : side < 0 { winding += next.y > previous.y ? 1 : -1 }
        }
        previous = next
      }
    }
    return winding
  }
}
