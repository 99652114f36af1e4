import CoreAnimation
import Foundation
import Testing

/// After the documentation of `CAAnimationGroup`: the group's animations are cut off, not scaled, to its time.
@Suite("Groups of animations")
@MainActor
struct CAAnimationGroupTests {
  private let layer = CALayer()

  private func animation(
    _ keyPath: String = "position.x", to end: Double, _ duration: Double,
    _ change: (CABasicAnimation) -> Void = { _ in }
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (0, end, duration)
    change(animation)
    return animation
  }

  private func run(
    _ animations: [CAAnimation], _ duration: Double, at times: [Double],
    _ change: (CAAnimationGroup) -> Void = { _ in }
  ) -> [Double] {
    let stage = LayerStage(layer)
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    change(group)
    layer.add(group, forKey: "group")
    return stage.values(at: times) { layer.presentation().map { Double($0.position.x) } }
  }

  @Test("What is longer than the group is cut off, not made faster")
  func cutOff() {
    let found = run([animation(to: 100, 4)], 1, at: [0, 0.5, 0.99, 1.1])
    #expect(isNear(found, [0, 12.5, 24.75, 0]))
  }

  @Test("What is shorter ends by itself, and stays where it fills forwards")
  func shorter() {
    #expect(isNear(run([animation(to: 100, 1)], 2, at: [0, 0.5, 1.5]), [0, 50, 0]))
  }

  @Test("What fills forwards stays until the group ends")
  func filled() {
    let found = run([animation(to: 100, 1) { $0.fillMode = .forwards }], 2, at: [0, 0.5, 1.5, 2.5])
    #expect(isNear(found, [0, 50, 100, 0]))
  }

  @Test("A beginning is measured from that of the group")
  func beginning() {
    let late = animation(to: 100, 1) { $0.beginTime = 1 }
    #expect(isNear(run([late], 3, at: [0, 0.5, 1.5, 2.5]), [0, 0, 50, 0]))
  }

  @Test("An animation without a duration takes the group's")
  func inherited() {
    #expect(isNear(run([animation(to: 100, 0)], 2, at: [0, 0.5, 1, 1.5]), [0, 25, 50, 75]))
  }

  @Test("A group that repeats begins all of its animations again")
  func repeated() {
    let found = run([animation(to: 100, 1)], 2, at: [0, 0.5, 1.5, 2.5, 3.5, 4.5]) {
      $0.repeatCount = 2
    }
    #expect(isNear(found, [0, 50, 0, 50, 0, 0]))
  }

  @Test("A group's curve, speed and fill are those of all of its animations")
  func groupTiming() {
    let found = run([animation(to: 100, 2)], 2, at: [0, 0.25, 0.5, 3]) {
      $0.speed = 2
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(isNear(found, [0, 25, 50, 100], 1e-4))
    let curve = CAMediaTimingFunction(name: .easeIn)
    layer.removeAllAnimations()
    let eased = run([animation(to: 100, 1)], 1, at: [0, 0.25, 0.5]) { $0.timingFunction = curve }
    #expect(isNear(eased, [0, 0.25, 0.5].map { 100 * curve.value(at: $0) }))
  }

  @Test("Groups lie within groups, each in the other's time")
  func nested() {
    let inner = CAAnimationGroup()
    inner.animations = [animation(to: 100, 1)]
    (inner.duration, inner.beginTime) = (0.5, 1)
    #expect(isNear(run([inner], 3, at: [0, 0.5, 1.25, 1.75]), [0, 0, 25, 0]))
  }
}
