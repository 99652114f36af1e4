import CPhysics
import UIKit

/// A body in a world of Box2D, and what was last known of its node.
@MainActor
final class SimulatedBody {
  let body: SKPhysicsBody
  let number: Int32
  private(set) weak var world: SKPhysicsWorld?
  let pointer: OpaquePointer
  // The bodies of Box2D live as long as its world.
  private let box: BoxWorld

  /// The node's transform to the scene when both agreed last.
  private var transform: CGAffineTransform
  /// The shapes in points of the scene, not turned; what of the transform is no turn is in them.
  private var shaping: CGAffineTransform?
  private var changes = -1
  private var motion = physics_motion()
  private var pin: OpaquePointer?
  private weak var pinnedTo: SKPhysicsBody?

  init(
    _ body: SKPhysicsBody, number: Int32, in world: SKPhysicsWorld, _ transform: CGAffineTransform
  ) {
    (self.body, self.number, self.world, self.transform) = (body, number, world, transform)
    box = world.box
    pointer = physics_body_create(world.box.pointer, number)
    physics_body_place(pointer, transform.origin.meters, Float(transform.angle))
    motion = physics_body_motion(pointer)
    body.simulated = self
    body.isAwake = true
    update(transform)
  }

  /// Takes it out of its world.
  func leave() {
    releasePin()
    physics_body_destroy(pointer)
    if body.simulated === self { body.simulated = nil }
    body.isVelocityNew = true
  }

  // MARK: From the program

  func update(_ now: CGAffineTransform) {
    move(to: now)
    reshape(now)
    if changes != body.changes {
      physics_body_set(pointer, settings)
      changes = body.changes
    }
    if body.isVelocityNew { pushVelocity() }
    if let wantsRest = body.wantsRest {
      body.wantsRest = nil
      physics_body_set_awake(pointer, !wantsRest)
      body.isAwake = !wantsRest
    }
  }

  /// Follows a node that somebody else than the simulation has moved.
  private func move(to now: CGAffineTransform) {
    let turn = (now.angle - transform.angle).remainder(dividingBy: 2 * .pi)
    let isMoved = now.origin != transform.origin
    transform = now
    guard isMoved || turn != 0 else { return }
    let known = physics_body_motion(pointer)
    let position = isMoved ? now.origin.meters : known.position
    physics_body_place(pointer, position, known.angle + Float(turn))
    motion = physics_body_motion(pointer)
    releasePin()
  }

  private func reshape(_ now: CGAffineTransform) {
    let wanted = now.withoutTurn
    if let shaping, shaping.isNear(wanted) { return }
    if shaping != nil { physics_body_clear(pointer) }
    shaping = wanted
    changes = -1
    guard abs(wanted.a * wanted.d) > 1e-9 else { return }
    for shape in body.shapes { add(shape.applying(wanted)) }
  }

  private func add(_ shape: PhysicsShape) {
    switch shape {
    case .circle(let center, let radius):
      let radius = Float(radius / PhysicsUnits.pointsPerMeter)
      physics_body_add_circle(pointer, center.meters, radius)
    case .polygon(let corners):
      for piece in PolygonPieces.ofEight(corners) {
        physics_body_add_polygon(pointer, piece.map(\.meters), Int32(piece.count))
      }
    case .edges:
      for (start, end) in shape.segments {
        physics_body_add_edge(pointer, start.meters, end.meters)
      }
    }
  }

  private var settings: physics_settings {
    let shaped = MassDistribution(body.shapes.map { $0.applying(shaping ?? .identity) })
    let square = PhysicsUnits.pointsPerMeter * PhysicsUnits.pointsPerMeter
    return physics_settings(
      is_dynamic: body.isDynamic && body.isVolume && !(body.node is SKScene),
      is_precise: body.usesPreciseCollisionDetection,
      allows_rotation: body.allowsRotation, is_affected_by_gravity: body.affectedByGravity,
      friction: Float(body.friction), restitution: Float(body.restitution),
      linear_damping: Float(body.linearDamping), angular_damping: Float(body.angularDamping),
      mass: Float(body.mass), inertia: Float(body.mass * shaped.inertia / square),
      center: shaped.center.meters, category: body.categoryBitMask,
      collision: body.collisionBitMask, contact: body.contactTestBitMask)
  }

  /// Holds a pinned body at its node's place, on its parent's body or on the scene.
  func updatePin() {
    guard body.pinned, let world else { return releasePin() }
    let parent = body.node?.parent?.physicsBody
    guard pin == nil || parent !== pinnedTo else { return }
    releasePin()
    pinnedTo = parent
    let other = parent?.simulated.flatMap { $0.world === world ? $0.pointer : nil }
    pin = physics_joint_pin(world.box.pointer, pointer, other, transform.origin.meters)
  }

  private func releasePin() {
    if let pin { physics_joint_destroy(pin) }
    pin = nil
  }

  // MARK: To Box2D

  /// The forces that the program applied, in newtons.
  func push() {
    guard body.force != .zero || body.torque != 0 else { return }
    let force = CGPoint(x: body.force.dx, y: body.force.dy).meters
    physics_body_push(pointer, force, Float(body.torque))
  }

  func pushVelocity() {
    body.isVelocityNew = false
    let velocity = CGPoint(x: body.velocity.dx, y: body.velocity.dy).meters
    physics_body_set_velocity(pointer, velocity, Float(body.angularVelocity))
  }

  /// Pushes it for one step; newtons.
  func push(_ force: SIMD2<Double>) {
    let force = physics_point(x: Float(force.x), y: Float(force.y))
    physics_body_push(pointer, force, 0)
  }

  func wake() { physics_body_set_awake(pointer, true) }

  /// The place of its node in the scene, points.
  var place: CGPoint { transform.origin }

  var touching: [SKPhysicsBody] {
    guard let world else { return [] }
    var numbers = [Int32](repeating: 0, count: world.bodies.count)
    let count = physics_body_touching(pointer, &numbers, Int32(numbers.count))
    return numbers.prefix(Int(count)).compactMap { world.body($0) }
  }

  // MARK: Back from Box2D

  /// Puts its node where the last step left it, below a parent of that transform to the scene; answers the node's own.
  func place(_ node: SKNode, above: CGAffineTransform) -> CGAffineTransform {
    let now = node.transform.concatenating(above)
    let next = physics_body_motion(pointer)
    let turn = CGFloat(next.angle - motion.angle)
    let isStill =
      next.position.x == motion.position.x && next.position.y == motion.position.y && turn == 0
    let velocity = CGPoint(next.velocity)
    if body.isDynamic {
      body.simulatedMotion(
        velocity: CGVector(dx: velocity.x, dy: velocity.y),
        angularVelocity: CGFloat(next.angular_velocity), isAwake: next.is_awake)
    }
    defer { motion = next }
    // A parent that was moved by its own body takes along what is not dynamic.
    guard body.isDynamic, body.isVolume, !(isStill && now == transform) else { return now }
    let wanted = isStill ? transform.origin : CGPoint(next.position)
    node.position = wanted.applying(above.inverted())
    let lag = (transform.angle - now.angle).remainder(dividingBy: 2 * .pi)
    let isMirrored = above.a * above.d - above.b * above.c < 0
    node.zRotation += isMirrored ? -(turn + lag) : turn + lag
    transform = node.transform.concatenating(above)
    return transform
  }
}

extension CGAffineTransform {
  fileprivate var origin: CGPoint { CGPoint(x: tx, y: ty) }
  /// Where the x axis points, radians.
  fileprivate var angle: CGFloat { atan2(b, a) }

  /// What is left of it without its translation, and without turning by its angle.
  fileprivate var withoutTurn: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(rotationAngle: -angle))
  }

  fileprivate func isNear(_ other: CGAffineTransform) -> Bool {
    abs(a - other.a) + abs(b - other.b) + abs(c - other.c) + abs(d - other.d) < 1e-4
  }
}

extension SKPhysicsBody {
  /// Forces last for one frame.
  func forgetForces() { (force, torque) = (.zero, 0) }
}
