import Foundation

/// What a spring that took over moves in: the way it has to go, and the velocity it started with.
///
/// Every place it can be at is a sum of the two, so one pair of numbers tells where it is, and
/// their products, taken once, tell when it has settled.
struct SpringSpan<Value: VectorArithmetic> {
  /// The whole way of the animation.
  let target: Value
  /// From the place where the spring took over to the target.
  let way: Value
  /// Per second.
  let velocity: Value
  let products: SpringProducts
  let targetSquared: Double

  init(from start: SpringStart<Value>, to target: Value) {
    self.target = target
    var way = target
    way -= start.offset
    self.way = way
    velocity = start.velocity
    var sum = way
    sum += velocity
    let waySquared = way.magnitudeSquared
    let velocitySquared = velocity.magnitudeSquared
    products = SpringProducts(
      waySquared: waySquared, velocitySquared: velocitySquared,
      mixed: (sum.magnitudeSquared - waySquared - velocitySquared) / 2)
    targetSquared = target.magnitudeSquared
  }

  /// The way that is covered.
  func offset(at place: SpringPlace) -> Value {
    var result = target
    addRemaining(at: place, to: &result)
    return result
  }

  /// Adds what is left of the way, which points back.
  func addRemaining(at place: SpringPlace, to result: inout Value) {
    result -= way.scaled(by: place.remaining)
    result += velocity.scaled(by: place.gained)
  }

  func velocity(at place: SpringPlace) -> Value {
    var result = way.scaled(by: -place.remainingRate)
    result += velocity.scaled(by: place.gainedRate)
    return result
  }
}

/// The products of a spring's way and initial velocity with themselves and with each other.
struct SpringProducts {
  var waySquared: Double
  var velocitySquared = 0.0
  var mixed = 0.0

  /// The square of the length of a·way + b·velocity.
  func squared(_ a: Double, _ b: Double) -> Double {
    a * a * waySquared + 2 * a * b * mixed + b * b * velocitySquared
  }
}

/// Where a spring is: parts of its way and of its initial velocity.
struct SpringPlace {
  let remaining: Double
  let gained: Double
  let remainingRate: Double
  let gainedRate: Double
  let isSettled: Bool
}

extension Spring {
  /// Where the spring is `time` seconds after its start.
  ///
  /// It is settled when velocity and force are at most 0.06 (per second, per second squared) and a
  /// hundredth of the whole animation's way is left; a way there and back again has no hundredth.
  func place(
    at time: TimeInterval, products: SpringProducts, targetSquared: Double
  ) -> SpringPlace {
    let factors = factors(at: time)
    let (stiffness, damping) = (naturalFrequencySquared, 2 * decayConstant)
    let velocitySquared = products.squared(-factors.remainingRate, factors.gainedRate)
    let forceSquared = products.squared(
      stiffness * factors.remaining + damping * factors.remainingRate,
      -stiffness * factors.gained - damping * factors.gainedRate)
    let distanceSquared = products.squared(factors.remaining, -factors.gained)
    let tolerance = 0.0001 * targetSquared
    return SpringPlace(
      remaining: factors.remaining, gained: factors.gained,
      remainingRate: factors.remainingRate, gainedRate: factors.gainedRate,
      isSettled: max(velocitySquared, forceSquared) <= 0.0036
        && (tolerance == 0 || distanceSquared <= tolerance))
  }
}
