import Foundation
import SwiftUI

extension CGVector {
  /// - Parameter angle: radians clockwise from the x axis.
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  var angle: CGFloat { atan2(dy, dx) }
  var magnitude: CGFloat { hypot(dx, dy) }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
