import Testing

@testable import Motion

@Suite("What a finger leaves behind")
struct VelocityTrackerTests {
  @Test("A value that moves evenly has its velocity, whatever the times between")
  func even() {
    let tracker = VelocityTracker<Double>()
    for time in [0, 0.01, 0.03, 0.04, 0.07] { tracker.add(200 * time, at: time) }
    #expect(abs((tracker.velocity(at: 0.07) ?? 0) - 200) < 1e-9)
  }

  @Test("What happened more than a tenth of a second ago does not count")
  func forgets() {
    let tracker = VelocityTracker<Double>()
    tracker.add(-1000, at: 0)
    for time in [0.2, 0.25, 0.3] { tracker.add(100 * time, at: time) }
    #expect(abs((tracker.velocity(at: 0.3) ?? 0) - 100) < 1e-9)
    #expect(tracker.velocity(at: 1) == nil)
  }

  @Test("One place has no velocity, however often it is told")
  func onePlace() {
    let tracker = VelocityTracker<Double>()
    #expect(tracker.velocity(at: 0) == nil)
    for value in [3.0, 5] { tracker.add(value, at: 1) }
    #expect(tracker.velocity(at: 1) == nil)
  }

  @Test("A spring goes on with the velocity it is given")
  func spring() {
    let animator = Animator(0.0)
    animator.retarget(
      to: 100, from: 0, animation: .spring(duration: 0.5), at: 0, initialVelocity: 1000)
    // The time counts from the second frame on.
    for frame in 0...7 { _ = animator.value(at: Double(frame) / 60) }
    let expected = Spring(duration: 0.5).value(target: 100.0, initialVelocity: 1000, time: 0.1)
    #expect(abs(animator.value - expected) < 1e-6)
  }
}
