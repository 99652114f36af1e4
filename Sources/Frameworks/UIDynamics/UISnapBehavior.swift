import Foundation
import SwiftUI

/// Draws an item to a point and straightens it, as a spring.
///
/// Apple says nothing of how hard the spring is: here it swings two and a half times a second.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint { didSet { changed() } }
  /// From 0, much swinging, to 1, none.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  private static let frequency = 2 * CGFloat.pi * 2.5

  override var movedItems: [any UIDynamicItem] { [item] }

  /// The force of a damped oscillator: m · (ω² · x - 2 · ζ · ω · v), and the same for its turn.
  override func push(in world: DynamicWorld) {
    guard let body = world.body(of: item) else { return }
    let stiffness = Self.frequency * Self.frequency
    let drag = 2 * min(max(damping, 0.05), 1) * Self.frequency
    let (place, speed) = (body.center, body.velocity)
    body.push(
      CGVector(
        dx: body.mass * (stiffness * (snapPoint.x - place.x) - drag * speed.x),
        dy: body.mass * (stiffness * (snapPoint.y - place.y) - drag * speed.y)))
    let turn = body.angle.remainder(dividingBy: 2 * .pi)
    body.turn(body.inertia * (-stiffness * turn - drag * body.angularVelocity))
  }
}
