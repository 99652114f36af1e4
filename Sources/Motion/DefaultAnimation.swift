import Foundation

/// The animation of a change that names none.
struct DefaultAnimation: ScalarAnimation {
  /// SwiftUI's documentation names `spring(response: 0.55, dampingFraction: 1.0)`; SwiftUI itself
  /// has been seen to use 0.5. This is the one place that decides.
  static let spring = FluidSpringAnimation(response: 0.55, dampingFraction: 1, blendDuration: 0)

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  var dependsOnDistance: Bool { true }

  func progress(at time: TimeInterval, distanceSquared: Double) -> AnimationProgress? {
    Self.spring.progress(at: time, distanceSquared: distanceSquared)
  }

  func sharedProgress(at time: TimeInterval) -> AnimationProgress? {
    Self.spring.sharedProgress(at: time)
  }

  func rate(at time: TimeInterval) -> Double? { Self.spring.rate(at: time) }

  func duration(distanceSquared: Double) -> TimeInterval {
    Self.spring.duration(distanceSquared: distanceSquared)
  }
}

extension Animation {
  /// A spring without bounce that settles in about half a second.
  public static let `default` = Animation(DefaultAnimation())

  /// The fluid spring behind this animation, if it is one.
  var fluidSpring: FluidSpringAnimation? {
    base is DefaultAnimation ? DefaultAnimation.spring : base as? FluidSpringAnimation
  }
}
