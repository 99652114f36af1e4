import Foundation

/// Another animation that counts as complete after a given time.
struct LogicalCompletionAnimation: AnimationModifier {
  let base: Animation
  /// Seconds from the start.
  let completion: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if isScalar(in: context.state) {
      return animateScalar(value: value, time: time, context: &context)
    }
    let result = base.animate(value: value, time: time, context: &context)
    if isReached(completion, at: time) { context.isLogicallyComplete = true }
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? LogicalCompletionAnimation, previous == self else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: time, context: &context)
  }

  func progress(at time: TimeInterval, distanceSquared: Double) -> AnimationProgress? {
    guard
      var result = base.scalar?.progress(at: time, distanceSquared: distanceSquared)
    else { return nil }
    if isReached(completion, at: time) { result.isLogicallyComplete = true }
    return result
  }

  func rate(at time: TimeInterval) -> Double? { base.scalar?.rate(at: time) }

  func prepared(distanceSquared: Double) -> any ScalarAnimation {
    LogicalCompletionAnimation(
      base: base.prepared(distanceSquared: distanceSquared), completion: completion)
  }

  func duration(distanceSquared: Double) -> TimeInterval {
    base.scalar?.duration(distanceSquared: distanceSquared) ?? .infinity
  }
}

extension Animation {
  /// This animation, counted as complete `duration` seconds after it started.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, completion: duration))
  }
}
