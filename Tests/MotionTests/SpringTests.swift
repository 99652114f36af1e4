import Foundation
import Testing

@testable import Motion

/// x″ = ω₀²(1 − x) − 2ζω₀x′ integrated from x(0) = 0 with the classical Runge-Kutta method in steps
/// of 1/20000 s: an answer that owes nothing to a closed form.
private func integrate(
  naturalFrequency: Double, dampingRatio: Double, velocity: Double, until time: Double
) -> (value: Double, velocity: Double) {
  func acceleration(_ x: Double, _ v: Double) -> Double {
    naturalFrequency * naturalFrequency * (1 - x) - 2 * dampingRatio * naturalFrequency * v
  }
  let count = max(Int((time * 20000).rounded()), 1)
  let h = time / Double(count)
  var (x, v) = (0.0, velocity)
  for _ in 0..<count {
    let (k1, a1) = (v, acceleration(x, v))
    let (k2, a2) = (v + h / 2 * a1, acceleration(x + h / 2 * k1, v + h / 2 * a1))
    let (k3, a3) = (v + h / 2 * a2, acceleration(x + h / 2 * k2, v + h / 2 * a2))
    let (k4, a4) = (v + h * a3, acceleration(x + h * k3, v + h * a3))
    x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
  }
  return (x, v)
}

@Suite("Spring")
struct SpringTests {
  @Test(
    "Under-, critically and over-damped springs solve their equation to 1e-6",
    arguments: [0.05, 0.3, 0.7, 0.999999, 1, 1.000001, 1.4, 3], [0, -8, 20] as [Double])
  func solution(dampingRatio: Double, velocity: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    for time in [0.01, 0.1, 0.35, 1.2] {
      let expected = integrate(
        naturalFrequency: 4 * .pi, dampingRatio: dampingRatio, velocity: velocity, until: time)
      let value = spring.value(target: 1.0, initialVelocity: velocity, time: time)
      #expect(abs(value - expected.value) < 1e-6)
      let speed = spring.rate(target: 1.0, initialVelocity: velocity, time: time)
      #expect(abs(speed - expected.velocity) < 1e-6)
    }
  }

  @Test("Between two values of anything that moves a spring goes as between two vectors")
  func animatables() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let (start, end) = (CGPoint(x: 10, y: 5), CGPoint(x: 30, y: -15))
    let part = spring.value(target: 1.0, time: 0.2)
    let place = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2)
    #expect(abs(place.x - (10 + 20 * part)) < 1e-9 && abs(place.y - (5 - 20 * part)) < 1e-9)
    let rate = spring.velocity(target: 1.0, time: 0.2)
    let velocity = spring.velocity(
      fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2)
    #expect(abs(velocity.x - 20 * rate) < 1e-9 && abs(velocity.y + 20 * rate) < 1e-9)
    let force = spring.force(
      fromValue: start, toValue: end, position: CGPoint(x: 25, y: -15), velocity: .zero)
    #expect(abs(force.x - 5 * spring.stiffness) < 1e-9 && abs(force.y) < 1e-9)
    let duration = spring.settlingDuration(
      fromValue: 2.0, toValue: 5.0, initialVelocity: 0, epsilon: 0.01)
    #expect(
      abs(duration - spring.settlingDuration(target: 3.0, initialVelocity: 0, epsilon: 0.01)) < 1e-9
    )
  }

  @Test("A spring of half a second and a bounce of 0.3 is at 0.873711 after 0.2 s")
  func knownValue() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.value(target: 1.0, time: 0.2) - 0.873711) < 5e-7)
  }

  @Test("Springs give what SwiftUI's give a tenth of a second after the start")
  func measured() {
    let measured: [(duration: Double, bounce: Double, value: Double)] = [
      (0.4, 0.0, 4.656), (0.4, 0.3, 5.614), (0.4, 0.5, 6.473), (0.4, -0.3, 3.724),
      (1.0, 0.0, 1.313), (1.0, 0.3, 1.457), (0.5, 0.15, 3.881), (0.2, 0.7, 13.679),
    ]
    for (duration, bounce, value) in measured {
      let spring = Spring(duration: duration, bounce: bounce)
      #expect(abs(spring.value(target: 10.0, time: 0.1) - value) < 0.001)
    }
  }

  @Test("Duration and bounce come back", arguments: [-0.8, -0.3, 0, 0.3, 1])
  func durationAndBounce(bounce: Double) {
    let spring = Spring(duration: 0.7, bounce: bounce)
    #expect(abs(spring.duration - 0.7) < 1e-9)
    #expect(abs(spring.bounce - bounce) < 1e-9)
  }

  @Test("Response and damping ratio come back", arguments: [0, 0.5, 1, 2.5])
  func responseAndDampingRatio(ratio: Double) {
    let spring = Spring(response: 0.3, dampingRatio: ratio)
    #expect(abs(spring.response - 0.3) < 1e-9)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
    #expect(abs(spring.naturalFrequencySquared - pow(2 * .pi / 0.3, 2)) < 1e-6)
  }

  @Test("Mass, stiffness and damping come back, and over-damping only if it is allowed")
  func physics() {
    let spring = Spring(mass: 2, stiffness: 100, damping: 10)
    #expect(spring.mass == 2)
    #expect(abs(spring.stiffness - 100) < 1e-9)
    #expect(abs(spring.damping - 10) < 1e-9)

    let creeping = Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true)
    #expect(abs(creeping.naturalFrequencySquared - 100) < 1e-9)
    #expect(abs(creeping.damping - 50) < 1e-9)
    #expect(abs(creeping.dampingRatio - 2.5) < 1e-9)
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio - 1) < 1e-9)
  }

  @Test("Forms that describe one spring move alike")
  func sameSpring() {
    let byFeel = Spring(duration: 0.5, bounce: 0.3)
    let byRatio = Spring(response: 0.5, dampingRatio: 0.7)
    let byPhysics = Spring(stiffness: 16 * .pi * .pi, damping: 0.7 * 8 * .pi)
    for time in [0.05, 0.2, 0.9] {
      let value = byFeel.value(target: 1.0, time: time)
      #expect(abs(byRatio.value(target: 1.0, time: time) - value) < 1e-12)
      #expect(abs(byPhysics.value(target: 1.0, time: time) - value) < 1e-12)
    }
  }

  @Test(
    "A spring made to settle in a given time is settled then", arguments: [0.2, 0.5, 0.9, 1],
    [0.5, 2])
  func settling(dampingRatio: Double, duration: Double) {
    let spring = Spring(settlingDuration: duration, dampingRatio: dampingRatio)
    #expect(abs(spring.dampingRatio - dampingRatio) < 1e-9)
    #expect(abs(1 - spring.value(target: 1.0, time: duration)) < 0.01)
    #expect(abs(1 - spring.value(target: 1.0, time: duration / 3)) > 0.001)
  }

  @Test("A bouncy spring settles in the 0.854 s that SwiftUI names")
  func settlingDuration() {
    #expect(abs(Spring(duration: 0.4, bounce: 0.3).settlingDuration - 0.854) < 0.0005)
    #expect(Spring(duration: 0.4, bounce: 1).settlingDuration == .infinity)
  }

  @Test("After its settling duration a spring stays within epsilon", arguments: [0.3, 0, -0.4])
  func settled(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let duration = spring.settlingDuration(target: 100.0, epsilon: 0.01)
    for step in 0..<200 {
      let time = duration + Double(step) / 100
      #expect(abs(100 - spring.value(target: 100.0, time: time)) < 0.01 + 1e-9)
    }
  }

  @Test("Updating in steps arrives where one step arrives")
  func update() {
    for bounce in [0.3, 0, -0.5] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      var value = AnimatablePair(10.0, -4.0)
      var velocity = AnimatablePair(-3.0, 90.0)
      let target = AnimatablePair(50.0, 0.0)
      let direct = spring.value(
        target: target - value, initialVelocity: velocity, time: 0.3)
      let start = value
      for _ in 0..<30 {
        spring.advance(value: &value, velocity: &velocity, target: target, deltaTime: 0.01)
      }
      #expect((value - start - direct).magnitudeSquared < 1e-18)
    }
  }

  @Test("Force is stiffness times the way to go minus damping times velocity")
  func force() {
    let spring = Spring(mass: 3, stiffness: 200, damping: 20)
    let force = spring.force(target: 10.0, position: 4.0, velocity: 7.0)
    #expect(abs(force - (200 * 6 - 20 * 7)) < 1e-9)
  }

  @Test("Extreme springs stay finite", arguments: [-1, -2, 1, 5.0], [0, 1e-9, 100.0])
  func extremes(bounce: Double, duration: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    for time in [0, 0.01, 1, 1000] {
      #expect(spring.value(target: 1.0, time: time).isFinite)
      #expect(spring.velocity(target: 1.0, initialVelocity: 5, time: time).isFinite)
    }
  }
}
