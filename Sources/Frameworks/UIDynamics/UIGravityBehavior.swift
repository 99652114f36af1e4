import Foundation
import SwiftUI

/// Pulls items in one direction. A magnitude of 1 is 1000 points a second, a second.
@preconcurrency @MainActor
open class UIGravityBehavior: _UIItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Radians clockwise from the x axis.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override func push(in world: DynamicWorld) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.push(gravityDirection * (1000 * body.mass))
    }
  }
}
