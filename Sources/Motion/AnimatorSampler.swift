import Foundation

/// Finds what lies between the model and what is presented.
///
/// This is the general way: it asks the animation for a vector. Where the animation is built in, a
/// subclass finds one number without a vector, and then multiplies it: a tenth of the cost for a
/// vector whose type is not known here. (Looking up the metadata of one generic type costs more
/// than a sine: a sampler names none but its own.)
class AnimatorSampler<Value: VectorArithmetic> {
  private let animation: Animation
  private let interval: Value
  private var covered: Value

  init(animation: Animation, interval: Value) {
    self.animation = animation
    self.interval = interval
    covered = interval.zeroOfSameShape
  }

  /// Takes the state of the animation of `run` now.
  func sample(_ run: AnimatorRun<Value>) -> AnimatorSample {
    guard
      let covered = animation.animate(
        value: interval, time: run.elapsed, context: &run.context)
    else { return .over }
    self.covered = covered
    return run.context.isLogicallyComplete ? .logicallyComplete : .running
  }

  /// Turns the model into what is presented at the last sample.
  func addOffset(to value: inout Value) {
    value += covered
    value -= interval
  }
}

/// How an animation stands.
enum AnimatorSample { case running, logicallyComplete, over }

extension AnimatorSampler {
  /// The cheapest sampler that does what the animation does.
  static func make(
    animation: Animation, interval: Value, state: AnimationState<Value>
  ) -> AnimatorSampler {
    if let start = state.springStart {
      if let spring = animation.fluidSpring, start.responseDifference == 0 {
        return SpringSampler(animation: animation, interval: interval, spring: spring, start: start)
      }
    } else if let scalar = animation.scalar {
      return ScalarSampler(animation: animation, interval: interval, scalar: scalar)
    } else if animation.base is CombinedAnimation, let combination = state.combination,
      let sampler = CombinedSampler(
        animation: animation, interval: interval, combination: combination)
    {
      return sampler
    }
    return AnimatorSampler(animation: animation, interval: interval)
  }
}

/// presented = model − interval · remaining
private final class ScalarSampler<Value: VectorArithmetic>: AnimatorSampler<Value> {
  private let interval: Value
  private let scalar: any ScalarAnimation
  private let distanceSquared: Double
  private var remaining = 1.0

  init(animation: Animation, interval: Value, scalar: any ScalarAnimation) {
    self.interval = interval
    distanceSquared = scalar.dependsOnDistance ? interval.magnitudeSquared : 0
    self.scalar = scalar.prepared(distanceSquared: distanceSquared)
    super.init(animation: animation, interval: interval)
  }

  override func sample(_ run: AnimatorRun<Value>) -> AnimatorSample {
    guard let progress = scalar.progress(at: run.elapsed, distanceSquared: distanceSquared) else {
      return .over
    }
    remaining = 1 - progress.fraction
    return progress.isLogicallyComplete ? .logicallyComplete : .running
  }

  override func addOffset(to value: inout Value) {
    var way = interval
    way.scale(by: remaining)
    value -= way
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
  private var remaining = 1.0
  private var gained = 0.0

  init(
    animation: Animation, interval: Value, spring: FluidSpringAnimation, start: SpringStart<Value>
  ) {
    self.spring = spring.spring(response: spring.response)
    response = spring.response
    startTime = start.time
    let span = SpringSpan(from: start, to: interval)
    (products, targetSquared) = (span.products, span.targetSquared)
    (way, velocity) = (span.way, span.velocity)
    super.init(animation: animation, interval: interval)
  }

  override func sample(_ run: AnimatorRun<Value>) -> AnimatorSample {
    let elapsed = run.elapsed - startTime
    let place = spring.place(at: elapsed, products: products, targetSquared: targetSquared)
    if place.isSettled { return .over }
    (remaining, gained) = (place.remaining, place.gained)
    return isReached(response, at: elapsed) ? .logicallyComplete : .running
  }

  override func addOffset(to value: inout Value) {
    var part = way
    part.scale(by: remaining)
    value -= part
    part = velocity
    part.scale(by: gained)
    value += part
  }
}
