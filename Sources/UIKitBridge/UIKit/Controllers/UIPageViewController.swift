import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// Controllers of which one is shown, and from which a finger goes on to the next one.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points between two pages, as a number.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { dotsChanged() } }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public private(set) var viewControllers: [UIViewController]? = []
  open var isDoubleSided = false
  public var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  public var gestureRecognizers: [UIGestureRecognizer] { [pan] }

  private let spacing: CGFloat
  private let pan = UIPanGestureRecognizer()
  private let pages = UIView()
  private let dots = UIPageControl()
  private static let dotsHeight: CGFloat = 37
  private static let duration = 0.3
  /// Points a second, from which a finger throws a page however short its way was.
  private static let throwSpeed: CGFloat = 300
  /// The page that a finger draws in, and from which side: 1 is after the current one.
  private var coming: (page: UIViewController, side: CGFloat)?

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let given = options?[.interPageSpacing]
    spacing = given as? CGFloat ?? (given as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl {
      Reports.once("UIPageViewController: pages are pushed aside here and do not curl")
    }
  }

  public required init?(coder: NSCoder) {
    let node = (coder as? InterfaceCoder)?.node
    transitionStyle = .scroll
    navigationOrientation = node?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    spacing = node?.number("pageSpacing") ?? 0
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.clipsToBounds = true
    view.addSubview(pages)
    view.addSubview(dots)
    pan.addTarget(self, action: _SEL(UIPageViewController.panned))
    pages.addGestureRecognizer(pan)
    if let page = viewControllers?.first { put(page) }
    dotsChanged()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let low = dots.isHidden ? 0 : Self.dotsHeight + view.safeAreaInsets.bottom
    pages.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: Swift.max(bounds.height - low, 0))
    dots.frame = CGRect(
      x: 0, y: bounds.height - low, width: bounds.width, height: Self.dotsHeight)
    if coming == nil, let page = viewControllers?.first { page.view.frame = pages.bounds }
  }

  // MARK: Dots

  private func dotsChanged() {
    let isFit = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = isFit ? dataSource?.presentationCount(for: self) ?? 0 : 0
    dots.isHidden = count == 0
    dots.numberOfPages = count
    if count > 0, let dataSource { dots.currentPage = dataSource.presentationIndex(for: self) }
    view.setNeedsLayout()
  }

  // MARK: Pages

  /// Shows `viewControllers`, of which the first one is seen. It comes in from the side that `direction` tells.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers?.first
    self.viewControllers = viewControllers
    guard isViewLoaded else {
      completion?(true)
      return
    }
    defer { dotsChanged() }
    guard let new = viewControllers?.first, new !== old else {
      completion?(true)
      return
    }
    put(new)
    let side: CGFloat = direction == .forward ? 1 : -1
    guard animated, let old, length > 0 else {
      if let old { remove(old) }
      arrive(new)
      completion?(true)
      return
    }
    slide(from: old, to: new, side: side, completion: completion)
  }

  private var length: CGFloat {
    navigationOrientation == .horizontal ? pages.bounds.width : pages.bounds.height
  }

  private func put(_ page: UIViewController) {
    if page.parent !== self { addChild(page) }
    if presence == .coming || presence == .here { page.comeIn(viewControllers?.first != page) }
    page.view.transform = .identity
    page.view.frame = pages.bounds
    pages.addSubview(page.view)
  }

  private func arrive(_ page: UIViewController) {
    page.didMove(toParent: self)
    if presence == .here { page.arrive(true) }
  }

  private func remove(_ page: UIViewController) {
    page.goOut(false)
    page.leave(false)
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.view.transform = .identity
    page.removeFromParent()
  }

  /// Where a page stands that is that many points further on.
  private func shift(_ way: CGFloat) -> CGAffineTransform {
    navigationOrientation == .horizontal
      ? CGAffineTransform(translationX: way, y: 0) : CGAffineTransform(translationX: 0, y: way)
  }

  private func slide(
    from old: UIViewController, to new: UIViewController, side: CGFloat,
    completion: ((Bool) -> Void)?
  ) {
    let way = side * (length + spacing)
    new.view.transform = shift(way)
    animate {
      new.view.transform = .identity
      old.view.transform = self.shift(-way)
    } then: { [weak self] in
      self?.remove(old)
      self?.arrive(new)
      completion?(true)
    }
  }

  private func animate(_ changes: @escaping () -> Void, then end: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseOut, animations: changes,
      completion: { _ in end() })
  }

  // MARK: Fingers

  private func panned() {
    let (translation, speed) = (pan.translation(in: nil), pan.velocity(in: nil))
    let isHorizontal = navigationOrientation == .horizontal
    let way = isHorizontal ? translation.x : translation.y
    switch pan.state {
    case .changed: follow(way)
    case .ended, .cancelled:
      letGo(way, isHorizontal ? speed.x : speed.y, isCancelled: pan.state == .cancelled)
    default: break
    }
  }

  private func follow(_ way: CGFloat) {
    guard let page = viewControllers?.first, way != 0 else { return }
    let side: CGFloat = way < 0 ? 1 : -1
    if let coming, coming.side != side {
      remove(coming.page)
      self.coming = nil
    }
    if coming == nil, let next = neighbour(of: page, side) {
      delegate?.pageViewController(self, willTransitionTo: [next])
      coming = (next, side)
      put(next)
    }
    // Where there is no further page the last one gives way by a third.
    page.view.transform = shift(coming == nil ? way / 3 : way)
    coming?.page.view.transform = shift(way + side * (length + spacing))
  }

  private func neighbour(of page: UIViewController, _ side: CGFloat) -> UIViewController? {
    side > 0
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  private func letGo(_ way: CGFloat, _ speed: CGFloat, isCancelled: Bool) {
    guard let old = viewControllers?.first else { return }
    guard let (new, side) = coming else {
      return animate({ old.view.transform = .identity }, then: {})
    }
    let isThrown = -speed * side > Self.throwSpeed
    let isFar = -way * side > length / 2 && -speed * side > -Self.throwSpeed
    let isTurned = !isCancelled && (isThrown || isFar)
    if isTurned { viewControllers = [new] }
    animate {
      old.view.transform = isTurned ? self.shift(-side * (self.length + self.spacing)) : .identity
      new.view.transform = isTurned ? .identity : self.shift(side * (self.length + self.spacing))
    } then: { [weak self] in
      self?.finish(old, new, isTurned, side)
    }
  }

  private func finish(
    _ old: UIViewController, _ new: UIViewController, _ isTurned: Bool, _ side: CGFloat
  ) {
    coming = nil
    remove(isTurned ? old : new)
    if isTurned {
      arrive(new)
      dots.currentPage += Int(side)
    }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: isTurned)
  }
}
