import Foundation

/// A point or a displacement of the plane in the inner formulas; its arithmetic is the library's,
/// so nothing is declared on `CGPoint`, where user programs declare their own.
package typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  @inline(__always) package init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  @inline(__always) package var point: CGPoint { CGPoint(x: x, y: y) }

  @inline(__always) var lengthSquared: Double { x * x + y * y }

  @inline(__always) var length: Double { (x * x + y * y).squareRoot() }

  /// The direction as a vector of length 1; NaN for the zero vector.
  @inline(__always) var normalized: Vector { self / length }

  /// False for NaN, infinities, and beyond what the formulas can square without overflow.
  @inline(__always) var isUsable: Bool {
    abs(x) <= largestCoordinate && abs(y) <= largestCoordinate
  }
}

/// Points farther out than this are left out of flattened paths, as are NaN and infinities.
let largestCoordinate = 1e30

@inline(__always) func dot(_ a: Vector, _ b: Vector) -> Double { a.x * b.x + a.y * b.y }

/// Positive when `b` turns from `a` towards growing angles (clockwise on screen).
@inline(__always) func cross(_ a: Vector, _ b: Vector) -> Double { a.x * b.y - a.y * b.x }

/// The vector turned by a quarter towards growing angles: (x, y) becomes (−y, x).
@inline(__always) func perpendicular(_ a: Vector) -> Vector { Vector(-a.y, a.x) }
