import Foundation

/// A 2D affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// Points are rows: `first.concatenating(second)` applies `first`, then `second`.
public struct CGAffineTransform: Equatable, Hashable, Sendable, Codable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The transform of zeros, as CoreGraphics has it; `.identity` leaves points as they are.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A move by (x, y) points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin by an angle in radians, clockwise on screen when positive.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }

  /// This transform, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// A move by (x, y), then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// A scale by (x, y), then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// A turn by `angle` radians, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one; this one itself when it cannot be undone.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let scale = 1 / determinant
    return CGAffineTransform(
      a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
      tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
  }

  /// The factor by which areas grow; negative when the transform mirrors.
  package var determinant: CGFloat { a * d - b * c }

  /// False when the plane collapses to a line or a point, or a number is not finite.
  package var isInvertible: Bool { determinant != 0 && (1 / determinant).isFinite }

  /// True when rectangles with level sides stay such rectangles.
  package var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// True when all lengths grow by one factor: circles stay circles. Mirrors count.
  package var isSimilarity: Bool {
    let tolerance = 1e-9 * (abs(a) + abs(b) + abs(c) + abs(d))
    return (abs(a - d) <= tolerance && abs(b + c) <= tolerance)
      || (abs(a + d) <= tolerance && abs(b - c) <= tolerance)
  }

  /// The largest factor by which a length grows: the larger singular value.
  package var largestScale: CGFloat {
    let sum = (a * a + b * b + c * c + d * d) / 2
    let difference = (a * a + b * b - c * c - d * d) / 2
    let mixed = a * c + b * d
    return (sum + (difference * difference + mixed * mixed).squareRoot()).squareRoot()
  }
}

extension CGPoint {
  /// This point, mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// This size as a displacement, mapped by `transform` without its move.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around this one's corners, mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || transform.isIdentity { return self }
    let x1 = transform.a * minX
    let x2 = transform.a * maxX
    let x3 = transform.c * minY
    let x4 = transform.c * maxY
    let y1 = transform.b * minX
    let y2 = transform.b * maxX
    let y3 = transform.d * minY
    let y4 = transform.d * maxY
    let left = min(x1, x2) + min(x3, x4) + transform.tx
    let right = max(x1, x2) + max(x3, x4) + transform.tx
    let top = min(y1, y2) + min(y3, y4) + transform.ty
    let bottom = max(y1, y2) + max(y3, y4) + transform.ty
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
