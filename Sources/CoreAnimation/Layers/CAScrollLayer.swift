import Foundation
import Geometry

/// A layer that shows a part of what is larger than itself.
open class CAScrollLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var scrollMode = CAScrollLayerScrollMode.both
  override func makeTwin() -> CALayer { CAScrollLayer() }

  /// Brings `p`, in its own coordinates, to the upper left corner.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Goes as little as is needed for `r`, in its own coordinates, to be seen.
  open func scroll(to r: CGRect) {
    /// From where to where is seen along one axis, after the least way to `low`…`high`.
    func start(_ seen: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      high - low > length || low < seen ? low : max(seen, high - length)
    }
    scroll(
      to: CGPoint(
        x: start(bounds.minX, bounds.width, r.minX, r.maxX),
        y: start(bounds.minY, bounds.height, r.minY, r.maxY)))
  }

  open override func scroll(_ p: CGPoint) { scroll(to: p) }
  open override func scrollRectToVisible(_ r: CGRect) { scroll(to: r) }
}
