import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// Controllers one above the other, of which the last is shown below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Hears which controllers are shown, and gives the transitions between them.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  public let navigationBar = UINavigationBar()
  public let toolbar: UIToolbar! = UIToolbar()
  open var isToolbarHidden = true { didSet { barChanged() } }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  private var search: UISearchBar?
  open var interactivePopGestureRecognizer: UIGestureRecognizer?
  open var isNavigationBarHidden = false { didSet { layOut() } }
  open var hidesBarsOnSwipe = false { didSet { if hidesBarsOnSwipe { tell("hidesBarsOnSwipe") } } }
  open var hidesBarsOnTap = false { didSet { if hidesBarsOnTap { tell("hidesBarsOnTap") } } }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { stack.last }
  private let screen = UIView()
  private weak var shown: UIViewController?
  private var stackBeforeTransition: [UIViewController] = []

  private func tell(_ property: String) {
    Reports.once("UINavigationController.\(property) is left out: bars stay where they are")
  }

  public init(rootViewController: UIViewController) {
    stack = [rootViewController]
    super.init(nibName: nil, bundle: nil)
    adopt()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    screen.clipsToBounds = true
    view.addSubview(screen)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
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
    let safe = view.safeAreaInsets
    // Without a safe area the bar keeps its distance from the edge all the same.
    let start = safe.top > 0 ? safe.top : UINavigationBar.room
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: start, width: bounds.width, height: navigationBar.height)
    var top = isNavigationBarHidden ? 0 : start + navigationBar.restingHeight
    if let search {
      let takesPlace = navigationBar.hidesTitle
      let height = search.heightInBar
      search.isHidden = isNavigationBarHidden
      search.frame = CGRect(
        x: 0, y: takesPlace ? start : navigationBar.frame.maxY, width: bounds.width, height: height)
      if !isNavigationBarHidden {
        top = takesPlace ? start + max(height, navigationBar.restingHeight) : top + height
      }
    }
    toolbar.isHidden = isToolbarHidden
    let low = isToolbarHidden ? 0 : safe.bottom + UIToolbar.height
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - low, width: bounds.width, height: UIToolbar.height)
    screen.frame = bounds
    guard let shown else { return }
    // The screen lies behind the bars, unless it wishes to begin below them.
    let extends =
      shown.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars)
    let upper = extends ? 0 : top
    shown.barInsets = UIEdgeInsets(
      top: extends ? max(top - safe.top, 0) : 0, left: 0,
      bottom: max(low - safe.bottom, 0), right: 0)
    shown.view.frame = CGRect(
      x: 0, y: upper, width: bounds.width, height: max(bounds.height - upper, 0))
  }

  /// Content of the screen has gone below the bar.
  func contentMoved(by offset: CGFloat) {
    navigationBar.contentMoved(by: offset)
    layOut()
  }

  /// Whether one of its controllers wishes for no bar below.
  var hidesBottomBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }
  /// Seconds that a controller takes to come in.
  private static let duration: TimeInterval = 0.35

  /// Controllers are its children from when they are in the stack, shown or not, until they have left it.
  private func adopt() {
    for child in children where !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    for controller in stack where controller.parent !== self {
      controller.parent?.removeChild(controller)
      addChild(controller)
    }
  }

  /// Shows the last controller, which comes in from a side: 1 is the trailing one, 0 none.
  private func showTop(from side: CGFloat) {
    adopt()
    guard isViewLoaded else { return }
    let old = shown
    guard let top = topViewController, top !== old else { return barChanged() }
    let isShown = presence == .coming || presence == .here
    let operation: Operation = side > 0 ? .push : .pop
    let animator = old.flatMap { old in
      side == 0
        ? nil
        : delegate?.navigationController(
          self, animationControllerFor: operation, from: old, to: top)
    }
    let transition = ControllerTransition(
      from: old, to: top, in: screen,
      duration: side == 0 || old == nil
        ? 0 : animator?.transitionDuration(using: nil) ?? Self.duration)
    if transition.isAnimated { ownTransition = transition }
    old?.goOut(side != 0)
    if isShown { top.comeIn(side != 0) }
    delegate?.navigationController(self, willShow: top, animated: side != 0)
    shown = top
    navigationBar.contentMoved(by: 0)
    barChanged()
    if animator == nil { screen.addSubview(top.view) }
    layOut()
    (parent as? UITabBarController)?.layOut()
    let finish = { [weak self, weak old, weak top] in
      old?.leave(side != 0)
      old?.view.removeFromSuperview()
      guard let self, let top else { return }
      if top.view.parentView == nil { self.screen.addSubview(top.view) }
      if self.presence == .here { top.arrive(side != 0) }
      top.didMove(toParent: self)
      self.delegate?.navigationController(self, didShow: top, animated: side != 0)
    }
    guard side != 0, let old else { return finish() }
    if let animator {
      return run(animator, transition, from: old, to: top, isShown: isShown, finish: finish)
    }
    let isZooming = zoom(side > 0, top, old, transition) { finish() }
    if !isZooming { slide(from: side, top.view, old.view, transition) { finish() } }
  }

  /// Lets a program's own object move the controllers. Where a finger takes that back, the old one stays the last.
  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, _ companion: ControllerTransition,
    from old: UIViewController, to new: UIViewController, isShown: Bool,
    finish: @escaping () -> Void
  ) {
    let before = stackBeforeTransition
    let transition = OwnTransition(
      OwnTransition.Sides(
        from: old, to: new, views: (old.view, new.view),
        places: (old.view.frame, new.view.frame)),
      in: screen, animator: animator, companion: companion
    ) { [self] isMade in
      if ownTransition === companion { ownTransition = nil }
      guard !isMade else { return finish() }
      if isShown {
        new.goOut(true)
        new.leave(true)
        old.comeIn(true)
        old.arrive(true)
      }
      new.view.removeFromSuperview()
      if old.view.parentView == nil { screen.addSubview(old.view) }
      (stack, shown) = (before, old)
      adopt()
      barChanged()
    }
    transition.begin(
      delegate?.navigationController(self, interactionControllerFor: animator))
  }

  /// The lower one moves by a third of the way, as iOS shows it.
  private func slide(
    from side: CGFloat, _ new: UIView, _ old: UIView, _ transition: ControllerTransition,
    completion: @escaping () -> Void
  ) {
    let width = screen.bounds.width
    new.transform = CGAffineTransform(translationX: side > 0 ? width : -width / 3, y: 0)
    if side < 0 { screen.bringSubviewToFront(old) }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseOut,
      animations: {
        transition.begin()
        new.transform = .identity
        old.transform = CGAffineTransform(translationX: side > 0 ? -width / 3 : width, y: 0)
      },
      completion: { [weak self] _ in
        old.transform = .identity
        completion()
        self?.end(transition)
      })
  }

  /// Lets the controller that comes grow out of a view, or the one that goes shrink into it, where it wishes so.
  private func zoom(
    _ isComing: Bool, _ new: UIViewController, _ old: UIViewController,
    _ transition: ControllerTransition, completion: @escaping () -> Void
  ) -> Bool {
    let (zoomed, other) = isComing ? (new, old) : (old, new)
    screen.bringSubviewToFront(zoomed.view)
    guard let zoomedScreen = ZoomedScreen(of: zoomed, above: other, in: screen) else {
      return false
    }
    zoomedScreen.show(isSmall: isComing)
    UIView.animate(
      withDuration: ZoomedScreen.duration, delay: 0,
      usingSpringWithDamping: ZoomedScreen.damping, initialSpringVelocity: 0,
      animations: {
        transition.begin()
        zoomedScreen.show(isSmall: !isComing)
      },
      completion: { [weak self] _ in
        zoomedScreen.end()
        completion()
        self?.end(transition)
      })
    return true
  }

  private func end(_ transition: ControllerTransition) {
    if ownTransition === transition { ownTransition = nil }
    transition.end()
  }

  /// Shows what the bar of the top controller shows now.
  func barChanged() {
    guard isViewLoaded, let top = topViewController else { return }
    var back: (String, () -> Void)?
    if stack.count > 1 {
      let below = stack[stack.count - 2].navigationItem
      back = (
        below.backTitle,
        { [weak self] in _ = self?.popViewController(animated: true) }
      )
    }
    navigationBar.items = stack.map(\.navigationItem)
    navigationBar.show(top.navigationItem, back: back)
    let bar = top.navigationItem.searchController?.searchBar
    if search !== bar {
      search?.removeFromSuperview()
      search = bar
      if let bar { view.insertSubview(bar, aboveSubview: navigationBar) }
    }
    toolbar.items = top.toolbarItems
    layOut()
  }

  /// A search has begun or ended: the title makes room for it.
  func searchChanged() {
    barChanged()
    guard isViewLoaded, view.window != nil else { return }
    view.layoutIfNeeded()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stackBeforeTransition = stack
    stack.append(viewController)
    showTop(from: animated ? 1 : 0)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    stackBeforeTransition = stack
    let last = stack.popLast()
    showTop(from: animated ? -1 : 0)
    return last
  }

  /// Goes back to a controller below; nothing where it is not in the stack, or the last one already.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else {
      Reports.once(
        "popToViewController is left out: \(type(of: viewController)) is not in the stack")
      return nil
    }
    stackBeforeTransition = stack
    let popped = Array(stack[(place + 1)...])
    stack = Array(stack[...place])
    showTop(from: animated && !popped.isEmpty ? -1 : 0)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stackBeforeTransition = stack
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
