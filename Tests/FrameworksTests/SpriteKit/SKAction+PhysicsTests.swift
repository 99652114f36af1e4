import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Actions that push bodies")
struct SKActionPhysicsTests {
  @Test("A force for a time is an impulse, and an impulse is whole at the end of its time")
  func pushing() {
    let stage = PhysicsStage()
    let (one, two) = (stage.addBall(at: .zero), stage.addBall(at: CGPoint(x: 0, y: 100)))
    for node in [one, two] { node.physicsBody?.mass = 2 }
    one.run(.applyForce(CGVector(dx: 30, dy: 0), duration: 0.5))
    two.run(.applyImpulse(CGVector(dx: 30, dy: 0), duration: 0.25))
    stage.run(60)
    #expect(isNear(one.physicsBody?.velocity.dx, 30 * 0.5 / 2, within: 1e-3))
    #expect(isNear(two.physicsBody?.velocity.dx, 30 / 2, within: 1e-3))
  }

  @Test("Masses, charges and fields change in time")
  func changing() {
    let stage = PhysicsStage()
    let node = stage.addBall(at: .zero)
    node.physicsBody?.mass = 1
    node.run(.changeMass(to: 3, duration: 1))
    node.run(.changeCharge(by: 4, duration: 1))
    let field = SKFieldNode.springField()
    field.isEnabled = false
    field.run(.strength(to: 5, duration: 1))
    field.run(.falloff(by: 2, duration: 1))
    stage.scene.addChild(field)
    stage.run(30)
    #expect(isNear(node.physicsBody?.mass, 2, within: 1e-3))
    #expect(isNear(node.physicsBody?.charge, 2, within: 1e-3))
    #expect(abs(field.strength - 3) < 1e-3 && abs(field.falloff - 1) < 1e-3)
  }

  @Test("An impulse is taken back by its reverse")
  func reversing() {
    let stage = PhysicsStage()
    let node = stage.addBall(at: .zero)
    let push = SKAction.applyImpulse(CGVector(dx: 3, dy: 4), duration: 0.2)
    node.run(.sequence([push, push.reversed()]))
    stage.run(60)
    let velocity = node.physicsBody?.velocity ?? CGVector(dx: 9, dy: 9)
    #expect(hypot(velocity.dx, velocity.dy) < 1e-3)
  }
}
