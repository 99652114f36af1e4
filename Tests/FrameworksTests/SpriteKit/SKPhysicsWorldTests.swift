import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Worlds of physics")
struct SKPhysicsWorldTests {
  /// Velocity first, then place: after n steps of h the way is g h² n (n + 1) / 2, for g t² / 2.
  @Test("A body falls half of g times t squared, as steps of a sixtieth have it")
  func freeFall() {
    let stage = PhysicsStage(gravity: -9.8)
    let node = stage.addBall(at: CGPoint(x: 0, y: 1000))
    stage.run(60)
    let way = 9.8 * 150 / 3600 * 60 * 61 / 2
    #expect(isNear(node.position.y, 1000 - way, within: 0.05))
    #expect(isNear(node.physicsBody?.velocity.dy, -9.8 * 150, within: 0.05))
  }

  @Test("A body without gravity stays, whatever the world's is")
  func weightless() {
    let stage = PhysicsStage(gravity: -9.8)
    let node = stage.addBall(at: CGPoint(x: 10, y: 20))
    node.physicsBody?.affectedByGravity = false
    stage.run(30)
    #expect(node.position == CGPoint(x: 10, y: 20))
  }

  @Test("A world of half the speed lets half the time pass", arguments: [0, 0.5, 2.5])
  func speed(_ speed: CGFloat) {
    let stage = PhysicsStage()
    stage.world.speed = speed
    let node = stage.addBall(at: .zero, velocity: CGVector(dx: 60, dy: 0))
    stage.run(60)
    #expect(isNear(node.position.x, 60 * speed, within: 0.01))
  }

  @Test("Frames of any length take the steps that are due")
  func uneven() {
    let stage = PhysicsStage()
    let node = stage.addBall(at: .zero, velocity: CGVector(dx: 60, dy: 0))
    // A sixtieth and a half each.
    for _ in 0..<40 { stage.scene.step(to: 0, after: 0.025) }
    #expect(isNear(node.position.x, 60, within: 0.01))
  }

  /// e² of the height that it fell from (Newton's law of restitution); e is the greater one of the two bodies.
  @Test("A ball bounces to the square of its restitution", arguments: [0.5, 0.8, 1])
  func bounce(_ restitution: CGFloat) {
    let stage = PhysicsStage(gravity: -9.8)
    stage.add(SKPhysicsBody(edgeFrom: CGPoint(x: -200, y: 0), to: CGPoint(x: 200, y: 0)))
    let node = stage.addBall(at: CGPoint(x: 0, y: 315))
    node.physicsBody?.restitution = restitution
    // It falls 300 points in √(2 · 300 / 1470) s = 38 frames, and rises for as long at most.
    stage.run(42)
    var top: CGFloat = 0
    stage.run(38) { top = max(top, node.position.y - 15) }
    #expect(isNear(top, 300 * restitution * restitution, within: 16))
  }

  @Test("What lies on something touches it, and comes to rest")
  func resting() {
    let stage = PhysicsStage(gravity: -9.8)
    stage.add(SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 400, height: 400)))
    let size = CGSize(width: 40, height: 40)
    let boxes = (0..<3).map { index in
      stage.add(SKPhysicsBody(rectangleOf: size), at: CGPoint(x: 200, y: 25 + 45 * index))
    }
    stage.run(240)
    for (index, box) in boxes.enumerated() {
      #expect(isNear(box.position.y, 20 + 40 * CGFloat(index), within: 1))
      #expect(box.physicsBody?.isResting == true && abs(box.zRotation) < 0.01)
    }
  }

  @Test("Balls of different masses that lose nothing keep momentum and energy")
  func elastic() {
    let stage = PhysicsStage()
    let left = stage.addBall(at: CGPoint(x: 100, y: 0), velocity: CGVector(dx: 300, dy: 0))
    let right = stage.addBall(at: CGPoint(x: 200, y: 0), velocity: CGVector(dx: -300, dy: 0))
    left.physicsBody?.mass = 1
    right.physicsBody?.mass = 3
    stage.run(60)
    // v1 = ((m1 - m2) u1 + 2 m2 u2) / (m1 + m2), and v2 likewise.
    #expect(isNear(left.physicsBody?.velocity.dx, (-2 * 300 + 6 * -300) / 4, within: 0.1))
    #expect(isNear(right.physicsBody?.velocity.dx, (2 * -300 + 2 * 300) / 4, within: 0.1))
  }

  // MARK: Masks

  @Test("A body is pushed by those whose category its own mask has, and pushes no other")
  func oneSided() {
    let stage = PhysicsStage()
    let wall = stage.addBall(at: CGPoint(x: 200, y: 0), velocity: CGVector(dx: -200, dy: 0))
    let ball = stage.addBall(at: CGPoint(x: 100, y: 0), velocity: CGVector(dx: 200, dy: 0))
    wall.physicsBody?.categoryBitMask = 1
    wall.physicsBody?.collisionBitMask = 0
    ball.physicsBody?.categoryBitMask = 2
    ball.physicsBody?.collisionBitMask = 1
    stage.run(60)
    // What comes at -200 and cannot be pushed sends a ball of 200 back with -200 - 200 - 200.
    #expect(isNear(ball.physicsBody?.velocity.dx, -600, within: 1))
    #expect(isNear(wall.physicsBody?.velocity.dx, -200, within: 1e-3))
    #expect(isNear(wall.position.x, 0, within: 0.01))
  }

  @Test("Bodies whose masks have nothing of each other pass through, and their contacts are told")
  func passing() {
    let stage = PhysicsStage()
    let one = stage.addBall(at: .zero, velocity: CGVector(dx: 200, dy: 0), name: "one")
    let two = stage.addBall(at: CGPoint(x: 100, y: 0), name: "two")
    for node in [one, two] { node.physicsBody?.collisionBitMask = 0 }
    two.physicsBody?.contactTestBitMask = 1
    stage.run(60)
    #expect(isNear(one.position.x, 200, within: 0.01) && two.position.x == 100)
    #expect(stage.contacts == ["+one two", "-one two"])
  }

  @Test("A body that does not yield stays still under one that rests on it")
  func standing() {
    let stage = PhysicsStage(gravity: -9.8)
    let lift = stage.add(
      SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 20)), at: CGPoint(x: 200, y: 100))
    lift.physicsBody?.affectedByGravity = false
    lift.physicsBody?.collisionBitMask = 0
    lift.physicsBody?.velocity = CGVector(dx: 0, dy: 30)
    let box = stage.add(
      SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 20)), at: CGPoint(x: 200, y: 121))
    stage.run(120)
    #expect(isNear(lift.position.y, 160, within: 0.05))
    #expect(isNear(box.position.y, 180, within: 1))
  }

  // MARK: Contacts

  @Test("A contact tells where two bodies met, how, and how hard")
  func contact() {
    let stage = PhysicsStage()
    let one = stage.addBall(at: .zero, velocity: CGVector(dx: 300, dy: 0), name: "one")
    let two = stage.addBall(at: CGPoint(x: 100, y: 0), name: "two")
    one.physicsBody?.contactTestBitMask = 1
    stage.run(18)
    #expect(stage.contacts.first == "+one two")
    stage.run(20)
    #expect(stage.contacts == ["+one two", "-one two"])
    #expect(isNear(two.physicsBody?.velocity.dx, 300, within: 0.1))
    #expect(one.physicsBody?.allContactedBodies().isEmpty == true)
  }

  @Test("A ball that meets a line has its normal, and twice its own momentum as the impulse")
  func strength() {
    let stage = PhysicsStage()
    var met: SKPhysicsContact?
    stage.add(SKPhysicsBody(edgeFrom: CGPoint(x: 100, y: -90), to: CGPoint(x: 100, y: 90)))
    let ball = stage.addBall(at: CGPoint(x: 0, y: 40), velocity: CGVector(dx: 300, dy: 0))
    ball.physicsBody?.mass = 2
    ball.physicsBody?.contactTestBitMask = .max
    stage.run(30) { if met == nil { met = stage.last } }
    #expect(isNear(met?.contactPoint.x, 100, within: 3))
    #expect(isNear(met?.contactPoint.y, 40, within: 0.1))
    #expect(isNear(abs(met?.contactNormal.dx ?? 0), 1, within: 1e-3))
    // 2 kg turned from 300 to -300 points/s.
    #expect(isNear(met?.collisionImpulse, 1200, within: 1))
    #expect(isNear(ball.physicsBody?.velocity.dx, -300, within: 0.1))
  }

  @Test("A node that is taken away ends its contacts, and the one that lay on it falls")
  func removing() {
    let stage = PhysicsStage(gravity: -9.8)
    let floor = stage.add(
      SKPhysicsBody(edgeFrom: CGPoint(x: -50, y: 0), to: CGPoint(x: 50, y: 0)), name: "floor")
    let box = stage.add(
      SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 20)), at: CGPoint(x: 0, y: 10.5),
      name: "box")
    box.physicsBody?.contactTestBitMask = .max
    stage.run(120)
    #expect(box.physicsBody?.isResting == true)
    #expect(box.physicsBody?.allContactedBodies().map(\.node) == [floor])
    floor.removeFromParent()
    stage.run(30)
    #expect(stage.contacts == ["+floor box", "-floor box"])
    #expect(box.position.y < -100)
  }
}
