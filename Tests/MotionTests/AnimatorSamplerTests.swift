import Foundation
import Testing

@testable import Motion

/// Another animation behind a wall: nobody can see that it is built in, so that it is asked for a
/// vector each time.
private struct Opaque: CustomAnimation {
  let base: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let previous = (previous.base as? Opaque)?.base ?? previous
    return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

@Suite("The fast way to sample")
struct AnimatorSamplerTests {
  typealias Pair = AnimatablePair<Double, CGFloat>

  @Test(
    "Springs from rest are told by their clock until a hundredth of the way is left",
    arguments: [(Animation.spring(duration: 0.5), 30), (.default, 33), (.spring(duration: 2), 120)])
  func springsFollow(animation: Animation, frames: Int) throws {
    let animator = Animator(0.0)
    animator.retarget(to: 500, from: 0, animation: animation, at: 0)
    for frame in 0..<frames {
      animator.advance(to: Double(frame) / 60)
      let clock = try #require(animator.loneSampler?.loneClock)
      #expect(clock.goesOn, "in frame \(frame)")
    }
    // Then it goes on to its end by itself.
    var frame = frames
    while animator.advance(to: Double(frame) / 60), frame < 1000 { frame += 1 }
    #expect(frame < 3 * frames && animator.value == 500)
  }

  @Test(
    "It gives what asking the animation for a vector gives, through one retarget after the other",
    arguments: [
      [.linear(duration: 1)], [.easeInOut(duration: 2)], [.default], [.bouncy],
      [.spring(duration: 1, bounce: -0.4)], [.interpolatingSpring(stiffness: 60, damping: 4)],
      [.interactiveSpring(), .spring(duration: 0.6)], [.easeIn(duration: 1), .bouncy],
      [.bouncy, .easeOut(duration: 1), .interpolatingSpring],
      [.easeInOut(duration: 1).repeatForever(), .linear(duration: 0.5)],
      [.spring.delay(0.2), .spring.speed(2), .linear.delay(0.3).speed(0.5)],
      [.bouncy.speed(0.5)], [.bouncy.repeatCount(2), .snappy.logicallyComplete(after: 0.1)],
      [.timingCurve(.circularEaseOut, duration: 1), .smooth],
    ] as [[Animation]])
  func sameAsGeneral(animations: [Animation]) {
    var fast = Film(Pair(0, 0))
    var general = Film(Pair(0, 0))
    for turn in 0..<12 {
      let animation = animations[turn % animations.count]
      let sign = turn.isMultiple(of: 2) ? 1.0 : -1
      let target = Pair(100 * sign + Double(turn), 7 * CGFloat(turn))
      var pairs = [
        (fast.next(target, animation), general.next(target, Animation(Opaque(base: animation))))
      ]
      for _ in 0..<(11 + 9 * (turn % 5)) { pairs.append((fast.next(), general.next())) }
      #expect(pairs.allSatisfy { ($0 - $1).magnitudeSquared < 1e-16 })
    }
  }

  @Test("A point and a rectangle are moved number by number, from where they were to where they go")
  func everyNumber() {
    typealias Point = AnimatablePair<CGFloat, CGFloat>
    typealias Rectangle = AnimatablePair<Point, Point>
    let (start, end) = (Point(10, 40), Point(30, -20))
    let bouncy = Animation.spring(duration: 1)
    for animation in [Animation.linear(duration: 1), bouncy] {
      let point = Animator(start)
      let rectangle = Animator(Rectangle(start, end))
      point.retarget(to: end, from: start, animation: animation, at: 0)
      rectangle.retarget(
        to: Rectangle(end, start), from: Rectangle(start, end), animation: animation, at: 0)
      // The time counts from the second frame on.
      for frame in 0...31 {
        _ = point.value(at: Double(frame) / 60)
        _ = rectangle.value(at: Double(frame) / 60)
      }
      let part =
        animation == bouncy ? Spring(duration: 1).value(target: 1.0, time: 0.5) : 0.5
      func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
      let expected = Point(between(10, 30), between(40, -20))
      let back = Point(between(30, 10), between(-20, 40))
      #expect((point.value - expected).magnitudeSquared < 1e-12)
      #expect((rectangle.value.first - expected).magnitudeSquared < 1e-12)
      #expect((rectangle.value.second - back).magnitudeSquared < 1e-12)
    }
  }

  @Test("An animation that is known is not asked for vectors")
  func kinds() {
    let known: [Animation] = [
      .linear, .default, .bouncy, .interpolatingSpring, .linear.delay(1).repeatForever(),
      .spring.speed(2), .timingCurve(.circularEaseIn, duration: 1),
    ]
    #expect(known.allSatisfy { $0.scalar != nil })
    #expect(Animation(Opaque(base: .linear)).scalar == nil)
    #expect(Animation(Opaque(base: .linear)).delay(1).speed(2).scalar == nil)
  }
}

@Suite("Springs that blend")
struct BlendingSpringTests {
  /// An animator on its way back after 21 frames, with a spring that blends.
  private func turnedBack() -> Animator<Double> {
    let animator = Animator(0.0)
    animator.retarget(to: 100, from: 0, animation: .spring(duration: 1), at: 0)
    for frame in 0...20 { _ = animator.value(at: Double(frame) / 60) }
    animator.retarget(
      to: -50, from: 100, animation: .spring(duration: 0.3, bounce: 0.2, blendDuration: 0.4),
      at: 20.0 / 60)
    return animator
  }

  @Test("The response changes smoothly from one spring's to the next, without a jump in velocity")
  func smooth() {
    let animator = turnedBack()
    let values = (20...80).map { animator.value(at: Double($0) / 60) }
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    let changes = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
    #expect(steps[0] > 0, "the first step goes on in the old direction")
    #expect(changes.max()! < 4)
    #expect(abs(values[60] + 50) < 1)
  }

  @Test("The frame rate does not matter")
  func frameRate() {
    let (coarse, fine) = (turnedBack(), turnedBack())
    for frame in 21...60 {
      let value = coarse.value(at: Double(frame) / 60)
      var other = 0.0
      for part in 1...7 { other = fine.value(at: (Double(frame - 1) + Double(part) / 7) / 60) }
      #expect(abs(value - other) < 1e-9)
    }
  }

  @Test("The closed form is what steps of 1/300 s come to, but for the error of the steps")
  func closedForm() throws {
    for (response, dampingRatio) in [(0.5, 1.0), (0.55, 1), (0.5, 0.825), (1, 0.5)] {
      let spring = Spring(response: response, dampingRatio: dampingRatio)
      let animation = Animation.spring(response: response, dampingFraction: dampingRatio)
      var (offset, velocity, force) = (0.0, 0.0, 0.0)
      for step in 1...90 {
        // Half a step with the old force, a whole one of the place, half a step with the new force.
        let middle = velocity + force / 600
        offset += middle / 300
        force = spring.stiffness * (1 - offset) - spring.damping * middle
        velocity = middle + force / 600
        var context = AnimationContext<Double>()
        let value = try #require(
          animation.animate(value: 1, time: Double(step) / 300, context: &context))
        #expect(abs(value - offset) < 0.005)
      }
    }
  }
}
