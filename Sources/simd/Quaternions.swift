import Foundation

/// A turn: sine of half its angle times its axis, and the cosine of half its angle.
public struct simd_quatf: Equatable, Sendable {
  /// x, y, z, and the real part w.
  public var vector: SIMD4<Float>

  @inlinable public init() { vector = .zero }
  @inlinable public init(vector: SIMD4<Float>) { self.vector = vector }
  @inlinable public init(ix: Float, iy: Float, iz: Float, r: Float) {
    vector = SIMD4(ix, iy, iz, r)
  }
  @inlinable public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
  /// - Parameters:
  ///   - angle: radians.
  ///   - axis: of length 1.
  public init(angle: Float, axis: SIMD3<Float>) {
    vector = SIMD4(axis * sin(angle / 2), cos(angle / 2))
  }
  /// The shortest turn from one direction of length 1 to another.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let real = 1 + dot(from, to)
    if real < 1e-6 {
      let side: SIMD3<Float> = Swift.abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      vector = SIMD4(normalize(cross(from, side)), 0)
    } else {
      vector = SIMD4(cross(from, to), real)
      vector /= simd.length(vector)
    }
  }
  public init(_ m: simd_float4x4) {
    let (a, b, c, _) = m.columns
    self.init(simd_float3x3(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)))
  }
  /// Of a rotation.
  public init(_ m: simd_float3x3) {
    let (a, b, c) = m.columns
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      vector = SIMD4((b.z - c.y) / s, (c.x - a.z) / s, (a.y - b.x) / s, s / 4)
    } else if a.x > b.y, a.x > c.z {
      let s = 2 * (1 + a.x - b.y - c.z).squareRoot()
      vector = SIMD4(s / 4, (b.x + a.y) / s, (c.x + a.z) / s, (b.z - c.y) / s)
    } else if b.y > c.z {
      let s = 2 * (1 + b.y - a.x - c.z).squareRoot()
      vector = SIMD4((b.x + a.y) / s, s / 4, (c.y + b.z) / s, (c.x - a.z) / s)
    } else {
      let s = 2 * (1 + c.z - a.x - b.y).squareRoot()
      vector = SIMD4((c.x + a.z) / s, (c.y + b.z) / s, s / 4, (a.y - b.x) / s)
    }
  }

  @inlinable public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  @inlinable public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// Radians, 0…2π.
  public var angle: Float { 2 * atan2(simd.length(imag), vector.w) }
  /// Of length 1; not finite where nothing turns.
  public var axis: SIMD3<Float> { normalize(imag) }
  public var length: Float { simd.length(vector) }
  public var normalized: simd_quatf { simd_quatf(vector: vector / length) }
  @inlinable public var conjugate: simd_quatf {
    simd_quatf(vector: vector * SIMD4(-1, -1, -1, 1))
  }
  public var inverse: simd_quatf {
    simd_quatf(vector: conjugate.vector / dot(vector, vector))
  }
  /// A vector after the turn.
  @inlinable public func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
    let t = 2 * cross(imag, v)
    return v + vector.w * t + cross(imag, t)
  }

  @inlinable public static func * (p: Self, q: Self) -> Self {
    let imag = p.real * q.imag + q.real * p.imag + cross(p.imag, q.imag)
    return Self(real: p.real * q.real - dot(p.imag, q.imag), imag: imag)
  }
  @inlinable public static func *= (p: inout Self, q: Self) { p = p * q }
  @inlinable public static prefix func - (q: Self) -> Self { Self(vector: -q.vector) }
}

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
public func simd_quaternion(
  _ x: Float, _ y: Float, _ z: Float, _ w: Float
) -> simd_quatf { simd_quatf(ix: x, iy: y, iz: z, r: w) }
public func simd_quaternion(_ m: simd_float4x4) -> simd_quatf { simd_quatf(m) }
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
public func simd_matrix4x4(_ turn: simd_quatf) -> simd_float4x4 { simd_float4x4(turn) }
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }

/// From one turn to another by the shorter way, at an even speed.
///
/// - Parameter t: 0…1.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  var (end, cosine) = (q1, dot(q0.vector, q1.vector))
  if cosine < 0 { (end, cosine) = (-q1, -cosine) }
  guard cosine < 0.9995 else {
    return simd_quatf(vector: q0.vector + (end.vector - q0.vector) * t).normalized
  }
  let angle = acos(cosine)
  return simd_quatf(
    vector: (q0.vector * sin((1 - t) * angle) + end.vector * sin(t * angle)) / sin(angle))
}
