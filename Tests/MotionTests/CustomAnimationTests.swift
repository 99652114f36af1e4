import Foundation
import Testing

@testable import Motion

/// Jumps in whole steps of a tenth, and counts how often it was asked.
private struct Staircase: CustomAnimation {
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.askedCount += 1
    guard time < duration else { return nil }
    if time > duration / 2 { context.isLogicallyComplete = true }
    return value.scaled(by: (time / duration * 10).rounded(.down) / 10)
  }
}

private struct AskedCount<Value: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: Int { 0 }
}

extension AnimationContext {
  fileprivate var askedCount: Int {
    get { state[AskedCount<Value>.self] }
    set { state[AskedCount<Value>.self] = newValue }
  }
}

/// Takes over from whatever runs: it goes on from its place at a constant speed.
private struct Glide: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state[Start<V>.self]
    guard let offset = start.offset else { return time < 1 ? value.scaled(by: time) : nil }
    guard time - start.time < 1 else { return nil }
    return offset.interpolated(towards: value, amount: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let offset = previous.animate(value: value, time: time, context: &context)
    context.state[Start<V>.self] = Start(offset: offset, time: time)
    return true
  }

  private struct Start<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Start { Start(offset: nil, time: 0) }
    var offset: V?
    var time: TimeInterval
  }
}

@Suite("Custom animations")
struct CustomAnimationTests {
  @Test("A custom animation moves a value, ends by answering nil and keeps its state")
  func moves() {
    var context = AnimationContext<Double>()
    let animation = Animation(Staircase(duration: 1))
    #expect(animation.animate(value: 50, time: 0.55, context: &context) == 25)
    #expect(context.isLogicallyComplete)
    #expect(animation.animate(value: 50, time: 1, context: &context) == nil)
    #expect(context.askedCount == 2)
    #expect(animation == Animation(Staircase(duration: 1)))
    #expect(animation != Animation(Staircase(duration: 2)))
    #expect(animation.description.contains("Staircase(duration: 1.0)"))
  }

  @Test("It runs in an animator, and is repeated, delayed and sped up like any other")
  func modified() {
    var film = Film(0.0)
    _ = film.next(10, Animation(Staircase(duration: 1)).speed(2).repeatForever(autoreverses: false))
    let frames = film.next(count: 200)
    #expect(frames.contains(9) && frames.contains(1))
    #expect(frames.allSatisfy { $0 == $0.rounded() && (0...10).contains($0) })
    #expect(film.animator.isAnimating)
    let delayed = Animation(Staircase(duration: 1)).delay(1)
    var context = AnimationContext<Double>()
    #expect(delayed.animate(value: 10, time: 1.55, context: &context) == 5)
  }

  @Test("It runs as often as it is repeated, and no more")
  func counted() {
    var context = AnimationContext<Double>()
    let animation = Animation(Staircase(duration: 1)).repeatCount(2, autoreverses: false)
    // The second run begins where the first was found to be over.
    #expect(animation.animate(value: 10, time: 0.55, context: &context) == 5)
    #expect(animation.animate(value: 10, time: 1, context: &context) == 10)
    #expect(animation.animate(value: 10, time: 1.35, context: &context) == 3)
    #expect(animation.animate(value: 10, time: 2, context: &context) == nil)
  }

  @Test("Without shouldMerge it is combined, with it takes over from its predecessor's place")
  func merging() {
    var film = Film(0.0)
    _ = film.next(60, .linear(duration: 2))
    _ = film.next(count: 61)  // half the way
    #expect(abs(film.next(0, Animation(Staircase(duration: 1))) - 30.5) < 1e-9)
    #expect(film.animator.runningAnimationCount == 2)
    #expect(abs(film.next(120, Animation(Glide())) - 30.5) < 0.6)
    #expect(film.animator.runningAnimationCount == 1)
    let frames = film.next(count: 60)
    let steps = zip(frames, frames.dropFirst()).map { $1 - $0 }
    #expect(steps.dropLast().allSatisfy { abs($0 - steps[0]) < 1e-9 })
    #expect(frames.last == 120)
  }

  @Test("State is kept by key, and an unset key has its default")
  func state() {
    var state = AnimationState<Double>()
    #expect(state[AskedCount<Double>.self] == 0)
    state[AskedCount<Double>.self] = 3
    state[AskedCount<Float>.self] = 4
    #expect(state[AskedCount<Double>.self] == 3)
    #expect(state[AskedCount<Float>.self] == 4)
  }

  @Test("A context can carry the state for another vector")
  func withState() {
    var context = AnimationContext<Double>(isLogicallyComplete: true)
    context.environmentStorage = "environment"
    let other = context.withState(AnimationState<AnimatablePair<Double, Double>>())
    #expect(other.isLogicallyComplete)
    #expect(other.environmentStorage as? String == "environment")
  }

  @Test("An animator hands its environment to the animation")
  func environment() {
    let animator = Animator(0.0)
    animator.retarget(
      to: 1, from: 0, animation: Animation(ReadsEnvironment()), at: 0, environment: 0.25)
    #expect(animator.value(at: 0) == 0.25)
    animator.environment = 0.5
    _ = animator.value(at: 1)
    #expect(animator.value(at: 2) == 0.5)
  }
}

private struct ReadsEnvironment: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    value.scaled(by: context.environmentStorage as? Double ?? 0)
  }
}
