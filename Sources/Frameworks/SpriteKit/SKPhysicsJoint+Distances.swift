import CPhysics
import UIKit

/// Joins points of two bodies by a spring whose length is their distance when it is added.
open class SKPhysicsJointSpring: SKPhysicsJoint {
  private let anchors: (CGPoint, CGPoint)
  /// 0 for a spring that never rests, 1 for one that does not swing.
  open var damping: CGFloat = 0
  /// Hertz; a spring of 0 is a rod.
  open var frequency: CGFloat = 0

  private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchors: (CGPoint, CGPoint)) {
    self.anchors = anchors
    super.init(bodyA, bodyB)
  }

  /// The anchors are points of the scene.
  public class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, (anchorA, anchorB)) }

  override func make(
    _ world: OpaquePointer?, _ first: OpaquePointer, _ second: OpaquePointer
  ) -> OpaquePointer? {
    physics_joint_distance(world, first, second, anchors.0.meters, anchors.1.meters)
  }

  override func configure(_ joint: OpaquePointer) {
    let length = Float(
      hypot(anchors.0.x - anchors.1.x, anchors.0.y - anchors.1.y) / PhysicsUnits.pointsPerMeter)
    let isRod = frequency <= 0
    physics_joint_set_distance(
      joint, length, isRod ? length : 0, isRod ? length : .greatestFiniteMagnitude,
      Float(frequency), Float(damping))
  }
}

/// Joins points of two bodies by a rope.
open class SKPhysicsJointLimit: SKPhysicsJoint {
  private let anchors: (CGPoint, CGPoint)
  /// Points; their distance at first.
  open var maxLength: CGFloat

  private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchors: (CGPoint, CGPoint)) {
    self.anchors = anchors
    maxLength = hypot(anchors.0.x - anchors.1.x, anchors.0.y - anchors.1.y)
    super.init(bodyA, bodyB)
  }

  /// The anchors are points of the scene.
  public class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB, (anchorA, anchorB)) }

  override func make(
    _ world: OpaquePointer?, _ first: OpaquePointer, _ second: OpaquePointer
  ) -> OpaquePointer? {
    physics_joint_distance(world, first, second, anchors.0.meters, anchors.1.meters)
  }

  override func configure(_ joint: OpaquePointer) {
    let length = Float(maxLength / PhysicsUnits.pointsPerMeter)
    physics_joint_set_distance(joint, length, 0, length, 0, 0)
  }
}
