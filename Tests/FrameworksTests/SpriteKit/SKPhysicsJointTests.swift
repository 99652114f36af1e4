import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Joints of bodies")
struct SKPhysicsJointTests {
  /// Something at a place that does not move.
  private func anchor(_ stage: PhysicsStage, _ place: CGPoint) -> SKPhysicsBody {
    let body = SKPhysicsBody(circleOfRadius: 1)
    body.isDynamic = false
    stage.add(body, at: place)
    return body
  }

  private func distance(_ node: SKNode, _ point: CGPoint) -> CGFloat {
    hypot(node.position.x - point.x, node.position.y - point.y)
  }

  /// 2π √(l / g) · (1 + θ² / 16), for a point; the disc's own inertia adds r² / 2l² under the root.
  @Test("A pendulum swings in 2π times the root of its length over g")
  func pendulum() throws {
    let stage = PhysicsStage(gravity: -9.8)
    let (pivot, length, angle) = (CGPoint(x: 200, y: 300), CGFloat(150), CGFloat(0.2))
    let bob = stage.addBall(
      at: CGPoint(x: pivot.x + length * sin(angle), y: pivot.y - length * cos(angle)))
    let body = try #require(bob.physicsBody)
    stage.world.add(
      SKPhysicsJointPin.joint(withBodyA: anchor(stage, pivot), bodyB: body, anchor: pivot))
    var crossings: [Int] = []
    var (frame, last) = (0, bob.position.x)
    stage.run(400) {
      frame += 1
      if (last - pivot.x) * (bob.position.x - pivot.x) < 0 { crossings.append(frame) }
      last = bob.position.x
    }
    try #require(crossings.count >= 4)
    let halves = crossings.count - 1
    let period = 2 * Double(crossings[halves] - crossings[0]) / Double(halves) / 60
    let inertia = 1 + 15.0 * 15 / (2 * 150 * 150)
    let expected = 2 * Double.pi * (inertia / 9.8).squareRoot() * (1 + 0.2 * 0.2 / 16)
    #expect(abs(period - expected) < 0.02)
    #expect(isNear(distance(bob, pivot), length, within: 0.5))
  }

  @Test("A spring of frequency 0 is a rod")
  func rod() throws {
    let stage = PhysicsStage(gravity: -9.8)
    let pivot = CGPoint(x: 100, y: 300)
    let ball = stage.addBall(at: CGPoint(x: 200, y: 300))
    let body = try #require(ball.physicsBody)
    stage.world.add(
      SKPhysicsJointSpring.joint(
        withBodyA: anchor(stage, pivot), bodyB: body, anchorA: pivot, anchorB: ball.position))
    var (least, most) = (CGFloat.infinity, CGFloat(0))
    stage.run(120) {
      least = min(least, distance(ball, pivot))
      most = max(most, distance(ball, pivot))
    }
    #expect(least > 99 && most < 101 && ball.position.y < 300)
  }

  /// It hangs g / ω² below its length, where ω = 2π f.
  @Test("A spring gives way by g over the square of its angular frequency")
  func spring() throws {
    let stage = PhysicsStage(gravity: -9.8)
    let pivot = CGPoint(x: 200, y: 300)
    let ball = stage.addBall(at: CGPoint(x: 200, y: 200))
    let body = try #require(ball.physicsBody)
    let spring = SKPhysicsJointSpring.joint(
      withBodyA: anchor(stage, pivot), bodyB: body, anchorA: pivot, anchorB: ball.position)
    (spring.frequency, spring.damping) = (2, 0.7)
    stage.world.add(spring)
    stage.run(300)
    let frequency = 2 * CGFloat.pi * 2
    let sag = 9.8 * 150 / (frequency * frequency)
    #expect(isNear(ball.position.y, 200 - sag, within: 0.3))
    #expect(isNear(spring.reactionForce.dy, 9.8 * 150 * body.mass, within: 1))
  }

  @Test("A rope lets a body fall as far as it is long")
  func rope() throws {
    let stage = PhysicsStage(gravity: -9.8)
    let pivot = CGPoint(x: 200, y: 300)
    let ball = stage.addBall(at: CGPoint(x: 200, y: 280))
    ball.physicsBody?.linearDamping = 1
    let body = try #require(ball.physicsBody)
    let rope = SKPhysicsJointLimit.joint(
      withBodyA: anchor(stage, pivot), bodyB: body, anchorA: pivot, anchorB: ball.position)
    #expect(rope.maxLength == 20)
    rope.maxLength = 120
    stage.world.add(rope)
    stage.run(6)
    #expect(ball.position.y > 200)
    stage.run(240)
    #expect(isNear(ball.position.y, 180, within: 1))
  }

  @Test("Bodies on a slide move along its axis alone, as far as its limits")
  func slide() throws {
    let stage = PhysicsStage(gravity: -9.8)
    let ball = stage.addBall(at: CGPoint(x: 100, y: 100), velocity: CGVector(dx: 120, dy: 0))
    let body = try #require(ball.physicsBody)
    let slide = SKPhysicsJointSliding.joint(
      withBodyA: anchor(stage, .zero), bodyB: body, anchor: .zero, axis: CGVector(dx: 3, dy: 0))
    (slide.shouldEnableLimits, slide.upperDistanceLimit) = (true, 60)
    stage.world.add(slide)
    stage.run(20)
    #expect(isNear(ball.position.x, 140, within: 0.5))
    stage.run(60)
    #expect(isNear(ball.position.x, 160, within: 1) && isNear(ball.position.y, 100, within: 0.5))
  }

  @Test("Two bodies that are fixed move as one")
  func fixed() throws {
    let stage = PhysicsStage()
    let one = stage.addBall(at: .zero, velocity: CGVector(dx: 0, dy: 60))
    let two = stage.addBall(at: CGPoint(x: 60, y: 0), velocity: CGVector(dx: 0, dy: -60))
    let (first, second) = (try #require(one.physicsBody), try #require(two.physicsBody))
    stage.world.add(
      SKPhysicsJointFixed.joint(withBodyA: first, bodyB: second, anchor: CGPoint(x: 30, y: 0)))
    #expect(first.joints.count == 1)
    stage.run(60)
    #expect(isNear(distance(one, two.position), 60, within: 0.5))
    #expect(isNear(one.zRotation, two.zRotation, within: 0.02) && one.zRotation < -0.5)
  }

  @Test("A pin turns at its speed, and stops at its limits")
  func motor() throws {
    let stage = PhysicsStage()
    let wheel = stage.add(SKPhysicsBody(circleOfRadius: 30), at: CGPoint(x: 50, y: 50))
    let body = try #require(wheel.physicsBody)
    let pin = SKPhysicsJointPin.joint(
      withBodyA: anchor(stage, CGPoint(x: 50, y: 50)), bodyB: body, anchor: CGPoint(x: 50, y: 50))
    pin.rotationSpeed = 2
    stage.world.add(pin)
    stage.run(60)
    #expect(isNear(wheel.zRotation, 2, within: 0.05))
    (pin.shouldEnableLimits, pin.upperAngleLimit) = (true, 2.5)
    stage.run(60)
    #expect(isNear(wheel.zRotation, 2.5, within: 0.05))
  }

  @Test("A joint is gone when it is removed, and when one of its bodies is")
  func removing() throws {
    let stage = PhysicsStage(gravity: -9.8)
    for removesNode in [false, true] {
      let ball = stage.addBall(at: CGPoint(x: 200, y: 100))
      let holder = anchor(stage, CGPoint(x: 200, y: 200))
      let joint = SKPhysicsJointFixed.joint(
        withBodyA: holder, bodyB: try #require(ball.physicsBody), anchor: CGPoint(x: 200, y: 200))
      stage.world.add(joint)
      stage.run(30)
      #expect(isNear(ball.position.y, 100, within: 1))
      if removesNode { holder.node?.removeFromParent() } else { stage.world.remove(joint) }
      stage.run(30)
      #expect(ball.position.y < 0)
      ball.removeFromParent()
    }
  }
}
