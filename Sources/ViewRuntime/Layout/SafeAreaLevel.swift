import Foundation
import Geometry

/// A box whose edges are covered by something, such as bars in a window, in points of the window.
///
/// Boxes lie inside each other. A view that ignores the safe area reaches from the free part of the
/// innermost box to its edge, and on to the edge of the next one where it touches what is free there.
@_spi(Runtime) public struct SafeAreaLevel: Sendable {
  package let whole: CGRect
  package let free: CGRect

  package init(whole: CGRect, free: CGRect) {
    self.whole = whole
    self.free = free
  }
}

extension CGRect {
  /// This box with those of `edges` moved outwards over all covered parts that they touch.
  package func reaching(over levels: [SafeAreaLevel], edges: Edge.Set) -> CGRect {
    // Sums of fractions of points touch although they differ.
    let tolerance: CGFloat = 0.01
    var (left, right, top, bottom) = (minX, maxX, minY, maxY)
    var edges = edges
    for level in levels {
      if top > level.free.minY + tolerance { edges.remove(.top) }
      if left > level.free.minX + tolerance { edges.remove(.leading) }
      if bottom < level.free.maxY - tolerance { edges.remove(.bottom) }
      if right < level.free.maxX - tolerance { edges.remove(.trailing) }
      if edges.contains(.top) { top = min(top, level.whole.minY) }
      if edges.contains(.leading) { left = min(left, level.whole.minX) }
      if edges.contains(.bottom) { bottom = max(bottom, level.whole.maxY) }
      if edges.contains(.trailing) { right = max(right, level.whole.maxX) }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
