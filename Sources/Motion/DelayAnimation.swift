import Foundation

/// Another animation, later.
///
/// Each change waits for its own delay, so a delayed animation never takes over from one that
/// runs: they are combined.
struct DelayAnimation: AnimationModifier {
  let base: Animation
  /// Seconds; below zero starts in the middle.
  let delay: TimeInterval

  private func baseTime(_ time: TimeInterval) -> TimeInterval { max(time - delay, 0) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if isScalar(in: context.state) {
      return animateScalar(value: value, time: time, context: &context)
    }
    return base.animate(value: value, time: baseTime(time), context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: baseTime(time), context: context)
  }

  func progress(at time: TimeInterval, distanceSquared: Double) -> AnimationProgress? {
    base.scalar?.progress(at: baseTime(time), distanceSquared: distanceSquared)
  }

  func rate(at time: TimeInterval) -> Double? { base.scalar?.rate(at: baseTime(time)) }

  func prepared(distanceSquared: Double) -> any ScalarAnimation {
    DelayAnimation(base: base.prepared(distanceSquared: distanceSquared), delay: delay)
  }

  func duration(distanceSquared: Double) -> TimeInterval {
    max((base.scalar?.duration(distanceSquared: distanceSquared) ?? 0) + delay, 0)
  }
}

extension Animation {
  /// This animation, started `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }
}
