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
    var rows = transform.doubles
    let divisor = rows[3][3]
    for index in 0..<4 { rows[index] /= divisor }
    let column = SIMD4(rows[0][3], rows[1][3], rows[2][3], rows[3][3])
    for index in 0..<3 { rows[index][3] = 0 }
    rows[3][3] = 1
    if column != SIMD4(0, 0, 0, 1) {
      // p such that rows · p = column.
      let inverse = CATransform3DInvert(CATransform3D(doubles: rows)).doubles
      perspective = SIMD4(
        (inverse[0] * column).sum(), (inverse[1] * column).sum(), (inverse[2] * column).sum(),
        (inverse[3] * column).sum())
    }
    translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
    var axes = (0..<3).map { SIMD3(rows[$0].x, rows[$0].y, rows[$0].z) }
    guard takeAxesApart(&axes) else { return nil }
    turn = Self.quaternion(axes)
  }

  /// Gram–Schmidt: leaves axes of length 1 that stand upright on each other.
  private mutating func takeAxesApart(_ axes: inout [SIMD3<Double>]) -> Bool {
    func length(_ vector: SIMD3<Double>) -> Double { (vector * vector).sum().squareRoot() }
    scale.x = length(axes[0])
    guard scale.x > 0 else { return false }
    axes[0] /= scale.x
    skew.x = (axes[0] * axes[1]).sum()
    axes[1] -= axes[0] * skew.x
    scale.y = length(axes[1])
    guard scale.y > 0 else { return false }
    axes[1] /= scale.y
    skew.x /= scale.y
    skew.y = (axes[0] * axes[2]).sum()
    axes[2] -= axes[0] * skew.y
    skew.z = (axes[1] * axes[2]).sum()
    axes[2] -= axes[1] * skew.z
    scale.z = length(axes[2])
    guard scale.z > 0 else { return false }
    axes[2] /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    let cross = SIMD3(
      axes[1].y * axes[2].z - axes[1].z * axes[2].y, axes[1].z * axes[2].x - axes[1].x * axes[2].z,
      axes[1].x * axes[2].y - axes[1].y * axes[2].x)
    if (axes[0] * cross).sum() < 0 {
      // A mirror: the axis of x or y that points backwards is the one that was turned over.
      if axes[1].y < 0 && axes[0].x > 0 {
        scale.y = -scale.y
        axes[1] = -axes[1]
        skew.x = -skew.x
        skew.z = -skew.z
      } else if axes[2].z < 0 && axes[0].x > 0 {
        scale.z = -scale.z
        axes[2] = -axes[2]
        skew.y = -skew.y
        skew.z = -skew.z
      } else {
        scale.x = -scale.x
        axes[0] = -axes[0]
        skew.x = -skew.x
        skew.y = -skew.y
      }
    }
    return true
  }

  /// Of a rotation whose rows are `m`.
  private static func quaternion(_ m: [SIMD3<Double>]) -> SIMD4<Double> {
    let trace = m[0].x + m[1].y + m[2].z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      return SIMD4((m[1].z - m[2].y) / s, (m[2].x - m[0].z) / s, (m[0].y - m[1].x) / s, s / 4)
    }
    if m[0].x > m[1].y && m[0].x > m[2].z {
      let s = 2 * (1 + m[0].x - m[1].y - m[2].z).squareRoot()
      return SIMD4(s / 4, (m[0].y + m[1].x) / s, (m[2].x + m[0].z) / s, (m[1].z - m[2].y) / s)
    }
    if m[1].y > m[2].z {
      let s = 2 * (1 + m[1].y - m[0].x - m[2].z).squareRoot()
      return SIMD4((m[0].y + m[1].x) / s, s / 4, (m[1].z + m[2].y) / s, (m[2].x - m[0].z) / s)
    }
    let s = 2 * (1 + m[2].z - m[0].x - m[1].y).squareRoot()
    return SIMD4((m[2].x + m[0].z) / s, (m[1].z + m[2].y) / s, s / 4, (m[0].y - m[1].x) / s)
  }

  private var turnMatrix: CATransform3D {
    let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
    return CATransform3D(doubles: [
      SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
      SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
      SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0),
      SIMD4(0, 0, 0, 1),
    ])
  }

  var transform: CATransform3D {
    let stretch = CATransform3D(doubles: [
      SIMD4(scale.x, 0, 0, 0), SIMD4(skew.x * scale.y, scale.y, 0, 0),
      SIMD4(skew.y * scale.z, skew.z * scale.z, scale.z, 0), SIMD4(0, 0, 0, 1),
    ])
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
      let rows = zip(from.doubles, to.doubles).map { $0 + ($1 - $0) * fraction }
      return CATransform3D(doubles: rows)
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
      turn = Self.quaternion(matrix.doubles.prefix(3).map { SIMD3($0.x, $0.y, $0.z) })
    }
  }
}

extension CATransform3D {
  fileprivate var doubles: [SIMD4<Double>] {
    [
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
    ]
  }

  fileprivate init(doubles rows: [SIMD4<Double>]) {
    let n = rows.map { row in (0..<4).map { CGFloat(row[$0]) } }
    self.init(
      m11: n[0][0], m12: n[0][1], m13: n[0][2], m14: n[0][3], m21: n[1][0], m22: n[1][1],
      m23: n[1][2], m24: n[1][3], m31: n[2][0], m32: n[2][1], m33: n[2][2], m34: n[2][3],
      m41: n[3][0], m42: n[3][1], m43: n[3][2], m44: n[3][3])
  }
}
