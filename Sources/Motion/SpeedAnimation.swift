import Foundation

/// Another animation, faster or slower.
struct SpeedAnimation: AnimationModifier {
  let base: Animation
  /// 2 takes half as long, 0.5 twice as long.
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if isScalar(in: context.state) {
      return animateScalar(value: value, time: time, context: &context)
    }
    return base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  // The state of a base counts in the base's own seconds, so only the same speed can go on with it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: time * speed, context: &context)
  }

  func progress(at time: TimeInterval, distanceSquared: Double) -> AnimationProgress? {
    base.scalar?.progress(at: time * speed, distanceSquared: distanceSquared)
  }

  func rate(at time: TimeInterval) -> Double? {
    base.scalar?.rate(at: time * speed).map { $0 * speed }
  }

  func prepared(distanceSquared: Double) -> any ScalarAnimation {
    SpeedAnimation(base: base.prepared(distanceSquared: distanceSquared), speed: speed)
  }

  func duration(distanceSquared: Double) -> TimeInterval {
    guard speed > 0, let scalar = base.scalar else { return .infinity }
    return scalar.duration(distanceSquared: distanceSquared) / speed
  }
}

extension Animation {
  /// This animation `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }
}
