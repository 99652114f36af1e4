import Foundation
import Geometry

extension UIScrollView {
  /// Where the window's safe area is added to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll, and at top and bottom wherever it stands in a navigation controller.
    case automatic
    /// Along the axes that scroll: those that are longer than the view, or always bounce.
    case scrollableAxes
    case never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  /// Both kinds of indicators at once.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  private var wantedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
    var vertical = contentSize.height > bounds.height || alwaysBounceVertical
    switch contentInsetAdjustmentBehavior {
    case .never: (horizontal, vertical) = (false, false)
    case .always: (horizontal, vertical) = (true, true)
    case .scrollableAxes: break
    case .automatic: vertical = vertical || nearestController?.navigationController != nil
    }
    return UIEdgeInsets(
      top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
      bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
  }

  /// The bar above learns how far the content has gone below it.
  func tellBar() {
    guard addedInset.top > 0, let navigation = nearestController?.navigationController else {
      return
    }
    navigation.contentMoved(by: contentOffset.y + adjustedContentInset.top)
  }

  private var nearestController: UIViewController? {
    sequence(first: self as UIView) { $0.parentView }.lazy.compactMap(\.controller).first
  }

  /// Takes what is covered now; the content stays where it is below the edge.
  func takeAddedInset() {
    let (old, new) = (addedInset, wantedInset)
    guard old != new else { return }
    addedInset = new
    contentOffset = CGPoint(
      x: contentOffset.x - (new.left - old.left), y: contentOffset.y - (new.top - old.top))
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
