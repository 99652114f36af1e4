import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Bodies of physics")
struct SKPhysicsBodyTests {
  @Test("A square of 150 points is a square metre and weighs a kilogram")
  func squareMetre() {
    let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150))
    #expect(isNear(body.area, 1, within: 1e-9) && isNear(body.mass, 1, within: 1e-9))
  }

  @Test("A disc has the area of a circle")
  func disc() {
    let body = SKPhysicsBody(circleOfRadius: 75)
    #expect(isNear(body.area, .pi / 4, within: 1e-9))
  }

  @Test("Of mass and density each follows from the other")
  func density() {
    let body = SKPhysicsBody(rectangleOf: CGSize(width: 300, height: 150))
    body.mass = 6
    #expect(isNear(body.density, 3, within: 1e-9))
    body.density = 0.5
    #expect(isNear(body.mass, 1, within: 1e-9))
  }

  @Test("A body of several has the area of all")
  func compound() {
    let square = CGSize(width: 150, height: 150)
    let body = SKPhysicsBody(bodies: [
      SKPhysicsBody(rectangleOf: square, center: CGPoint(x: -75, y: 0)),
      SKPhysicsBody(rectangleOf: square, center: CGPoint(x: 75, y: 0)),
    ])
    #expect(isNear(body.area, 2, within: 1e-9))
    // A rectangle of 2 m x 1 m: m (a² + b²) / 12.
    #expect(isNear(body.inertia, 2 * 5.0 / 12, within: 1e-9))
  }

  @Test("A copy is another body with the same properties")
  func copying() {
    let body = SKPhysicsBody(circleOfRadius: 5)
    (body.mass, body.friction, body.contactTestBitMask) = (3, 0.7, 5)
    let copy = body.copy() as? SKPhysicsBody
    #expect(copy != body && copy?.mass == 3 && copy?.friction == 0.7)
    #expect(copy?.contactTestBitMask == 5)
  }

  @Test("A body knows its node, and forgets the one it left")
  func node() {
    let (node, body) = (SKNode(), SKPhysicsBody(circleOfRadius: 5))
    node.physicsBody = body
    #expect(body.node === node)
    node.physicsBody = nil
    #expect(body.node == nil)
  }

  // MARK: Forces

  @Test("An impulse changes the velocity by itself over the mass")
  func impulse() {
    let body = SKPhysicsBody(circleOfRadius: 20)
    body.mass = 4
    body.applyImpulse(CGVector(dx: 8, dy: -2))
    #expect(body.velocity == CGVector(dx: 2, dy: -0.5))
  }

  @Test("An impulse beside the centre of mass turns, by its leverage over the moment of inertia")
  func leverage() {
    let stage = PhysicsStage()
    let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150))
    stage.add(body, at: CGPoint(x: 100, y: 100))
    // 0.5 m beside the centre, 150 kg·points/s = 1 kg·m/s; a square of 1 m and 1 kg resists by 1/6.
    body.applyImpulse(CGVector(dx: 0, dy: 150), at: CGPoint(x: 175, y: 100))
    #expect(isNear(body.angularVelocity, 0.5 * 6, within: 1e-9))
    stage.run(30)
    #expect(isNear(body.node?.zRotation, 1.5, within: 1e-3))
    #expect(isNear(body.node?.position.y, 175, within: 0.01))
  }

  @Test("A force of 150 times its weight in newtons holds a body up")
  func force() {
    let stage = PhysicsStage(gravity: -9.8)
    let body = SKPhysicsBody(circleOfRadius: 20)
    let node = stage.add(body, at: CGPoint(x: 200, y: 200))
    for _ in 0..<60 {
      body.applyForce(CGVector(dx: 0, dy: 9.8 * 150 * body.mass))
      stage.run(1)
    }
    #expect(isNear(node.position.y, 200, within: 0.01))
  }

  @Test("A torque accelerates by itself over the moment of inertia")
  func torque() {
    let stage = PhysicsStage()
    let body = SKPhysicsBody(circleOfRadius: 150)
    stage.add(body)
    body.mass = 2
    for _ in 0..<60 {
      body.applyTorque(3)
      stage.run(1)
    }
    // A disc of 1 m: m r² / 2 = 1.
    #expect(isNear(body.angularVelocity, 3, within: 1e-3))
  }

  @Test("Edges and bodies that are not dynamic stay where they are")
  func still() {
    let stage = PhysicsStage(gravity: -9.8)
    let edge = stage.add(SKPhysicsBody(edgeFrom: .zero, to: CGPoint(x: 100, y: 0)))
    let box = stage.add(SKPhysicsBody(rectangleOf: CGSize(width: 9, height: 9)))
    box.physicsBody?.isDynamic = false
    box.physicsBody?.applyImpulse(CGVector(dx: 5, dy: 5))
    stage.run(30)
    #expect(edge.position == .zero && box.position == .zero)
  }

  @Test("A body that may not rotate keeps its angle, and a pinned one its place")
  func constrained() {
    let stage = PhysicsStage(gravity: -9.8)
    let stiff = SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 20))
    stiff.allowsRotation = false
    let node = stage.add(stiff, at: CGPoint(x: 200, y: 200))
    stiff.applyAngularImpulse(1)
    let pinned = SKPhysicsBody(
      rectangleOf: CGSize(width: 80, height: 20), center: CGPoint(x: 40, y: 0))
    pinned.pinned = true
    let arm = stage.add(pinned, at: CGPoint(x: 50, y: 50))
    stage.run(20)
    #expect(node.zRotation == 0)
    #expect(hypot(arm.position.x - 50, arm.position.y - 50) < 0.5)
    // It falls about its place, clockwise.
    #expect(arm.zRotation < -0.2)
  }

  @Test("Damping leaves exp(-damping · t) of a velocity, nearly")
  func damping() {
    let stage = PhysicsStage()
    let node = stage.addBall(at: .zero, velocity: CGVector(dx: 100, dy: 0))
    node.physicsBody?.linearDamping = 0.5
    stage.run(60)
    #expect(isNear(node.physicsBody?.velocity.dx, 100 * exp(-0.5), within: 0.5))
  }
}
