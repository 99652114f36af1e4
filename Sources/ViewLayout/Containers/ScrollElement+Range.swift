import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension ScrollElement {
  /// The size of all that can be scrolled, margins included.
  var contentSize: CGSize {
    CGSize(
      width: content.frame.width + margins.horizontal,
      height: content.frame.height + margins.vertical)
  }

  /// The largest offset at rest.
  var limits: CGSize {
    CGSize(
      width: scrolls(.horizontal) ? max(0, contentSize.width - frame.width) : 0,
      height: scrolls(.vertical) ? max(0, contentSize.height - frame.height) : 0)
  }

  func clamped(_ point: CGPoint) -> CGPoint {
    let (x, y) = (restRange(.horizontal), restRange(.vertical))
    return CGPoint(
      x: min(max(x.lowerBound, point.x), x.upperBound),
      y: min(max(y.lowerBound, point.y), y.upperBound))
  }

  /// The offsets at which it may rest; while it refreshes, the wheel above the content stays in sight.
  func restRange(_ axis: Axis) -> ClosedRange<Double> {
    let start = axis == .vertical ? -(refresh?.heldLength ?? 0) - roomAbove : 0
    return start...max(start, limits[axis])
  }
}
