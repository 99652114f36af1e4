import CoreAnimation
import Foundation
import Geometry

/// Where layout puts a view.
extension UIView {
  /// The frame without the view's transform, as layout has it.
  var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Puts the rectangle by which the view is lined up where layout wants it.
  func setAlignmentRect(_ rect: CGRect) {
    let insets = alignmentRectInsets
    setLaidOutFrame(
      CGRect(
        x: rect.minX - insets.left, y: rect.minY - insets.top,
        width: rect.width + insets.left + insets.right,
        height: rect.height + insets.top + insets.bottom))
  }

  /// Puts the view where layout wants it, whatever transform it has.
  func setLaidOutFrame(_ frame: CGRect) {
    guard frame != untransformedFrame else { return }
    let anchor = layer.anchorPoint
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}
