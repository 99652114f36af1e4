import Foundation
import ViewRuntime

/// What stands behind a view of UIKit.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?
  var presence = ControllerPresence.gone
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  /// What it is called: its items in bars, however they were called, take it.
  open var title: String? {
    didSet {
      navigationItem.title = title
      if tab == nil { ownTabBarItem?.title = title }
    }
  }
  /// That of a tab bar controller which shows it.
  open internal(set) weak var tab: UITab?
  open private(set) lazy var navigationItem = UINavigationItem(controller: self)
  /// Its tab; a navigation controller without one has that of its lowest screen.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      if let root = (self as? UINavigationController)?.viewControllers.first {
        return root.tabBarItem
      }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.showItems()
    }
  }
  private var ownTabBarItem: UITabBarItem?

  // Not designated, so that a class with an `init()` of its own overrides nothing.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public init(nibName: String?, bundle: Bundle?) {
    (self.nibName, nibBundle) = (nibName, bundle)
    super.init()
  }
  /// Of a storyboard it has its items for bars, and its view when that is asked for.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
    (coder as? InterfaceCoder)?.fill(self)
  }

  /// The archive of views that it is loaded from; nil for the one that is named like its class, if there is one.
  public let nibName: String?
  public let nibBundle: Bundle?
  /// What its storyboard has of it.
  var interface: InterfaceObjects?
  var interfaceNode: InterfaceNode?
  /// Objects that stand beside its views in its scene.
  var interfaceCompanions: [AnyObject] = []
  /// The storyboard that it is of; nil where code made it.
  public var storyboard: UIStoryboard? { interface?.storyboard }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }

  public var viewIfLoaded: UIView? { loaded }

  public var isViewLoaded: Bool { loaded != nil }

  public func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Its view of the storyboard or the archive of views that it is of, else a plain one, as large as the screen.
  open func loadView() {
    if interface?.loadView(of: self) == true { return }
    if loadArchive() { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  // MARK: Segues

  /// Performs the segue that its storyboard has under that name. As with Apple's, the program ends where there is none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = namedSegue(identifier) else {
      // A program's mistake, which ends it on Apple's systems too.
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    segue.perform(from: self, sender: sender, asks: false)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// The controller that a program's `@IBSegueAction` of that name makes; nil where it has none.
  open func _createController(
    _ name: String, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController? { nil }

  open var preferredContentSize = CGSize.zero
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  open var traitCollection: UITraitCollection { view.traitCollection }
  /// Points beside the content of the root view; 20 in windows as wide as those of large phones.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Points at each edge of its view that are kept clear beside those of the window.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loaded?.setNeedsLayout() } }
  }
  open func viewSafeAreaInsetsDidChange() {}
  /// Points at each edge that the bars of the controller around it cover.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loaded?.setNeedsLayoutOfAll() } }
  }
  /// What a navigation controller's toolbar shows for it.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { (parent as? UINavigationController)?.barChanged() }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open override var next: UIResponder? { loaded?.superview ?? parent }
  /// Whether the bar of the tab bar controller around it is out of sight, while it or one in front of it is shown.
  open var hidesBottomBarWhenPushed = false
  /// The name by which its state is restored at the next start: a program starts anew each time.
  open var restorationIdentifier: String?

  /// What is shown over the view where its content is not there.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailable() }
  }
  var unavailableView: UIView?
  /// Keys beside those of `keyCommands`.
  var addedKeyCommands: [UIKeyCommand] = []
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Editing

  private var isChanging = false
  /// Whether its user changes what it shows; `editButtonItem` begins and ends it.
  open var isEditing: Bool {
    get { isChanging }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    isChanging = editing
    editItem?.title = editing ? "Done" : "Edit"
    editItem?.style = editing ? .done : .plain
    if editItem != nil { (parent as? UINavigationController)?.barChanged() }
  }
  private var editItem: UIBarButtonItem?
  /// A button that begins editing with animation, and ends it.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
    item.title = isEditing ? "Done" : "Edit"
    editItem = item
    return item
  }

  // MARK: What the system asks

  // The host's window has no status bar of the program's own, and is not turned.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How it comes in and goes out: above `modalTransitionStyle`, and where it is pushed.
  open var preferredTransition: Transition?
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  /// Under which bars it wishes to lie; below those at other edges it begins where they end.
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  /// Light or dark for its view; `unspecified` as around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { view.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  open func viewDidLoad() {}
  /// Between `viewWillAppear` and `viewDidAppear`, when its view has its place and its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called by systems whose memory is short, which this one's is not.
  open func didReceiveMemoryWarning() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  /// Called before a layout: by itself its view sets its own constraints.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before a layout, and whenever something that it has read of an observable object is another.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsLayout() }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  // Bars follow the scroll view that they find in a controller's view.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    contentScrollViews.append(({ [weak scrollView] in scrollView }, edge))
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { $0.edges.isSuperset(of: edge) }?.view()
  }
  private var contentScrollViews: [(view: () -> UIScrollView?, edges: NSDirectionalRectEdge)] = []
  /// Its view, which is shown, gets another size. Tells the controllers in it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.viewWillTransition(to: size, with: coordinator) } }
  /// The traits of a window here stay the same.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }
  /// The change between controllers in it that is under way.
  var ownTransition: ControllerTransition?
  private var knownSize = CGSize.zero
  /// Tells of another size of its view, once it is shown.
  func noteSize() {
    guard parent == nil, let size = loaded?.bounds.size else { return }
    if presence == .here, size != knownSize, knownSize != .zero { tellSize(size) }
    knownSize = size
  }
  open func viewDidLayoutSubviews() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {
    if let parent, let view = loaded, parent.isViewLoaded, view.isWithin(parent.view) {
      join(parent)
    }
  }
  open func removeFromParent() {
    parent?.removeChild(self)
    parent = nil
  }
  final func removeChild(_ child: UIViewController) { children.removeAll { $0 === child } }

  /// Lets one child take the place of another: the new one's view comes into the view of the old one's, `animations` move
  /// both, and the old view goes when they have ended. Parents and children are the program's to change.
  ///
  /// - Parameter duration: in seconds.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let old = fromViewController.view, let holder = old.parentView,
      let new = toViewController.view
    else { return }
    let isShown = presence == .coming || presence == .here
    fromViewController.goOut(true)
    if isShown { toViewController.comeIn(true) }
    let end = { [weak self] (isFinished: Bool) in
      old.removeFromSuperview()
      fromViewController.leave(true)
      if self?.presence == .here { toViewController.arrive(true) }
      completion?(isFinished)
    }
    if options.isTransition {
      return UIView.transition(
        with: holder, duration: duration, options: options,
        animations: {
          holder.addSubview(new)
          old.isHidden = true
          animations?()
        },
        completion: {
          old.isHidden = false
          end($0)
        })
    }
    holder.addSubview(new)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: end)
  }

  /// Goes on to `viewController`: in the navigation controller around it, where there is one.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let navigationController else { return present(viewController, animated: true) }
    navigationController.pushViewController(viewController, animated: true)
  }

  /// Shows what belongs to a choice: in the split view controller around it, where there is one, else in front.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(viewController, animated: true) }
    splitViewController.showDetailViewController(viewController, sender: sender)
  }

  // MARK: Presenting

  /// What it shows in front of the window; kept by the outermost controller around the one that was asked.
  var shownPresentation: ControllerPresentation?
  /// How it is shown in front of another.
  weak var ownPresentation: ControllerPresentation?
  /// Gives the transitions that it comes and goes with, where it has some of its own.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The one of a program's own that shows it.
  var ownPresentationController: UIPresentationController?
  /// How its card looks and behaves, where it is presented as one.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presented: self)
  /// Where it points to, where it is presented as a popover.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presented: self)

  /// Shows `controller` in front of the window, as its `modalPresentationStyle` says; `completion` is called when it is
  /// there. Nothing is shown where something is presented already, or where this controller is not shown itself.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { show(controller, animated: animated, completion: completion) }

  /// Takes away what is presented by this controller or those around it, else what it is presented in.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presentation = outermost.shownPresentation ?? outermost.ownPresentation else {
      completion?()
      return
    }
    presentation.dismiss(animated: animated, completion: completion)
  }
}
