import Foundation
import Geometry

/// How the points of a line are connected.
nonisolated public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }

  let kind: Kind

  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }

  /// - Parameter tension: 0 for round curves … 1 for straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }

  /// - Parameter alpha: 0 uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
}

extension InterpolationMethod: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .cardinal: "cardinal"
    case .catmullRom: "catmullRom"
    }
  }
}

extension InterpolationMethod {
  /// Goes on from the first of `points`, where `path` stands, through the others.
  func connect(_ points: [CGPoint], in path: inout Path) {
    guard points.count > 1 else { return }
    switch kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: step(points, in: &path) { start, _ in start.x }
    case .stepCenter: step(points, in: &path) { start, end in (start.x + end.x) / 2 }
    case .stepEnd: step(points, in: &path) { _, end in end.x }
    case .monotone: Self.monotone(points, in: &path)
    case .cardinal(let tension): Self.cardinal(points, scale: (1 - tension) / 6, in: &path)
    case .catmullRom(let alpha):
      alpha == 0
        ? Self.cardinal(points, scale: 1 / 6, in: &path)
        : Self.catmullRom(points, alpha: alpha, in: &path)
    }
  }

  /// Level lines, with the rise where `riser` says.
  private func step(
    _ points: [CGPoint], in path: inout Path, riser: (CGPoint, CGPoint) -> CGFloat
  ) {
    for (start, end) in zip(points, points.dropFirst()) {
      let x = riser(start, end)
      path.addLine(to: CGPoint(x: x, y: start.y))
      path.addLine(to: CGPoint(x: x, y: end.y))
      path.addLine(to: end)
    }
  }

  /// Tangents along the line between both neighbours; `scale` is their length in parts of that line.
  private static func cardinal(_ points: [CGPoint], scale: CGFloat, in path: inout Path) {
    func tangent(_ index: Int) -> CGPoint {
      // The curve ends straight, towards its neighbour.
      let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
      return CGPoint(x: (after.x - before.x) * scale, y: (after.y - before.y) * scale)
    }
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      let (leaving, arriving) = (tangent(index - 1), tangent(index))
      path.addCurve(
        to: end, control1: CGPoint(x: start.x + leaving.x, y: start.y + leaving.y),
        control2: CGPoint(x: end.x - arriving.x, y: end.y - arriving.y))
    }
  }

  /// Catmull and Rom's curve with knots at distances to the power of `alpha` (Barry and Goldman's form,
  /// written as Bézier curves).
  private static func catmullRom(_ points: [CGPoint], alpha: CGFloat, in path: inout Path) {
    func distance(_ from: Int, _ to: Int) -> CGFloat {
      pow(hypot(points[to].x - points[from].x, points[to].y - points[from].y), alpha)
    }
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      let length = distance(index - 1, index)
      var (first, second) = (start, end)
      if index >= 2 {
        let before = distance(index - 2, index - 1)
        first = control(start, points[index - 2], end, near: before, far: length)
      }
      if index + 1 < points.count {
        let after = distance(index, index + 1)
        second = control(end, points[index + 1], start, near: after, far: length)
      }
      path.addCurve(to: end, control1: first, control2: second)
    }
  }

  /// The control point beside `point` on the way to `other`; `neighbor` lies on the other side.
  private static func control(
    _ point: CGPoint, _ neighbor: CGPoint, _ other: CGPoint, near: CGFloat, far: CGFloat
  ) -> CGPoint {
    let denominator = 3 * near * (near + far)
    guard denominator > 1e-12 else { return point }
    let weight = 2 * near * near + 3 * near * far + far * far
    func blend(_ point: CGFloat, _ neighbor: CGFloat, _ other: CGFloat) -> CGFloat {
      (point * weight - neighbor * far * far + other * near * near) / denominator
    }
    return CGPoint(
      x: blend(point.x, neighbor.x, other.x), y: blend(point.y, neighbor.y, other.y))
  }

  /// Steffen's cubic (1990): no overshoot between two points.
  private static func monotone(_ points: [CGPoint], in path: inout Path) {
    let slopes = monotoneSlopes(points)
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      let third = (end.x - start.x) / 3
      path.addCurve(
        to: end,
        control1: CGPoint(x: start.x + third, y: start.y + third * slopes[index - 1]),
        control2: CGPoint(x: end.x - third, y: end.y - third * slopes[index]))
    }
  }

  static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    let count = points.count
    func secant(_ index: Int) -> CGFloat {
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    guard count > 2 else { return [CGFloat](repeating: count == 2 ? secant(0) : 0, count: count) }
    var slopes = [CGFloat](repeating: 0, count: count)
    for index in 1..<(count - 1) {
      let (before, after) = (secant(index - 1), secant(index))
      let (left, right) = (
        points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
      )
      let whole = left + right
      let parabola = whole == 0 ? 0 : (before * right + after * left) / whole
      let signs = (before < 0 ? -1.0 : 1.0) + (after < 0 ? -1.0 : 1.0)
      slopes[index] = CGFloat(signs) * min(abs(before), abs(after), 0.5 * abs(parabola))
    }
    slopes[0] = (3 * secant(0) - slopes[1]) / 2
    slopes[count - 1] = (3 * secant(count - 2) - slopes[count - 2]) / 2
    return slopes
  }
}
