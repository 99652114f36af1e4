import Foundation
import Geometry

/// Where a keyboard would be. None is shown here: the guide lies below the safe area, as on a device without one on the screen.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the safe area, and not at the lower edge.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }
  open var keyboardDismissPadding: CGFloat = 0

  init(of view: UIView) {
    super.init(of: view) { view in
      let guide = view.guides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
      let bottom = guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
      return UIEdgeInsets(top: view.bounds.height - bottom, left: 0, bottom: 0, right: 0)
    }
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = guides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
    let guide = UIKeyboardLayoutGuide(of: self)
    guides.append(guide)
    return guide
  }
}
