import Foundation
import Testing
import UIKit

@testable import UIDynamics

@Suite("What items are like, and what pushes them")
@MainActor
struct UIDynamicItemBehaviorTests {
  private let stage = DynamicStage()

  @Test("Behaviours begin as their documentation says")
  func standard() {
    let look = UIDynamicItemBehavior(items: [])
    #expect((look.elasticity, look.friction, look.density) == (0, 0, 1))
    #expect((look.resistance, look.angularResistance, look.charge) == (0, 0, 0))
    #expect(look.allowsRotation && !look.isAnchored)
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 1e-9)
    #expect(UISnapBehavior(item: stage.view(0, 0), snapTo: .zero).damping == 0.5)
    #expect(UIPushBehavior(items: [], mode: .continuous).active)
  }

  @Test("Twice the density is half of the speed by the same push, and the same by gravity")
  func density() {
    let (plain, dense) = (stage.view(0, 0), stage.view(200, 0))
    let look = UIDynamicItemBehavior(items: [dense])
    look.density = 2
    let plainLook = UIDynamicItemBehavior(items: [plain])
    let push = UIPushBehavior(items: [plain, dense], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    stage.add(push, look, plainLook, UIGravityBehavior(items: [plain, dense]))
    stage.run(0.5)
    #expect(abs(plainLook.linearVelocity(for: plain).x - 100) < 0.5)
    #expect(abs(look.linearVelocity(for: dense).x - 50) < 0.5)
    #expect(abs(plain.center.y - dense.center.y) < 0.01)
  }

  @Test("What is anchored is moved by nothing")
  func anchored() {
    let item = stage.view(0, 0)
    let look = UIDynamicItemBehavior(items: [item])
    look.isAnchored = true
    stage.add(look, UIGravityBehavior(items: [item]))
    stage.run(1)
    #expect(item.center == CGPoint(x: 50, y: 50))
  }

  @Test("Angular resistance takes a turn's speed, resistance does not")
  func resistances() {
    let (still, free) = (stage.view(0, 0), stage.view(200, 0))
    let resisting = UIDynamicItemBehavior(items: [still])
    resisting.angularResistance = 3
    resisting.addAngularVelocity(4, for: still)
    let other = UIDynamicItemBehavior(items: [free])
    other.resistance = 3
    other.addAngularVelocity(4, for: free)
    stage.add(resisting, other)
    stage.run(1)
    // v / (1 + c · h) in each of sixty steps.
    #expect(abs(resisting.angularVelocity(for: still) - 4 / pow(1 + 3 / 60.0, 60)) < 0.05)
    #expect(abs(other.angularVelocity(for: free) - 4) < 0.01)
  }

  @Test("Velocities are added to those there are")
  func velocities() {
    let item = stage.view(0, 0)
    let look = UIDynamicItemBehavior(items: [item])
    look.addLinearVelocity(CGPoint(x: 10, y: 0), for: item)
    stage.add(look)
    stage.run(0.1)
    look.addLinearVelocity(CGPoint(x: 5, y: -20), for: item)
    stage.run(0.1)
    let found = look.linearVelocity(for: item)
    #expect(abs(found.x - 15) < 0.01 && abs(found.y + 20) < 0.01)
  }

  @Test("A continuous push is pushing as long as it is active")
  func continuous() {
    let item = stage.view(0, 0)
    let look = UIDynamicItemBehavior(items: [item])
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.setAngle(0, magnitude: 2)
    stage.add(push, look)
    stage.run(0.5)
    #expect(abs(look.linearVelocity(for: item).x - 100) < 1)
    push.active = false
    stage.run(0.5)
    #expect(abs(look.linearVelocity(for: item).x - 100) < 1)
    // An instantaneous one pushes again when it is made active again.
    let kick = UIPushBehavior(items: [item], mode: .instantaneous)
    kick.setAngle(0, magnitude: 1)
    stage.add(kick)
    stage.run(0.1)
    #expect(!kick.active)
    kick.active = true
    stage.run(0.1)
    #expect(abs(look.linearVelocity(for: item).x - 300) < 2)
  }

  @Test("An angle of a push turns its direction and keeps its magnitude")
  func angles() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(push.magnitude == 5)
    push.angle = .pi
    #expect(abs(push.pushDirection.dx + 5) < 1e-9 && abs(push.pushDirection.dy) < 1e-9)
    push.magnitude = 1
    #expect(abs(push.pushDirection.dx + 1) < 1e-9)
  }

  @Test("A snap without much damping passes its point, one with all of it does not")
  func snaps() {
    func farthest(_ damping: CGFloat) -> CGFloat {
      let stage = DynamicStage()
      let item = stage.view(0, 0)
      let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 250, y: 50))
      snap.damping = damping
      stage.add(snap)
      var farthest: CGFloat = 0
      stage.run(3) { farthest = max(farthest, item.center.x) }
      #expect(abs(item.center.x - 250) < 2)
      return farthest
    }
    #expect(farthest(0.1) > 300)
    #expect(farthest(1) < 255)
  }

  @Test("A snap follows its point")
  func movedSnap() {
    let item = stage.view(0, 0)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 250, y: 50))
    stage.add(snap)
    stage.run(3)
    snap.snapPoint = CGPoint(x: 100, y: 700)
    stage.run(3)
    #expect(abs(item.center.x - 100) < 1 && abs(item.center.y - 700) < 1)
  }

  @Test("Items come into behaviours once, and leave them")
  func items() {
    let (one, other) = (stage.view(0, 0), stage.view(200, 0))
    let gravity = UIGravityBehavior(items: [one])
    gravity.addItem(one)
    gravity.addItem(other)
    #expect(gravity.items.count == 2)
    stage.add(gravity)
    stage.run(0.2)
    gravity.removeItem(other)
    let place = other.center
    stage.run(0.2)
    #expect(gravity.items.count == 1)
    #expect(other.center == place)
    #expect(one.center.y > place.y)
  }
}
