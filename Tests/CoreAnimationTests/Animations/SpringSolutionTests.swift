import Foundation
import Testing

@testable import CoreAnimation

@Suite("The springs of CASpringAnimation")
@MainActor
struct SpringSolutionTests {
  @Test("The standard spring settles after the 1.4727003 s that Core Animation answers")
  func settling() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-9)
  }

  @Test("A spring's value is that of its equation, at five times")
  func values() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (1, 100, 10, 2)
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: "x")
    let times = [0, 0.1, 0.25, 0.5, 1]
    let found = stage.values(at: times) { layer.presentation().map { Double($0.position.x) } }
    // x = 1 − e^(−5t)·(cos ωt + (5 − v)/ω·sin ωt), ω = √75.
    let frequency = 75.0.squareRoot()
    let expected = times.map { time in
      100
        * (1 - exp(-5 * time)
          * (cos(frequency * time) + (5 - 2) / frequency * sin(frequency * time)))
    }
    #expect(isNear(found, expected, 1e-4))
  }

  @Test("A critically damped spring does not pass its goal")
  func criticallyDamped() {
    let spring = SpringSolution(
      mass: 1, stiffness: 100, damping: 20, velocity: 0, allowsOverdamping: false)
    #expect((0...100).allSatisfy { spring.value(at: Double($0) / 50) <= 1 })
    #expect(abs(spring.value(at: 0.1) - (1 - 2 * exp(-1))) < 1e-9)
  }
}
