import CoreAnimation
import Foundation
import simd

/// A transform whose rows are the axes and, last, the place: a point is a row before it.
public struct SCNMatrix4: Sendable {
  public var m11: Float, m12: Float, m13: Float, m14: Float
  public var m21: Float, m22: Float, m23: Float, m24: Float
  public var m31: Float, m32: Float, m33: Float, m34: Float
  public var m41: Float, m42: Float, m43: Float, m44: Float

  public init() { self.init(simd_float4x4()) }
  public init(
    m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float,
    m31: Float, m32: Float, m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
  /// Its rows are the columns of a matrix that stands before column vectors.
  public init(_ m: simd_float4x4) {
    let (a, b, c, d) = m.columns
    (m11, m12, m13, m14) = (a.x, a.y, a.z, a.w)
    (m21, m22, m23, m24) = (b.x, b.y, b.z, b.w)
    (m31, m32, m33, m34) = (c.x, c.y, c.z, c.w)
    (m41, m42, m43, m44) = (d.x, d.y, d.z, d.w)
  }
}

extension simd_float4x4 {
  public init(_ m: SCNMatrix4) {
    self.init(
      SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24),
      SIMD4(m.m31, m.m32, m.m33, m.m34), SIMD4(m.m41, m.m42, m.m43, m.m44))
  }
  static let one = matrix_identity_float4x4

  init(move: SIMD3<Float>) {
    self = .one
    columns.3 = SIMD4(move, 1)
  }
  init(scale: SIMD3<Float>) { self.init(diagonal: SIMD4(scale, 1)) }
  func point(_ p: SIMD3<Float>) -> SIMD3<Float> { (self * SIMD4(p, 1)).xyz }
  func direction(_ v: SIMD3<Float>) -> SIMD3<Float> { (self * SIMD4(v, 0)).xyz }
  var isFinite: Bool {
    (columns.0 + columns.1 + columns.2 + columns.3).sum().isFinite
  }
  /// The inverse, or no change where there is none.
  var safeInverse: simd_float4x4 {
    let inverse = inverse
    return inverse.isFinite ? inverse : .one
  }
}

public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(move: SIMD3(tx, ty, tz)))
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(scale: SIMD3(sx, sy, sz)))
}
/// - Parameter angle: radians about the axis `x`, `y`, `z`.
public func SCNMatrix4MakeRotation(
  _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 {
  let axis = SIMD3(x, y, z)
  let length = simd_length(axis)
  guard length > 0, length.isFinite else { return SCNMatrix4Identity }
  return SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: axis / length)))
}
/// The translation, then the matrix.
public func SCNMatrix4Translate(
  _ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float
) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz)) }
public func SCNMatrix4Scale(
  _ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float
) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz)) }
public func SCNMatrix4Rotate(
  _ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z)) }
/// First `a`, then `b`.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(b) * simd_float4x4(a))
}
/// The matrix itself where it has no inverse.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
  let inverse = simd_float4x4(m).inverse
  return inverse.isFinite ? SCNMatrix4(inverse) : m
}
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool {
  simd_float4x4(m) == matrix_identity_float4x4
}
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool {
  simd_float4x4(a) == simd_float4x4(b)
}
public func SCNMatrix4ToMat4(_ m: SCNMatrix4) -> simd_float4x4 { simd_float4x4(m) }
public func SCNMatrix4FromMat4(_ m: simd_float4x4) -> SCNMatrix4 { SCNMatrix4(m) }

extension NSValue {
  public convenience init(scnVector3 v: SCNVector3) {
    var numbers = [v.x, v.y, v.z]
    self.init(bytes: &numbers, objCType: "[3f]")
  }
  public convenience init(scnVector4 v: SCNVector4) {
    var numbers = [v.x, v.y, v.z, v.w]
    self.init(bytes: &numbers, objCType: "[4f]")
  }
  public convenience init(scnMatrix4 v: SCNMatrix4) {
    let m = simd_float4x4(v)
    var numbers = (0..<4).flatMap { column in (0..<4).map { m[column][$0] } }
    self.init(bytes: &numbers, objCType: "[16f]")
  }
  public var scnVector3Value: SCNVector3 {
    let n = floats(3)
    return SCNVector3(n[0], n[1], n[2])
  }
  public var scnVector4Value: SCNVector4 {
    let n = floats(4)
    return SCNVector4(n[0], n[1], n[2], n[3])
  }
  public var scnMatrix4Value: SCNMatrix4 {
    let n = floats(16)
    return SCNMatrix4(
      simd_float4x4((0..<4).map { SIMD4(n[4 * $0], n[4 * $0 + 1], n[4 * $0 + 2], n[4 * $0 + 3]) }))
  }

  /// Zeros where the value is none of so many numbers.
  func floats(_ count: Int) -> [Float] {
    var numbers = [Float](repeating: 0, count: count)
    guard String(cString: objCType) == "[\(count)f]" else { return numbers }
    getValue(&numbers)
    return numbers
  }
}
