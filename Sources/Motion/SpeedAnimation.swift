import Foundation

/// Another animation, faster or slower.
struct SpeedAnimation: TimedAnimation {
  let base: Animation
  /// 2 takes half as long, 0.5 twice as long.
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
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

  func duration<V: VectorArithmetic>(over value: V) -> TimeInterval? {
    base.duration(over: value).map { speed > 0 ? $0 / speed : .infinity }
  }
}

extension Animation {
  /// This animation `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }
}
