import UIKit

/// How lengths of scenes are lengths of physics: 150 points are a metre, as measured on iOS, where a body of 150 x 150 points
/// weighs 1 kg and a force of 150 times its weight in newtons holds it up.
enum PhysicsUnits {
  static let pointsPerMeter: CGFloat = 150
}

/// What moves a node by the laws of physics: a mass with a shape, or edges that stop others.
///
/// Velocities are points a second. Forces and impulses count in points, too, as measured on iOS: a force of 1 gives a mass of
/// 1 kg an acceleration of 1 point/s². Torques and angular impulses are newton metres, and newton metre seconds.
@preconcurrency @MainActor
open class SKPhysicsBody {
  let shapes: [PhysicsShape]
  /// How the shapes are spread in the node's points, whatever its scale.
  let distribution: MassDistribution
  /// Counts what the program changed, so that a simulation knows when to look.
  private(set) var changes = 0
  /// What is pushed on it until the next step: points, and newton metres.
  var force = CGVector.zero
  var torque: CGFloat = 0
  var isVelocityNew = true
  /// Nil: as it comes; else what the program asked for since the last step.
  var wantsRest: Bool?
  /// The world owns it, and it this body.
  weak var simulated: SimulatedBody?

  /// False for what stands still whatever happens to it; edges always do.
  open var isDynamic = true { didSet { changes += 1 } }
  open var affectedByGravity = true { didSet { changes += 1 } }
  open var allowsRotation = true { didSet { changes += 1 } }
  /// Whether its node turns about its place in its parent, and does not leave it.
  open var pinned = false { didSet { changes += 1 } }
  /// Whether it is stopped by bodies that are thinner than its way in a step.
  open var usesPreciseCollisionDetection = false { didSet { changes += 1 } }
  /// How it slows what slides on it, 0…1; of two bodies the geometric mean counts.
  open var friction: CGFloat = 0.2 { didSet { changes += 1 } }
  /// How much speed it keeps when it bounces, 0…1; of two bodies the greater one counts.
  open var restitution: CGFloat = 0.2 { didSet { changes += 1 } }
  /// The share of its velocity that it loses in a second, at first.
  open var linearDamping: CGFloat = 0.1 { didSet { changes += 1 } }
  open var angularDamping: CGFloat = 0.1 { didSet { changes += 1 } }
  open var categoryBitMask: UInt32 = .max { didSet { changes += 1 } }
  /// The categories by which it is turned aside; whether it turns them aside in return is for their masks to say.
  open var collisionBitMask: UInt32 = .max { didSet { changes += 1 } }
  /// The categories whose touch the contact delegate hears of.
  open var contactTestBitMask: UInt32 = 0 { didSet { changes += 1 } }
  open var fieldBitMask: UInt32 = .max
  /// For electric and magnetic fields, coulombs.
  open var charge: CGFloat = 0
  public internal(set) weak var node: SKNode?

  private var ownMass: CGFloat
  private var ownDensity: CGFloat = 1
  private var ownVelocity = CGVector.zero
  private var ownAngularVelocity: CGFloat = 0
  var isAwake = true

  init(shapes: [PhysicsShape]) {
    self.shapes = shapes
    distribution = MassDistribution(shapes)
    ownMass = distribution.area / (PhysicsUnits.pointsPerMeter * PhysicsUnits.pointsPerMeter)
  }

  public convenience init() { self.init(shapes: []) }

  /// Whether it has a mass; edges have none, and never move.
  var isVolume: Bool { shapes.allSatisfy(\.isVolume) }

  /// Square metres.
  open var area: CGFloat {
    distribution.area / (PhysicsUnits.pointsPerMeter * PhysicsUnits.pointsPerMeter)
  }

  /// Kilograms: density times area. To set one of mass and density sets the other.
  open var mass: CGFloat {
    get { ownMass }
    set {
      ownMass = max(newValue, 0)
      if area > 0 { ownDensity = ownMass / area }
      changes += 1
    }
  }

  /// Kilograms a square metre.
  open var density: CGFloat {
    get { ownDensity }
    set {
      ownDensity = max(newValue, 0)
      ownMass = ownDensity * area
      changes += 1
    }
  }

  /// Points a second.
  open var velocity: CGVector {
    get { ownVelocity }
    set {
      ownVelocity = newValue
      wakeForProgram()
    }
  }

  /// Radians a second, counterclockwise.
  open var angularVelocity: CGFloat {
    get { ownAngularVelocity }
    set {
      ownAngularVelocity = newValue
      wakeForProgram()
    }
  }

  /// Whether nothing has moved it for a while, so that it is left out until something does.
  open var isResting: Bool {
    get { wantsRest ?? !isAwake }
    set {
      if newValue { (velocity, angularVelocity) = (.zero, 0) }
      wantsRest = newValue
    }
  }

  private func wakeForProgram() {
    isVelocityNew = true
    wantsRest = false
  }

  /// Takes over what a step did to it.
  func simulatedMotion(velocity: CGVector, angularVelocity: CGFloat, isAwake: Bool) {
    (ownVelocity, ownAngularVelocity) = (velocity, angularVelocity)
    self.isAwake = isAwake
  }

  /// The bodies that touch it after the last step.
  open func allContactedBodies() -> [SKPhysicsBody] { simulated?.touching ?? [] }

  /// The joints that hold it.
  open var joints: [SKPhysicsJoint] {
    simulated?.world?.joints.filter { $0.bodyA === self || $0.bodyB === self } ?? []
  }

  /// Another body like it, for another node.
  open func copy() -> Any {
    let copy = SKPhysicsBody(shapes: shapes)
    (copy.isDynamic, copy.affectedByGravity) = (isDynamic, affectedByGravity)
    (copy.allowsRotation, copy.pinned) = (allowsRotation, pinned)
    copy.usesPreciseCollisionDetection = usesPreciseCollisionDetection
    (copy.friction, copy.restitution) = (friction, restitution)
    (copy.linearDamping, copy.angularDamping) = (linearDamping, angularDamping)
    (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
    (copy.contactTestBitMask, copy.fieldBitMask) = (contactTestBitMask, fieldBitMask)
    (copy.charge, copy.mass) = (charge, mass)
    (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
    return copy
  }
}

/// A body equals itself alone.
extension SKPhysicsBody: Hashable {
  nonisolated public static func == (left: SKPhysicsBody, right: SKPhysicsBody) -> Bool {
    left === right
  }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
