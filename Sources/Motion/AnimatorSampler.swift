import Foundation

/// Finds what lies between the model and what is presented.
///
/// The general way is to ask the animation for a vector. Where the animation is built in, a
/// subclass finds one number without a vector, and then multiplies it: a tenth of the cost for a
/// vector whose type is not known here. (Looking up the metadata of one generic type costs more
/// than a sine: a sampler names none but its own.)
class AnimatorSampler<Value: VectorArithmetic> {
  /// Takes the state of the animation of `run` now.
  func sample(_ run: AnimatorRun<Value>) -> AnimatorSample { .over }

  /// Turns the model into what is presented at the last sample.
  func addOffset(to value: inout Value) {}
}

/// presented = model − interval + animation(interval)
private final class VectorSampler<Value: VectorArithmetic>: AnimatorSampler<Value> {
  private let animation: Animation
  private let interval: Value
  private var covered: Value

  init(animation: Animation, interval: Value) {
    self.animation = animation
    self.interval = interval
    covered = interval.zeroOfSameShape
  }

  override func sample(_ run: AnimatorRun<Value>) -> AnimatorSample {
    guard
      let covered = animation.animate(
        value: interval, time: run.elapsed, context: &run.context)
    else { return .over }
    self.covered = covered
    return run.context.isLogicallyComplete ? .logicallyComplete : .running
  }

  override func addOffset(to value: inout Value) {
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
        return SpringSampler(interval: interval, spring: spring, start: start)
      }
    } else if let scalar = animation.scalar {
      return ScalarSampler.make(interval: interval, scalar: scalar)
    } else if animation.base is CombinedAnimation, let combination = state.combination,
      let sampler = CombinedSampler(interval: interval, combination: combination)
    {
      return sampler
    }
    return VectorSampler(animation: animation, interval: interval)
  }
}

/// presented = model − interval · remaining
private class ScalarSampler<Value: VectorArithmetic>: AnimatorSampler<Value> {
  fileprivate final let interval: Value
  private let scalar: any ScalarAnimation
  private let distanceSquared: Double
  fileprivate final var remaining = 1.0

  required init(interval: Value, scalar: any ScalarAnimation) {
    self.interval = interval
    distanceSquared = scalar.dependsOnDistance ? interval.magnitudeSquared : 0
    self.scalar = scalar.prepared(distanceSquared: distanceSquared)
  }

  override func sample(_ run: AnimatorRun<Value>) -> AnimatorSample {
    guard let progress = scalar.progress(at: run.elapsed, distanceSquared: distanceSquared) else {
      return .over
    }
    remaining = 1 - progress.fraction
    return progress.isLogicallyComplete ? .logicallyComplete : .running
  }

  override func addOffset(to value: inout Value) {
    value._subtract(interval, scaledBy: remaining)
  }
}

extension ScalarSampler {
  /// The sampler for `interval`: one that knows the type where it is among the most common.
  static func make(interval: Value, scalar: any ScalarAnimation) -> ScalarSampler {
    let type: AnyClass =
      if Value.self == Double.self {
        NumberSampler.self
      } else if Value.self == AnimatablePair<CGFloat, CGFloat>.self {
        PairSampler.self
      } else if Value.self == RectangleVector.self {
        RectangleSampler.self
      } else {
        ScalarSampler.self
      }
    return (type as! ScalarSampler<Value>.Type).init(
      interval: interval, scalar: scalar)
  }
}

// The same for types that are known here, and therefore ten times as fast.

private final class NumberSampler: ScalarSampler<Double> {
  override func addOffset(to value: inout Double) { value -= interval * remaining }
}

private final class PairSampler: ScalarSampler<AnimatablePair<CGFloat, CGFloat>> {
  override func addOffset(to value: inout AnimatablePair<CGFloat, CGFloat>) {
    value.first -= interval.first * remaining
    value.second -= interval.second * remaining
  }
}

private typealias RectangleVector = AnimatablePair<
  AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
>

private final class RectangleSampler: ScalarSampler<RectangleVector> {
  override func addOffset(to value: inout RectangleVector) {
    value.first.first -= interval.first.first * remaining
    value.first.second -= interval.first.second * remaining
    value.second.first -= interval.second.first * remaining
    value.second.second -= interval.second.second * remaining
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

  init(interval: Value, spring: FluidSpringAnimation, start: SpringStart<Value>) {
    self.spring = spring.spring(response: spring.response)
    response = spring.response
    startTime = start.time
    let span = SpringSpan(from: start, to: interval)
    (products, targetSquared) = (span.products, span.targetSquared)
    (way, velocity) = (span.way, span.velocity)
  }

  override func sample(_ run: AnimatorRun<Value>) -> AnimatorSample {
    let elapsed = run.elapsed - startTime
    let place = spring.place(at: elapsed, products: products, targetSquared: targetSquared)
    if place.isSettled { return .over }
    (remaining, gained) = (place.remaining, place.gained)
    return isReached(response, at: elapsed) ? .logicallyComplete : .running
  }

  override func addOffset(to value: inout Value) {
    value._subtract(way, scaledBy: remaining)
    value._subtract(velocity, scaledBy: -gained)
  }
}
