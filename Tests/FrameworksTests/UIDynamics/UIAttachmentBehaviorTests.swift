import Foundation
import Testing
import UIKit

@testable import UIDynamics

@Suite("Attachments")
@MainActor
struct UIAttachmentBehaviorTests {
  private let stage = DynamicStage()

  private func distance(_ one: UIView, _ other: UIView) -> CGFloat {
    hypot(one.center.x - other.center.x, one.center.y - other.center.y)
  }

  private func anchored(_ view: UIView) -> UIDynamicItemBehavior {
    let look = UIDynamicItemBehavior(items: [view])
    look.isAnchored = true
    return look
  }

  @Test("An attachment is as long as its ends are apart, measured from where they are held")
  func length() {
    let (one, other) = (stage.view(0, 0, 40), stage.view(300, 0, 40))
    #expect(UIAttachmentBehavior(item: one, attachedTo: other).length == 300)
    let held = UIAttachmentBehavior(
      item: one, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0), attachedTo: other,
      offsetFromCenter: UIOffset(horizontal: -20, vertical: 0))
    #expect(held.length == 260 && held.attachedBehaviorType == .items)
    let anchor = UIAttachmentBehavior(item: one, attachedToAnchor: CGPoint(x: 20, y: 120))
    #expect(anchor.length == 100 && anchor.attachedBehaviorType == .anchor)
    #expect((anchor.damping, anchor.frequency) == (0, 0))
  }

  @Test("A pendulum swings with the period 2π √(l / g)")
  func pendulum() {
    let bob = stage.view(190, 290, 20)
    // Hanging 200 points below its anchor, pushed a little aside.
    let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 200, y: 100))
    let look = UIDynamicItemBehavior(items: [bob])
    look.addLinearVelocity(CGPoint(x: 40, y: 0), for: bob)
    stage.add(UIGravityBehavior(items: [bob]), rod, look)
    var crossings: [Double] = []
    var last = bob.center.x
    stage.run(6) {
      if last < 200, bob.center.x >= 200 { crossings.append(stage.animator.elapsedTime) }
      last = bob.center.x
    }
    let periods = zip(crossings, crossings.dropFirst()).map { $1 - $0 }
    let expected = 2 * Double.pi * (200.0 / 1_000).squareRoot()
    #expect(periods.count >= 1)
    #expect(periods.allSatisfy { abs($0 - expected) < 0.05 })
  }

  @Test("A spring swings as often as its frequency says, without damping on and on")
  func spring() {
    let bob = stage.view(190, 340, 20)
    let spring = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 200, y: 100))
    // 50 points further away than it wants to be.
    (spring.length, spring.frequency) = (200, 2)
    stage.add(spring)
    var crossings = 0
    var last = bob.center.y
    stage.run(4) {
      if (last - 300) * (bob.center.y - 300) < 0 { crossings += 1 }
      last = bob.center.y
    }
    // Two swings a second, each through the middle twice.
    #expect(abs(crossings - 16) <= 1)
  }

  @Test("A rope lets its ends come together, and no further apart than it is long")
  func rope() {
    let (fixed, hanging) = (stage.view(180, 100, 40), stage.view(180, 300, 40))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: fixed, offsetFromCenter: .zero, attachedTo: hanging, offsetFromCenter: .zero)
    #expect(rope.length == 200)
    hanging.center.y = 200
    stage.add(UIGravityBehavior(items: [hanging]), rope, anchored(fixed))
    var (nearest, farthest) = (distance(fixed, hanging), CGFloat(0))
    stage.run(2) {
      nearest = min(nearest, distance(fixed, hanging))
      farthest = max(farthest, distance(fixed, hanging))
    }
    #expect(nearest < 120 && farthest < 205 && farthest > 195)
  }

  @Test("Items that are fixed to each other fall as one of twice the mass")
  func fixed() {
    let (left, right) = (stage.view(50, 0, 40), stage.view(150, 0, 40))
    let joint = UIAttachmentBehavior.fixedAttachment(
      with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 120, y: 20))
    // Only one of them is pulled.
    stage.add(UIGravityBehavior(items: [left]), joint)
    stage.run(0.5)
    // Their middle falls with half of the acceleration: g / 2 · t² / 2.
    let way = 0.5 * 1_000 * 0.5 * 0.5 / 2 * (1 + 1 / 30.0)
    #expect(abs((left.center.y + right.center.y) / 2 - 20 - way) < 3)
    #expect(left.center.y > right.center.y)
    #expect(abs(distance(left, right) - 100) < 1)
  }

  @Test("A slot lets an item move along its line alone")
  func slot() {
    let item = stage.view(100, 100, 40)
    let slot = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 120, y: 120),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(dx: 0.5, dy: 1)
    stage.add(gravity, slot)
    stage.run(0.5)
    #expect(abs(item.center.y - 120) < 1)
    #expect(item.center.x > 150)
  }

  @Test("A slot is as long as its range")
  func range() {
    let item = stage.view(100, 100, 40)
    let slot = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 120, y: 120),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slot.attachmentRange = UIFloatRange(minimum: -50, maximum: 80)
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(dx: 1, dy: 0)
    stage.add(gravity, slot)
    stage.run(2)
    #expect(abs(item.center.x - 200) < 2)
  }

  @Test("Ranges are between two numbers, or without end")
  func ranges() {
    #expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
    #expect(UIFloatRange(minimum: -1, maximum: 2) == UIFloatRange(minimum: -1, maximum: 2))
    #expect((UIFloatRange.zero.minimum, UIFloatRange.zero.maximum) == (0, 0))
  }
}
