import Foundation
import Testing

@testable import Motion

/// The value of an animation from 0 to 1 at `time`; nil when it is over.
private func progress(_ animation: Animation, at time: Double) -> Double? {
  var context = AnimationContext<Double>()
  return animation.animate(value: 1, time: time, context: &context)
}

/// Whether an animation from 0 to 1 counts as complete at `time`.
private func isComplete(_ animation: Animation, at time: Double) -> Bool {
  var context = AnimationContext<Double>()
  let value = animation.animate(value: 1, time: time, context: &context)
  return value == nil || context.isLogicallyComplete
}

@Suite("Animation")
struct AnimationTests {
  @Test(
    "The springs of animations are the springs of their names",
    arguments: [
      (Animation.spring, Spring(duration: 0.5, bounce: 0)),
      (.spring(), Spring(duration: 0.5, bounce: 0)),
      (.spring(duration: 0.7), Spring(duration: 0.7)),
      (.spring(response: 0.3), Spring(response: 0.3, dampingRatio: 0.825)),
      (.spring(dampingFraction: 0.4), Spring(response: 0.5, dampingRatio: 0.4)),
      (.spring(Spring(duration: 0.4, bounce: 0.2)), Spring(duration: 0.4, bounce: 0.2)),
      (.smooth, Spring(duration: 0.5)), (.smooth(duration: 0.2), Spring(duration: 0.2)),
      (.snappy, Spring(duration: 0.5, bounce: 0.15)),
      (.snappy(extraBounce: 0.1), Spring(duration: 0.5, bounce: 0.25)),
      (.bouncy, Spring(duration: 0.5, bounce: 0.3)),
      (.bouncy(duration: 1, extraBounce: 0.2), Spring(duration: 1, bounce: 0.5)),
      (.interactiveSpring, Spring(duration: 0.15, bounce: 0.15)),
      (.interactiveSpring(), Spring(duration: 0.15, bounce: 0.15)),
      (.interactiveSpring(response: 0.2), Spring(response: 0.2, dampingRatio: 0.86)),
      (.default, Spring(response: 0.55, dampingRatio: 1)),
      (.interpolatingSpring, Spring(duration: 0.5)),
      (.interpolatingSpring(duration: 0.6, bounce: 0.2), Spring(duration: 0.6, bounce: 0.2)),
      (.interpolatingSpring(stiffness: 170, damping: 15), Spring(stiffness: 170, damping: 15)),
      (
        .interpolatingSpring(mass: 2, stiffness: 100, damping: 10),
        Spring(mass: 2, stiffness: 100, damping: 10)
      ),
      (.interpolatingSpring(stiffness: 50, damping: 90), Spring(stiffness: 50, damping: 90)),
    ] as [(Animation, Spring)])
  func springs(animation: Animation, spring: Spring) throws {
    for step in 0..<10 {
      let time = Double(step) / 40
      let value = try #require(progress(animation, at: time))
      #expect(abs(value - spring.value(target: 1.0, time: time)) < 1e-9)
    }
  }

  @Test("An initial velocity of an interpolating spring is in ways per second")
  func initialVelocity() throws {
    let animation = Animation.interpolatingSpring(
      stiffness: 100, damping: 10, initialVelocity: 4)
    let spring = Spring(stiffness: 100, damping: 10)
    let expected = spring.value(target: 1.0, initialVelocity: 4, time: 0.1)
    #expect(abs(try #require(progress(animation, at: 0.1)) - expected) < 1e-12)
  }

  @Test("A response of zero is the stiffest spring, not a division by zero")
  func stiffest() throws {
    let animation = Animation.spring(response: 0, dampingFraction: 1)
    let spring = Spring(mass: 1, stiffness: 45000, damping: 2 * 45000.0.squareRoot())
    let value = try #require(progress(animation, at: 0.01))
    #expect(abs(value - spring.value(target: 1.0, time: 0.01)) < 1e-9)
    #expect(progress(animation, at: 1) == nil)
  }

  @Test("A spring is over when it is within a hundredth and moves no more than 0.06 a second")
  func springEnds() {
    let animation = Animation.spring(duration: 0.5, bounce: 0.3)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var last = 0
    while progress(animation, at: Double(last) / 60) != nil { last += 1 }
    let end = Double(last) / 60
    #expect(abs(1 - spring.value(target: 1.0, time: end)) <= 0.01)
    #expect(abs(spring.velocity(target: 1.0, time: end)) <= 0.06)
    #expect(end > 0.5 && end < 1.5)
    // A larger way takes longer: the tolerances are in points.
    var context = AnimationContext<Double>()
    #expect(animation.animate(value: 300, time: end, context: &context) != nil)
  }

  @Test("Springs count as complete after their response, curves at their end")
  func logicalCompletion() {
    #expect(!isComplete(.spring(duration: 0.5, bounce: 0.5), at: 0.49))
    #expect(isComplete(.spring(duration: 0.5, bounce: 0.5), at: 0.5))
    #expect(!isComplete(.default, at: 0.54))
    #expect(isComplete(.default, at: 0.55))
    #expect(!isComplete(.interpolatingSpring(duration: 0.5), at: 0.49))
    #expect(isComplete(.interpolatingSpring(duration: 0.5), at: 0.51))
    #expect(!isComplete(.easeIn(duration: 1), at: 1))
    #expect(isComplete(.easeIn(duration: 1), at: 1.01))
    #expect(!isComplete(.linear(duration: 5).logicallyComplete(after: 1), at: 0.99))
    #expect(isComplete(.linear(duration: 5).logicallyComplete(after: 1), at: 1))
    #expect(progress(.linear(duration: 5).logicallyComplete(after: 1), at: 2) == 0.4)
  }

  @Test("A delay holds the start, a speed scales the time, and they combine in order")
  func delayAndSpeed() {
    let linear = Animation.linear(duration: 2)
    #expect(progress(linear.delay(1), at: 0.9) == 0)
    #expect(progress(linear.delay(1), at: 2) == 0.5)
    #expect(progress(linear.delay(1), at: 3.1) == nil)
    #expect(progress(linear.delay(-1), at: 0) == 0.5)
    #expect(progress(linear.speed(2), at: 0.5) == 0.5)
    #expect(progress(linear.speed(2), at: 1.01) == nil)
    #expect(progress(linear.delay(1).speed(2), at: 1) == 0.5)
    #expect(progress(linear.speed(2).delay(1), at: 1.5) == 0.5)
    #expect(progress(linear.speed(0), at: 100) == 0)
  }

  @Test("Equal animations are equal and have one hash; different ones are not")
  func equality() {
    let all: [Animation] = [
      .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .bouncy, .snappy,
      .interactiveSpring, .interpolatingSpring, .linear.delay(1), .linear.speed(2),
      .linear.repeatForever(), .linear.repeatForever(autoreverses: false), .linear.repeatCount(3),
      .linear.logicallyComplete(after: 1), .timingCurve(.circularEaseIn, duration: 1),
      .linear(duration: 2), .linear.delay(1).speed(2), .linear.speed(2).delay(1),
    ]
    #expect(Set(all).count == all.count)
    #expect(Animation.smooth == .spring)
    #expect(Animation.linear.delay(1) == .linear(duration: 0.35).delay(1))
    #expect(Animation.linear.delay(1).hashValue == Animation.linear.delay(1).hashValue)
  }

  @Test("An animation describes itself by what it is made of")
  func description() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(
      Animation.easeIn.description
        == "BezierAnimation(duration: 0.35, curve: (0.42, 0.0, 1.0, 1.0))")
    #expect(
      Animation.bouncy.description
        == "FluidSpringAnimation(response: 0.5, dampingFraction: 0.7, blendDuration: 0.0)")
    #expect(Animation.linear.delay(1).description.contains("delay: 1.0"))
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.children.first?.label == "base")
  }
}

@Suite("Repeated animations")
struct RepeatAnimationTests {
  @Test("Every second run goes backwards, along the same curve")
  func autoreverses() throws {
    let animation = Animation.easeIn(duration: 2).repeatForever()
    for time in [0.3, 1.1, 1.9] {
      let forward = try #require(progress(.easeIn(duration: 2), at: time))
      #expect(abs(try #require(progress(animation, at: time)) - forward) < 1e-9)
      #expect(abs(try #require(progress(animation, at: 2 + time)) - (1 - forward)) < 1e-9)
      #expect(abs(try #require(progress(animation, at: 4000 + time)) - forward) < 1e-9)
    }
  }

  @Test("Without reversal each run starts anew")
  func restarts() {
    let animation = Animation.linear(duration: 2).repeatForever(autoreverses: false)
    #expect(progress(animation, at: 1.5) == 0.75)
    #expect(progress(animation, at: 2) == 0)
    #expect(progress(animation, at: 3) == 0.5)
  }

  @Test("A count ends it, at the start if the last run goes backwards")
  func count() {
    let twice = Animation.linear(duration: 1).repeatCount(2)
    #expect(progress(twice, at: 0.5) == 0.5)
    #expect(progress(twice, at: 1.75) == 0.25)
    #expect(progress(twice, at: 2) == 0)
    #expect(progress(twice, at: 2.01) == nil)
    let thrice = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
    #expect(progress(thrice, at: 2.5) == 0.5)
    #expect(progress(thrice, at: 3) == 1)
    #expect(progress(thrice, at: 3.01) == nil)
    #expect(progress(.linear(duration: 1).repeatCount(0), at: 0) == nil)
    #expect(progress(.linear(duration: 1).repeatCount(-4), at: 0) == nil)
  }

  @Test("What runs for ever has no second time")
  func endless() {
    let animation = Animation.linear(duration: 2).repeatForever(autoreverses: false)
      .repeatCount(3, autoreverses: false)
    #expect(progress(animation, at: 0.5) == 0.25)
    #expect(progress(animation, at: 1001.5) == 0.75)
  }

  @Test("A delay inside is part of each run, a delay outside comes once")
  func delays() {
    let inside = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect(progress(inside, at: 1.5) == 0.5)
    #expect(progress(inside, at: 2.5) == 0)
    #expect(progress(inside, at: 3.5) == 0.5)
    let outside = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1)
    #expect(progress(outside, at: 1.5) == 0.5)
    #expect(progress(outside, at: 2.5) == 0.5)
  }

  @Test("A repeated animation is not complete after its first run")
  func completion() {
    #expect(!isComplete(.linear(duration: 1).repeatForever(), at: 10))
    #expect(!isComplete(.bouncy.repeatForever(), at: 10))
    #expect(!isComplete(.linear(duration: 1).repeatCount(3), at: 2.5))
    #expect(isComplete(.linear(duration: 1).repeatCount(3), at: 3.1))
  }

  @Test("A spring is repeated when it has settled, at any frame rate alike")
  func spring() throws {
    let animation = Animation.bouncy.repeatForever(autoreverses: false)
    var fast = AnimationContext<Double>()
    var slow = AnimationContext<Double>()
    for frame in 1...600 {
      let value = animation.animate(value: 100, time: Double(frame) / 60, context: &fast)
      guard frame.isMultiple(of: 4) else { continue }
      let other = animation.animate(value: 100, time: Double(frame) / 60, context: &slow)
      #expect(try #require(value) == (try #require(other)))
    }
  }

  @Test("Nothing runs without length, again and again", arguments: [0, -1.0])
  func withoutLength(duration: Double) {
    #expect(progress(.linear(duration: duration).repeatForever(), at: 0) == nil)
    #expect(progress(.linear(duration: duration), at: 0) == nil)
  }

  @Test("An endless animation is taken over smoothly by one that ends")
  func takenOver() {
    var film = Film(0.0)
    _ = film.next(100, .linear(duration: 1).repeatForever())
    var last = film.next(count: 80).last!
    for value in [film.next(0, .easeOut(duration: 0.5))] + film.next(count: 40) {
      #expect(abs(value - last) < 6)
      last = value
    }
    #expect(last == 0)
    #expect(!film.animator.isAnimating)
  }
}
