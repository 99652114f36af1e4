import Foundation
import Motion

/// Where the spring of a `CASpringAnimation` is, on its way from 0 to 1.
struct SpringSolution {
  private let spring: Spring
  private let velocity: Double
  /// The part of critical damping.
  let ratio: Double

  init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool
  ) {
    let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    let critical = 2 * (mass * stiffness).squareRoot()
    // What would creep is damped critically unless that is asked for.
    let damping = allowsOverdamping ? damping : min(damping, critical)
    ratio = damping / critical
    spring = Spring(response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: ratio)
    self.velocity = velocity
  }

  /// `time` in seconds.
  func value(at time: Double) -> Double {
    let factors = spring.factors(at: time)
    return 1 - factors.remaining + velocity * factors.gained
  }

  /// Seconds until it stays within a thousandth of the way.
  ///
  /// For a spring that swings, by the sum of its envelopes: 1 + |δ − v| / ω, which gives the 1.4727003 s that
  /// Core Animation answers for mass 1, stiffness 100 and damping 10. For others, looked up in steps of 1 ms.
  var settlingDuration: Double {
    let (decay, frequency) = (spring.decayConstant, spring.angularFrequency)
    guard decay > 0 else { return .infinity }
    if frequency > 0 {
      return max(0, log((1 + abs(decay - velocity) / frequency) / 0.001) / decay)
    }
    var last = 0.0
    for step in 1...60_000 {
      let time = Double(step) / 1000
      let distance = abs(1 - value(at: time))
      if distance > 0.001 { last = time } else if time > 2 * last + 1 { break }
    }
    return last
  }
}
