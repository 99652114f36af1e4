import Foundation

/// The spring of `.spring`, `.smooth`, `.snappy`, `.bouncy`, `.interactiveSpring` and `.default`:
/// it takes over from whatever runs, with its place and its velocity.
///
/// SwiftUI integrates this spring in steps of 1/300 s, which deviates from the closed form by less
/// than half a percent of the way. Halcyon evaluates the closed form: a pure function of time that
/// gives the same value for the same instant at any frame rate. Steps of 1/300 s remain where there
/// is no closed form, while `blendDuration` carries the response of one spring over to the next.
struct FluidSpringAnimation: TimedAnimation {
  /// The period without damping, in seconds.
  let response: Double
  let dampingFraction: Double
  /// Seconds over which the response changes from the previous spring's to this one's.
  let blendDuration: TimeInterval

  init(response: Double, dampingFraction: Double, blendDuration: TimeInterval) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = blendDuration
  }

  /// The stiffest spring, per second squared; a response of zero stands for it.
  private static let largestStiffness = 45000.0

  /// The spring for a response of that many seconds.
  func spring(response: Double) -> Spring {
    let shortest = 2 * Double.pi / Self.largestStiffness.squareRoot()
    return Spring(response: max(response, shortest), dampingRatio: dampingFraction)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let motion = motion(value: value, time: time, context: &context)
    if let start = context.state.springStart {
      if isReached(self.response(at: time, since: start), at: time - start.time) {
        context.isLogicallyComplete = true
      }
    } else if isReached(response, at: time) {
      context.isLogicallyComplete = true
    }
    return motion.isSettled ? nil : motion.offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    var context = context
    return motion(value: value, time: time, context: &context).velocity
  }

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

  func duration<V: VectorArithmetic>(over value: V) -> TimeInterval? {
    var context = AnimationContext<V>()
    // A spring without damping never settles; one that takes longer than a minute counts as such.
    for frame in 1...3600
    where motion(value: value, time: Double(frame) / 60, context: &context)
      .isSettled
    { return Double(frame) / 60 }
    return .infinity
  }
}

// MARK: - The state of a spring at one time

/// Where a spring is at one time, and how fast it moves.
private struct SpringMotion<V: VectorArithmetic> {
  let offset: V
  let velocity: V
  let isSettled: Bool

  /// A spring is settled when velocity and force are at most 0.06 (per second, per second squared)
  /// and a hundredth of the way is left; a way there and back again has no hundredth.
  init(offset: V, velocity: V, target: V, spring: Spring) {
    self.offset = offset
    self.velocity = velocity
    guard velocity.magnitudeSquared <= 0.0036 else {
      isSettled = false
      return
    }
    let force = spring.force(target: target, position: offset, velocity: velocity)
    var distance = target
    distance -= offset
    let tolerance = 0.0001 * target.magnitudeSquared
    isSettled =
      force.magnitudeSquared <= 0.0036
      && (tolerance == 0 || distance.magnitudeSquared <= tolerance)
  }
}

extension FluidSpringAnimation {
  private func motion<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> SpringMotion<V> {
    guard context.state.springStart != nil else {
      let spring = spring(response: response)
      let factors = spring.factors(at: time)
      return SpringMotion(
        offset: value.scaled(by: 1 - factors.remaining),
        velocity: value.scaled(by: -factors.remainingRate), target: value, spring: spring)
    }
    advanceBlend(of: &context.state.springStart!, towards: value, to: time)
    let start = context.state.springStart!
    var offset = start.offset
    var velocity = start.velocity
    let spring = spring(response: self.response(at: (start.sampleTime + time) / 2, since: start))
    spring.update(
      value: &offset, velocity: &velocity, target: value, deltaTime: time - start.sampleTime)
    return SpringMotion(offset: offset, velocity: velocity, target: value, spring: spring)
  }

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
      spring.update(
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
