import CPhysics
import UIKit

/// Holds two bodies together once it was added to their world. Bodies that are joined do not collide with each other.
@preconcurrency @MainActor
open class SKPhysicsJoint {
  open var bodyA: SKPhysicsBody
  open var bodyB: SKPhysicsBody
  private var pointer: OpaquePointer?
  private var box: BoxWorld?
  /// Seconds that the last step took.
  var lastStep = 0.0

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }

  /// What it took to keep the bodies together in the last step, in the unit of forces on bodies.
  open var reactionForce: CGVector {
    guard let pointer, let box else { return .zero }
    let force = withExtendedLifetime(box) { physics_joint_force(pointer, Float(lastStep)) }
    let points = CGPoint(force)
    return CGVector(dx: points.x, dy: points.y)
  }

  /// Newton metres.
  open var reactionTorque: CGFloat {
    guard let pointer, let box else { return 0 }
    return CGFloat(withExtendedLifetime(box) { physics_joint_torque(pointer, Float(lastStep)) })
  }

  // MARK: Box2D

  /// Whether it was made and one of its bodies has left since.
  var isBroken: Bool {
    guard let pointer else { return false }
    guard physics_joint_is_whole(pointer) else {
      disconnect()
      return true
    }
    return false
  }

  /// Joins the bodies as soon as both are in the world, and tells what was changed of it.
  func connect(in world: SKPhysicsWorld) {
    if pointer == nil {
      guard let first = bodyA.simulated, let second = bodyB.simulated, first !== second,
        first.world === world, second.world === world
      else { return }
      box = world.box
      pointer = make(world.box.pointer, first.pointer, second.pointer)
    }
    if let pointer { configure(pointer) }
  }

  func disconnect() {
    if let pointer { physics_joint_destroy(pointer) }
    (pointer, box) = (nil, nil)
  }

  func make(
    _ world: OpaquePointer?, _ first: OpaquePointer, _ second: OpaquePointer
  ) -> OpaquePointer? { nil }
  func configure(_ joint: OpaquePointer) {}
}

/// Lets two bodies turn about a common point.
open class SKPhysicsJointPin: SKPhysicsJoint {
  private let anchor: CGPoint
  open var shouldEnableLimits = false
  /// Radians, from how the bodies stood when they were joined.
  open var lowerAngleLimit: CGFloat = 0
  open var upperAngleLimit: CGFloat = 0
  /// How it resists turning, newton metres.
  open var frictionTorque: CGFloat = 0
  /// Radians a second at which the bodies are driven; by as much torque as that takes where there is no friction.
  open var rotationSpeed: CGFloat = 0

  private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, anchor: CGPoint) {
    self.anchor = anchor
    super.init(bodyA, bodyB)
  }

  /// `anchor` is a point of the scene.
  public class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB, anchor: anchor) }

  override func make(
    _ world: OpaquePointer?, _ first: OpaquePointer, _ second: OpaquePointer
  ) -> OpaquePointer? { physics_joint_pin(world, first, second, anchor.meters) }

  override func configure(_ joint: OpaquePointer) {
    physics_joint_set_limits(
      joint, shouldEnableLimits, Float(lowerAngleLimit), Float(upperAngleLimit))
    let driving: CGFloat = rotationSpeed == 0 ? 0 : 1e6
    let torque = frictionTorque > 0 ? frictionTorque : driving
    physics_joint_set_motor(joint, Float(torque), Float(rotationSpeed))
  }
}

/// Makes one of two bodies.
open class SKPhysicsJointFixed: SKPhysicsJoint {
  private let anchor: CGPoint

  private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, anchor: CGPoint) {
    self.anchor = anchor
    super.init(bodyA, bodyB)
  }

  /// `anchor` is a point of the scene.
  public class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, anchor: anchor) }

  override func make(
    _ world: OpaquePointer?, _ first: OpaquePointer, _ second: OpaquePointer
  ) -> OpaquePointer? { physics_joint_fixed(world, first, second, anchor.meters) }
}

/// Lets two bodies slide along an axis, without turning against each other.
open class SKPhysicsJointSliding: SKPhysicsJoint {
  private let axis: CGVector
  open var shouldEnableLimits = false
  /// Points, from how the bodies stood when they were joined.
  open var lowerDistanceLimit: CGFloat = 0
  open var upperDistanceLimit: CGFloat = 0

  private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, axis: CGVector) {
    self.axis = axis
    super.init(bodyA, bodyB)
  }

  /// `axis` is a direction in the scene. Bodies that slide without turning do so alike about every anchor.
  public class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding { SKPhysicsJointSliding(bodyA, bodyB, axis: axis) }

  override func make(
    _ world: OpaquePointer?, _ first: OpaquePointer, _ second: OpaquePointer
  ) -> OpaquePointer? {
    let length = hypot(axis.dx, axis.dy)
    guard length > 0 else { return nil }
    let direction = physics_point(x: Float(axis.dx / length), y: Float(axis.dy / length))
    return physics_joint_slide(world, first, second, direction)
  }

  override func configure(_ joint: OpaquePointer) {
    physics_joint_set_limits(
      joint, shouldEnableLimits, Float(lowerDistanceLimit / PhysicsUnits.pointsPerMeter),
      Float(upperDistanceLimit / PhysicsUnits.pointsPerMeter))
  }
}
