import UIKit

@testable import UIDynamics

/// Views that an animator moves, and steps of its clock taken by hand.
@MainActor
final class DynamicStage {
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 1000))
  let animator: UIDynamicAnimator

  init() { animator = UIDynamicAnimator(referenceView: reference) }

  func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat? = nil)
    -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height ?? width))
    reference.addSubview(view)
    return view
  }

  func add(_ behaviors: UIDynamicBehavior...) {
    for behavior in behaviors { animator.addBehavior(behavior) }
  }

  /// Whole sixtieths of a second, as long as anything moves.
  func run(_ seconds: Double, each body: () -> Void = {}) {
    for _ in 0..<Int((seconds * 60).rounded()) where animator.isRunning {
      animator.step()
      body()
    }
  }
}

/// What a collision behaviour tells, in order.
@MainActor
final class CollisionLog: UICollisionBehaviorDelegate {
  var lines: [String] = []
  var places: [CGPoint] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    lines.append("begins \(identifier.map { "\($0)" } ?? "edge")")
    places.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { lines.append("ends \(identifier.map { "\($0)" } ?? "edge")") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    lines.append("items begin")
    places.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { lines.append("items end") }
}
