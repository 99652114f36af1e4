import Foundation

extension Path {
  /// True when `point` lies inside, every subpath taken as closed.
  ///
  /// - Parameter eoFill: true for the even-odd rule, false for the non-zero winding rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let target = Vector(point)
    guard target.isUsable else { return false }
    let winding = winding(around: target)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// How many times the path turns around `point`, positive towards growing angles.
  private func winding(around point: Vector) -> Int {
    var winding = 0
    var start = Vector.zero
    var current = Vector.zero
    compactElements.forEachStep { step in
      guard step.curve.isFinite else { return }
      if step.kind == .move {
        winding += BezierCurve(line: current, start).crossings(rightOf: point)
        start = step.curve.end
      } else {
        winding += step.curve.crossings(rightOf: point)
      }
      current = step.curve.end
    }
    return winding + BezierCurve(line: current, start).crossings(rightOf: point)
  }
}

extension BezierCurve {
  /// The signed number of times the curve crosses the ray from `point` towards growing x.
  ///
  /// Halves the curve until each half lies beside the point; a curve to one side of it crosses as
  /// its chord does.
  fileprivate func crossings(rightOf point: Vector, depth: Int = 0) -> Int {
    let lowY = min(min(start.y, end.y), min(control1.y, control2.y))
    let highY = max(max(start.y, end.y), max(control1.y, control2.y))
    if point.y < lowY || point.y > highY { return 0 }
    let highX = max(max(start.x, end.x), max(control1.x, control2.x))
    if point.x > highX { return 0 }
    let direction = (end.y > point.y ? 1 : 0) - (start.y > point.y ? 1 : 0)
    let lowX = min(min(start.x, end.x), min(control1.x, control2.x))
    if point.x < lowX { return direction }
    // Halving ends at a line, or where the halves are no smaller in floating point.
    let size = max(highX - lowX, highY - lowY)
    if degree == .line || depth >= 40 || size <= 1e-12 * (abs(highX) + abs(highY)) {
      if direction == 0 { return 0 }
      let side = cross(end - start, point - start)
      return (direction > 0 ? side > 0 : side < 0) ? direction : 0
    }
    return part(from: 0, to: 0.5).crossings(rightOf: point, depth: depth + 1)
      + part(from: 0.5, to: 1).crossings(rightOf: point, depth: depth + 1)
  }
}
