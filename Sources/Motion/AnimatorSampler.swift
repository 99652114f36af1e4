import Foundation

/// The way that a value is on: what is presented lies between `target` − `interval` and `target`.
struct AnimatorMovement<Value: VectorArithmetic> {
  let target: Value
  let interval: Value
  let clock: AnimatorClock
}

/// Finds what is presented while a value moves.
///
/// The general way is to ask the animation for a vector. Where the animation is built in, a
/// subclass finds one number without a vector, and then multiplies it: a tenth of the cost for a
/// vector whose type is not known here. (Looking up the metadata of one generic type costs more
/// than a sine: a sampler names none but its own.)
package class AnimatorSampler<Value: VectorArithmetic> {
  fileprivate final let clock: AnimatorClock
  final let target: Value
  final let interval: Value

  init(_ movement: AnimatorMovement<Value>) {
    (clock, target, interval) = (movement.clock, movement.target, movement.interval)
  }

  /// Takes the state of the animation of `run` now.
  func sample(_ run: AnimatorRun<Value>) -> AnimatorSample { .over }

  /// Moves on to the frame at `time`, in seconds, without the run. False where that has to be asked:
  /// there is more to do then than to find another value.
  package func advanceAlone(to time: Double) -> Bool { false }

  /// What is presented at the last sample.
  package var value: Value { target }

  /// The clock that says all there is to know in a frame, as long as it `goesOn`; nil where there is
  /// more to be known.
  package var loneClock: AnimatorClock? { nil }
}

/// presented = model − interval + animation(interval)
private final class VectorSampler<Value: VectorArithmetic>: AnimatorSampler<Value> {
  private let animation: Animation
  private var covered: Value

  init(_ movement: AnimatorMovement<Value>, animation: Animation) {
    self.animation = animation
    covered = movement.interval.zeroOfSameShape
    super.init(movement)
  }

  override func sample(_ run: AnimatorRun<Value>) -> AnimatorSample {
    guard
      let covered = animation.animate(
        value: interval, time: run.elapsed, context: &run.context)
    else { return .over }
    self.covered = covered
    return run.context.isLogicallyComplete ? .logicallyComplete : .running
  }

  package override var value: Value {
    var result = target
    result += covered
    result -= interval
    return result
  }
}

/// How an animation stands.
enum AnimatorSample { case running, logicallyComplete, over }

extension AnimatorSampler {
  /// The cheapest sampler that does what the animation does.
  static func make(
    _ movement: AnimatorMovement<Value>, animation: Animation, state: AnimationState<Value>
  ) -> AnimatorSampler {
    if let start = state.springStart {
      if let spring = animation.fluidSpring, start.responseDifference == 0 {
        return SpringSampler(movement, spring: spring, start: start)
      }
    } else if let scalar = animation.scalar {
      return ScalarSampler.make(
        movement, scalar: scalar,
        isOfClock: state.combination == nil && movement.clock.isClock(of: animation))
    } else if animation.base is CombinedAnimation, let combination = state.combination,
      let sampler = CombinedSampler(movement, combination: combination)
    {
      return sampler
    }
    return VectorSampler(movement, animation: animation)
  }

  /// The class for values of this type.
  fileprivate static func mostSpecific(
    number: AnyClass, pair: AnyClass, rectangle: AnyClass, other: AnyClass
  ) -> AnyClass {
    if Value.self == Double.self { return number }
    if Value.self == AnimatablePair<CGFloat, CGFloat>.self { return pair }
    return Value.self == RectangleVector.self ? rectangle : other
  }
}

/// presented = model − interval · remaining, where the clock knows what remains.
///
/// Nothing is written in a frame: what many values share is worked out once, and stands in one place.
class ClockSampler<Value: VectorArithmetic>: AnimatorSampler<Value> {
  override required init(_ movement: AnimatorMovement<Value>) { super.init(movement) }

  override func sample(_ run: AnimatorRun<Value>) -> AnimatorSample {
    guard let progress = clock.progress else { return .over }
    return progress.isLogicallyComplete ? .logicallyComplete : .running
  }

  package override final func advanceAlone(to time: Double) -> Bool {
    clock.advance(to: time)
    return clock.goesOn
  }

  package override final var loneClock: AnimatorClock? { clock }

  package override var value: Value {
    var result = target
    result._subtract(interval, scaledBy: clock.remaining)
    return result
  }

  /// The sampler of a movement: one that knows the type where it is among the most common.
  static func make(_ movement: AnimatorMovement<Value>) -> ClockSampler {
    let type: AnyClass = mostSpecific(
      number: NumberClockSampler.self, pair: PairClockSampler.self,
      rectangle: RectangleClockSampler.self, other: ClockSampler.self)
    // `mostSpecific` answers a subclass for exactly this `Value`, or the class itself.
    return (type as! ClockSampler<Value>.Type).init(movement)
  }
}

private final class NumberClockSampler: ClockSampler<Double> {
  package override var value: Double { value(remaining: clock.remaining) }
}

private final class PairClockSampler: ClockSampler<AnimatablePair<CGFloat, CGFloat>> {
  package override var value: AnimatablePair<CGFloat, CGFloat> {
    value(remaining: clock.remaining)
  }
}

private final class RectangleClockSampler: ClockSampler<RectangleVector> {
  package override var value: RectangleVector { value(remaining: clock.remaining) }
}

/// presented = model − interval · remaining
///
/// A spring from rest is told by its clock for as long as the length of the way makes no difference: 1,000 springs that
/// move cost what 1,000 curves do.
class ScalarSampler<Value: VectorArithmetic>: AnimatorSampler<Value> {
  private let scalar: any ScalarAnimation
  private let distanceSquared: Double
  private var sampledFrame = 0
  private var ownRemaining = 1.0
  /// Whether the clock knows how far it has come, as long as it goes on.
  private let followsClock: Bool

  required init(
    _ movement: AnimatorMovement<Value>, scalar: any ScalarAnimation, isOfClock: Bool
  ) {
    distanceSquared = scalar.dependsOnDistance ? movement.interval.magnitudeSquared : 0
    self.scalar = scalar.prepared(distanceSquared: distanceSquared)
    followsClock = isOfClock && distanceSquared > 0
    super.init(movement)
  }

  fileprivate final var remaining: Double {
    followsClock && clock.goesOn ? clock.remaining : ownRemaining
  }

  package override final var loneClock: AnimatorClock? { followsClock ? clock : nil }

  override func sample(_ run: AnimatorRun<Value>) -> AnimatorSample { sample() }

  package override func advanceAlone(to time: Double) -> Bool {
    clock.advance(to: time)
    if followsClock && clock.goesOn { return true }
    if sampledFrame == clock.frameNumber { return true }
    return sample() == .running
  }

  private final func sample() -> AnimatorSample {
    let progress = scalar.progress(at: clock.elapsed, distanceSquared: distanceSquared)
    guard let progress else { return .over }
    ownRemaining = 1 - progress.fraction
    if progress.isLogicallyComplete { return .logicallyComplete }
    sampledFrame = clock.frameNumber
    return .running
  }

  package override var value: Value {
    var result = target
    result._subtract(interval, scaledBy: remaining)
    return result
  }

  /// The sampler of a movement: one that knows the type where it is among the most common.
  ///
  /// - Parameter isOfClock: whether the movement has gone by the clock's animation since it began.
  static func make(
    _ movement: AnimatorMovement<Value>, scalar: any ScalarAnimation, isOfClock: Bool
  ) -> ScalarSampler {
    let type: AnyClass = mostSpecific(
      number: NumberSampler.self, pair: PairSampler.self, rectangle: RectangleSampler.self,
      other: ScalarSampler.self)
    // `mostSpecific` answers a subclass for exactly this `Value`, or the class itself.
    return (type as! ScalarSampler<Value>.Type).init(
      movement, scalar: scalar, isOfClock: isOfClock)
  }
}

private final class NumberSampler: ScalarSampler<Double> {
  package override var value: Double { value(remaining: remaining) }
}

private final class PairSampler: ScalarSampler<AnimatablePair<CGFloat, CGFloat>> {
  package override var value: AnimatablePair<CGFloat, CGFloat> { value(remaining: remaining) }
}

private final class RectangleSampler: ScalarSampler<RectangleVector> {
  package override var value: RectangleVector { value(remaining: remaining) }
}

// The same for types that are known here, and therefore ten times as fast.

extension AnimatorSampler<Double> {
  @inline(__always) fileprivate final func value(remaining: Double) -> Double {
    target - interval * remaining
  }
}

extension AnimatorSampler<AnimatablePair<CGFloat, CGFloat>> {
  @inline(__always) fileprivate final func value(remaining: Double) -> Value {
    AnimatablePair(
      target.first - interval.first * remaining, target.second - interval.second * remaining)
  }
}

private typealias RectangleVector = AnimatablePair<
  AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
>

extension AnimatorSampler<RectangleVector> {
  @inline(__always) fileprivate final func value(remaining: Double) -> Value {
    AnimatablePair(
      AnimatablePair(
        target.first.first - interval.first.first * remaining,
        target.first.second - interval.first.second * remaining),
      AnimatablePair(
        target.second.first - interval.second.first * remaining,
        target.second.second - interval.second.second * remaining))
  }
}

/// presented = model − way · remaining + velocity · gained
private final class SpringSampler<Value: VectorArithmetic>: AnimatorSampler<Value> {
  private let spring: Spring
  private let response: Double
  private let startTime: TimeInterval
  private let products: SpringProducts
  private let targetSquared: Double
  private let way: Value
  private let velocity: Value
  private var sampledFrame = 0
  private var remaining = 1.0
  private var gained = 0.0

  init(
    _ movement: AnimatorMovement<Value>, spring: FluidSpringAnimation, start: SpringStart<Value>
  ) {
    self.spring = spring.spring(response: spring.response)
    response = spring.response
    startTime = start.time
    let span = SpringSpan(from: start, to: movement.interval)
    (products, targetSquared) = (span.products, span.targetSquared)
    (way, velocity) = (span.way, span.velocity)
    super.init(movement)
  }

  override func sample(_ run: AnimatorRun<Value>) -> AnimatorSample { sample() }

  package override func advanceAlone(to time: Double) -> Bool {
    clock.advance(to: time)
    if sampledFrame == clock.frameNumber { return true }
    return sample() == .running
  }

  private func sample() -> AnimatorSample {
    let elapsed = clock.elapsed - startTime
    let place = spring.place(at: elapsed, products: products, targetSquared: targetSquared)
    if place.isSettled { return .over }
    (remaining, gained) = (place.remaining, place.gained)
    if isReached(response, at: elapsed) { return .logicallyComplete }
    sampledFrame = clock.frameNumber
    return .running
  }

  package override var value: Value {
    var result = target
    result._subtract(way, scaledBy: remaining)
    result._subtract(velocity, scaledBy: -gained)
    return result
  }
}
