import Foundation
import Geometry

extension RectangleCornerRadii {
  static let zero = RectangleCornerRadii()

  init(all radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}
