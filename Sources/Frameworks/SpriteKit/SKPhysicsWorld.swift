import CPhysics
import UIKit

/// Moves the bodies of a scene's nodes, by Box2D, in steps of a sixtieth of a second.
@preconcurrency @MainActor
open class SKPhysicsWorld {
  /// Metres a second, a second.
  open var gravity = CGVector(dx: 0, dy: -9.8) { didSet { if gravity != oldValue { wakeAll() } } }
  /// How much time passes for bodies in a second of the scene; 0 stops them.
  open var speed: CGFloat = 1
  open weak var contactDelegate: SKPhysicsContactDelegate?
  weak var scene: SKScene?

  let box = BoxWorld()
  var bodies: [SimulatedBody] = []
  private(set) var joints: [SKPhysicsJoint] = []
  /// Seconds of the scene that no step has taken yet.
  private var waiting = 0.0
  /// Bodies that were taken away since contacts were told last.
  var leaving: [SimulatedBody] = []
  var nextNumber: Int32 = 0

  /// Seconds of the scene, and the greatest number of steps that make up for a frame that came late.
  private static let stepSeconds = 1.0 / 60
  private static let mostSteps = 8

  init() {}

  // MARK: Time

  /// Lets the scene's seconds pass. A world of greater speed takes more steps of the same length or less.
  func advance(by seconds: Double) {
    waiting += seconds
    // A hundredth of a step too little is a clock's rounding.
    let due = Int((waiting / Self.stepSeconds + 0.01).rounded(.down))
    waiting -= Double(due) * Self.stepSeconds
    guard due > 0, speed > 0 else { return }
    let parts = max(1, Int(Double(speed).rounded(.up)))
    let length = Self.stepSeconds * Double(speed) / Double(parts)
    for _ in 0..<min(due, Self.mostSteps) * parts { step(length) }
    for body in bodies { body.body.forgetForces() }
  }

  /// One step: what the program changed, the fields, the bodies, and then those who want to know.
  private func step(_ seconds: Double) {
    synchronize()
    for body in bodies { body.push() }
    applyFields(seconds)
    let gravity = physics_point(x: Float(gravity.dx), y: Float(gravity.dy))
    physics_world_step(box.pointer, gravity, Float(seconds))
    for joint in joints { joint.lastStep = seconds }
    writeBack()
    tellContacts()
  }

  private func wakeAll() { for body in bodies { body.wake() } }

  // MARK: Joints

  /// Joins two bodies whose nodes are in the scene, as they stand.
  open func add(_ joint: SKPhysicsJoint) {
    guard !joints.contains(where: { $0 === joint }) else { return }
    joints.append(joint)
    synchronize()
  }

  open func remove(_ joint: SKPhysicsJoint) {
    joints.removeAll { $0 === joint }
    joint.disconnect()
  }

  open func removeAllJoints() {
    for joint in joints { joint.disconnect() }
    joints = []
  }

  /// Joints whose bodies left are gone; those whose bodies came are made.
  func connectJoints() {
    joints.removeAll { $0.isBroken }
    for joint in joints { joint.connect(in: self) }
  }

  // MARK: Contacts

  private func tellContacts() {
    var (event, contacts) = (physics_event(), [(isBegin: Bool, contact: SKPhysicsContact)]())
    while physics_world_next_event(box.pointer, &event) {
      guard let first = body(event.first), let second = body(event.second),
        first.categoryBitMask & second.contactTestBitMask != 0
          || first.contactTestBitMask & second.categoryBitMask != 0
      else { continue }
      let contact = SKPhysicsContact(
        (first, second), point: CGPoint(event.point),
        normal: CGVector(dx: CGFloat(event.normal.x), dy: CGFloat(event.normal.y)),
        impulse: CGFloat(event.impulse) * PhysicsUnits.pointsPerMeter)
      contacts.append((event.is_begin, contact))
    }
    leaving = []
    // The delegate may change whatever it likes: nothing of Box2D is under way any more.
    for (isBegin, contact) in contacts {
      if isBegin { contactDelegate?.didBegin(contact) } else { contactDelegate?.didEnd(contact) }
    }
  }

  /// The body of a number, also where it has just left.
  func body(_ number: Int32) -> SKPhysicsBody? {
    (bodies.first { $0.number == number } ?? leaving.first { $0.number == number })?.body
  }
}

/// Box2D's world, freed with its bodies when the last one that knows it is gone.
final class BoxWorld {
  let pointer = physics_world_create()
  deinit { physics_world_destroy(pointer) }
}

extension CGPoint {
  /// From metres to points.
  init(_ point: physics_point) {
    self.init(
      x: CGFloat(point.x) * PhysicsUnits.pointsPerMeter,
      y: CGFloat(point.y) * PhysicsUnits.pointsPerMeter)
  }
  /// From points to metres.
  var meters: physics_point {
    physics_point(
      x: Float(x / PhysicsUnits.pointsPerMeter), y: Float(y / PhysicsUnits.pointsPerMeter))
  }
}
