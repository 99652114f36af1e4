import Foundation
@testable import SpriteKit
import UIKit

/// A scene without gravity and damping for tests, which passes its time by hand.
@MainActor
final class PhysicsStage: SKPhysicsContactDelegate {
  let scene = SKScene(size: CGSize(width: 400, height: 400))
  /// "+A B" where A and B begin to touch, "-A B" where they cease to, by the names of their nodes.
  private(set) var contacts: [String] = []
  private(set) var last: SKPhysicsContact?
  private var time = 0.0

  init(gravity: CGFloat = 0) {
    scene.physicsWorld.gravity = CGVector(dx: 0, dy: gravity)
    scene.physicsWorld.contactDelegate = self
  }

  var world: SKPhysicsWorld { scene.physicsWorld }

  @discardableResult
  func add(
    _ body: SKPhysicsBody, at place: CGPoint = .zero, name: String? = nil, to parent: SKNode? = nil
  ) -> SKNode {
    let node = SKNode()
    node.name = name
    node.position = place
    node.physicsBody = body
    (body.linearDamping, body.angularDamping) = (0, 0)
    (parent ?? scene).addChild(node)
    return node
  }

  /// A disc of a radius of 15 points that loses nothing when it bounces.
  func addBall(at place: CGPoint, velocity: CGVector = .zero, name: String? = nil) -> SKNode {
    let node = add(SKPhysicsBody(circleOfRadius: 15), at: place, name: name)
    node.physicsBody?.restitution = 1
    node.physicsBody?.friction = 0
    node.physicsBody?.velocity = velocity
    return node
  }

  /// Lets sixtieths of a second pass.
  func run(_ frames: Int, each body: () -> Void = {}) {
    for _ in 0..<frames {
      time += 1.0 / 60
      scene.step(to: time, after: 1.0 / 60)
      body()
    }
  }

  func didBegin(_ contact: SKPhysicsContact) { note("+", contact) }
  func didEnd(_ contact: SKPhysicsContact) { note("-", contact) }

  private func note(_ sign: String, _ contact: SKPhysicsContact) {
    let names = [contact.bodyA, contact.bodyB].map { $0.node?.name ?? "?" }
    contacts.append(sign + names.joined(separator: " "))
    last = contact
  }
}

func isNear(_ left: CGFloat?, _ right: CGFloat, within tolerance: CGFloat) -> Bool {
  left.map { abs($0 - right) <= tolerance } ?? false
}
