internal import CPhysics
import Foundation
import SwiftUI

/// The bodies of an animator's items, by Box2D.
///
/// A metre is 100 points: with an item of 100 x 100 points as a kilogram a push of 1 is a newton. Upright is down in both.
@MainActor
final class DynamicWorld {
  nonisolated static let pointsPerMeter: CGFloat = 100
  nonisolated static let stepSeconds = 1.0 / 60

  let pointer = physics_world_create()
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  private var walls: [Wall] = []
  private var nextNumber: Int32 = 0

  /// A boundary of a behaviour.
  private struct Wall {
    let behavior: UICollisionBehavior
    let boundary: UICollisionBehavior.Boundary
    let number: Int32
    let pointer: OpaquePointer?
  }

  /// What the walls were made of.
  private struct Plan: Equatable {
    var changes: Int
    var hasEdges: Bool
    var mode: UInt
    var bounds: CGRect?
    var behavior: ObjectIdentifier
  }
  private var plans: [Plan] = []

  isolated deinit { physics_world_destroy(pointer) }

  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  /// Whether anything still moves.
  var isAwake: Bool { bodies.values.contains(where: \.isAwake) }

  // MARK: What there is

  /// Makes bodies for new items and takes those of others away, with what they are like and strike.
  func synchronize(_ behaviors: [UIDynamicBehavior], reference bounds: CGRect?) {
    var items: [any UIDynamicItem] = []
    var known: Set<ObjectIdentifier> = []
    for behavior in behaviors {
      for item in behavior.movedItems where known.insert(ObjectIdentifier(item)).inserted {
        items.append(item)
      }
    }
    for (key, body) in bodies where !known.contains(key) {
      body.leave()
      bodies[key] = nil
    }
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    let kinds = behaviors.compactMap { $0 as? UIDynamicItemBehavior }
    for item in items {
      let matter = kinds.last { $0.items.contains { $0 === item } }?.matter ?? DynamicMatter()
      let filter = Self.filter(of: item, collisions)
      let body = bodies[ObjectIdentifier(item)] ?? makeBody(item)
      body.update(matter, filter)
    }
    synchronizeWalls(collisions, bounds)
  }

  private func makeBody(_ item: any UIDynamicItem) -> DynamicBody {
    nextNumber += 1
    let body = DynamicBody(item, number: nextNumber, in: pointer)
    bodies[ObjectIdentifier(item)] = body
    return body
  }

  /// Two bits for each behaviour: its items, and its boundaries.
  private static func bits(_ index: Int) -> (items: UInt32, walls: UInt32) {
    // More behaviours than bits share the last ones.
    let place = UInt32(min(index, 15) * 2)
    return (1 << place, 1 << (place + 1))
  }

  private static func filter(of item: any UIDynamicItem, _ collisions: [UICollisionBehavior])
    -> DynamicFilter
  {
    var filter = DynamicFilter()
    for (index, behavior) in collisions.enumerated()
    where behavior.items.contains(where: { $0 === item }) {
      let bits = bits(index)
      if behavior.collisionMode.contains(.items) {
        filter.category |= bits.items
        filter.collision |= bits.items
      }
      if behavior.collisionMode.contains(.boundaries) { filter.collision |= bits.walls }
    }
    return filter
  }

  private func synchronizeWalls(_ collisions: [UICollisionBehavior], _ bounds: CGRect?) {
    let plans = collisions.map {
      Plan(
        changes: $0.boundaryChanges, hasEdges: $0.translatesReferenceBoundsIntoBoundary,
        mode: $0.collisionMode.rawValue, bounds: bounds, behavior: ObjectIdentifier($0))
    }
    guard plans != self.plans else { return }
    self.plans = plans
    for wall in walls { physics_body_destroy(wall.pointer) }
    walls = []
    for (index, behavior) in collisions.enumerated()
    where behavior.collisionMode.contains(.boundaries) {
      for boundary in behavior.allBoundaries(reference: bounds) {
        add(boundary, of: behavior, category: Self.bits(index).walls)
      }
    }
    for body in bodies.values { body.wake() }
  }

  private func add(
    _ boundary: UICollisionBehavior.Boundary, of behavior: UICollisionBehavior, category: UInt32
  ) {
    nextNumber += 1
    let wall = physics_body_create(pointer, nextNumber)
    for (start, end) in boundary.path.lines {
      physics_body_add_edge(wall, start.meters, end.meters)
    }
    physics_body_set(
      wall,
      physics_settings(
        is_dynamic: false, is_precise: false, allows_rotation: false,
        is_affected_by_gravity: false, friction: 1, restitution: 0, linear_damping: 0,
        angular_damping: 0, mass: 0, inertia: 0, center: physics_point(x: 0, y: 0),
        category: category, collision: 0, contact: .max))
    walls.append(
      Wall(behavior: behavior, boundary: boundary, number: nextNumber, pointer: wall))
  }

  // MARK: Time

  /// One step of a sixtieth of a second; then the items stand where their bodies are.
  func step() {
    physics_world_step(pointer, physics_point(x: 0, y: 0), Float(Self.stepSeconds))
    for body in bodies.values.sorted(by: { $0.number < $1.number }) { body.writeBack() }
  }

  /// What struck what since the last call.
  func tellContacts(_ behaviors: [UIDynamicBehavior]) {
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    var (event, events) = (physics_event(), [physics_event]())
    while physics_world_next_event(pointer, &event) { events.append(event) }
    let items = Dictionary(uniqueKeysWithValues: bodies.values.map { ($0.number, $0.item) })
    // A delegate may change whatever it likes: the world stands still.
    for event in events {
      let place = CGPoint(event.point)
      if let first = items[event.first], let second = items[event.second] {
        for behavior in collisions where behavior.hasBoth(first, second) {
          behavior.tell(event.is_begin, first, second, at: place)
        }
      } else if let item = items[event.first] ?? items[event.second],
        let wall = walls.first(where: { $0.number == event.first || $0.number == event.second })
      {
        wall.behavior.tell(event.is_begin, item, wall.boundary.identifier, at: place)
      }
    }
  }
}

/// What a body strikes.
struct DynamicFilter: Equatable {
  var category: UInt32 = 0
  var collision: UInt32 = 0
}

extension UICollisionBehavior {
  fileprivate func hasBoth(_ first: any UIDynamicItem, _ second: any UIDynamicItem) -> Bool {
    collisionMode.contains(.items) && items.contains { $0 === first }
      && items.contains { $0 === second }
  }

  fileprivate func tell(
    _ isBegin: Bool, _ first: any UIDynamicItem, _ second: any UIDynamicItem, at place: CGPoint
  ) {
    if isBegin {
      collisionDelegate?.collisionBehavior(self, beganContactFor: first, with: second, at: place)
    } else {
      collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
    }
  }

  fileprivate func tell(
    _ isBegin: Bool, _ item: any UIDynamicItem, _ identifier: (any NSCopying)?, at place: CGPoint
  ) {
    if isBegin {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place)
    } else {
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}

extension CGPoint {
  /// From metres to points.
  init(_ point: physics_point) {
    self.init(
      x: CGFloat(point.x) * DynamicWorld.pointsPerMeter,
      y: CGFloat(point.y) * DynamicWorld.pointsPerMeter)
  }

  /// From points to metres.
  var meters: physics_point {
    physics_point(
      x: Float(x / DynamicWorld.pointsPerMeter), y: Float(y / DynamicWorld.pointsPerMeter))
  }
}

extension CGAffineTransform {
  /// Where the x axis points, radians clockwise.
  var turn: CGFloat { atan2(b, a) }
}
