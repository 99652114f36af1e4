import Foundation

/// A drawn step of a path and where it stands.
struct PathStep {
  enum Kind { case move, draw, close }

  var kind: Kind
  /// For a move a line of no length; for a close the closing line.
  var curve: BezierCurve
}

extension PathElements {
  /// Calls `body` with each step, its start filled in.
  @inline(__always)
  func forEachStep(_ body: (PathStep) -> Void) {
    var next = 0
    var start = Vector.zero
    var current = Vector.zero
    for verb in verbs {
      let curve = self.curve(verb, at: next, from: current, subpathStart: start)
      current = curve.end
      switch verb {
      case .move:
        start = curve.end
        body(PathStep(kind: .move, curve: curve))
      case .close: body(PathStep(kind: .close, curve: curve))
      default: body(PathStep(kind: .draw, curve: curve))
      }
      next += verb.pointCount
    }
  }

  @inline(__always)
  private func curve(
    _ verb: PathVerb, at next: Int, from current: Vector, subpathStart: Vector
  ) -> BezierCurve {
    switch verb {
    case .move:
      let point = Vector(points[next])
      return BezierCurve(line: point, point)
    case .line: return BezierCurve(line: current, Vector(points[next]))
    case .quadCurve:
      return BezierCurve(quadratic: current, Vector(points[next]), Vector(points[next + 1]))
    case .curve:
      return BezierCurve(
        cubic: current, Vector(points[next]), Vector(points[next + 1]), Vector(points[next + 2]))
    case .close: return BezierCurve(line: current, subpathStart)
    }
  }

  /// Draws `curve` from the current point, as what it was.
  mutating func add(_ curve: BezierCurve) {
    switch curve.degree {
    case .line: addLine(to: curve.end.point)
    case .quadratic: addQuadCurve(to: curve.end.point, control: curve.quadraticControl.point)
    case .cubic:
      addCurve(
        to: curve.end.point, control1: curve.control1.point, control2: curve.control2.point)
    }
  }
}
