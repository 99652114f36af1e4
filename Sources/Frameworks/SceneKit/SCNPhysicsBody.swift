import Foundation
import simd

public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }

/// How a node falls. Bodies fall on what does not move, whose boxes hold them up; among each other they go through.
open class SCNPhysicsBody: NSObject {
  open var type: SCNPhysicsBodyType
  open var physicsShape: SCNPhysicsShape?
  /// Kilograms.
  open var mass: CGFloat = 1
  open var charge: CGFloat = 0
  open var friction: CGFloat = 0.5
  /// How much of its speed a body has after a hit, 0…1.
  open var restitution: CGFloat = 0.5
  open var rollingFriction: CGFloat = 0
  open var damping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var isAffectedByGravity = true
  open var allowsResting = true
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0
  open var velocityFactor = SCNVector3(1, 1, 1)
  open var angularVelocityFactor = SCNVector3(1, 1, 1)
  /// Points a second.
  open var velocity = SCNVector3Zero
  /// An axis, and radians a second about it.
  open var angularVelocity = SCNVector4Zero
  open internal(set) var isResting = false
  weak var node: SCNNode?

  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    (self.type, physicsShape) = (type, shape)
    super.init()
  }
  public required init?(coder: NSCoder) { return nil }
  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }

  open override func copy() -> Any {
    let copy = SCNPhysicsBody(type: type, shape: physicsShape)
    (copy.mass, copy.friction, copy.restitution) = (mass, friction, restitution)
    (copy.damping, copy.isAffectedByGravity) = (damping, isAffectedByGravity)
    (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
    copy.categoryBitMask = categoryBitMask
    return copy
  }

  /// An impulse changes the speed at once; a force for a sixtieth of a second.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {
    let change = SIMD3<Float>(direction) / Float(max(mass, 1e-6)) * (impulse ? 1 : 1.0 / 60)
    velocity = SCNVector3(SIMD3<Float>(velocity) + change)
    isResting = false
  }
  open func applyForce(
    _ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool
  ) { applyForce(direction, asImpulse: impulse) }
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {
    let old = SIMD4(angularVelocity)
    let sum =
      old.xyz * old.w + SIMD3(torque.x, torque.y, torque.z) * torque.w * (impulse ? 1 : 1.0 / 60)
    let speed = simd_length(sum)
    angularVelocity = speed > 0 ? SCNVector4(SIMD4(sum / speed, speed)) : SCNVector4Zero
  }
  open func clearAllForces() { (velocity, angularVelocity) = (SCNVector3Zero, SCNVector4Zero) }
  open func resetTransform() {}
  open func setResting(_ resting: Bool) { isResting = resting }
}

/// What of a body others touch; here it is always the box around its node.
open class SCNPhysicsShape: NSObject {
  public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {}
  public init(node: SCNNode, options: [Option: Any]? = nil) {}
  public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) {}
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
    public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
    public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
    public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
  }
  public struct ShapeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeTypeBoundingBox")
    public static let convexHull = ShapeType(rawValue: "SCNPhysicsShapeTypeConvexHull")
    public static let concavePolyhedron = ShapeType(
      rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
  }
}

/// Forces of places, which move nothing here.
open class SCNPhysicsField: NSObject {
  open var strength: CGFloat = 1
  open var isActive = true
  open class func radialGravity() -> SCNPhysicsField { told() }
  open class func linearGravity() -> SCNPhysicsField { told() }
  open class func vortex() -> SCNPhysicsField { told() }
  open class func noiseField(smoothness: CGFloat, animationSpeed: CGFloat) -> SCNPhysicsField {
    told()
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed: CGFloat) -> SCNPhysicsField {
    told()
  }
  private static func told() -> SCNPhysicsField {
    SceneReports.noPhysics("fields do not move bodies")
    return SCNPhysicsField()
  }
}

/// Two bodies that touch.
open class SCNPhysicsContact: NSObject {
  public let nodeA: SCNNode
  public let nodeB: SCNNode
  public let contactPoint: SCNVector3
  public var contactNormal: SCNVector3 { SCNVector3(0, 1, 0) }
  public var collisionImpulse: CGFloat { 0 }
  public var penetrationDistance: CGFloat { 0 }
  init(_ nodeA: SCNNode, _ nodeB: SCNNode, _ point: SIMD3<Float>) {
    (self.nodeA, self.nodeB, contactPoint) = (nodeA, nodeB, SCNVector3(point))
  }
}

public protocol SCNPhysicsContactDelegate: AnyObject {
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// Gravity, and what holds bodies up.
open class SCNPhysicsWorld: NSObject {
  /// Points a second, each second.
  open var gravity = SCNVector3(0, -9.8, 0)
  open var speed: CGFloat = 1
  open var timeStep: TimeInterval = 1.0 / 60
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
  weak var scene: SCNScene?
  private var waiting = 0.0

  func advance(by seconds: Double) {
    guard let root = scene?.rootNode else { return }
    let nodes = root.descendants
    let moving = nodes.filter { $0.physicsBody?.type == .dynamic }
    guard !moving.isEmpty else { return waiting = 0 }
    if moving.count > 1 {
      SceneReports.noPhysics(
        "bodies that move go through each other; boxes of those that do not hold them up")
    }
    let step = timeStep > 1e-4 ? timeStep : 1.0 / 60
    waiting = min(waiting + seconds * Double(speed), 0.5)
    let still = nodes.filter { $0.physicsBody.map { $0.type != .dynamic } ?? false }
    while waiting >= step - 1e-9 {
      waiting -= step
      for node in moving { move(node, Float(step), still) }
    }
  }

  private func move(_ node: SCNNode, _ step: Float, _ still: [SCNNode]) {
    guard let body = node.physicsBody, !body.isResting else { return }
    var velocity = SIMD3<Float>(body.velocity)
    if body.isAffectedByGravity { velocity += SIMD3<Float>(gravity) * step }
    velocity *=
      SIMD3<Float>(body.velocityFactor) * pow(1 - min(max(Float(body.damping), 0), 1), step)
    var place = node.simdWorldPosition + velocity * step
    let spin = body.angularVelocity
    if spin.w != 0 {
      let turn = simd_quatf(axisAndAngle: SIMD4(spin.x, spin.y, spin.z, spin.w * step))
      node.putTurn((turn * node.turned.model).safe)
    }
    let box = node.bounds(node.worldMatrix)
    let foot = box.map { $0.low.y - node.simdWorldPosition.y } ?? 0
    for other in still where other !== node && velocity.y < 0 {
      guard let top = other.bounds(other.worldMatrix), place.x >= top.low.x, place.x <= top.high.x,
        place.z >= top.low.z, place.z <= top.high.z,
        place.y + foot <= top.high.y, node.simdWorldPosition.y + foot >= top.high.y - 0.25
      else { continue }
      place.y = top.high.y - foot
      let bounce = -velocity.y * Float(body.restitution * (other.physicsBody?.restitution ?? 1))
      // What bounces less than gravity takes back in a few steps lies still.
      velocity.y = bounce < 8 * step * 9.8 * 0.25 ? 0 : bounce
      let slow = 1 - min(Float(body.friction) * 9.8 * step / max(simd_length(velocity), 1e-3), 1)
      (velocity.x, velocity.z) = (velocity.x * slow, velocity.z * slow)
      if body.contactTestBitMask & (other.physicsBody?.categoryBitMask ?? 0) != 0 {
        let point = SIMD3(place.x, top.high.y, place.z)
        contactDelegate?.physicsWorld(self, didBegin: SCNPhysicsContact(node, other, point))
      }
      body.isResting = velocity == .zero && spin.w == 0
    }
    body.velocity = SCNVector3(velocity)
    guard place.isFinite else { return }
    node.placed.put(node.parent?.worldMatrix.safeInverse.point(place) ?? place)
  }

  open func removeAllBehaviors() {}
  open func updateCollisionPairs() {}
  /// What a line meets, by the shapes of nodes with bodies.
  open func rayTestWithSegment(
    from origin: SCNVector3, to dest: SCNVector3, options: [String: Any]? = nil
  ) -> [SCNHitTestResult] {
    guard let root = scene?.rootNode else { return [] }
    return SceneRay(start: SIMD3<Float>(origin), end: SIMD3<Float>(dest)).hits(root, options: nil)
      .filter { $0.node.physicsBody != nil }
  }
}
