import Foundation
import Geometry

extension UIView {
  /// Eight points at each edge. The root view of a controller has at least the 16 of its controller beside its content,
  /// recorded on iOS 26 in a window of 320 points, and begins where nothing covers it.
  var shownMargins: NSDirectionalEdgeInsets {
    guard preservesSuperviewLayoutMargins, let superview = parentView else {
      return marginsOfItsOwn
    }
    let (own, outer, room) = (marginsOfItsOwn, superview.shownMargins, superview.bounds)
    return NSDirectionalEdgeInsets(
      top: max(own.top, outer.top - frame.minY + room.minY),
      leading: max(own.leading, outer.leading - frame.minX + room.minX),
      bottom: max(own.bottom, outer.bottom - room.maxY + frame.maxY),
      trailing: max(own.trailing, outer.trailing - room.maxX + frame.maxX))
  }

  private var marginsOfItsOwn: NSDirectionalEdgeInsets {
    guard let controller else {
      return ownMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    var margins = ownMargins ?? NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    if controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let covered = safeAreaInsets
    margins.top += covered.top
    margins.leading += covered.left
    margins.bottom += covered.bottom
    margins.trailing += covered.right
    return margins
  }
}
