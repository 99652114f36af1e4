import Foundation
import Testing

@testable import Motion

@Suite("A shared clock")
struct AnimatorClockTests {
  @Test(
    "Values that share a clock move as they would by themselves, through retargets of one of them",
    arguments: [
      .linear(duration: 1), .easeInOut(duration: 0.7).delay(0.1), .bouncy, .default,
      .linear(duration: 0.2).repeatForever(),
    ] as [Animation])
  func sameAsAlone(animation: Animation) {
    let clock = AnimatorClock(animation, frameInterval: 1.0 / 60)
    let shared = [Animator(0.0), Animator(0.0)]
    let alone = [Animator(0.0), Animator(0.0)]
    for (index, animator) in shared.enumerated() {
      animator.retarget(
        to: Double(10 + index), from: 0, animation: animation, at: 1, clock: clock)
    }
    for (index, animator) in alone.enumerated() {
      animator.retarget(to: Double(10 + index), from: 0, animation: animation, at: 1)
    }
    for frame in 60...180 {
      let time = Double(frame) / 60
      if frame == 75 {
        for animators in [shared, alone] {
          animators[1].retarget(to: -4, from: 11, animation: .bouncy, at: time)
        }
      }
      for (first, second) in zip(shared, alone) {
        #expect(abs(first.value(at: time) - second.value(at: time)) < 1e-12)
      }
    }
  }

  @Test("Only what begins in the same frame with the same animation may share it")
  func sharing() {
    let clock = AnimatorClock(.linear(duration: 1), frameInterval: 1.0 / 60)
    clock.advance(to: 2)
    func mayShare(_ animation: Animation, _ time: Double, _ interval: Double = 1.0 / 60) -> Bool {
      clock.mayBeShared(by: animation, at: time, frameInterval: interval)
    }
    #expect(mayShare(.linear(duration: 1), 2))
    #expect(!mayShare(.linear(duration: 2), 2))
    #expect(!mayShare(.linear(duration: 1), 2.1))
    #expect(!mayShare(.linear(duration: 1), 2, 1.0 / 30))
    clock.advance(to: 2.1)
    #expect(!mayShare(.linear(duration: 1), 2.1))
  }

  @Test("A sampler that goes on alone gives what its animator gives", arguments: [true, false])
  func alone(isSpring: Bool) {
    let animation = isSpring ? Animation.bouncy : .easeIn(duration: 1)
    let (first, second) = (Animator(0.0), Animator(0.0))
    for animator in [first, second] {
      animator.retarget(to: 5, from: 0, animation: animation, at: 0)
      animator.advance(to: 0)
    }
    let sampler = first.loneSampler!
    // Before the spring's response of half a second is over, which its listeners have to be told.
    for frame in 1...25 {
      #expect(sampler.advanceAlone(to: Double(frame) / 60))
      #expect(sampler.value == second.value(at: Double(frame) / 60))
    }
  }
}
