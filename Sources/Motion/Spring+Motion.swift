import Foundation

/// The two solutions of a spring's equation at one time, from which any motion is put together.
package struct SpringFactors {
  /// What is left of a displacement of 1 that started at rest; 1 at time 0.
  package let remaining: Double
  /// The displacement that a velocity of 1 has made, in seconds; 0 at time 0.
  package let gained: Double
  /// The speed that is left of a velocity of 1; 1 at time 0.
  package let gainedRate: Double
  /// How fast `remaining` changes, per second; 0 at time 0.
  package let remainingRate: Double
}

extension Spring {
  /// The spring's solutions `time` seconds after the start.
  ///
  /// gained = e^(−δt)·sin(ωt)/ω, with sinh for an over-damped spring and its limit t·e^(−δt) for a
  /// critically damped one; the others follow from it and its derivative.
  /// A spring that is damped without end stays where it is.
  package func factors(at time: Double) -> SpringFactors {
    guard decayConstant.isFinite else {
      return SpringFactors(remaining: 1, gained: 0, gainedRate: 0, remainingRate: 0)
    }
    let (gained, swing) = solutions(at: time)
    let remaining = swing + decayConstant * gained
    return SpringFactors(
      remaining: remaining, gained: gained, gainedRate: swing - decayConstant * gained,
      remainingRate: -naturalFrequencySquared * gained)
  }

  /// e^(−δt)·sin(ωt)/ω and e^(−δt)·cos(ωt), in the form that fits the damping.
  private func solutions(at time: Double) -> (sine: Double, cosine: Double) {
    if angularFrequency > 0 {
      let decay = exp(-decayConstant * time)
      let angle = angularFrequency * time
      return (decay * sin(angle) / angularFrequency, decay * cos(angle))
    }
    if angularFrequency == 0 {
      let decay = exp(-decayConstant * time)
      return (decay * time, decay)
    }
    let frequency = -angularFrequency
    // −δ + ω written as a quotient: the difference of two large numbers would lose its digits.
    let slow = exp(-naturalFrequencySquared / (decayConstant + frequency) * time)
    let fast = exp(-(decayConstant + frequency) * time)
    let span = 2 * frequency * time
    let difference = span < 1 ? fast * expm1(span) : slow - fast
    return (difference / (2 * frequency), (slow + fast) / 2)
  }

  /// Where the spring is after `time` seconds, on its way from zero to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = factors(at: time)
    var result = target.scaled(by: 1 - factors.remaining)
    result += initialVelocity.scaled(by: factors.gained)
    return result
  }

  /// How fast the spring moves after `time` seconds, per second.
  ///
  /// SwiftUI adds the target to the velocity of a spring that creeps: a sum in which a 1 belongs to
  /// the value and not to its derivative. Programs are given that answer; `rate` is the derivative.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    var result = rate(target: target, initialVelocity: initialVelocity, time: time)
    if angularFrequency < 0 { result += target }
    return result
  }

  /// The derivative of `value(target:initialVelocity:time:)`, per second.
  package func rate<V: VectorArithmetic>(
    target: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let factors = factors(at: time)
    var result = target.scaled(by: -factors.remainingRate)
    result += initialVelocity.scaled(by: factors.gainedRate)
    return result
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds, towards `target`.
  ///
  /// The velocity is SwiftUI's, with what `velocity(target:initialVelocity:time:)` says about it.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    var distance = target
    distance -= value
    advance(value: &value, velocity: &velocity, target: target, deltaTime: deltaTime)
    if angularFrequency < 0 { velocity += distance }
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds, as the equation of the spring says.
  package func advance<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let factors = factors(at: deltaTime)
    var distance = target
    distance -= value
    value += distance.scaled(by: 1 - factors.remaining)
    value += velocity.scaled(by: factors.gained)
    velocity.scale(by: factors.gainedRate)
    velocity += distance.scaled(by: -factors.remainingRate)
  }

  /// The force on what hangs on the spring: stiffness × way to go − damping × velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    var result = target
    result -= position
    result.scale(by: stiffness)
    result -= velocity.scaled(by: damping)
    return result
  }
}

// MARK: - Settling

extension Spring {
  /// Seconds until the spring stays within a thousandth of its way.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// Seconds until the spring stays within `epsilon` of `target`; infinite without damping.
  ///
  /// A bouncy spring is measured by the envelope of its swing, the others by looking every tenth
  /// of a second, for at most 102.4 s; one that has not settled by then answers 0, as in SwiftUI.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    restTime(target: target, initialVelocity: initialVelocity, epsilon: epsilon) ?? 0
  }

  /// Seconds until the spring stays within `epsilon` of `target`; nil if that takes too long to tell.
  package func restTime<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval? {
    guard decayConstant != 0 else { return .infinity }
    guard angularFrequency > 0 else {
      return firstSettledTenth { time in
        let value = value(target: target, initialVelocity: initialVelocity, time: time)
        return target.distance(to: value) < epsilon
      }
    }
    var push = target.scaled(by: decayConstant)
    push -= initialVelocity
    let amplitude = push.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
    return max(0, log(amplitude / epsilon) / decayConstant)
  }

  /// The first tenth of a second from which on the spring is settled for more than a second.
  private func firstSettledTenth(_ isSettled: (TimeInterval) -> Bool) -> TimeInterval? {
    var settledSince: TimeInterval?
    for tenth in 0..<1024 {
      let time = Double(tenth) / 10
      guard isSettled(time) else {
        settledSince = nil
        continue
      }
      let start = settledSince ?? time
      settledSince = start
      if time - start > 1 { return start }
    }
    return nil
  }
}

extension VectorArithmetic {
  /// The length of the difference.
  fileprivate func distance(to other: Self) -> Double {
    var difference = other
    difference -= self
    return difference.magnitudeSquared.squareRoot()
  }
}
