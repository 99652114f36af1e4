import CoreAnimation
import Foundation
import Testing

@Suite("Spring animations")
@MainActor
struct CASpringAnimationTests {
  @Test("Nobody says otherwise: mass 1, stiffness 100, damping 10, at rest")
  func standard() {
    let spring = CASpringAnimation(keyPath: "opacity")
    #expect(
      (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) == (1, 100, 10, 0))
  }

  @Test("A spring by feel has the period that is felt and the bounce", arguments: [0, 0.2, 0.6])
  func feel(bounce: Double) {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: CGFloat(bounce))
    // ω = 2π / duration, stiffness = ω², damping = 2 (1 − bounce) ω, for a mass of 1.
    let frequency = 2 * Double.pi / 0.5
    #expect(abs(Double(spring.stiffness) - frequency * frequency) < 1e-9)
    #expect(abs(Double(spring.damping) - 2 * (1 - bounce) * frequency) < 1e-9)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(Double(spring.bounce) - bounce) < 1e-9)
  }

  @Test("A spring overshoots by e to the −π ζ / √(1 − ζ²), half a period of its swing later")
  func overshoot() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    (spring.stiffness, spring.damping) = (100, 4)
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    let ratio = 4 / (2 * 10.0)
    let root = (1 - ratio * ratio).squareRoot()
    let peak = Double.pi / (10 * root)
    let found = stage.values(at: [0, peak - 0.02, peak, peak + 0.02]) {
      layer.presentation().map { Double($0.position.x) }
    }
    let expected = 100 * (1 + exp(-Double.pi * ratio / root))
    #expect(abs(found[2] - expected) < 1e-3)
    #expect(found[1] < found[2] && found[3] < found[2])
  }

  @Test("An initial velocity is the slope at the start, in parts of the way a second")
  func velocity() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.initialVelocity) = (0, 100, 5)
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    let found = stage.values(at: [0, 0.001]) {
      layer.presentation().map { Double($0.position.x) }
    }
    #expect(abs((found[1] - found[0]) / 0.001 / 100 - 5) < 0.1)
  }

  @Test("A heavier spring is slower: four times the mass, twice the period")
  func mass() {
    let light = CASpringAnimation(keyPath: nil)
    let heavy = CASpringAnimation(keyPath: nil)
    heavy.mass = 4
    #expect(abs(heavy.perceptualDuration / light.perceptualDuration - 2) < 1e-9)
    #expect(heavy.settlingDuration > light.settlingDuration)
  }

  @Test("A cut spring ends where its duration ends, on its way")
  func cut() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 0.1)
    layer.add(spring, forKey: nil)
    let found = stage.values(at: [0, 0.05, 0.11]) {
      layer.presentation().map { Double($0.position.x) }
    }
    // x = 1 − e^(−5t) (cos ωt + 5/ω sin ωt), ω = √75.
    let frequency = 75.0.squareRoot()
    let angle = frequency * 0.05
    let expected = 1 - exp(-0.25) * (cos(angle) + 5 / frequency * sin(angle))
    #expect(abs(found[1] - 100 * expected) < 1e-6)
    #expect(found[2] == 0)
  }
}
