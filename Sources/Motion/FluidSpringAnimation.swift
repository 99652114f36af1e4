import Foundation

/// The spring of `.spring`, `.smooth`, `.snappy`, `.bouncy`, `.interactiveSpring` and `.default`:
/// it takes over from whatever runs, with its place and its velocity.
///
/// SwiftUI integrates this spring in steps of 1/300 s. That deviates from the closed form by about
/// half a percent of the way for a response of half a second, by 1.6 % for one of 0.15 s. Halcyon evaluates the closed form: a pure function of time that
/// gives the same value for the same instant at any frame rate. Steps of 1/300 s remain where there
/// is no closed form, while `blendDuration` carries the response of one spring over to the next.
struct FluidSpringAnimation: ScalarAnimation {
  /// The period without damping, in seconds.
  let response: Double
  let dampingFraction: Double
  /// Seconds over which the response changes from the previous spring's to this one's.
  let blendDuration: TimeInterval

  /// The stiffest spring, per second squared; a response of zero stands for it.
  private static let largestStiffness = 45000.0

  /// Damping beyond which a spring does not visibly move; keeps infinite damping out of the sums.
  private static let largestDampingFraction = 1e6

  /// The spring for a response of that many seconds.
  func spring(response: Double) -> Spring {
    let shortest = 2 * Double.pi / Self.largestStiffness.squareRoot()
    return Spring(
      response: max(response, shortest),
      dampingRatio: min(max(dampingFraction, 0), Self.largestDampingFraction))
  }

  // MARK: From rest

  var dependsOnDistance: Bool { true }

  func progress(at time: TimeInterval, distanceSquared: Double) -> AnimationProgress? {
    let place = spring(response: response).place(
      at: time, products: SpringProducts(waySquared: distanceSquared),
      targetSquared: distanceSquared)
    guard !place.isSettled else { return nil }
    return AnimationProgress(
      fraction: 1 - place.remaining, isLogicallyComplete: isReached(response, at: time))
  }

  /// A spring has settled when a hundredth of its way is left, and more slowly the longer that is: before, its length
  /// makes no difference.
  func sharedProgress(at time: TimeInterval) -> AnimationProgress? {
    let remaining = spring(response: response).factors(at: time).remaining
    guard abs(remaining) > 0.0101 else { return nil }
    return AnimationProgress(
      fraction: 1 - remaining, isLogicallyComplete: isReached(response, at: time))
  }

  func rate(at time: TimeInterval) -> Double? {
    -spring(response: response).factors(at: time).remainingRate
  }

  /// A spring without damping never settles; one that takes more than a minute counts as such.
  func duration(distanceSquared: Double) -> TimeInterval {
    for frame in 1...3600 {
      let time = Double(frame) / 60
      if progress(at: time, distanceSquared: distanceSquared) == nil { return time }
    }
    return .infinity
  }
}

// MARK: - Taking over

extension FluidSpringAnimation {
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context)
    let offset = previous.animate(value: value, time: time, context: &context)
    var start = SpringStart(
      offset: offset ?? value, velocity: velocity ?? value.zeroOfSameShape, time: time)
    if let previous = previous.fluidSpring, blendDuration > 0 {
      start.responseDifference = previous.response - response
    }
    context.state.springStart = start
    context.state.combination = nil
    context.isLogicallyComplete = false
    return true
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard context.state.springStart != nil else {
      return animateScalar(value: value, time: time, context: &context)
    }
    advanceBlend(of: &context.state.springStart!, towards: value, to: time)
    let start = context.state.springStart!
    if isLogicallyComplete(at: time, since: start) { context.isLogicallyComplete = true }
    let span = SpringSpan(from: start, to: value)
    let place = place(at: time, since: start, span: span)
    return place.isSettled ? nil : span.offset(at: place)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard var start = context.state.springStart else {
      return scalarVelocity(value: value, time: time)
    }
    advanceBlend(of: &start, towards: value, to: time)
    let span = SpringSpan(from: start, to: value)
    return span.velocity(at: place(at: time, since: start, span: span))
  }

  /// Where the spring is `time` seconds after the start of the whole animation.
  func place<V: VectorArithmetic>(
    at time: TimeInterval, since start: SpringStart<V>, span: SpringSpan<V>
  ) -> SpringPlace {
    let spring = spring(response: response(at: (start.sampleTime + time) / 2, since: start))
    return spring.place(
      at: time - start.sampleTime, products: span.products, targetSquared: span.targetSquared)
  }

  func isLogicallyComplete<V: VectorArithmetic>(
    at time: TimeInterval, since start: SpringStart<V>
  ) -> Bool {
    isReached(response(at: time, since: start), at: time - start.time)
  }
}

// MARK: - Blending

extension FluidSpringAnimation {
  /// Takes the whole steps that lie before `time` while the response still changes.
  ///
  /// The steps are counted from the start, so that the frames in between do not matter.
  private func advanceBlend<V: VectorArithmetic>(
    of start: inout SpringStart<V>, towards value: V, to time: TimeInterval
  ) {
    guard start.responseDifference != 0 else { return }
    let step = 1.0 / 300
    while start.sampleTime < start.time + blendDuration, start.sampleTime + step <= time {
      let spring = spring(response: response(at: start.sampleTime + step / 2, since: start))
      spring.advance(
        value: &start.offset, velocity: &start.velocity, target: value, deltaTime: step)
      start.sampleTime += step
    }
  }

  /// The response at `time`: it goes smoothly from the previous spring's to this one's.
  private func response<V: VectorArithmetic>(
    at time: TimeInterval, since start: SpringStart<V>
  ) -> Double {
    guard start.responseDifference != 0, blendDuration > 0 else { return response }
    let progress = min(max((time - start.time) / blendDuration, 0), 1)
    return response + start.responseDifference * (1 - progress * progress * (3 - 2 * progress))
  }
}
