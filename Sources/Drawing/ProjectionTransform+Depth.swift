import Foundation
import Geometry

extension ProjectionTransform {
  /// What a point's coordinates are divided by; not above 0 behind the viewer.
  func depth(_ point: CGPoint) -> CGFloat { point.x * m13 + point.y * m23 + m33 }

  func project(_ point: CGPoint) -> CGPoint {
    let depth = depth(point)
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / depth,
      y: (point.x * m12 + point.y * m22 + m32) / depth)
  }

  /// By cofactors; nil for a plane that is seen edge on, or numbers that are not finite.
  var inverse: ProjectionTransform? {
    var result = ProjectionTransform()
    result.m11 = m22 * m33 - m23 * m32
    result.m12 = m13 * m32 - m12 * m33
    result.m13 = m12 * m23 - m13 * m22
    result.m21 = m23 * m31 - m21 * m33
    result.m22 = m11 * m33 - m13 * m31
    result.m23 = m13 * m21 - m11 * m23
    result.m31 = m21 * m32 - m22 * m31
    result.m32 = m12 * m31 - m11 * m32
    result.m33 = m11 * m22 - m12 * m21
    let determinant = m11 * result.m11 + m12 * result.m21 + m13 * result.m31
    return determinant.isFinite && abs(determinant) > 1e-12 ? result : nil
  }
}
