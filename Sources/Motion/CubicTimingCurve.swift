import Foundation

/// The cubic Bézier curve from (0, 0) to (1, 1) that turns progress in time (x) into progress in
/// value (y).
///
/// The x of both control points is kept within 0...1, so that each x has one y.
package struct CubicTimingCurve: Hashable, Sendable {
  package let startX, startY, endX, endY: Double

  package init(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double) {
    self.startX = min(max(startX, 0), 1)
    self.startY = startY
    self.endX = min(max(endX, 0), 1)
    self.endY = endY
  }

  package static let linear = CubicTimingCurve(0, 0, 1, 1)
  package static let easeIn = CubicTimingCurve(0.42, 0, 1, 1)
  package static let easeOut = CubicTimingCurve(0, 0, 0.58, 1)
  package static let easeInOut = CubicTimingCurve(0.42, 0, 0.58, 1)

  /// The curve with x and y exchanged.
  package var transposed: CubicTimingCurve { CubicTimingCurve(startY, startX, endY, endX) }

  /// The y of the curve at x = `progress`, which is kept within 0...1; exact to about 1e-12.
  package func value(at progress: Double) -> Double {
    if startX == startY, endX == endY { return min(max(progress, 0), 1) }
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    let t = parameter(at: progress)
    return Self.coordinate(startY, endY, at: t)
  }

  /// The slope dy/dx at x = `progress`, which is kept within 0...1.
  ///
  /// Where the curve has no tangent, its control point lying on its end point, the slope is 1 at
  /// the start and 0 at the end, as SwiftUI answers.
  package func velocity(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    let t = progress == 0 || progress == 1 ? progress : parameter(at: progress)
    let x = Self.derivative(startX, endX, at: t)
    let y = Self.derivative(startY, endY, at: t)
    if abs(x) < 1e-9, abs(y) < 1e-9 { return t < 0.5 ? 1 : 0 }
    if abs(x) < 1e-9 { return y < 0 ? -.infinity : .infinity }
    return y / x
  }

  /// The parameter t of the point with that x, for x inside 0...1: Newton's method, kept inside a
  /// bracket that bisection narrows where the slope is too flat for it.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.coordinate(startX, endX, at: t) - x
      if abs(error) < 1e-13 { break }
      if error < 0 { low = t } else { high = t }
      let newton = t - error / Self.derivative(startX, endX, at: t)
      t = newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }

  /// One coordinate of the curve at parameter `t`, with control points `p1` and `p2`.
  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return ((a * t + b) * t + c) * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * (u * u * p1 + 2 * u * t * (p2 - p1) + t * t * (1 - p2))
  }
}

extension CubicTimingCurve: CustomStringConvertible {
  package var description: String { "(\(startX), \(startY), \(endX), \(endY))" }
}
