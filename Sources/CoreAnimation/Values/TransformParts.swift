import Foundation
import Geometry

/// A transform taken apart into what it does, in this order: scale, skew, turn, move, project.
///
/// After "Decomposing a 3D matrix" in CSS Transforms Module Level 2, whose vectors are columns.
struct TransformParts {
  var scale = SIMD3<Double>(1, 1, 1)
  /// xy, xz, yz.
  var skew = SIMD3<Double>.zero
  /// A unit quaternion: x, y, z, w.
  var turn = SIMD4<Double>(0, 0, 0, 1)
  var translation = SIMD3<Double>.zero
  /// The fourth column of the matrix.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Nil for a transform that flattens space.
  init?(_ transform: CATransform3D) {
    guard transform.m44 != 0 else { return nil }
    var rows = transform.rows
    let divisor = rows.fourth.w
    rows.first /= divisor
    rows.second /= divisor
    rows.third /= divisor
    rows.fourth /= divisor
    let column = SIMD4(rows.first.w, rows.second.w, rows.third.w, rows.fourth.w)
    (rows.first.w, rows.second.w, rows.third.w, rows.fourth.w) = (0, 0, 0, 1)
    if column != SIMD4(0, 0, 0, 1) {
      // p such that rows · p = column.
      let inverse = CATransform3DInvert(CATransform3D(rows: rows)).rows
      perspective = SIMD4(
        (inverse.first * column).sum(), (inverse.second * column).sum(),
        (inverse.third * column).sum(), (inverse.fourth * column).sum())
    }
    translation = SIMD3(rows.fourth.x, rows.fourth.y, rows.fourth.z)
    var axes = Axes(rows)
    guard takeAxesApart(&axes) else { return nil }
    turn = Self.quaternion(axes)
  }

  /// Where a transform turns the three axes to.
  private struct Axes {
    var x, y, z: SIMD3<Double>

    init(_ rows: CATransform3D.Rows) {
      x = SIMD3(rows.first.x, rows.first.y, rows.first.z)
      y = SIMD3(rows.second.x, rows.second.y, rows.second.z)
      z = SIMD3(rows.third.x, rows.third.y, rows.third.z)
    }
  }

  /// Gram–Schmidt: leaves axes of length 1 that stand upright on each other.
  private mutating func takeAxesApart(_ axes: inout Axes) -> Bool {
    func length(_ vector: SIMD3<Double>) -> Double { (vector * vector).sum().squareRoot() }
    scale.x = length(axes.x)
    guard scale.x > 0 else { return false }
    axes.x /= scale.x
    skew.x = (axes.x * axes.y).sum()
    axes.y -= axes.x * skew.x
    scale.y = length(axes.y)
    guard scale.y > 0 else { return false }
    axes.y /= scale.y
    skew.x /= scale.y
    skew.y = (axes.x * axes.z).sum()
    axes.z -= axes.x * skew.y
    skew.z = (axes.y * axes.z).sum()
    axes.z -= axes.y * skew.z
    scale.z = length(axes.z)
    guard scale.z > 0 else { return false }
    axes.z /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    let cross = SIMD3(
      axes.y.y * axes.z.z - axes.y.z * axes.z.y, axes.y.z * axes.z.x - axes.y.x * axes.z.z,
      axes.y.x * axes.z.y - axes.y.y * axes.z.x)
    if (axes.x * cross).sum() < 0 {
      // A mirror: the axis of x or y that points backwards is the one that was turned over.
      if axes.y.y < 0 && axes.x.x > 0 {
        scale.y = -scale.y
        axes.y = -axes.y
        skew.x = -skew.x
        skew.z = -skew.z
      } else if axes.z.z < 0 && axes.x.x > 0 {
        scale.z = -scale.z
        axes.z = -axes.z
        skew.y = -skew.y
        skew.z = -skew.z
      } else {
        scale.x = -scale.x
        axes.x = -axes.x
        skew.x = -skew.x
        skew.y = -skew.y
      }
    }
    return true
  }

  /// Of a rotation whose rows are `m`.
  private static func quaternion(_ m: Axes) -> SIMD4<Double> {
    let trace = m.x.x + m.y.y + m.z.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      return SIMD4((m.y.z - m.z.y) / s, (m.z.x - m.x.z) / s, (m.x.y - m.y.x) / s, s / 4)
    }
    if m.x.x > m.y.y && m.x.x > m.z.z {
      let s = 2 * (1 + m.x.x - m.y.y - m.z.z).squareRoot()
      return SIMD4(s / 4, (m.x.y + m.y.x) / s, (m.z.x + m.x.z) / s, (m.y.z - m.z.y) / s)
    }
    if m.y.y > m.z.z {
      let s = 2 * (1 + m.y.y - m.x.x - m.z.z).squareRoot()
      return SIMD4((m.x.y + m.y.x) / s, s / 4, (m.y.z + m.z.y) / s, (m.z.x - m.x.z) / s)
    }
    let s = 2 * (1 + m.z.z - m.x.x - m.y.y).squareRoot()
    return SIMD4((m.z.x + m.x.z) / s, (m.y.z + m.z.y) / s, s / 4, (m.x.y - m.y.x) / s)
  }

  private var turnMatrix: CATransform3D {
    let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
    return CATransform3D(
      rows: .init(
        SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
        SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
        SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0),
        SIMD4(0, 0, 0, 1)))
  }

  var transform: CATransform3D {
    let stretch = CATransform3D(
      rows: .init(
        SIMD4(scale.x, 0, 0, 0), SIMD4(skew.x * scale.y, scale.y, 0, 0),
        SIMD4(skew.y * scale.z, skew.z * scale.z, scale.z, 0), SIMD4(0, 0, 0, 1)))
    let move = CATransform3DMakeTranslation(
      CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
    let placed = CATransform3DConcat(CATransform3DConcat(stretch, turnMatrix), move)
    if perspective == SIMD4(0, 0, 0, 1) { return placed }
    var projection = CATransform3DIdentity
    projection.m14 = CGFloat(perspective.x)
    projection.m24 = CGFloat(perspective.y)
    projection.m34 = CGFloat(perspective.z)
    projection.m44 = CGFloat(perspective.w)
    return CATransform3DConcat(placed, projection)
  }

  /// The transform between two others; beyond 0…1 it goes on. Those that flatten space blend their numbers.
  static func blend(_ from: CATransform3D, _ to: CATransform3D, _ fraction: Double)
    -> CATransform3D
  {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    guard var parts = TransformParts(from), let goal = TransformParts(to) else {
      func mix(_ from: SIMD4<Double>, _ to: SIMD4<Double>) -> SIMD4<Double> {
        from + (to - from) * fraction
      }
      let (from, to) = (from.rows, to.rows)
      return CATransform3D(
        rows: .init(
          mix(from.first, to.first), mix(from.second, to.second), mix(from.third, to.third),
          mix(from.fourth, to.fourth)))
    }
    parts.scale += (goal.scale - parts.scale) * fraction
    parts.skew += (goal.skew - parts.skew) * fraction
    parts.translation += (goal.translation - parts.translation) * fraction
    parts.perspective += (goal.perspective - parts.perspective) * fraction
    parts.turn = slerp(parts.turn, goal.turn, fraction)
    return parts.transform
  }

  /// The shorter way from one turn to another, at an even speed.
  private static func slerp(_ from: SIMD4<Double>, _ to: SIMD4<Double>, _ fraction: Double)
    -> SIMD4<Double>
  {
    var (to, cosine) = (to, (from * to).sum())
    if cosine < 0 { (to, cosine) = (-to, -cosine) }
    if cosine > 1 - 1e-12 { return from + (to - from) * fraction }
    let angle = acos(min(cosine, 1))
    return (from * sin((1 - fraction) * angle) + to * sin(fraction * angle)) / sin(angle)
  }

  // MARK: Turns about the axes

  /// The angles about x, y and z, in radians, that make up the turn, one after the other.
  var angles: SIMD3<Double> {
    get {
      let m = turnMatrix
      let y = asin(min(max(-Double(m.m13), -1), 1))
      if abs(m.m13) > 1 - 1e-9 { return SIMD3(atan2(-Double(m.m32), Double(m.m22)), y, 0) }
      return SIMD3(
        atan2(Double(m.m23), Double(m.m33)), y, atan2(Double(m.m12), Double(m.m11)))
    }
    set {
      var matrix = CATransform3DMakeRotation(CGFloat(newValue.x), 1, 0, 0)
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeRotation(CGFloat(newValue.y), 0, 1, 0))
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeRotation(CGFloat(newValue.z), 0, 0, 1))
      turn = Self.quaternion(Axes(matrix.rows))
    }
  }
}
