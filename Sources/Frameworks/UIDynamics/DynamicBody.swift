internal import CPhysics
import Foundation
import SwiftUI

/// An item in a world of Box2D.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  let number: Int32
  let pointer: OpaquePointer?
  private var matter: DynamicMatter?
  private var filter: DynamicFilter?
  private var motion = physics_motion()
  /// Kilograms, and kilogram square points about the middle.
  private(set) var mass: CGFloat = 1
  private(set) var inertia: CGFloat = 1

  init(_ item: any UIDynamicItem, number: Int32, in world: OpaquePointer?) {
    (self.item, self.number) = (item, number)
    pointer = physics_body_create(world, number)
    takePlace()
    addShape()
  }

  func leave() { physics_body_destroy(pointer) }

  /// Follows an item that the program has moved.
  func takePlace() {
    physics_body_place(pointer, item.center.meters, Float(item.transform.turn))
    motion = physics_body_motion(pointer)
    wake()
  }

  // MARK: What it is

  /// The shape in points about the middle of the item.
  private func addShape() {
    let (width, height) = (item.bounds.width, item.bounds.height)
    switch item.collisionBoundsType {
    case .ellipse where abs(width - height) < 0.01:
      physics_body_add_circle(
        pointer, CGPoint.zero.meters, Float(width / 2 / DynamicWorld.pointsPerMeter))
    case .ellipse:
      let corners = (0..<8).map { corner in
        let angle = CGFloat(corner) * .pi / 4
        return CGPoint(x: cos(angle) * width / 2, y: sin(angle) * height / 2)
      }
      addPolygon(corners)
    case .path: addPolygon(item.collisionBoundingPath.lines.map(\.start).hull(of: 8))
    case .rectangle:
      let (x, y) = (width / 2, height / 2)
      addPolygon([
        CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
      ])
    }
  }

  private func addPolygon(_ corners: [CGPoint]) {
    guard corners.count > 2 else { return }
    physics_body_add_polygon(pointer, corners.map(\.meters), Int32(corners.count))
  }

  func update(_ matter: DynamicMatter, _ filter: DynamicFilter) {
    guard matter != self.matter || filter != self.filter else { return }
    (self.matter, self.filter) = (matter, filter)
    let (width, height) = (item.bounds.width, item.bounds.height)
    let isRound = item.collisionBoundsType == .ellipse
    let area = width * height * (isRound ? .pi / 4 : 1)
    mass = max(matter.density * area / 10_000, 1e-6)
    // m · (w² + h²) / 12 for a rectangle, / 16 for an ellipse.
    inertia = mass * (width * width + height * height) / (isRound ? 16 : 12)
    let square = DynamicWorld.pointsPerMeter * DynamicWorld.pointsPerMeter
    physics_body_set(
      pointer,
      physics_settings(
        is_dynamic: !matter.isAnchored, is_precise: false, allows_rotation: matter.allowsRotation,
        is_affected_by_gravity: false, friction: Float(max(matter.friction, 0)),
        restitution: Float(max(matter.elasticity, 0)),
        linear_damping: Float(max(matter.resistance, 0)),
        angular_damping: Float(max(matter.angularResistance, 0)), mass: Float(mass),
        inertia: Float(max(inertia / square, 1e-9)), center: physics_point(x: 0, y: 0),
        category: filter.category, collision: filter.collision, contact: .max))
    wake()
  }

  // MARK: How it moves

  /// Points, points a second, radians, radians a second.
  var center: CGPoint { CGPoint(motion.position) }
  var velocity: CGPoint { CGPoint(motion.velocity) }
  var angle: CGFloat { CGFloat(motion.angle) }
  var angularVelocity: CGFloat { CGFloat(motion.angular_velocity) }
  var isAwake: Bool { motion.is_awake && matter?.isAnchored != true }

  func wake() {
    physics_body_set_awake(pointer, true)
    motion.is_awake = true
  }

  /// Pushes it for one step: kilogram points a second, a second, at a point of its own about its middle.
  func push(_ force: CGVector, at point: CGPoint = .zero) {
    guard force.dx != 0 || force.dy != 0 else { return }
    let unit = DynamicWorld.pointsPerMeter
    let place = point.applying(CGAffineTransform(rotationAngle: angle))
    let torque = (place.x * force.dy - place.y * force.dx) / unit / unit
    physics_body_push(
      pointer, physics_point(x: Float(force.dx / unit), y: Float(force.dy / unit)), Float(torque))
  }

  /// Turns it for one step: kilogram square points a second, a second.
  func turn(_ torque: CGFloat) {
    let unit = DynamicWorld.pointsPerMeter
    physics_body_push(pointer, physics_point(x: 0, y: 0), Float(torque / unit / unit))
  }

  func addVelocity(_ linear: CGPoint, angular: CGFloat) {
    let now = physics_body_motion(pointer)
    let added = linear.meters
    physics_body_set_velocity(
      pointer, physics_point(x: now.velocity.x + added.x, y: now.velocity.y + added.y),
      matter?.allowsRotation == false ? 0 : now.angular_velocity + Float(angular))
    motion = physics_body_motion(pointer)
  }

  /// Puts the item where its body is.
  func writeBack() {
    let old = motion
    motion = physics_body_motion(pointer)
    guard matter?.isAnchored != true else { return }
    if motion.position.x != old.position.x || motion.position.y != old.position.y {
      item.center = center
    }
    let turned = CGFloat(motion.angle - old.angle)
    if turned != 0 {
      item.transform = item.transform.concatenating(CGAffineTransform(rotationAngle: turned))
    }
  }
}

extension UIBezierPath {
  /// The path as lines, in its order; arcs within a tenth of a point.
  var lines: [(start: CGPoint, end: CGPoint)] {
    var lines: [(start: CGPoint, end: CGPoint)] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    cgPath.flattened(threshold: 0.1).applyWithBlock { element in
      let element = element.pointee
      switch element.type {
      case .moveToPoint:
        first = element.points[0]
        last = first
      case .closeSubpath:
        if last != first { lines.append((last, first)) }
        last = first
      default:
        if last != element.points[0] { lines.append((last, element.points[0])) }
        last = element.points[0]
      }
    }
    return lines
  }
}

extension [CGPoint] {
  /// The corners of the convex hull (Andrew 1979), `most` at most: those that matter least are left out.
  func hull(of most: Int) -> [CGPoint] {
    let sorted = sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1,
          Self.area(chain[chain.count - 2], chain[chain.count - 1], point) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    var corners = half(sorted) + half(sorted.reversed())
    while corners.count > Swift.max(most, 3) {
      let count = corners.count
      let least = corners.indices.min {
        let first = Self.area(
          corners[($0 + count - 1) % count], corners[$0], corners[($0 + 1) % count])
        let second = Self.area(
          corners[($1 + count - 1) % count], corners[$1], corners[($1 + 1) % count])
        return first < second
      }
      corners.remove(at: least ?? 0)
    }
    return corners
  }

  /// Twice that of a triangle.
  private static func area(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
