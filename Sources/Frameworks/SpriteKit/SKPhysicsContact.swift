import UIKit

/// Two bodies that begin or cease to touch each other.
@preconcurrency @MainActor
open class SKPhysicsContact {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  /// Where they touch, points of the scene; nothing at the end of a contact.
  public let contactPoint: CGPoint
  /// Of length 1, from the first body to the second one.
  public let contactNormal: CGVector
  /// How hard they struck each other, in the unit of impulses of bodies.
  public let collisionImpulse: CGFloat

  init(
    _ bodies: (SKPhysicsBody, SKPhysicsBody), point: CGPoint, normal: CGVector, impulse: CGFloat
  ) {
    (bodyA, bodyB) = bodies
    (contactPoint, contactNormal, collisionImpulse) = (point, normal, impulse)
  }
}

/// Hears of contacts of which one body's `contactTestBitMask` has a category of the other's, after each step.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: AnyObject {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
