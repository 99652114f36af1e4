import Foundation

/// A damped spring that pulls a value to its target, as a function of time.
///
/// m·x″ = k·(target − x) − c·x′. With δ = c/2m and ω² = k/m − δ², the spring swings when ω² > 0
/// (bouncy), is critically damped when it is 0 and creeps when it is below 0.
public struct Spring: Hashable, Sendable {
  /// √|ω²| in radians per second, below zero when the spring is over-damped.
  package var angularFrequency: Double
  /// δ, per second.
  package var decayConstant: Double
  private let storedMass: Double

  package init(angularFrequency: Double, decayConstant: Double, mass: Double = 1) {
    self.angularFrequency = angularFrequency
    self.decayConstant = decayConstant
    storedMass = mass
  }

  /// ω₀² = k/m, per second squared; not a number for a spring that is damped without end.
  package var naturalFrequencySquared: Double {
    max(decayConstant * decayConstant + angularFrequency * abs(angularFrequency), 0)
  }
}

// MARK: - Duration and bounce

extension Spring {
  /// A spring by feel.
  ///
  /// - Parameters:
  ///   - duration: the pace of the spring in seconds: its period without damping.
  ///   - bounce: 0 does not overshoot, up to 1 swings more and more, below 0 (to −1) creeps.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// The damping ratio of a bounce: 1 − bounce, and 1 / (1 + bounce) below zero.
  package static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return max(1 - bounce, 0) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }

  /// The pace of the spring in seconds.
  public var duration: TimeInterval { response }

  /// 0 for a spring that does not overshoot, above for one that does, below for one that creeps.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}

// MARK: - Response and damping ratio

extension Spring {
  private static let shortestResponse = 1e-6

  /// A spring by its undamped period and its damping.
  ///
  /// - Parameters:
  ///   - response: the period without damping, in seconds.
  ///   - dampingRatio: the part of critical damping: below 1 swings, 1 is critical, above 1 creeps,
  ///     and below 0 swings ever more.
  public init(response: Double, dampingRatio ratio: Double) {
    let naturalFrequency = 2 * .pi / max(response, Self.shortestResponse)
    let frequency = naturalFrequency * abs(1 - ratio * ratio).squareRoot()
    self.init(
      angularFrequency: ratio > 1 ? -frequency : frequency,
      decayConstant: ratio * naturalFrequency)
  }

  /// The period without damping, in seconds.
  public var response: Double { 2 * .pi / naturalFrequencySquared.squareRoot() }

  /// The part of critical damping.
  public var dampingRatio: Double { decayConstant / naturalFrequencySquared.squareRoot() }
}

// MARK: - Mass, stiffness and damping

extension Spring {
  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: of what hangs on the spring.
  ///   - stiffness: force per displacement.
  ///   - damping: force per velocity.
  ///   - allowOverDamping: false treats more than critical damping as critical.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let decay = damping / (2 * mass)
    let difference = stiffness / mass - decay * decay
    if difference < 0, !allowOverDamping {
      self.init(
        angularFrequency: 0, decayConstant: (stiffness / mass).squareRoot(), mass: mass)
    } else {
      let frequency = abs(difference).squareRoot()
      self.init(
        angularFrequency: difference < 0 ? -frequency : frequency, decayConstant: decay,
        mass: mass)
    }
  }

  /// The mass of what hangs on the spring.
  public var mass: Double { storedMass }

  /// Force per displacement.
  ///
  /// SwiftUI answers m·(ω² + δ²). That is k for a spring that swings, and more than k for one that
  /// creeps, where k = m·(δ² − ω²): 171.2 for a bounce of −0.2 in 0.7 s, which
  /// moves as 80.6 would.
  public var stiffness: Double {
    mass * (decayConstant * decayConstant + angularFrequency * angularFrequency)
  }

  /// Force per velocity.
  public var damping: Double { 2 * decayConstant * mass }
}

// MARK: - Settling duration

extension Spring {
  /// A spring that comes to rest after a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: seconds until the spring stays within `epsilon`; kept in 0.01...10.
  ///   - dampingRatio: the part of critical damping; kept within 0...1.
  ///   - epsilon: what is left of the way when the spring counts as settled.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let duration = min(max(settlingDuration, 0.01), 10)
    let equation = SettlingEquation(duration: duration, dampingRatio: ratio, epsilon: epsilon)
    let naturalFrequency = equation.naturalFrequency()
    self.init(
      angularFrequency: abs(naturalFrequency) * (1 - ratio * ratio).squareRoot(),
      decayConstant: ratio * naturalFrequency)
  }
}

// MARK: - Presets

extension Spring {
  /// A spring of half a second without bounce.
  public static var smooth: Spring { Spring() }

  /// A spring without bounce, but for `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of half a second with a small bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a small bounce, 0.15, and `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of half a second with a clear bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a clear bounce, 0.3, and `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
