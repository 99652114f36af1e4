import Foundation

/// How a scroll view moves when a finger has let go of it, as pure functions of time.
///
/// Lengths are points, times seconds. The figures are UIKit's: a deceleration rate of 0.998 a
/// millisecond, a rubber band constant of 0.55, a critically damped spring of stiffness 100 and mass 1.
package enum ScrollPhysics {
  /// The part of its speed that a coasting view keeps for each millisecond.
  static let normalRate = 0.998
  static let fastRate = 0.99
  /// A view slower than this, in points a second, stands still.
  static let restVelocity = 13.0
  private static let rubberBand = 0.55
  private static let springFrequency = 10.0

  /// How far the finger's pull beyond the edge, `overshoot` points, moves the content in a view of
  /// `dimension` points: x = (1 − 1 / (0.55 · overshoot / dimension + 1)) · dimension.
  package static func resistedOvershoot(_ overshoot: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let distance = (1 - 1 / (abs(overshoot) * rubberBand / dimension + 1)) * dimension
    return overshoot < 0 ? -distance : distance
  }

  /// How far a finger pulls for content that is seen `distance` points beyond the edge: the inverse of
  /// `resistedOvershoot`.
  static func pull(for distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let seen = min(abs(distance), dimension * 0.999)
    let pull = seen * dimension / (rubberBand * (dimension - seen))
    return distance < 0 ? -pull : pull
  }

  /// Where the finger would have moved content without resistance that is seen at `offset`.
  static func unresisted(_ offset: Double, in range: ClosedRange<Double>, dimension: Double)
    -> Double
  {
    if offset < range.lowerBound {
      return range.lowerBound + pull(for: offset - range.lowerBound, dimension: dimension)
    }
    if offset > range.upperBound {
      return range.upperBound + pull(for: offset - range.upperBound, dimension: dimension)
    }
    return offset
  }

  /// `offset` held back where it lies outside of `range`.
  static func resisted(_ offset: Double, in range: ClosedRange<Double>, dimension: Double) -> Double
  {
    if offset < range.lowerBound {
      return range.lowerBound + resistedOvershoot(offset - range.lowerBound, dimension: dimension)
    }
    if offset > range.upperBound {
      return range.upperBound + resistedOvershoot(offset - range.upperBound, dimension: dimension)
    }
    return offset
  }

  /// A view that coasts: x(t) = x₀ + v₀ · (rᵗ − 1) / ln r with t in milliseconds.
  struct Coasting: Equatable {
    var start: Double
    /// Points a second.
    var velocity: Double
    var rate = ScrollPhysics.normalRate

    /// The logarithm of the part kept each second; negative.
    private var decay: Double { 1000 * log(rate) }

    func value(at time: Double) -> Double { start + velocity * (exp(decay * time) - 1) / decay }
    func velocity(at time: Double) -> Double { velocity * exp(decay * time) }

    /// Where it would come to rest.
    var end: Double { start - velocity / decay }

    /// When it is slower than what can be seen.
    var duration: Double {
      guard abs(velocity) > ScrollPhysics.restVelocity else { return 0 }
      return log(ScrollPhysics.restVelocity / abs(velocity)) / decay
    }

    /// When it passes `position`; nil when it never does.
    func time(at position: Double) -> Double? {
      let part = 1 + (position - start) * decay / velocity
      guard velocity != 0, part > 0, part <= 1 else { return nil }
      return log(part) / decay
    }

    /// The speed that makes a view at `start` coast to `end`.
    static func velocity(
      from start: Double, to end: Double, rate: Double = ScrollPhysics.normalRate
    ) -> Double {
      (start - end) * 1000 * log(rate)
    }
  }

  /// A view that is pulled to its place by a critically damped spring:
  /// x(t) = goal + (d + (v + ω d) t) e^(−ω t).
  struct Bounce: Equatable {
    var goal: Double
    /// Where it starts, relative to the goal.
    var distance: Double
    var velocity: Double

    func value(at time: Double) -> Double {
      let frequency = ScrollPhysics.springFrequency
      return goal + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
    }

    /// When less than half a point is left.
    var duration: Double {
      let frequency = ScrollPhysics.springFrequency
      let size = abs(distance) + abs(velocity) / frequency
      guard size > 0.5 else { return 0 }
      // e^(−ω t) (1 + ω t) falls below 0.5 / size; two more time constants make up for the factor.
      return (log(size / 0.5) + 2) / frequency
    }
  }

  /// The way of one coordinate from the moment when the finger lets go.
  struct Flight: Equatable {
    private var coasting: Coasting
    private var bounce: Bounce?
    /// When the bounce takes over.
    private var bounceStart: Double

    /// - Parameters:
    ///   - range: the offsets at which the view may rest.
    ///   - goal: where it is to come to rest instead of where it would; nil for its own way.
    init(
      from start: Double, velocity: Double, in range: ClosedRange<Double>, goal: Double? = nil,
      rate: Double = normalRate
    ) {
      coasting = Coasting(start: start, velocity: velocity, rate: rate)
      bounceStart = 0
      if !range.contains(start) {
        let edge = min(max(start, range.lowerBound), range.upperBound)
        bounce = Bounce(goal: edge, distance: start - edge, velocity: velocity)
        return
      }
      if let goal {
        bounce = Bounce(goal: goal, distance: start - goal, velocity: velocity)
        return
      }
      let edge = velocity < 0 ? range.lowerBound : range.upperBound
      if !range.contains(coasting.end), let time = coasting.time(at: edge) {
        bounceStart = time
        bounce = Bounce(goal: edge, distance: 0, velocity: coasting.velocity(at: time))
      }
    }

    func value(at time: Double) -> Double {
      if let bounce, time >= bounceStart {
        return time >= duration ? bounce.goal : bounce.value(at: time - bounceStart)
      }
      return coasting.value(at: min(time, coasting.duration))
    }

    var duration: Double { bounce.map { bounceStart + $0.duration } ?? coasting.duration }
  }
}
