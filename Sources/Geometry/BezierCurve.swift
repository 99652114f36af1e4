import Foundation

/// One drawn step of a path as a cubic, with the formulas of bounds, length and splitting.
///
/// Lines and quadratic curves are raised to cubics exactly; `degree` remembers what they were.
struct BezierCurve: Equatable {
  enum Degree { case line, quadratic, cubic }

  var start: Vector
  var control1: Vector
  var control2: Vector
  var end: Vector
  var degree: Degree

  init(line start: Vector, _ end: Vector) {
    self.start = start
    self.end = end
    control1 = start + (end - start) / 3
    control2 = start + (end - start) * (2 / 3)
    degree = .line
  }

  init(quadratic start: Vector, _ control: Vector, _ end: Vector) {
    self.start = start
    self.end = end
    control1 = start + (control - start) * (2 / 3)
    control2 = end + (control - end) * (2 / 3)
    degree = .quadratic
  }

  init(cubic start: Vector, _ control1: Vector, _ control2: Vector, _ end: Vector) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    degree = .cubic
  }

  /// The control point of a quadratic curve.
  var quadraticControl: Vector { (control1 * 3 - start) / 2 }

  var isFinite: Bool {
    start.isUsable && control1.isUsable && control2.isUsable && end.isUsable
  }

  func point(at t: Double) -> Vector {
    if degree == .line { return start + (end - start) * t }
    let s = 1 - t
    let a = start * (s * s * s)
    let b = control1 * (3 * s * s * t)
    let c = control2 * (3 * s * t * t)
    return a + b + c + end * (t * t * t)
  }

  /// The velocity per unit of the parameter.
  func derivative(at t: Double) -> Vector {
    let s = 1 - t
    let a = (control1 - start) * (3 * s * s)
    let b = (control2 - control1) * (6 * s * t)
    return a + b + (end - control2) * (3 * t * t)
  }

  /// The part between two parameters, by blossoming; reversed when they are.
  func part(from t0: Double, to t1: Double) -> BezierCurve {
    if degree == .line { return BezierCurve(line: point(at: t0), point(at: t1)) }
    var result = BezierCurve(
      cubic: t0 == 0 ? start : t0 == 1 ? end : blossom(t0, t0, t0), blossom(t0, t0, t1),
      blossom(t0, t1, t1), t1 == 1 ? end : t1 == 0 ? start : blossom(t1, t1, t1))
    result.degree = degree
    return result
  }

  /// The polar form of the curve; symmetric in its arguments, and the curve where they are equal.
  private func blossom(_ a: Double, _ b: Double, _ c: Double) -> Vector {
    func mix(_ p: Vector, _ q: Vector, _ t: Double) -> Vector { p + (q - p) * t }
    let p0 = mix(start, control1, a)
    let p1 = mix(control1, control2, a)
    let p2 = mix(control2, end, a)
    return mix(mix(p0, p1, b), mix(p1, p2, b), c)
  }
}

extension BezierCurve {
  /// Widens `box` to hold the curve, which starts inside it.
  func extend(_ box: inout BoundingBox) {
    box.add(end)
    if degree == .line || box.holds(control1) && box.holds(control2) { return }
    // The derivative as a quadratic in t, one axis at a time.
    let a = (end - start) + (control1 - control2) * 3
    let b = (start - control1 * 2 + control2) * 2
    let c = control1 - start
    for axis in 0..<2 {
      for t in quadraticRoots(a[axis], b[axis], c[axis]) where t > 0 && t < 1 {
        box.add(point(at: t))
      }
    }
  }

  /// The arc length between two parameters, to about nine digits.
  ///
  /// Gauss–Legendre quadrature of the speed, halved until both halves agree with the whole.
  func length(from t0: Double = 0, to t1: Double = 1) -> Double {
    if degree == .line { return (end - start).length * (t1 - t0) }
    return refinedLength(t0, t1, estimate: quadrature(t0, t1), depth: 0)
  }

  private func refinedLength(_ t0: Double, _ t1: Double, estimate: Double, depth: Int) -> Double {
    let middle = (t0 + t1) / 2
    let left = quadrature(t0, middle)
    let right = quadrature(middle, t1)
    if depth >= 12 || !(abs(left + right - estimate) > 1e-9 * estimate) { return left + right }
    return refinedLength(t0, middle, estimate: left, depth: depth + 1)
      + refinedLength(middle, t1, estimate: right, depth: depth + 1)
  }

  /// Five points; exact for polynomials up to degree nine.
  private func quadrature(_ t0: Double, _ t1: Double) -> Double {
    let half = (t1 - t0) / 2
    let middle = (t1 + t0) / 2
    let inner = 0.538_469_310_105_683_1 * half
    let outer = 0.906_179_845_938_664_0 * half
    func speed(_ t: Double) -> Double { derivative(at: t).length }
    let pairs =
      0.478_628_670_499_366_47 * (speed(middle - inner) + speed(middle + inner))
      + 0.236_926_885_056_189_08 * (speed(middle - outer) + speed(middle + outer))
    return half * (pairs + 0.568_888_888_888_888_9 * speed(middle))
  }
}

/// The real solutions of a·t² + b·t + c = 0, computed without cancellation.
private func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  return [q / a, c / q].filter(\.isFinite)
}

/// The smallest level rectangle around some points; points that are not numbers are left out.
struct BoundingBox {
  var low = Vector(repeating: .infinity)
  var high = Vector(repeating: -.infinity)

  @inline(__always) mutating func add(_ point: Vector) {
    low.replace(with: point, where: point .< low)
    high.replace(with: point, where: point .> high)
  }

  func holds(_ point: Vector) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  /// Null when empty.
  var rect: CGRect {
    guard low.x <= high.x && low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
