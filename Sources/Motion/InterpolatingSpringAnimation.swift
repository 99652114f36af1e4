import Foundation

/// The spring of `.interpolatingSpring`: each change moves along its own closed form, and changes
/// that overlap add up.
struct InterpolatingSpringAnimation: TimedAnimation {
  let mass: Double
  let stiffness: Double
  let damping: Double
  /// In ways to go per second.
  let initialVelocity: Double

  /// What is left of the way when the spring is over.
  private static let epsilon = 0.001

  private var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let spring = spring
    guard time < settlingDuration(of: spring) else { return nil }
    let fraction = spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
    guard fraction.isFinite else { return nil }
    if isReached(spring.response, at: time) { context.isLogicallyComplete = true }
    return value.scaled(by: fraction)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let velocity = spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time)
    return velocity.isFinite ? value.scaled(by: velocity) : nil
  }

  func duration<V: VectorArithmetic>(over value: V) -> TimeInterval? {
    settlingDuration(of: spring)
  }

  private func settlingDuration(of spring: Spring) -> TimeInterval {
    spring.settlingDuration(
      target: 1.0, initialVelocity: initialVelocity, epsilon: Self.epsilon)
  }
}
