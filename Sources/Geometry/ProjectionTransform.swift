import Foundation

/// A 3 × 3 matrix that projects points of the plane: (x, y, 1) · m, divided by the third component.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The identity.
  public init() {}

  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  /// What the 3D transform does to the plane z = 0, seen along z.
  public init(_ transform: CATransform3D) {
    m11 = transform.m11
    m12 = transform.m12
    m13 = transform.m14
    m21 = transform.m21
    m22 = transform.m22
    m23 = transform.m24
    m31 = transform.m41
    m32 = transform.m42
    m33 = transform.m44
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  /// True when parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform as an affine one, or nil when it has perspective.
  package var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// Turns this transform into the one that undoes it.
  ///
  /// - Returns: false when the plane collapses and the transform stays as it is.
  @discardableResult
  public mutating func invert() -> Bool {
    let cofactor1 = m22 * m33 - m23 * m32
    let cofactor2 = m23 * m31 - m21 * m33
    let cofactor3 = m21 * m32 - m22 * m31
    let determinant = m11 * cofactor1 + m12 * cofactor2 + m13 * cofactor3
    guard determinant != 0, (1 / determinant).isFinite else { return false }
    let s = 1 / determinant
    let m = self
    m11 = cofactor1 * s
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) * s
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) * s
    m21 = cofactor2 * s
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) * s
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) * s
    m31 = cofactor3 * s
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) * s
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) * s
    return true
  }

  /// Moves points by `offset` before what this transform does.
  package mutating func translate(by offset: CGPoint) {
    m31 += offset.x * m11 + offset.y * m21
    m32 += offset.x * m12 + offset.y * m22
    m33 += offset.x * m13 + offset.y * m23
  }

  /// The transform that undoes this one; this one itself when there is none.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }

  /// This transform, then `other`.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
    result.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
    result.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
    result.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
    result.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
    result.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
    result.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
    result.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
    result.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
    return result
  }
}

extension CGPoint {
  /// Where the projection puts this point; infinite on its horizon.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let w = x * transform.m13 + y * transform.m23 + transform.m33
    let projectedX = x * transform.m11 + y * transform.m21 + transform.m31
    let projectedY = x * transform.m12 + y * transform.m22 + transform.m32
    return w == 1
      ? CGPoint(x: projectedX, y: projectedY) : CGPoint(x: projectedX / w, y: projectedY / w)
  }
}
