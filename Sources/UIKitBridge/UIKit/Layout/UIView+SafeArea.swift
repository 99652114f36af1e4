import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension UIView {
  /// How far what lies over the window's edges, such as the status bar and the bars of SwiftUI, reaches into this view:
  /// in points, at each edge, nothing for a view that is in no window. A controller's own wish comes on top of that of
  /// its view.
  var coveredInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let element {
      insets = element.coveredInsets
    } else if let superview = parentView {
      let (outer, frame, room) = (superview.safeAreaInsets, frame, superview.bounds)
      insets = UIEdgeInsets(
        top: outer.top.covering(from: frame.minY - room.minY),
        left: outer.left.covering(from: frame.minX - room.minX),
        bottom: outer.bottom.covering(from: room.maxY - frame.maxY),
        right: outer.right.covering(from: room.maxX - frame.maxX))
    }
    guard let controller else { return insets }
    return insets.adding(controller.barInsets).adding(controller.additionalSafeAreaInsets)
  }

  /// Tells view and controller when other parts of them are covered than before.
  func noteSafeArea() {
    let insets = safeAreaInsets
    guard insets != laidOutSafeArea else { return }
    laidOutSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }
}

extension CGFloat {
  /// How much of a view that begins `distance` points inside of an edge lies under the bar at it, which is as high as
  /// this says. An edge outside, as that of pages side by side in a view that scrolls, is not covered.
  fileprivate func covering(from distance: CGFloat) -> CGFloat {
    // Sums of fractions of points touch although they differ.
    distance >= -0.01 ? Swift.max(self - distance, 0) : 0
  }
}

extension UIEdgeInsets {
  /// The sums of the edges of both.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}

extension Element {
  /// How far each of the levels around this element covers it. An edge outside of a level, as that of what is scrolled
  /// away, is not covered by it.
  fileprivate var coveredInsets: UIEdgeInsets {
    let frame = frameInWindow
    // Sums of fractions of points touch although they differ.
    let tolerance: CGFloat = 0.01
    func reach(_ way: CGFloat, _ isInside: Bool) -> CGFloat { isInside ? max(way, 0) : 0 }
    var insets = UIEdgeInsets.zero
    for level in safeAreaLevels {
      let whole = level.whole.insetBy(dx: -tolerance, dy: -tolerance)
      let free = level.free
      insets.top = max(insets.top, reach(free.minY - frame.minY, frame.minY >= whole.minY))
      insets.left = max(insets.left, reach(free.minX - frame.minX, frame.minX >= whole.minX))
      insets.bottom = max(insets.bottom, reach(frame.maxY - free.maxY, frame.maxY <= whole.maxY))
      insets.right = max(insets.right, reach(frame.maxX - free.maxX, frame.maxX <= whole.maxX))
    }
    return insets
  }
}
