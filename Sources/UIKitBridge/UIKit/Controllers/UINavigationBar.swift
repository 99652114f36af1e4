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
  open override class func appearance() -> UIAppearanceProxy { proxy }

  open var prefersLargeTitles = false { didSet { onChange?() } }
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { onChange?() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { onChange?() } }
  var onChange: (() -> Void)?
  private let title = UILabel()
  private let large = UILabel()
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
    showsLarge = prefersLargeTitles && item.largeTitleDisplayMode != .never
    left = (item.leftBarButtonItems ?? []).map { $0.makeView() }
    right = (item.rightBarButtonItems ?? []).map { $0.makeView() }
    if left.isEmpty, let back, !item.hidesBackButton {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
      button.setTitle(" " + back.title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.addAction(UIAction { _ in back.action() }, for: .touchUpInside)
      left = [button]
    }
    let look = titleTextAttributes
    title.font = look?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = look?[.foregroundColor] as? UIColor ?? .label
    title.textAlignment = .center
    title.text = item.title
    let largeLook = largeTitleTextAttributes
    large.font = largeLook?[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    large.textColor = largeLook?[.foregroundColor] as? UIColor ?? .label
    large.text = item.title
    titleView = item.titleView
    hidesTitle =
      item.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    if !hidesTitle {
      for view in left + right { addSubview(view) }
      addSubview(titleView ?? (showsLarge ? large : title))
    }
    setNeedsLayout()
  }

  /// With its large title in full, and with what is left of it now.
  var restingHeight: CGFloat { height(offset: 0) }
  var height: CGFloat { height(offset: contentOffset) }

  private func height(offset: CGFloat) -> CGFloat {
    if hidesTitle { return UISearchBar.barHeight }
    return Self.row + Self.room
      + (showsLarge ? min(max(Self.largeRow - offset, 0), Self.largeRow) : 0)
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
    let covers = contentOffset > 0 || backgroundColor != nil
    ground.backgroundColor = backgroundColor ?? .systemBackground
    ground.alpha = backgroundColor == nil ? min(contentOffset / (Self.largeRow / 4), 1) : 1
    ground.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: frame.minY + bounds.height)
    ground.isHidden = !covers
    if ground.superview == nil { insertSubview(ground, at: 0) }
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
      let shift = min(contentOffset, Self.largeRow)
      large.alpha = 1 - shift / Self.largeRow
      large.frame = CGRect(
        x: 16, y: Self.row + Self.room - shift, width: max(bounds.width - 32, 0),
        height: Self.largeRow - 8)
      // Scrolled away, it comes back small.
      if title.superview == nil { addSubview(title) }
      title.alpha = shift > Self.largeRow - 12 ? 1 : 0
    } else {
      title.alpha = 1
    }
    // In the middle of the bar, unless buttons stand there.
    let view = titleView ?? title
    let wish = size(view)
    let width = min(wish.width, max(end - x, 0))
    let start = min(max((bounds.width - width) / 2, x), max(end - width, x))
    view.frame = CGRect(
      x: start, y: (Self.row - wish.height) / 2, width: width, height: wish.height)
  }
}
