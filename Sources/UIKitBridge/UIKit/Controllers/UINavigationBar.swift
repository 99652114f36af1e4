import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// The bar at the top of a navigation controller: 44 points with ten below, 52.5 more for a large title, as recorded
/// on iOS 26. A search that hides the title takes its place.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private static let proxy = NavigationBarProxy("UINavigationBar")
  open override class func appearance() -> UIBarAppearanceProxy<UINavigationBarAppearance> { proxy }
  open override class func appearance(
    whenContainedInInstancesOf containers: [Any.Type]
  ) -> UIBarAppearanceProxy<UINavigationBarAppearance> { proxy }

  open var prefersLargeTitles = false { didSet { onChange?() } }
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default { didSet { takeStyle(of: barStyle) } }
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// How it looks where content has gone below it, and, with nothing behind its words, where none has.
  open var standardAppearance = UINavigationBarAppearance() { didSet { onChange?() } }
  /// How it looks where no content has gone below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
  // For bars that are less high, as on a phone that lies on its side: there are none here.
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The line below it: it has none here, and an empty picture, as programs set it to take the line away, changes nothing.
  open var shadowImage: UIImage? {
    didSet {
      if let shadowImage, shadowImage.size.width > 1 {
        Reports.once("UINavigationBar.shadowImage is left out: there is no line below bars")
      }
    }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { onChange?() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { onChange?() } }
  var onChange: (() -> Void)?
  private let title = UILabel()
  private let large = UILabel()
  private let subtitle = UILabel()
  private let largeSubtitle = UILabel()
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var titleView: UIView?
  private var showsLarge = false
  /// Whether a search takes the place of the title.
  private(set) var hidesTitle = false
  /// Its colour behind the status bar.
  private let ground = UIView()

  static let row: CGFloat = 44
  /// Below the row, in points.
  static let room: CGFloat = 10
  static let largeRow: CGFloat = 52.5
  /// The line below a large title, as in SwiftUI's stacks.
  private static let subtitleRow: CGFloat = 24
  /// How far content has gone below the bar, in points: by as much a large title has gone up.
  private var contentOffset: CGFloat = 0

  /// What it shows, the lowest screen's first.
  open internal(set) var items: [UINavigationItem]?
  /// What is shown now.
  open var topItem: UINavigationItem? { items?.last }
  /// That of the screen to which its button leads back.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  func show(_ item: UINavigationItem, back: (title: String, action: () -> Void)?) {
    for view in subviews { view.removeFromSuperview() }
    shownItem = item
    showsLarge = prefersLargeTitles && item.largeTitleDisplayMode != .never
    for group in item.shownGroups { group.onChange = { [weak self] in self?.onChange?() } }
    left = views(of: item.shownLeftItems)
    right = views(of: item.shownRightItems)
    if left.isEmpty || item.leftItemsSupplementBackButton, let back, !item.hidesBackButton {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
      button.setTitle(" " + back.title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.accessibilityLabel = back.title.isEmpty ? "Back" : back.title
      button.addAction(UIAction { _ in back.action() }, for: .touchUpInside)
      left.insert(button, at: 0)
    }
    let look = shownAppearance.titleTextAttributes.orElse(titleTextAttributes)
    title.font = look[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = look[.foregroundColor] as? UIColor ?? .label
    title.textAlignment = .center
    for label in [title, large] { label.accessibilityTraits = [.staticText, .header] }
    title.text = item.title
    let largeLook = shownAppearance.largeTitleTextAttributes.orElse(largeTitleTextAttributes)
    large.font = largeLook[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    large.textColor = largeLook[.foregroundColor] as? UIColor ?? .label
    large.text = item.largeTitle ?? item.title
    for (label, style) in [(subtitle, UIFont.TextStyle.caption1), (largeSubtitle, .subheadline)] {
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = .secondaryLabel
    }
    subtitle.text = item.subtitle
    largeSubtitle.text = item.largeSubtitle ?? item.subtitle
    titleView = item.titleView
    hidesTitle =
      item.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    if !hidesTitle {
      for view in left + right { addSubview(view) }
      addSubview(titleView ?? (showsLarge ? large : title))
      if titleView == nil {
        if showsLarge, largeSubtitle.text != nil { addSubview(largeSubtitle) }
        if subtitle.text != nil { addSubview(subtitle) }
      }
    }
    setNeedsLayout()
  }

  private func views(of items: [UIBarButtonItem]) -> [UIView] {
    items.map { item in
      item.onChange = { [weak self] in self?.onChange?() }
      if item.space != nil {
        return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 1))
      }
      return item.makeView((standardLook.buttonAppearance, standardLook.doneButtonAppearance))
    }
  }

  /// What stands in it is read together.
  override func setUp() { shouldGroupAccessibilityChildren = true }

  // Those of the controller that is shown come before the bar's own.
  private weak var shownItem: UINavigationItem?
  private var standardLook: UINavigationBarAppearance {
    shownItem?.standardAppearance ?? standardAppearance
  }
  private var edgeLook: UINavigationBarAppearance? {
    shownItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// The one that counts where the content is now.
  private var shownAppearance: UINavigationBarAppearance {
    contentOffset > 0 ? standardLook : edgeLook ?? standardLook
  }

  /// What is behind its words; nil for nothing.
  private var groundColor: UIColor? {
    if let backgroundColor { return backgroundColor }
    if contentOffset > 0 { return standardLook.backgroundColor ?? .systemBackground }
    return edgeLook?.backgroundColor
  }

  /// With its large title in full, and with what is left of it now.
  var restingHeight: CGFloat { height(offset: 0) }
  var height: CGFloat { height(offset: contentOffset) }

  /// Of the large title, with the line below it.
  private var largeHeight: CGFloat {
    Self.largeRow + (largeSubtitle.text == nil ? 0 : Self.subtitleRow)
  }

  private func height(offset: CGFloat) -> CGFloat {
    if hidesTitle { return UISearchBar.barHeight }
    return Self.row + Self.room
      + (showsLarge ? min(max(largeHeight - offset, 0), largeHeight) : 0)
  }

  /// Content has gone below the bar, or comes back.
  func contentMoved(by offset: CGFloat) {
    let offset = max(offset, 0)
    guard offset != contentOffset else { return }
    contentOffset = offset
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Above the bar, and behind it where content has gone below.
    let color = groundColor
    let isAlways = backgroundColor != nil || edgeLook?.backgroundColor != nil
    ground.backgroundColor = color
    ground.alpha = isAlways ? 1 : min(contentOffset / (Self.largeRow / 4), 1)
    ground.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: frame.minY + bounds.height)
    ground.isHidden = color == nil
    if ground.parentView == nil { insertSubview(ground, at: 0) }
    func size(_ view: UIView) -> CGSize {
      let size = ConstraintLayout.wishedSize(of: view)
      return size == .zero ? view.bounds.size : size
    }
    var x: CGFloat = 16
    for view in left {
      let size = size(view)
      view.frame = CGRect(
        x: x, y: (Self.row - size.height) / 2, width: size.width, height: size.height)
      x += size.width + 16
    }
    var end = bounds.width - 16
    for view in right {
      let size = size(view)
      end -= size.width
      view.frame = CGRect(
        x: end, y: (Self.row - size.height) / 2, width: size.width, height: size.height)
      end -= 16
    }
    if showsLarge, titleView == nil {
      let shift = min(contentOffset, largeHeight)
      large.alpha = 1 - shift / largeHeight
      large.frame = CGRect(
        x: 16, y: Self.row + Self.room - shift, width: max(bounds.width - 32, 0),
        height: Self.largeRow - 8)
      largeSubtitle.alpha = large.alpha
      largeSubtitle.frame = CGRect(
        x: 16, y: large.frame.maxY, width: large.frame.width, height: Self.subtitleRow - 4)
      // Scrolled away, it comes back small.
      if title.parentView == nil { addSubview(title) }
      title.alpha = shift > largeHeight - 12 ? 1 : 0
    } else {
      title.alpha = 1
    }
    subtitle.alpha = title.alpha
    // In the middle of the bar, unless buttons stand there.
    let view = titleView ?? title
    let below = titleView == nil && subtitle.text != nil ? size(subtitle) : .zero
    let wish = size(view)
    let width = min(max(wish.width, below.width), max(end - x, 0))
    let start = min(max((bounds.width - width) / 2, x), max(end - width, x))
    let top = (Self.row - wish.height - below.height) / 2
    view.frame = CGRect(x: start, y: top, width: width, height: wish.height)
    if below != .zero {
      subtitle.textAlignment = .center
      subtitle.frame = CGRect(x: start, y: view.frame.maxY, width: width, height: below.height)
    }
  }
}

extension [NSAttributedString.Key: Any] {
  /// These, and those of `others` that these do not name.
  fileprivate func orElse(_ others: Self?) -> Self { merging(others ?? [:]) { own, _ in own } }
}

extension UINavigationBar {
  /// A picture behind it is left out; an empty one takes the ground away, as programs set it for.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard let backgroundImage else { return }
    guard backgroundImage.size.width <= 1 else {
      return Reports.once("UINavigationBar.setBackgroundImage is left out")
    }
    standardAppearance.configureWithTransparentBackground()
    setNeedsLayout()
  }
}
