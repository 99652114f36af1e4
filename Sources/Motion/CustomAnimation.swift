import Foundation

/// How a change moves from its start to its end: a vector as a function of time.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` that has been covered `time` seconds after the start.
  ///
  /// - Parameters:
  ///   - value: the whole way to go.
  ///   - time: seconds since the start.
  ///   - context: what the animation keeps from one call to the next.
  /// - Returns: the way covered so far, or nil when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the animation moves `time` seconds after the start, per second; nil if it cannot say.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from `previous`; otherwise the two are combined.
  ///
  /// - Parameters:
  ///   - previous: the animation that is still running.
  ///   - value: the whole way `previous` has to go.
  ///   - time: seconds since the start of `previous`; the clock goes on from there after a merge.
  ///   - context: the state of `previous`, and of this animation from now on.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
