import Foundation
import Geometry
import Testing

@testable import CoreAnimation

@Suite("Keyframe animations and groups")
@MainActor
struct CAKeyframeAnimationTests {
  private func run(
    _ mode: CAAnimationCalculationMode, keyTimes: [NSNumber]? = nil,
    at times: [Double], easing: [CAMediaTimingFunction]? = nil
  ) -> [Double] {
    let layer = CALayer()
    let stage = LayerStage(layer)
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 40]
    animation.keyTimes = keyTimes
    animation.calculationMode = mode
    animation.timingFunctions = easing
    animation.duration = 1
    layer.add(animation, forKey: nil)
    return stage.values(at: times) { layer.presentation().map { Double($0.position.x) } }
  }

  @Test("Values follow each other at even times, or at those that are given")
  func linear() {
    #expect(isNear(run(.linear, at: [0, 0.25, 0.5, 0.75]), [0, 5, 10, 25]))
    #expect(
      isNear(run(.linear, keyTimes: [0, 0.8, 1], at: [0, 0.4, 0.8, 0.9]), [0, 5, 10, 25]))
  }

  @Test("Each step has a curve of its own")
  func easing() {
    let curve = CAMediaTimingFunction(name: .easeIn)
    let found = run(
      .linear, at: [0.25, 0.75], easing: [curve, CAMediaTimingFunction(name: .linear)])
    #expect(isNear(found, [10 * curve.value(at: 0.5), 25]))
  }

  @Test("Discrete values stay for as long as the next one is away")
  func discrete() {
    #expect(isNear(run(.discrete, at: [0, 0.3, 0.34, 0.6, 0.7]), [0, 0, 10, 10, 40]))
  }

  @Test("Paced values go on at one speed: 40 points a second")
  func paced() {
    #expect(isNear(run(.paced, at: [0, 0.25, 0.5, 0.75]), [0, 10, 20, 30]))
  }

  @Test("Cubic values pass through their keys, and are Catmull and Rom's between them")
  func cubic() {
    // Tangents of 10 at 0 (one-sided halves) and 20 at 10: Hermite's curve half way.
    let found = run(.cubic, at: [0, 0.5, 0.99999])
    #expect(isNear(found, [0, 10, 40], 1e-3))
    let half = run(.cubic, at: [0.25])[0]
    // h = (p0 + p1) / 2 + (m0 − m1) / 8, m0 = (0 + 10) / 2, m1 = (10 + 30) / 2.
    #expect(abs(half - (5 + (5 - 20) / 8.0)) < 1e-6)
  }

  @Test("Along a path it is where the path is, and turns with it")
  func path() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    animation.duration = 4
    layer.add(animation, forKey: nil)
    let found = stage.values(at: [1, 2, 3.5]) {
      layer.presentation().map { Double($0.position.x + 100 * $0.position.y) }
    }
    #expect(isNear(found, [10, 20, 530]))
    let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
    #expect(abs((angle ?? 0) - .pi / 2) < 1e-6)
  }

  @Test("Animations of a group run in its time, each from its own beginning")
  func group() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (1, 0, 1, 1)
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    group.duration = 2
    group.repeatCount = 2
    layer.add(group, forKey: "both")
    let found = stage.values(at: [0.5, 1.5, 2.5, 3.75, 4.5]) {
      layer.presentation().map { Double($0.position.x) + 1000 * Double($0.opacity) }
    }
    #expect(isNear(found, [1050, 500, 1050, 250, 1000], 1e-3))
    #expect(layer.animationKeys() == nil)
  }
}
