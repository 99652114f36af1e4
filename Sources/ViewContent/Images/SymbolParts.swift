import Foundation
import Geometry

/// A piece of a symbol that touches no other: an outer edge with the holes in it.
struct SymbolPart {
  /// The piece as it is seen.
  var path: Path
  /// The piece without its holes.
  var filled: Path
  var bounds: CGRect
  /// Whether another part stands in one of its holes.
  var surroundsOthers = false

  var area: CGFloat { bounds.width * bounds.height }

  /// The pieces of a path without overlaps, the largest box first.
  ///
  /// - Parameter solid: as the boolean operations leave it: outer edges clockwise on screen, holes the other way.
  static func parts(of solid: Path) -> [SymbolPart] {
    let edges = Edge.edges(of: solid)
    let outer = edges.filter { $0.area > 0 }.sorted { $0.area < $1.area }
    var parts = outer.map {
      SymbolPart(path: $0.path, filled: $0.path, bounds: $0.path.boundingRect)
    }
    for hole in edges where hole.area < 0 {
      // The smallest edge around it.
      guard
        let index = outer.firstIndex(where: {
          $0.path.contains(hole.points[0]) && -hole.area <= $0.area
        })
      else { continue }
      parts[index].path.addPath(hole.path)
    }
    for index in parts.indices {
      let point = outer[index].points[0]
      parts[index].surroundsOthers = outer.indices.contains { other in
        other != index && parts[index].filled.contains(outer[other].points[0])
          && !parts[other].filled.contains(point)
      }
    }
    return parts.sorted { $0.area > $1.area }
  }

  /// One closed line, with points on it.
  private struct Edge {
    var path = Path()
    var points: [CGPoint] = []

    /// What it encloses, positive where it runs clockwise on screen; by the shoelace formula for its points.
    var area: CGFloat {
      var sum: CGFloat = 0
      for (index, point) in points.enumerated() {
        let next = points[(index + 1) % points.count]
        sum += point.x * next.y - next.x * point.y
      }
      return sum / 2
    }

    /// Points on a curve between its ends.
    static let curvePoints = 8

    static func edges(of path: Path) -> [Edge] {
      var edges: [Edge] = []
      var last = CGPoint.zero
      path.forEach { element in
        if case .move(let to) = element {
          edges.append(Edge())
          edges[edges.count - 1].path.move(to: to)
          edges[edges.count - 1].points = [to]
          last = to
          return
        }
        guard !edges.isEmpty else { return }
        edges[edges.count - 1].add(element, from: &last)
      }
      return edges.filter { $0.points.count > 2 }
    }

    private mutating func add(_ element: Path.Element, from last: inout CGPoint) {
      let start = last
      func sample(_ end: CGPoint, _ point: (CGFloat) -> CGPoint) {
        for step in 1...Self.curvePoints {
          points.append(point(CGFloat(step) / CGFloat(Self.curvePoints)))
        }
        last = end
      }
      switch element {
      case .move: break
      case .line(let to):
        path.addLine(to: to)
        points.append(to)
        last = to
      case .quadCurve(let to, let control):
        path.addQuadCurve(to: to, control: control)
        sample(to) { t in
          let s = 1 - t
          return CGPoint(
            x: s * s * start.x + 2 * s * t * control.x + t * t * to.x,
            y: s * s * start.y + 2 * s * t * control.y + t * t * to.y)
        }
      case .curve(let to, let first, let second):
        path.addCurve(to: to, control1: first, control2: second)
        sample(to) { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * to.x,
            y: a * start.y + b * first.y + c * second.y + d * to.y)
        }
      case .closeSubpath: path.closeSubpath()
      }
    }
  }
}
