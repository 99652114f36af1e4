import CoreAnimation
import Foundation
import Geometry
import Testing

/// What a delegate is told, in order.
@MainActor
private final class Listener: CAAnimationDelegate {
  var heard: [String] = []

  func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append(flag ? "finished" : "broken off")
  }
}

@Suite("Animations of layers")
@MainActor
struct CAAnimationTests {
  private let layer = CALayer()
  private let listener = Listener()

  private func move(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
    animation.delegate = listener
    return animation
  }

  @Test("A delegate hears of the beginning, and of the end that was reached")
  func finished() {
    let stage = LayerStage(layer)
    layer.add(move(), forKey: nil)
    #expect(listener.heard.isEmpty)
    stage.show(at: 0)
    stage.show(at: 0.5)
    #expect(listener.heard == ["start"])
    stage.show(at: 1.1)
    #expect(listener.heard == ["start", "finished"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation that is removed, or replaced under its key, has not finished")
  func brokenOff() {
    let stage = LayerStage(layer)
    layer.add(move(), forKey: "move")
    stage.show(at: 0)
    stage.show(at: 0.2)
    layer.add(move(), forKey: "move")
    #expect(listener.heard == ["start", "broken off"])
    stage.show(at: 0.3)
    layer.removeAllAnimations()
    #expect(listener.heard == ["start", "broken off", "start", "broken off"])
  }

  @Test("An animation that is not removed stays with its layer, and its end is told once")
  func stays() {
    let stage = LayerStage(layer)
    let animation = move()
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.add(animation, forKey: "move")
    for time in [0, 0.5, 1.1, 2, 3] { stage.show(at: time) }
    #expect(layer.animationKeys() == ["move"])
    #expect(listener.heard == ["start", "finished"])
    #expect(layer.presentation()?.position.x == 100)
    #expect(layer.position.x == 0)
  }

  @Test("A layer runs a copy: what is changed afterwards changes nothing")
  func copied() {
    let stage = LayerStage(layer)
    let animation = move()
    layer.add(animation, forKey: "move")
    animation.toValue = 1_000
    animation.duration = 50
    let found = stage.values(at: [0, 0.5]) { layer.presentation().map { Double($0.position.x) } }
    #expect(isNear(found, [0, 50]))
    #expect(layer.animation(forKey: "move") !== animation)
    #expect(layer.animation(forKey: "move")?.duration == 1)
    #expect(layer.animation(forKey: "other") == nil)
  }

  @Test("One that is to begin later does not move before, and fills only where it is to")
  func later() {
    let stage = LayerStage(layer)
    layer.position.x = 7
    stage.show(at: 0)
    stage.show(at: 1)
    let animation = move()
    animation.beginTime = stage.time + 1
    animation.fillMode = .backwards
    layer.add(animation, forKey: nil)
    let other = CALayer()
    stage.root.addSublayer(other)
    let late = move()
    late.beginTime = stage.time + 1
    other.add(late, forKey: nil)
    let times = [0.5, 1, 1.5, 1.75]
    var others: [Double] = []
    let found = stage.values(at: times) {
      others.append(other.presentation().map { Double($0.position.x) } ?? .nan)
      return layer.presentation().map { Double($0.position.x) }
    }
    #expect(isNear(found, [0, 0, 50, 75]))
    #expect(isNear(others, [0, 0, 50, 75]))
  }

  @Test("Of two animations of one property the later one is seen, additive ones are summed")
  func several() {
    let stage = LayerStage(layer)
    layer.add(move(), forKey: "first")
    let second = move()
    (second.fromValue, second.toValue) = (1_000, 1_000)
    layer.add(second, forKey: "second")
    let third = CABasicAnimation(keyPath: "position.x")
    (third.fromValue, third.toValue, third.duration, third.isAdditive) = (0, 8, 1, true)
    layer.add(third, forKey: "third")
    let found = stage.values(at: [0, 0.25, 0.5]) {
      layer.presentation().map { Double($0.position.x) }
    }
    #expect(isNear(found, [1_000, 1_002, 1_004]))
  }

  @Test("A value function makes the transform of a number")
  func valueFunction() {
    let stage = LayerStage(layer)
    let turn = CABasicAnimation(keyPath: "transform")
    (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi, 1)
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    layer.add(turn, forKey: nil)
    stage.show(at: 0)
    stage.show(at: 0.5)
    let transform = layer.presentation()?.transform ?? CATransform3DIdentity
    #expect(abs(transform.m11) < 1e-9 && abs(transform.m12 - 1) < 1e-9)
  }

  @Test("Values under names of a program's own are kept, also by the copy")
  func ownValues() {
    let animation = move()
    animation.setValue("moving", forKey: "what")
    layer.add(animation, forKey: "move")
    #expect(layer.animation(forKey: "move")?.value(forKey: "what") as? String == "moving")
    #expect(animation.value(forKey: "nothing") == nil)
  }
}
