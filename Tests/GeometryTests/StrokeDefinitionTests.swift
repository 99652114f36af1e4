import Foundation
import TestSupport
import Testing

@testable import Geometry

/// The area that a stroke of straight lines covers, by its definition: a rectangle for each line, a wedge or
/// a disc at each corner, and a half square or half disc at each end.
private struct StrokeArea {
  var points: [Vector]
  var isClosed: Bool
  var style: StrokeStyle

  private var radius: Double { Double(style.lineWidth) / 2 }

  private var lines: [(Vector, Vector)] {
    let following = isClosed ? points + [points[0]] : points
    return Array(zip(following, following.dropFirst()))
  }

  func contains(_ point: Vector) -> Bool {
    let lines = lines
    for (start, end) in lines where isBeside(point, start, end) { return true }
    for (index, line) in lines.enumerated() where isClosed || index + 1 < lines.count {
      if isInJoin(point, line, lines[(index + 1) % lines.count]) { return true }
    }
    guard !isClosed, style.lineCap != .butt, let first = lines.first, let last = lines.last else {
      return false
    }
    return isInCap(point, first.0, outward: first.0 - first.1)
      || isInCap(point, last.1, outward: last.1 - last.0)
  }

  private func isBeside(_ point: Vector, _ start: Vector, _ end: Vector) -> Bool {
    let along = (end - start).normalized
    let offset = point - start
    let position = dot(offset, along)
    return position >= 0 && position <= (end - start).length && abs(cross(along, offset)) <= radius
  }

  private func isInCap(_ point: Vector, _ end: Vector, outward: Vector) -> Bool {
    let (along, offset) = (outward.normalized, point - end)
    if style.lineCap == .round { return offset.length <= radius }
    let position = dot(offset, along)
    return position >= 0 && position <= radius && abs(cross(along, offset)) <= radius
  }

  private func isInJoin(_ point: Vector, _ before: (Vector, Vector), _ after: (Vector, Vector))
    -> Bool
  {
    let corner = before.1
    if style.lineJoin == .round { return (point - corner).length <= radius }
    let (u, v) = ((before.1 - before.0).normalized, (after.1 - after.0).normalized)
    // The outer side is the one that the line turns away from.
    let side: Double = cross(u, v) > 0 ? -1 : 1
    let (a, b) = (Vector(-u.y, u.x) * (side * radius), Vector(-v.y, v.x) * (side * radius))
    var wedge = [corner, corner + a, corner + b]
    // Half the angle between the lines has the sine √((1 − cos turn) / 2) of the turn's complement.
    let sine = ((1 + dot(u, v)) / 2).squareRoot()
    if style.lineJoin == .miter, 1 / sine <= Double(style.miterLimit) {
      wedge.insert(corner + (a + b) / (1 + dot(u, v)), at: 2)
    }
    return isInside(point, wedge)
  }

  /// Whether a convex polygon contains the point.
  private func isInside(_ point: Vector, _ polygon: [Vector]) -> Bool {
    let sides = polygon.indices.map {
      cross(polygon[($0 + 1) % polygon.count] - polygon[$0], point - polygon[$0])
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}

@Suite("Strokes against their definition")
struct StrokeDefinitionTests {
  private static let styles: [StrokeStyle] = [CGLineJoin.miter, .bevel, .round].flatMap { join in
    [CGLineCap.butt, .square, .round].map {
      StrokeStyle(lineWidth: 9, lineCap: $0, lineJoin: join, miterLimit: 4)
    }
  }

  @Test(
    "Random lines cover what the rectangles, corners and ends cover, to within 1/50 pixel, for every join and cap",
    arguments: styles.indices, [false, true])
  func polylines(style: Int, isClosed: Bool) {
    let style = Self.styles[style]
    var numbers = SplitMix(seed: 40)
    var areas = (own: 0, defined: 0)
    for round in 0..<6 {
      let points = (0..<3 + round % 4).map { _ in
        Vector(10 + 60 * numbers.unit(), 10 + 60 * numbers.unit())
      }
      let area = StrokeArea(points: points, isClosed: isClosed, style: style)
      let outline = strokeOutline(polyline(points.map(\.point), closed: isClosed), style)
      for _ in 0..<500 {
        let point = Vector(-10 + 100 * numbers.unit(), -10 + 100 * numbers.unit())
        let isInside = area.contains(point)
        let isOwn = outline.winding(around: point) != 0
        if isInside { areas.defined += 1 }
        if isOwn { areas.own += 1 }
        guard isOwn != isInside else { continue }
        // Near the edge both answers are right.
        let isNearEdge = (0..<8).contains { step in
          let angle = Double(step) * .pi / 4
          return area.contains(point + Vector(cos(angle), sin(angle)) * 0.02) != isInside
        }
        if !isNearEdge { Issue.record("\(point) of \(points) should be \(isInside)") }
      }
    }
    #expect(areas.defined > 200)
    #expect(abs(areas.own - areas.defined) <= 6)
  }

  private struct Cubic {
    var controls: [Vector]

    var path: Path {
      Path {
        $0.move(to: controls[0].point)
        $0.addCurve(
          to: controls[3].point, control1: controls[1].point, control2: controls[2].point)
      }
    }

    /// The point at `t` and the unit normal there.
    func at(_ t: Double) -> (point: Vector, normal: Vector) {
      let s = 1 - t
      let point =
        controls[0] * (s * s * s) + controls[1] * (3 * s * s * t) + controls[2] * (3 * s * t * t)
        + controls[3] * (t * t * t)
      let slope =
        (controls[1] - controls[0]) * (s * s) + (controls[2] - controls[1]) * (2 * s * t)
        + (controls[3] - controls[2]) * (t * t)
      return (point, Vector(-slope.y, slope.x).normalized)
    }
  }

  @Test(
    "A curve's outline and the exact offset curves lie within twice the tolerance of each other",
    arguments: [0.1, 0.02])
  func hausdorff(tolerance: Double) {
    var numbers = SplitMix(seed: 17)
    for _ in 0..<5 {
      let cubic = Cubic(
        controls: (0..<4).map { _ in Vector(120 * numbers.unit(), 120 * numbers.unit()) })
      let radius = 2 + 5 * numbers.unit()
      let line = cubic.path.flattened(tolerance: 1e-4)
      let outline = strokeOutline(
        cubic.path, StrokeStyle(lineWidth: CGFloat(2 * radius), lineJoin: .round),
        tolerance: tolerance)
      for point in outline.points {
        #expect(line.distance(to: point) <= radius + 2 * tolerance)
      }
      for step in 0...120 {
        let (point, normal) = cubic.at(Double(step) / 120)
        for side in [-radius, radius] {
          let offset = point + normal * side
          // Where the curve bends more tightly than its pen the offset lies inside the stroke.
          guard line.distance(to: offset) >= radius - 1e-3 else { continue }
          #expect(outline.distance(to: offset) <= 2 * tolerance)
        }
      }
    }
  }

  @Test("The outline of a curve that bends gently has its length times its width as area")
  func area() {
    var numbers = SplitMix(seed: 23)
    for _ in 0..<12 {
      // Controls near the thirds of a line of 90 points: no bend is tighter than the pen.
      let cubic = Cubic(
        controls: (0..<4).map { Vector(Double($0) * 30, 24 * numbers.unit()) })
      let length = (0..<2000).reduce(0.0) {
        let (a, b) = (cubic.at(Double($1) / 2000).point, cubic.at(Double($1 + 1) / 2000).point)
        return $0 + (b - a).length
      }
      let outline = strokeOutline(cubic.path, StrokeStyle(lineWidth: 6))
      #expect(abs(abs(outline.signedArea) - length * 6) < length * 0.02)
    }
  }
}
