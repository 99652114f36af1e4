import Foundation
import SwiftUI

/// Pushes items. A magnitude of 1 gives an item of 100 x 100 points and a density of 1 a hundred points a second more: within a
/// second, or at once.
@preconcurrency @MainActor
open class UIPushBehavior: _UIItemsBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  public let mode: Mode
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { changed() } }
  /// An instantaneous push is over, and not active, once it has pushed.
  open var active = true { didSet { if active, !oldValue { changed() } } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Radians clockwise from the x axis.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Where an item is pushed, in points from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    changed()
  }

  override func push(in world: DynamicWorld) {
    guard active else { return }
    // What acts for one step alone is as much harder.
    let force = 100 * (mode == .instantaneous ? 1 / DynamicWorld.stepSeconds : 1)
    for item in items {
      let offset = targetOffsetFromCenter(for: item)
      let place = CGPoint(x: offset.horizontal, y: offset.vertical)
      world.body(of: item)?.push(pushDirection * force, at: place)
    }
    if mode == .instantaneous, !items.isEmpty { active = false }
  }
}
