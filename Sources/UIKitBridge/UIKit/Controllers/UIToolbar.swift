import CoreAnimation
import Foundation
import Geometry
import ViewGraphics

/// A bar with tools, 48 points high, as recorded on iOS 26.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private static let proxy = UIBarAppearanceProxy<UIToolbarAppearance>("UIToolbar")
  open override class func appearance() -> UIBarAppearanceProxy<UIToolbarAppearance> { proxy }
  open override class func appearance(
    whenContainedInInstancesOf containers: [Any.Type]
  ) -> UIBarAppearanceProxy<UIToolbarAppearance> { proxy }

  static let height: CGFloat = 48

  open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default { didSet { takeStyle(of: barStyle) } }
  /// Its ground is drawn as this says; it has no line above it and no shadow.
  open var standardAppearance = UIToolbarAppearance() { didSet { takeAppearance() } }
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { takeAppearance() } }
  // For bars that are less high: there are none here.
  open var compactAppearance: UIToolbarAppearance?
  /// What stands in it, in order; nothing for a space.
  private var views: [(item: UIBarButtonItem, view: UIView?)] = []

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func takeAppearance() {
    if let color = (scrollEdgeAppearance ?? standardAppearance).backgroundColor {
      backgroundColor = color
    }
  }

  private func itemsChanged() {
    for (_, view) in views { view?.removeFromSuperview() }
    views = (items ?? []).filter { !$0.isHidden }.map { item in
      item.onChange = { [weak self] in self?.itemsChanged() }
      guard item.space == nil else { return (item, nil) }
      let look = (scrollEdgeAppearance ?? standardAppearance).buttonAppearance
      let view = item.makeView((look, look))
      addSubview(view)
      return (item, view)
    }
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, distance): (CGFloat, CGFloat) = (16, 16)
    let sizes = views.map { entry -> CGSize in
      guard let view = entry.view else {
        return CGSize(width: entry.item.space == .fixedSpace ? entry.item.width : 0, height: 0)
      }
      let size = ConstraintLayout.wishedSize(of: view)
      return size == .zero ? view.bounds.size : size
    }
    let used = sizes.reduce(0) { $0 + $1.width } + distance * CGFloat(max(views.count - 1, 0))
    let flexible = views.count { $0.item.space == .flexibleSpace }
    let share = max(bounds.width - 2 * margin - used, 0) / CGFloat(max(flexible, 1))
    var x = margin
    for (entry, size) in zip(views, sizes) {
      entry.view?.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + distance + (entry.item.space == .flexibleSpace ? share : 0)
    }
  }
}
