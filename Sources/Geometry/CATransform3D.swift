import Foundation

/// A 4 × 4 matrix for points of space as rows: (x, y, z, 1) · m.
public struct CATransform3D: Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// The matrix of zeros, as a C structure starts; see `CATransform3DIdentity`.
  public init() {
    self = CATransform3D(rows: Rows())
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(
      rows: Rows(
        SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
        SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
        SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
        SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))))
  }
}

extension CATransform3D {
  /// The four rows, in which products are short.
  package struct Rows {
    package var first = SIMD4<Double>.zero
    package var second = SIMD4<Double>.zero
    package var third = SIMD4<Double>.zero
    package var fourth = SIMD4<Double>.zero

    init() {}

    package init(
      _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>,
      _ fourth: SIMD4<Double>
    ) {
      self.first = first
      self.second = second
      self.third = third
      self.fourth = fourth
    }

    func times(_ row: SIMD4<Double>) -> SIMD4<Double> {
      row.x * first + row.y * second + row.z * third + row.w * fourth
    }
  }

  package init(rows: Rows) {
    (m11, m12, m13, m14) = Self.numbers(rows.first)
    (m21, m22, m23, m24) = Self.numbers(rows.second)
    (m31, m32, m33, m34) = Self.numbers(rows.third)
    (m41, m42, m43, m44) = Self.numbers(rows.fourth)
  }

  package var rows: Rows {
    Rows(
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)))
  }

  private static func numbers(_ row: SIMD4<Double>) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(row.w))
  }
}

/// The matrix that leaves every point where it is.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(transform, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  let left = a.rows
  let right = b.rows
  return left.first == right.first && left.second == right.second && left.third == right.third
    && left.fourth == right.fourth
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
  return result
}

/// A turn by `angle` radians about the axis (x, y, z), by Rodrigues' formula; no axis, no turn.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  var result = CATransform3DMakeScale(1, 1, 1)
  guard length > 0 else { return result }
  let axis = SIMD3(Double(x / length), Double(y / length), Double(z / length))
  let sine = sin(Double(angle))
  let cosine = cos(Double(angle))
  let rest = 1 - cosine
  result.m11 = CGFloat(cosine + rest * axis.x * axis.x)
  result.m12 = CGFloat(rest * axis.x * axis.y + sine * axis.z)
  result.m13 = CGFloat(rest * axis.x * axis.z - sine * axis.y)
  result.m21 = CGFloat(rest * axis.x * axis.y - sine * axis.z)
  result.m22 = CGFloat(cosine + rest * axis.y * axis.y)
  result.m23 = CGFloat(rest * axis.y * axis.z + sine * axis.x)
  result.m31 = CGFloat(rest * axis.x * axis.z + sine * axis.y)
  result.m32 = CGFloat(rest * axis.y * axis.z - sine * axis.x)
  result.m33 = CGFloat(cosine + rest * axis.z * axis.z)
  return result
}

/// A move, then `transform`.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// A scale, then `transform`.
public func CATransform3DScale(
  _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// A turn, then `transform`.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let left = a.rows
  let right = b.rows
  return CATransform3D(
    rows: .init(
      right.times(left.first), right.times(left.second), right.times(left.third),
      right.times(left.fourth)))
}

/// The matrix that undoes `transform`; `transform` itself when there is none.
///
/// Gauss–Jordan elimination with the largest pivot of each column.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  var left = [
    transform.rows.first, transform.rows.second, transform.rows.third, transform.rows.fourth,
  ]
  var right = (0..<4).map { row in SIMD4<Double>.zero.replacing(with: 1, where: unitMask(row)) }
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) }!
    guard left[pivot][column] != 0, (1 / left[pivot][column]).isFinite else { return transform }
    left.swapAt(pivot, column)
    right.swapAt(pivot, column)
    let factor = 1 / left[column][column]
    left[column] *= factor
    right[column] *= factor
    for row in 0..<4 where row != column {
      let share = left[row][column]
      left[row] -= share * left[column]
      right[row] -= share * right[column]
    }
  }
  return CATransform3D(rows: .init(right[0], right[1], right[2], right[3]))
}

private func unitMask(_ index: Int) -> SIMDMask<SIMD4<Int64>> {
  var mask = SIMDMask<SIMD4<Int64>>()
  mask[index] = true
  return mask
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// True when the matrix acts on x and y alone, without perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The affine part of `t` when it is affine; the identity otherwise.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  guard CATransform3DIsAffine(t) else { return .identity }
  return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
