import CPhysics
import UIKit

/// From nodes to bodies before a step, and back after it.
extension SKPhysicsWorld {
  /// Takes over what the program did to the scene since the last step.
  func synchronize() {
    guard let scene else { return }
    let found = Self.placed(below: scene)
    let staying = Set(found.map { ObjectIdentifier($0.body) })
    for gone in bodies where !staying.contains(ObjectIdentifier(gone.body)) { remove(gone) }
    bodies.removeAll { !staying.contains(ObjectIdentifier($0.body)) }
    for (body, transform) in found {
      if let known = body.simulated, known.world === self {
        known.update(transform)
      } else {
        bodies.append(SimulatedBody(body, number: nextNumber, in: self, transform))
        nextNumber += 1
      }
    }
    for body in bodies { body.updatePin() }
    connectJoints()
  }

  private func remove(_ body: SimulatedBody) {
    leaving.append(body)
    body.leave()
  }

  /// All bodies of the scene with their nodes' transforms to it; parents before their children.
  private static func placed(
    below scene: SKScene
  ) -> [(body: SKPhysicsBody, transform: CGAffineTransform)] {
    var found: [(body: SKPhysicsBody, transform: CGAffineTransform)] = []
    visit(scene) { node, above in
      let transform = node === scene ? .identity : node.transform.concatenating(above)
      if let body = node.physicsBody { found.append((body, transform)) }
      return transform
    }
    return found
  }

  /// Puts nodes where their bodies are.
  func writeBack() {
    guard let scene else { return }
    Self.visit(scene) { node, above in
      guard node !== scene else { return .identity }
      guard let body = node.physicsBody?.simulated, body.world === self else {
        return node.transform.concatenating(above)
      }
      return body.place(node, above: above)
    }
  }

  /// Calls a body for a node and all below it, with their parents' transforms to the scene; it answers the node's own.
  private static func visit(
    _ node: SKNode, _ above: CGAffineTransform = .identity,
    _ body: (SKNode, CGAffineTransform) -> CGAffineTransform
  ) {
    let transform = body(node, above)
    for child in node.children { visit(child, transform, body) }
  }
}
