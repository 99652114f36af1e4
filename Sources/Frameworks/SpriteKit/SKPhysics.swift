import UIKit
@_spi(Runtime) import ViewRuntime

/// What SpriteKit would do and this does not, each told once.
enum SpriteReports {
  static func noEditorFiles(_ name: String) {
    Reports.once("SpriteKit: files of Xcode's editor are not read, so \(name) is missing")
  }
  static func noSound() { Reports.once("SpriteKit: sounds of scenes are not heard") }
  static func noConstraints() { Reports.once("SpriteKit: constraints of nodes do nothing") }
  static func noTransitions() {
    Reports.once("SpriteKit: one scene follows another at once, without a transition")
  }
  static func noCounters() { Reports.once("SpriteKit: counters of frames and nodes are not drawn") }
  static func noGlow() { Reports.once("SpriteKit: the glow of a line is drawn as its shadow") }
  static func noTarget() {
    Reports.once("SpriteKit: particles stay with their emitter, not its target")
  }
  static func noSubtraction() { Reports.once("SpriteKit: subtracting is drawn as difference") }
  static func noPictureMasks() {
    Reports.once("SpriteKit: a mask cuts by the outline of its node, not by its picture")
  }
}

/// A body for physics. There is no physics here: bodies stay where they are put.
@preconcurrency @MainActor
open class SKPhysicsBody {
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var isResting: Bool { true }
  open var usesPreciseCollisionDetection = false
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask: UInt32 = .max
  open weak var node: SKNode?

  public init() {}
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) { self.init() }
  public convenience init(rectangleOf size: CGSize) { self.init() }
  public convenience init(rectangleOf size: CGSize, center: CGPoint) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  public convenience init(edgeChainFrom path: CGPath) { self.init() }
  public convenience init(edgeFrom first: CGPoint, to second: CGPoint) { self.init() }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }

  open func applyForce(_ force: CGVector) { SKPhysicsWorld.tellAbsence() }
  open func applyForce(_ force: CGVector, at point: CGPoint) { SKPhysicsWorld.tellAbsence() }
  open func applyImpulse(_ impulse: CGVector) { SKPhysicsWorld.tellAbsence() }
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) { SKPhysicsWorld.tellAbsence() }
  open func applyTorque(_ torque: CGFloat) { SKPhysicsWorld.tellAbsence() }
  open func applyAngularImpulse(_ impulse: CGFloat) { SKPhysicsWorld.tellAbsence() }
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

@preconcurrency @MainActor
open class SKPhysicsContact {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  public let contactPoint: CGPoint
  public let contactNormal: CGVector
  public let collisionImpulse: CGFloat

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    (contactPoint, contactNormal, collisionImpulse) = (.zero, .zero, 0)
  }
}

@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: AnyObject {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

@preconcurrency @MainActor
open class SKPhysicsWorld {
  /// Metres a second, a second.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: SKPhysicsContactDelegate?
  init() {}

  static func tellAbsence() {
    Reports.once("SpriteKit: there is no physics here; bodies stay where they are put")
  }
}

/// A rule for a node's place; none is kept here.
@preconcurrency @MainActor
open class SKConstraint {
  open var enabled = true
  init() { SpriteReports.noConstraints() }
  public class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint()
  }
  public class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
  public class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
  public class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
  public class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
}

@preconcurrency @MainActor
open class SKRange {
  public let lowerLimit: CGFloat
  public let upperLimit: CGFloat
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
  }
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
}
