import Foundation
import Geometry
import Testing

@testable import CoreAnimation

@Suite("Basic animations, their timing and what causes them")
@MainActor
struct CABasicAnimationTests {
  private func run(
    _ change: (CABasicAnimation) -> Void, at times: [Double] = [0, 0.25, 0.5, 0.75, 0.99]
  ) -> [Double] {
    let layer = CALayer()
    layer.position = CGPoint(x: 50, y: 0)
    let stage = LayerStage(layer)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    change(animation)
    layer.add(animation, forKey: "move")
    return stage.values(at: times) { layer.presentation().map { Double($0.position.x) } }
  }

  @Test("From, to and by say where it goes, as the documentation lists it")
  func ends() {
    #expect(isNear(run { ($0.fromValue, $0.toValue) = (0, 100) }, [0, 25, 50, 75, 99]))
    #expect(isNear(run { ($0.fromValue, $0.byValue) = (10, 20) }, [10, 15, 20, 25, 29.8]))
    #expect(isNear(run { ($0.toValue, $0.byValue) = (30, 20) }, [10, 15, 20, 25, 29.8]))
    #expect(isNear(run { $0.fromValue = 0 }, [0, 12.5, 25, 37.5, 49.5]))
    #expect(isNear(run { $0.toValue = 150 }, [50, 75, 100, 125, 149]))
    #expect(isNear(run { $0.byValue = 100 }, [50, 75, 100, 125, 149]))
  }

  @Test("It goes back where it reverses, and again where it repeats")
  func repeats() {
    let found = run(
      {
        ($0.fromValue, $0.toValue) = (0, 100)
        ($0.autoreverses, $0.repeatCount) = (true, 2)
      }, at: [0.5, 1, 1.5, 2.25, 3.9, 4.1])
    #expect(isNear(found, [50, 100, 50, 25, 10, 50]))
  }

  @Test("A speed of two is twice as fast, and an offset begins further on")
  func speed() {
    let found = run(
      {
        ($0.fromValue, $0.toValue) = (0, 100)
        ($0.speed, $0.timeOffset) = (2, 0.25)
      }, at: [0, 0.25, 0.375])
    #expect(isNear(found, [25, 75, 0], 1e-3))
  }

  @Test("What fills forwards stays when it is not removed; else the model is seen")
  func fill() {
    let kept = run(
      {
        ($0.fromValue, $0.toValue) = (0, 100)
        ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
      }, at: [2])
    #expect(isNear(kept, [100]))
    #expect(isNear(run({ ($0.fromValue, $0.toValue) = (0, 100) }, at: [2]), [50]))
  }

  @Test("Additive animations add up, and cumulative ones go on from where they were")
  func sums() {
    let added = run {
      ($0.fromValue, $0.toValue, $0.isAdditive) = (-40, 0, true)
    }
    #expect(isNear(added, [10, 20, 30, 40, 49.6]))
    let further = run(
      {
        ($0.fromValue, $0.toValue, $0.isCumulative) = (0, 10, true)
        $0.repeatCount = 3
      }, at: [0.5, 1.5, 2.5])
    #expect(isNear(further, [5, 15, 25]))
  }

  @Test("A turn about an axis is read and written in the transform")
  func keyPaths() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration) = (0, 2 * Double.pi, 4)
    layer.add(turn, forKey: nil)
    let found = stage.values(at: [0, 0.5, 1]) {
      (layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double)
    }
    #expect(isNear(found, [0, .pi / 4, .pi / 2]))
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(abs(layer.transform.m11 - 2) < 1e-9)
  }

  @Test("A property that is set moves by itself for a quarter of a second, along the default curve")
  func implicit() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    layer.opacity = 0
    #expect(layer.presentation()?.opacity == 1)
    let times = [0, 0.05, 0.1, 0.2, 0.3]
    let found = stage.values(at: times) { layer.presentation().map { Double($0.opacity) } }
    let curve = CAMediaTimingFunction(name: .default)
    #expect(isNear(found, times.map { 1 - curve.value(at: min($0 / 0.25, 1)) }))
    #expect(!stage.scene.activity.isMoving)
  }

  @Test("One that is interrupted goes on from what is seen")
  func interrupted() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position = CGPoint(x: 100, y: 0)
    _ = stage.values(at: [0.5]) { 0 }
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position = CGPoint(x: 0, y: 0)
    let found = stage.values(at: [0, 0.25, 0.5, 0.75, 1]) {
      layer.presentation().map { Double($0.position.x) }
    }
    #expect(isNear(found, [50, 37.5, 25, 12.5, 0]))
  }

  @Test("Without actions a property is what it is set to at once")
  func disabled() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 100, y: 0)
    CATransaction.commit()
    stage.show(at: 0.01)
    #expect(layer.presentation()?.position.x == 100)
    #expect(layer.animationKeys() == nil)
  }

  @Test("A transaction's block is called when its last animation has ended")
  func completion() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    var isDone = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { isDone = true }
    layer.opacity = 0.5
    CATransaction.commit()
    _ = stage.values(at: [0.4]) { 0 }
    #expect(!isDone)
    stage.show(at: 0.51)
    #expect(isDone)
  }

  @Test("A layer whose speed is 0 stands at its offset")
  func paused() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
    layer.add(move, forKey: nil)
    _ = stage.values(at: [0.3]) { 0 }
    let paused = layer.convertTime(stage.time, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    let found = stage.values(at: [0, 1, 2]) {
      layer.presentation().map { Double($0.position.x) }
    }
    #expect(isNear(found, [30, 30, 30]))
    #expect(!stage.scene.activity.isMoving)
  }

  @Test("Hits follow what is presented when the presentation is asked")
  func hits() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let stage = LayerStage(layer)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5, 95, 1)
    layer.add(move, forKey: nil)
    _ = stage.values(at: [0.5]) { 0 }
    #expect(layer.hitTest(CGPoint(x: 50, y: 5)) == nil)
    #expect(layer.presentation()?.hitTest(CGPoint(x: 50, y: 5))?.model() === layer)
  }
}
