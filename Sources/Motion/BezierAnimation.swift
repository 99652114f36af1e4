import Foundation

/// An animation along a cubic Bézier timing curve.
struct BezierAnimation: ScalarAnimation {
  /// Seconds from start to end.
  let duration: TimeInterval
  let curve: CubicTimingCurve

  func progress(at time: TimeInterval, distanceSquared: Double) -> AnimationProgress? {
    guard duration > 0, !isPast(duration, at: time) else { return nil }
    return AnimationProgress(fraction: curve.value(at: time / duration))
  }

  // SwiftUI's curves do not tell their velocity: a spring that takes over starts at rest.
  func rate(at time: TimeInterval) -> Double? { nil }

  func duration(distanceSquared: Double) -> TimeInterval { max(duration, 0) }
}

extension Animation {
  /// Seconds that a curve takes when its duration is left out.
  private static let defaultCurveDuration = 0.35

  /// The same speed all the way, over `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(duration: duration, curve: .linear))
  }

  /// The same speed all the way, over 0.35 s.
  public static var linear: Animation { linear(duration: defaultCurveDuration) }

  /// Starts slowly and speeds up, over `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(duration: duration, curve: .easeIn))
  }

  /// Starts slowly and speeds up, over 0.35 s.
  public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }

  /// Starts quickly and slows down, over `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(duration: duration, curve: .easeOut))
  }

  /// Starts quickly and slows down, over 0.35 s.
  public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }

  /// Speeds up, then slows down, over `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(duration: duration, curve: .easeInOut))
  }

  /// Speeds up, then slows down, over 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }

  /// A cubic Bézier curve with control points (p1x, p1y) and (p2x, p2y), over `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = CubicTimingCurve(p1x, p1y, p2x, p2y)
    return Animation(BezierAnimation(duration: duration, curve: curve))
  }
}
