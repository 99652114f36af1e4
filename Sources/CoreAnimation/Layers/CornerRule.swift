import Foundation
import Geometry

/// How large a layer's corners are, by the size of its bounds: a capsule stays one while it grows.
package struct CornerRule {
  /// In points; the size is that of the bounds.
  package let radii: (CGSize) -> RectangleCornerRadii

  package init(radii: @escaping (CGSize) -> RectangleCornerRadii) { self.radii = radii }
}

extension RectangleCornerRadii {
  /// Those of an outline that lies `distance` points further inwards.
  func inset(by distance: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - distance, 0), bottomLeading: max(bottomLeading - distance, 0),
      bottomTrailing: max(bottomTrailing - distance, 0),
      topTrailing: max(topTrailing - distance, 0))
  }
}
