import UIKit

/// Takes polygons apart into convex ones.
enum PolygonPieces {
  /// The area inside, above 0 where the corners run counterclockwise (shoelace formula).
  static func signedArea(_ corners: [CGPoint]) -> CGFloat {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2
    }
  }

  /// Counterclockwise convex polygons that cover a simple one; none where it has no area.
  /// - Complexity: O(n) for a convex polygon, O(n³) at worst for another.
  static func convex(_ outline: [CGPoint]) -> [[CGPoint]] {
    let corners = cleaned(outline)
    guard corners.count >= 3 else { return [] }
    return isConvex(corners) ? [corners] : triangles(corners)
  }

  /// Pieces of at most eight corners, as many as Box2D takes, of a convex polygon.
  static func ofEight(_ corners: [CGPoint]) -> [[CGPoint]] {
    guard corners.count > 8 else { return [corners] }
    return stride(from: 1, to: corners.count - 1, by: 6).map {
      [corners[0]] + corners[$0...min($0 + 6, corners.count - 1)]
    }
  }

  /// Without corners that add nothing, counterclockwise.
  private static func cleaned(_ outline: [CGPoint]) -> [CGPoint] {
    var corners: [CGPoint] = []
    for point in outline where corners.last != point { corners.append(point) }
    if corners.count > 1, corners.first == corners.last { corners.removeLast() }
    var index = 0
    while corners.count >= 3, index < corners.count {
      let turned = turn(at: index, corners)
      if abs(turned) < 1e-9 { corners.remove(at: index) } else { index += 1 }
    }
    return signedArea(corners) < 0 ? corners.reversed() : corners
  }

  /// Twice the area of a corner and its neighbours, above 0 where the outline turns left.
  private static func turn(at index: Int, _ corners: [CGPoint]) -> CGFloat {
    let count = corners.count
    return cross(
      corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count])
  }

  private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
  }

  private static func isConvex(_ corners: [CGPoint]) -> Bool {
    corners.indices.allSatisfy { turn(at: $0, corners) > 0 }
  }

  /// Cuts off one ear after the other (Meisters 1975).
  private static func triangles(_ corners: [CGPoint]) -> [[CGPoint]] {
    var (left, found) = (corners, [[CGPoint]]())
    while left.count > 3 {
      // An outline that crosses itself may have no ear: what is left of it is given up.
      guard let ear = left.indices.first(where: { isEar($0, left) }) else { return found }
      found.append(neighbourhood(ear, left))
      left.remove(at: ear)
      left = cleaned(left)
    }
    return left.count == 3 ? found + [left] : found
  }

  private static func neighbourhood(_ index: Int, _ corners: [CGPoint]) -> [CGPoint] {
    let count = corners.count
    return [corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count]]
  }

  private static func isEar(_ index: Int, _ corners: [CGPoint]) -> Bool {
    let ear = neighbourhood(index, corners)
    guard cross(ear[0], ear[1], ear[2]) > 0 else { return false }
    return !corners.contains { point in
      !ear.contains(point) && cross(ear[0], ear[1], point) >= 0
        && cross(ear[1], ear[2], point) >= 0 && cross(ear[2], ear[0], point) >= 0
    }
  }
}

extension CGPath {
  /// Its parts as points, each with whether it leads back; curves by sixteen lines each.
  var outlines: [(points: [CGPoint], isClosed: Bool)] {
    var found: [(points: [CGPoint], isClosed: Bool)] = []
    applyWithBlock { reference in
      let (type, points) = (reference.pointee.type, reference.pointee.points)
      switch type {
      case .moveToPoint: found.append((points, false))
      case .closeSubpath: if !found.isEmpty { found[found.count - 1].isClosed = true }
      default:
        guard let start = found.last?.points.last else { return }
        found[found.count - 1].points += Self.flattened(from: start, type, points)
      }
    }
    return found.filter { $0.points.count > 1 }
  }

  /// A point of a Bézier curve lies at the sum of its control points by Bernstein's polynomials.
  private static func flattened(
    from start: CGPoint, _ type: CGPathElementType, _ points: [CGPoint]
  ) -> [CGPoint] {
    guard points.count > 1 else { return points }
    let controls = [start] + points
    let binomials: [CGFloat] = points.count == 2 ? [1, 2, 1] : [1, 3, 3, 1]
    return (1...16).map { step in
      let t = CGFloat(step) / 16
      return controls.indices.reduce(CGPoint.zero) { sum, index in
        let weight =
          binomials[index] * pow(t, CGFloat(index)) * pow(1 - t, CGFloat(points.count - index))
        return CGPoint(
          x: sum.x + weight * controls[index].x, y: sum.y + weight * controls[index].y)
      }
    }
  }
}
