import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Nodes and their bodies")
struct SKPhysicsWorldNodesTests {
  @Test("A node that the program moves takes its body along")
  func moved() {
    let stage = PhysicsStage()
    let node = stage.addBall(at: .zero, velocity: CGVector(dx: 60, dy: 0))
    stage.run(30)
    node.position = CGPoint(x: 500, y: 7)
    node.zRotation = 1
    stage.run(30)
    #expect(isNear(node.position.x, 530, within: 0.01) && isNear(node.position.y, 7, within: 0.01))
    #expect(isNear(node.zRotation, 1, within: 1e-5))
  }

  @Test("Bodies move in the scene's directions, also in parents that are turned and mirrored")
  func parents() {
    let stage = PhysicsStage(gravity: -9.8)
    let parent = SKNode()
    parent.position = CGPoint(x: 40, y: 30)
    parent.zRotation = .pi / 2
    (parent.xScale, parent.yScale) = (2, -2)
    stage.scene.addChild(parent)
    let body = SKPhysicsBody(circleOfRadius: 10)
    let node = stage.add(body, at: CGPoint(x: 5, y: 0), to: parent)
    let start = parent.convert(node.position, to: stage.scene)
    body.angularVelocity = 1
    stage.run(60)
    let place = parent.convert(node.position, to: stage.scene)
    #expect(isNear(place.x, start.x, within: 0.01))
    #expect(isNear(place.y, start.y - 9.8 * 150 / 3600 * 60 * 61 / 2, within: 0.05))
    // Counterclockwise in the scene is clockwise in a mirror.
    #expect(isNear(node.zRotation, -1, within: 1e-3))
  }

  @Test("A turn goes on beyond a half")
  func winding() {
    let stage = PhysicsStage()
    let node = stage.addBall(at: .zero)
    node.physicsBody?.angularVelocity = 10
    stage.run(120)
    #expect(isNear(node.zRotation, 20, within: 0.01))
  }

  @Test("A node of twice the scale collides as far out as it is drawn")
  func scaled() {
    let stage = PhysicsStage(gravity: -9.8)
    stage.add(SKPhysicsBody(edgeFrom: CGPoint(x: -90, y: 0), to: CGPoint(x: 90, y: 0)))
    let node = stage.add(
      SKPhysicsBody(rectangleOf: CGSize(width: 30, height: 20)), at: CGPoint(x: 0, y: 30))
    node.setScale(2)
    stage.run(120)
    #expect(isNear(node.position.y, 20, within: 0.75))
    node.yScale = 1
    stage.run(120)
    #expect(isNear(node.position.y, 10, within: 0.75))
  }

  @Test("Physics comes between the actions of a frame and didSimulatePhysics")
  func order() {
    final class Watched: SKScene {
      var places: [CGFloat] = []
      override func didEvaluateActions() { places.append(children[0].position.x) }
      override func didSimulatePhysics() { places.append(children[0].position.x) }
    }
    let scene = Watched(size: CGSize(width: 100, height: 100))
    scene.physicsWorld.gravity = .zero
    let node = SKNode()
    node.physicsBody = SKPhysicsBody(circleOfRadius: 5)
    node.physicsBody?.linearDamping = 0
    node.physicsBody?.velocity = CGVector(dx: 60, dy: 0)
    node.run(.moveBy(x: 10, y: 0, duration: 1.0 / 60))
    scene.addChild(node)
    scene.step(to: 0, after: 1.0 / 60)
    #expect(isNear(scene.places.first, 10, within: 1e-6))
    #expect(isNear(scene.places.last, 11, within: 1e-3))
  }

  @Test("The same scene goes the same way to the last bit")
  func deterministic() {
    func places() -> [CGPoint] {
      let stage = PhysicsStage(gravity: -9.8)
      stage.add(SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 400, height: 400)))
      let nodes = (0..<40).map { index in
        let shape =
          index % 2 == 0
          ? SKPhysicsBody(circleOfRadius: 12)
          : SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 30))
        shape.collisionBitMask = index % 5 == 0 ? 1 : .max
        shape.categoryBitMask = index % 3 == 0 ? 2 : 1
        let place = CGPoint(x: 30 + 35 * (index % 10), y: 40 + 60 * (index / 10))
        return stage.add(shape, at: place)
      }
      stage.run(200)
      return nodes.map(\.position)
    }
    let first = places()
    #expect(first == places())
  }

  @Test("A fast body is stopped by a thin line, and by a thin body where it is precise")
  func tunnels() {
    let stage = PhysicsStage()
    stage.add(SKPhysicsBody(edgeFrom: CGPoint(x: 500, y: -90), to: CGPoint(x: 500, y: 90)))
    let plate = stage.add(
      SKPhysicsBody(rectangleOf: CGSize(width: 2, height: 90)), at: CGPoint(x: 200, y: 300))
    plate.physicsBody?.mass = 1000
    let ball = stage.addBall(at: .zero, velocity: CGVector(dx: 9000, dy: 0))
    let precise = stage.addBall(at: CGPoint(x: 0, y: 300), velocity: CGVector(dx: 9000, dy: 0))
    precise.physicsBody?.usesPreciseCollisionDetection = true
    stage.run(20)
    #expect(ball.position.x < 500 && precise.position.x < 200)
  }

  @Test("Nothing of a scene's physics outlives it")
  func memory() {
    weak var world: SKPhysicsWorld?
    weak var body: SKPhysicsBody?
    func live() {
      let stage = PhysicsStage()
      let node = stage.addBall(at: .zero)
      let other = stage.addBall(at: CGPoint(x: 9, y: 0))
      (world, body) = (stage.world, node.physicsBody)
      if let first = node.physicsBody, let second = other.physicsBody {
        stage.world.add(
          SKPhysicsJointPin.joint(withBodyA: first, bodyB: second, anchor: .zero))
      }
      stage.run(3)
    }
    live()
    #expect(world == nil && body == nil)
  }

  @Test("A body whose shape is made anew goes on touching what it touched")
  func reshaped() {
    let stage = PhysicsStage(gravity: -9.8)
    stage.add(SKPhysicsBody(edgeFrom: CGPoint(x: -50, y: 0), to: CGPoint(x: 50, y: 0)))
    let box = stage.add(
      SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 20)), at: CGPoint(x: 0, y: 10))
    box.physicsBody?.contactTestBitMask = .max
    stage.run(30)
    box.xScale = 2
    stage.run(30)
    #expect(stage.contacts.count == 1)
  }
}
