import Foundation
import Testing

@testable import Motion

/// The frames of an animator at 60 frames a second.
struct Film<Value: VectorArithmetic> {
  var animator: Animator<Value>
  private(set) var frame = 0

  init(_ value: Value) { animator = Animator(value) }

  var time: Double { Double(frame) / 60 }

  /// The next frame, after an optional change of the model.
  mutating func next(
    _ new: Value? = nil, _ animation: Animation? = nil, listeners: [AnimationListener] = []
  ) -> Value {
    frame += 1
    if let new {
      animator.retarget(
        to: new, from: animator.target, animation: animation, at: time, listeners: listeners)
    }
    return animator.value(at: time)
  }

  /// The next `count` frames.
  mutating func next(count: Int) -> [Value] { (0..<count).map { _ in next() } }
}

@Suite("Animator")
struct AnimatorTests {
  @Test("A change shows the old value in its frame and the next, then starts one frame on")
  func firstFrames() {
    var film = Film(0.0)
    #expect(film.next() == 0)
    #expect(film.next(60, .linear(duration: 1)) == 0)
    let frames = film.next(count: 4)
    for (frame, expected) in zip(frames, [0.0, 1, 2, 3]) { #expect(abs(frame - expected) < 1e-9) }
  }

  @Test("A linear change ends after exactly its duration and then rests on the model")
  func linearEnds() {
    var film = Film(4.0)
    _ = film.next(8, .linear(duration: 3))
    let frames = film.next(count: 182)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(frames[180] == 8)
    #expect(abs(frames[90] - 6) < 1e-9)
    #expect(film.animator.isAnimating == false)
  }

  @Test("Frames that come late do not skip the start of an animation")
  func lateFrames() {
    let animator = Animator(0.0)
    animator.retarget(to: 1, from: 0, animation: .linear(duration: 1), at: 10)
    #expect(animator.value(at: 10) == 0)
    #expect(animator.value(at: 10.5) == 0)
    #expect(abs(animator.value(at: 11.5) - 1.0 / 60) < 1e-12)
    #expect(abs(animator.value(at: 12) - (0.5 + 1.0 / 60)) < 1e-12)
  }

  @Test("Asking twice in one frame gives the same value twice")
  func sameFrame() {
    var film = Film(0.0)
    _ = film.next(1, .easeIn(duration: 1))
    for _ in 0..<10 {
      let value = film.next()
      #expect(film.animator.value(at: film.time) == value)
    }
  }

  @Test("A change without animation jumps by the difference while the rest of the way goes on")
  func changeWithoutAnimation() {
    var film = Film(0.0)
    _ = film.next(60, .linear(duration: 1))
    _ = film.next(count: 31)  // 30 frames on the way
    #expect(abs(film.next(160, nil) - (31 + 100)) < 1e-9)
    #expect(abs(film.next() - 132) < 1e-9)
    #expect(film.animator.isAnimating)
  }

  @Test("Changing to the same value starts nothing")
  func sameValue() {
    var film = Film(1.0)
    #expect(film.next(1, .default) == 1)
    #expect(!film.animator.isAnimating)
  }

  @Test("A retargeted spring keeps its place and its velocity to 1e-6")
  func springKeepsVelocity() throws {
    var film = Film(0.0)
    _ = film.next(100, .spring(duration: 0.5, bounce: 0.3))
    let before = film.next(count: 13)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let elapsed = 12.0 / 60
    #expect(abs(before[12] - spring.value(target: 100, time: elapsed)) < 1e-6)

    let velocity = spring.velocity(target: 100.0, time: elapsed + 1.0 / 60)
    let start = film.next(-40, .spring(duration: 0.5, bounce: 0.3))
    #expect(abs(start - spring.value(target: 100, time: elapsed + 1.0 / 60)) < 1e-6)
    #expect(abs(try #require(film.animator.velocity) - velocity) < 1e-6)
    let later = film.next(count: 20)
    for (index, value) in later.enumerated() {
      let way = spring.value(
        target: -40 - start, initialVelocity: velocity, time: Double(index + 1) / 60)
      #expect(abs(value - (start + way)) < 1e-6)
    }
  }

  @Test("Curves combine: each goes from where the earlier ones are to its own target")
  func curvesCombine() {
    let curve = CubicTimingCurve.easeInOut
    var film = Film(0.0)
    _ = film.next(10, .easeInOut(duration: 2))
    _ = film.next(count: 61)  // one second on the way
    _ = film.next(-5, .easeInOut(duration: 2))  // 61 frames on the way
    let frames = film.next(count: 40)
    for (index, value) in frames.enumerated() {
      let first = 10 * curve.value(at: Double(62 + index) / 60 / 2)
      let expected = first + (-5 - first) * curve.value(at: Double(1 + index) / 60 / 2)
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test("A change that is corrected moves as one change, alone and on top of another")
  func correction() {
    let animation = Animation.easeInOut(duration: 1)
    for before in [nil, -30.0] {
      var once = Film(0.0)
      var twice = Film(0.0)
      if let before {
        _ = (once.next(before, animation), twice.next(before, animation))
        _ = (once.next(count: 20), twice.next(count: 20))
      }
      let start = once.animator.target
      _ = once.next(60, animation)
      _ = twice.next(20, animation)
      #expect(twice.animator.correct(to: 60, from: 20, animation: animation))
      #expect(start != 60)
      for (one, two) in zip(once.next(count: 70), twice.next(count: 70)) {
        #expect(abs(one - two) < 1e-9)
      }
    }
    #expect(!Film(0.0).animator.correct(to: 1, from: 0, animation: animation))
    var film = Film(0.0)
    _ = film.next(20, animation)
    #expect(!film.animator.correct(to: 60, from: 20, animation: .linear(duration: 1)))
  }

  @Test("A curve retargeted again and again never jumps and remembers only what still runs")
  func endlessRetargeting() {
    var film = Film(0.0)
    var last = 0.0
    for turn in 1...40 {
      let target = turn.isMultiple(of: 2) ? 10.0 : -10
      // The steepest slope of easeInOut is 1.7243, and up to three curves overlap.
      let first = film.next(target, .easeInOut(duration: 6))
      #expect(abs(first - last) < 0.2)
      last = first
      for value in film.next(count: 149) {
        #expect(abs(value - last) < 20 * 1.7243 / 6 / 60 * 3)
        last = value
      }
    }
    #expect(film.animator.runningAnimationCount <= 4)
  }

  @Test("A spring takes over from a curve at its place")
  func springAfterCurve() {
    var film = Film(0.0)
    _ = film.next(60, .linear(duration: 1))
    _ = film.next(count: 31)
    let value = film.next(0, .spring(duration: 0.5, bounce: 0))
    #expect(abs(value - 31) < 1e-9)
    #expect(film.animator.runningAnimationCount == 1)
    let spring = Spring(duration: 0.5, bounce: 0)
    for (index, value) in film.next(count: 10).enumerated() {
      let expected = 31 + spring.value(target: -31.0, time: Double(index + 1) / 60)
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test("Stopping presents the model at once")
  func stop() {
    var film = Film(0.0)
    _ = film.next(1, .linear(duration: 1).repeatForever())
    _ = film.next(count: 20)
    film.animator.stop()
    #expect(film.next() == 1)
    #expect(!film.animator.isAnimating)
  }

  @Test("A duration of zero ends a repeated animation at once")
  func zeroDurationEndsRepetition() {
    var film = Film(0.0)
    _ = film.next(1, .linear(duration: 1).repeatForever())
    _ = film.next(count: 30)
    #expect(film.next(3, .linear(duration: 0)) == 3)
    #expect(!film.animator.isAnimating)
  }
}
