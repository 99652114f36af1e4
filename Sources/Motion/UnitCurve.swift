import Foundation
import Geometry

/// A curve from (0, 0) to (1, 1) that turns progress in time into progress in value.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case linear
    case circularEaseIn, circularEaseOut, circularEaseInOut
    /// `circularEaseInOut` with x and y exchanged: upright at both ends, flat in the middle.
    case circularEaseOutIn
    case bezier(CubicTimingCurve)
  }

  let shape: Shape

  /// The same speed all the way.
  public static let linear = UnitCurve(shape: .linear)
  /// Starts slowly and speeds up; control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve(shape: .bezier(.easeIn))
  /// Starts quickly and slows down; control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve(shape: .bezier(.easeOut))
  /// Speeds up, then slows down; control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve(shape: .bezier(.easeInOut))
  /// A quarter of a circle that starts flat.
  public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
  /// A quarter of a circle that ends flat.
  public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
  /// Two quarters of circles: flat at both ends, steep in the middle.
  public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

  /// A cubic Bézier curve; the x of both control points is kept within 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    let curve = CubicTimingCurve(
      startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    return UnitCurve(shape: .bezier(curve))
  }

  @available(*, deprecated, message: "Use easeInOut instead")
  public static let easeInEaseOut = easeInOut
}

// MARK: - Value

extension UnitCurve {
  /// The progress in value at a progress in time, which is kept within 0...1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch shape {
    case .linear: return x
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .circularEaseOutIn:
      let half = (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot() / 2
      return x < 0.5 ? half : 1 - half
    case .bezier(let curve): return curve.value(at: x)
    }
  }

  /// How fast the value changes at a progress in time, which is kept within 0...1; infinite where
  /// the curve is upright.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch shape {
    case .linear: return 1
    case .circularEaseIn: return x / (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      let distance = min(x, 1 - x)
      return 2 * distance / max(1 - 4 * distance * distance, 0).squareRoot()
    case .circularEaseOutIn:
      let distance = abs(1 - 2 * x)
      return distance / (1 - distance * distance).squareRoot()
    case .bezier(let curve): return curve.velocity(at: x)
    }
  }

  /// The curve with x and y exchanged: it tells when a value is reached.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: .linear
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(shape: .circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    case .bezier(let curve): UnitCurve(shape: .bezier(curve.transposed))
    }
  }
}

// MARK: - Animation

/// An animation along a `UnitCurve`.
struct UnitCurveAnimation: ScalarAnimation {
  /// Seconds from start to end.
  let duration: TimeInterval
  let curve: UnitCurve

  func progress(at time: TimeInterval, distanceSquared: Double) -> AnimationProgress? {
    guard duration > 0, !isPast(duration, at: time) else { return nil }
    return AnimationProgress(fraction: curve.value(at: time / duration))
  }

  func rate(at time: TimeInterval) -> Double? {
    guard duration > 0, !isPast(duration, at: time) else { return nil }
    return curve.velocity(at: time / duration) / duration
  }

  func duration(distanceSquared: Double) -> TimeInterval { max(duration, 0) }
}

extension Animation {
  /// Along a curve, over `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(UnitCurveAnimation(duration: duration, curve: curve))
  }
}
