import Foundation

// MARK: - Springs that take over

extension Animation {
  /// A spring by feel.
  ///
  /// - Parameters:
  ///   - duration: the pace of the spring in seconds; it settles some time after.
  ///   - bounce: 0 does not overshoot, up to 1 swings more and more, below 0 creeps.
  ///   - blendDuration: seconds over which the pace changes from a running spring's to this one's.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// A spring by its undamped period and its damping.
  ///
  /// - Parameters:
  ///   - response: the period without damping in seconds; 0 is the stiffest spring there is.
  ///   - dampingFraction: the part of critical damping.
  ///   - blendDuration: seconds over which the response changes from a running spring's.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring described by a `Spring`.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    guard spring.decayConstant.isFinite else {
      return self.spring(dampingFraction: .infinity, blendDuration: blendDuration)
    }
    return self.spring(
      response: spring.response, dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration)
  }

  /// A quick spring for what follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for what follows a finger, with a bounce of 0.15 and `extraBounce`.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring for what follows a finger.
  public static var interactiveSpring: Animation {
    interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth(duration: 0.5) }

  /// A spring without bounce, but for `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy(duration: 0.5) }

  /// A spring with a small bounce, 0.15, and `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a clear bounce.
  public static var bouncy: Animation { bouncy(duration: 0.5) }

  /// A spring with a clear bounce, 0.3, and `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: - Springs that add up

extension Animation {
  /// A spring by its physics; changes that overlap add up.
  ///
  /// - Parameter initialVelocity: in ways to go per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring by feel; changes that overlap add up.
  ///
  /// - Parameter initialVelocity: in ways to go per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring described by a `Spring`; changes that overlap add up.
  ///
  /// - Parameter initialVelocity: in ways to go per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.mass * spring.naturalFrequencySquared,
      damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// A spring of half a second without bounce; changes that overlap add up.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
