import Foundation

/// The spring of `.interpolatingSpring`: each change moves along its own closed form, and changes
/// that overlap add up.
struct InterpolatingSpringAnimation: ScalarAnimation {
  let mass: Double
  let stiffness: Double
  let damping: Double
  /// In ways to go per second.
  let initialVelocity: Double
  private let spring: Spring
  /// Seconds until a thousandth of the way is left.
  private let settlingDuration: TimeInterval

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    settlingDuration =
      spring.restTime(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001) ?? .infinity
  }

  func progress(at time: TimeInterval, distanceSquared: Double) -> AnimationProgress? {
    guard !isReached(settlingDuration, at: time) else { return nil }
    let factors = spring.factors(at: time)
    let fraction = 1 - factors.remaining + initialVelocity * factors.gained
    guard fraction.isFinite else { return nil }
    return AnimationProgress(
      fraction: fraction, isLogicallyComplete: isReached(spring.response, at: time))
  }

  func rate(at time: TimeInterval) -> Double? {
    let factors = spring.factors(at: time)
    return initialVelocity * factors.gainedRate - factors.remainingRate
  }

  func duration(distanceSquared: Double) -> TimeInterval { settlingDuration }
}

extension InterpolatingSpringAnimation: CustomStringConvertible {
  var description: String {
    "InterpolatingSpringAnimation(mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
      + "initialVelocity: \(initialVelocity))"
  }
}
