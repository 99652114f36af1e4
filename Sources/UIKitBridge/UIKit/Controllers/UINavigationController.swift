import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// The bar at the top of a navigation controller: 44 points, 52 more for a large title, and what a search bar takes.
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
  private var search: UISearchBar?
  /// Whether a search takes the place of the title.
  private var hidesTitle = false
  /// Its colour behind the status bar.
  private let ground = UIView()

  static let row: CGFloat = 44
  static let largeRow: CGFloat = 52

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
    search = item.searchController?.searchBar
    hidesTitle =
      item.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    if !hidesTitle {
      for view in left + right { addSubview(view) }
      addSubview(titleView ?? (showsLarge ? large : title))
    }
    if let search { addSubview(search) }
    setNeedsLayout()
  }

  var height: CGFloat { titleHeight + (search?.intrinsicContentSize.height ?? 0) }
  private var titleHeight: CGFloat {
    hidesTitle ? 0 : Self.row + (showsLarge ? Self.largeRow : 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.backgroundColor = backgroundColor
    ground.frame = CGRect(x: 0, y: -frame.minY, width: bounds.width, height: frame.minY)
    if ground.superview == nil, frame.minY > 0 { insertSubview(ground, at: 0) }
    if let search {
      search.frame = CGRect(
        x: 0, y: titleHeight, width: bounds.width, height: search.intrinsicContentSize.height)
    }
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
      large.frame = CGRect(
        x: 16, y: Self.row, width: max(bounds.width - 32, 0), height: Self.largeRow - 8)
      return
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

/// Controllers one above the other, of which the last is shown below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  public let navigationBar = UINavigationBar()
  open var interactivePopGestureRecognizer: UIGestureRecognizer?
  open var isNavigationBarHidden = false { didSet { layOut() } }
  open var hidesBarsOnSwipe = false { didSet { if hidesBarsOnSwipe { tell("hidesBarsOnSwipe") } } }
  open var hidesBarsOnTap = false { didSet { if hidesBarsOnTap { tell("hidesBarsOnTap") } } }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { stack.last }
  private let screen = UIView()
  private weak var shown: UIViewController?

  private func tell(_ property: String) {
    Reports.once("UINavigationController.\(property) is left out: bars stay where they are")
  }

  public init(rootViewController: UIViewController) {
    stack = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    screen.clipsToBounds = true
    view.addSubview(screen)
    view.addSubview(navigationBar)
    navigationBar.onChange = { [weak self] in self?.barChanged() }
    showTop(from: 0)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  private func layOut() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    let start = view.safeAreaInsets.top
    let bar = isNavigationBarHidden ? 0 : navigationBar.height
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: start, width: bounds.width, height: bar)
    // Below a bar there is a screen, without one it begins at the window's edge.
    let top = isNavigationBarHidden ? 0 : start + bar
    screen.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    if let shown { shown.view.frame = screen.bounds }
  }

  /// Shows the last controller, which comes in from a side: 1 is the trailing one, 0 none.
  private func showTop(from side: CGFloat) {
    guard isViewLoaded else { return }
    let old = shown
    guard let top = topViewController, top !== old else { return barChanged() }
    for child in children where !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    if top.parent !== self { addChild(top) }
    let isShown = presence == .coming || presence == .here
    old?.goOut(side != 0)
    if isShown { top.comeIn(side != 0) }
    shown = top
    barChanged()
    top.view.frame = screen.bounds
    screen.addSubview(top.view)
    let finish = { [weak self, weak old, weak top] in
      old?.leave(side != 0)
      old?.view.removeFromSuperview()
      guard let self, let top else { return }
      if self.presence == .here { top.arrive(side != 0) }
      top.didMove(toParent: self)
    }
    guard side != 0, let old else { return finish() }
    // The lower one moves by a third of the way, as iOS shows it.
    let width = screen.bounds.width
    top.view.transform = CGAffineTransform(translationX: side > 0 ? width : -width / 3, y: 0)
    if side < 0 { screen.bringSubviewToFront(old.view) }
    UIView.animate(
      withDuration: 0.35, delay: 0, options: .curveEaseOut,
      animations: {
        top.view.transform = .identity
        old.view.transform = CGAffineTransform(translationX: side > 0 ? -width / 3 : width, y: 0)
      },
      completion: { _ in
        old.view.transform = .identity
        finish()
      })
  }

  /// Shows what the bar of the top controller shows now.
  func barChanged() {
    guard isViewLoaded, let top = topViewController else { return }
    var back: (String, () -> Void)?
    if stack.count > 1 {
      let below = stack[stack.count - 2].navigationItem
      back = (
        below.backButtonTitle ?? below.title ?? "Back",
        { [weak self] in _ = self?.popViewController(animated: true) }
      )
    }
    navigationBar.show(top.navigationItem, back: back)
    layOut()
  }

  /// A search has begun or ended: the title makes room for it.
  func searchChanged() {
    barChanged()
    guard isViewLoaded, view.window != nil else { return }
    navigationBar.layoutIfNeeded()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stack.append(viewController)
    showTop(from: animated ? 1 : 0)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let last = stack.popLast()
    showTop(from: animated ? -1 : 0)
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    stack = Array(stack.prefix(1))
    showTop(from: animated && !popped.isEmpty ? -1 : 0)
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stack = viewControllers
    showTop(from: 0)
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}
