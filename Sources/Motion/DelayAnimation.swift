import Foundation

/// Another animation, later.
///
/// Each change waits for its own delay, so a delayed animation never takes over from one that
/// runs: they are combined.
struct DelayAnimation: TimedAnimation {
  let base: Animation
  /// Seconds; below zero starts in the middle.
  let delay: TimeInterval

  private func baseTime(_ time: TimeInterval) -> TimeInterval { max(time - delay, 0) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: baseTime(time), context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: baseTime(time), context: context)
  }

  func duration<V: VectorArithmetic>(over value: V) -> TimeInterval? {
    base.duration(over: value).map { max($0 + delay, 0) }
  }
}

extension Animation {
  /// This animation, started `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }
}
