import CPhysics
import UIKit

/// What is where in the world, without a step; in points of the scene.
extension SKPhysicsWorld {
  /// A body that holds a point: of several the one that came first.
  public func body(at point: CGPoint) -> SKPhysicsBody? { bodies(at: point).first }

  /// A body with a part inside a rectangle: of several the one that came first.
  public func body(in rect: CGRect) -> SKPhysicsBody? { bodies(in: rect).first }

  /// The first body that a ray enters.
  public func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
    hits(from: start, to: end).first.flatMap { body($0.body) }
  }

  public func enumerateBodies(
    at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    call(block, with: bodies(at: point))
  }

  public func enumerateBodies(
    in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    call(block, with: bodies(in: rect))
  }

  /// The bodies that a ray enters, the nearest first, with the place and the direction in which their border looks there.
  public func enumerateBodies(
    alongRayStart start: CGPoint, end: CGPoint,
    using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for hit in hits(from: start, to: end) {
      guard let found = body(hit.body) else { continue }
      let normal = CGVector(dx: CGFloat(hit.normal.x), dy: CGFloat(hit.normal.y))
      block(found, CGPoint(hit.point), normal, &stop)
      if stop.boolValue { return }
    }
  }

  private func call(
    _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void, with found: [SKPhysicsBody]
  ) {
    var stop = ObjCBool(false)
    for body in found where !stop.boolValue { block(body, &stop) }
  }

  private func bodies(at point: CGPoint) -> [SKPhysicsBody] {
    synchronize()
    var numbers = [Int32](repeating: 0, count: bodies.count)
    let count = physics_world_at(box.pointer, point.meters, &numbers, Int32(numbers.count))
    return numbers.prefix(Int(count)).compactMap { body($0) }
  }

  private func bodies(in rect: CGRect) -> [SKPhysicsBody] {
    synchronize()
    let (lower, upper) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
    var numbers = [Int32](repeating: 0, count: bodies.count)
    let count = physics_world_inside(
      box.pointer, lower.meters, upper.meters, &numbers, Int32(numbers.count))
    return numbers.prefix(Int(count)).compactMap { body($0) }
  }

  private func hits(from start: CGPoint, to end: CGPoint) -> [physics_hit] {
    synchronize()
    var found = [physics_hit](repeating: physics_hit(), count: bodies.count)
    let count = physics_world_along(
      box.pointer, start.meters, end.meters, &found, Int32(found.count))
    return Array(found.prefix(Int(count)))
  }
}
