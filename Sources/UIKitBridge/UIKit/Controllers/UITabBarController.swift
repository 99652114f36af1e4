import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// The bar at the bottom of a tab bar controller: 49 points, and the room below them that an iPhone leaves at
/// its lower edge, with or without a safe area, as recorded on iOS 26.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private static let proxy = TabBarProxy("UITabBar")
  open override class func appearance() -> UIBarAppearanceProxy<UITabBarAppearance> { proxy }
  open override class func appearance(
    whenContainedInInstancesOf containers: [Any.Type]
  ) -> UIBarAppearanceProxy<UITabBarAppearance> { proxy }

  static let height: CGFloat = 49
  static let room: CGFloat = 34
  open var items: [UITabBarItem]? { didSet { itemsChanged() } }
  open var selectedItem: UITabBarItem? { didSet { itemsChanged() } }
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var unselectedItemTintColor: UIColor? { didSet { itemsChanged() } }
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default { didSet { takeStyle(of: barStyle) } }
  /// Its ground and the colours of its items, where they are given.
  open var standardAppearance = UITabBarAppearance() { didSet { takeAppearance() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { takeAppearance() } }
  var onSelect: ((Int) -> Void)?
  private var buttons: [UIControl] = []
  private let line = UIView()

  private var look: UITabBarAppearance { scrollEdgeAppearance ?? standardAppearance }

  private func takeAppearance() {
    if let color = look.backgroundColor { backgroundColor = color }
    itemsChanged()
  }

  private func itemsChanged() {
    for button in buttons { button.removeFromSuperview() }
    line.backgroundColor = .separator
    if line.parentView == nil { addSubview(line) }
    let stacked = look.stackedLayoutAppearance
    buttons = (items ?? []).enumerated().map { index, item in
      item.onChange = { [weak self] in self?.itemsChanged() }
      let button = UIControl(frame: .zero)
      let isSelected = item === selectedItem
      let state = isSelected ? stacked.selected : stacked.normal
      let color =
        state.iconColor
        ?? (isSelected ? tintColor! : unselectedItemTintColor ?? .secondaryLabel)
      let image = UIImageView(image: (isSelected ? item.selectedImage : nil) ?? item.image)
      image.contentMode = .center
      image.tintColor = color
      let label = UILabel()
      label.text = item.title
      label.font = .systemFont(ofSize: 10, weight: .medium)
      label.textAlignment = .center
      label.textColor = state.titleTextAttributes[.foregroundColor] as? UIColor ?? color
      button.addSubview(image)
      if let badge = item.badgeValue.map({ BadgeLabel($0, item.badgeColor) }) {
        button.addSubview(badge)
      }
      button.addSubview(label)
      button.isAccessibilityElement = true
      button.accessibilityLabel = item.accessibilityLabel ?? item.title
      button.accessibilityIdentifier = item.accessibilityIdentifier
      button.accessibilityValue = item.badgeValue
      button.accessibilityTraits = isSelected ? [.button, .selected] : .button
      button.addAction(UIAction { [weak self] _ in self?.onSelect?(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  override func accessibilityGroups() -> [AccessibilityGroup] {
    let bar = container(of: accessibilityGroupsInside().flatMap(\.elements), role: .tabBar)
    return [AccessibilityGroup(frame: accessibilityFrame, elements: [bar])]
  }

  open override func tintColorDidChange() { itemsChanged() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1.0 / 3)
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
      button.subviews.first?.frame = CGRect(x: 0, y: 4, width: width, height: 28)
      button.subviews.last?.frame = CGRect(x: 0, y: 33, width: width, height: 13)
      (button.subviews.dropFirst().first as? BadgeLabel)?.place(from: width / 2 + 4, y: 2)
    }
  }
}

/// Hears which tab is chosen.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Told of every change, by touch or by code.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Nil for a change at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Controllers of which a bar at the bottom chooses one.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()
  open var viewControllers: [UIViewController]? { didSet { controllersChanged() } }
  private var index = 0
  private weak var shown: UIViewController?
  open var selectedIndex: Int {
    get { index }
    set {
      guard viewControllers?.indices.contains(newValue) == true else { return }
      let old = selectedTab
      index = newValue
      showSelected()
      if let tab = selectedTab, tab !== old {
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: old)
      }
    }
  }
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(index) else { return nil }
      return viewControllers[index]
    }
    set {
      guard let place = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = place
    }
  }

  /// What shows the controllers for which a bar has no room; bars here have room for all, so it shows none.
  public private(set) lazy var moreNavigationController = UINavigationController(
    nibName: nil, bundle: nil)
  open var customizableViewControllers: [UIViewController]?

  /// In the order of the bar; empty where there are only controllers.
  open var tabs: [UITab] = [] { didSet { tabsChanged() } }
  /// A bar at the bottom on phones, whatever it is.
  open var mode = Mode.automatic
  public let sidebar = Sidebar()
  open var customizationIdentifier: String?
  open var compactTabIdentifiers: [String]?
  // The bar keeps its size here.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// What stands over the bar.
  open var bottomAccessory: UITabAccessory? { didSet { layOut() } }
  var accessoryView: UIVisualEffectView?

  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Hides the bar, or brings it back: with animation it fades, and the screen takes its place.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabBar.isHidden else { return }
    guard animated, viewIfLoaded?.window != nil else {
      tabBar.isHidden = hidden
      return layOut()
    }
    tabBar.isHidden = false
    tabBar.alpha = hidden ? 1 : 0
    UIView.animate(
      withDuration: 0.3,
      animations: { [self] in
        tabBar.alpha = hidden ? 0 : 1
        layOut()
      },
      completion: { [self] _ in
        (tabBar.isHidden, tabBar.alpha) = (hidden, 1)
        layOut()
      })
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(tabBar)
    tabBar.backgroundColor = .systemBackground
    tabBar.onSelect = { [weak self] in self?.touched($0) }
    controllersChanged()
  }

  private func touched(_ place: Int) {
    guard let controller = viewControllers?[place] else { return }
    if delegate?.tabBarController(self, shouldSelect: controller) == false { return }
    let tabs = barTabs
    if tabs.indices.contains(place), let delegate,
      !tabs[place].isEnabled || !delegate.tabBarController(self, shouldSelectTab: tabs[place])
    {
      return
    }
    selectedIndex = place
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func controllersChanged() {
    for child in children where viewControllers?.contains(where: { $0 === child }) != true {
      child.removeFromParent()
    }
    for controller in viewControllers ?? [] where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    index = min(index, max((viewControllers?.count ?? 1) - 1, 0))
    showSelected()
  }

  /// Shows the items of its controllers, as they are now.
  func showItems() {
    guard isViewLoaded else { return }
    tabBar.items = viewControllers?.map { $0.tabBarItem }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    showItems()
    guard let controller = selectedViewController, controller !== shown else { return layOut() }
    if let old = shown, view.window != nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: controller)
    {
      return run(animator, from: old, to: controller)
    }
    shown?.goOut(false)
    shown?.leave(false)
    shown?.view.removeFromSuperview()
    shown = controller
    view.insertSubview(controller.view, at: 0)
    layOut()
    controller.join(self)
  }

  /// Lets a program's own object move the controllers, in room of their own behind the bar.
  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController,
    to new: UIViewController
  ) {
    let container = UIView(frame: view.bounds)
    view.insertSubview(container, at: 0)
    container.addSubview(old.view)
    old.goOut(true)
    new.comeIn(true)
    shown = new
    layOut()
    let companion = ControllerTransition(
      from: old, to: new, in: container, duration: animator.transitionDuration(using: nil))
    ownTransition = companion
    let transition = OwnTransition(
      OwnTransition.Sides(
        from: old, to: new, views: (old.view, new.view),
        places: (old.view.frame, new.view.frame)),
      in: container, animator: animator, companion: companion
    ) { [self] isMade in
      ownTransition = nil
      let (stays, goes) = isMade ? (new, old) : (old, new)
      goes.view.removeFromSuperview()
      view.insertSubview(stays.view, at: 0)
      container.removeFromSuperview()
      if isMade {
        old.leave(true)
        new.arrive(true)
      } else {
        shown = old
        index = viewControllers?.firstIndex { $0 === old } ?? index
        new.goOut(true)
        new.leave(true)
        old.comeIn(true)
        old.arrive(true)
        showItems()
      }
      layOut()
    }
    transition.begin(delegate?.tabBarController(self, interactionControllerFor: animator))
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  func layOut() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    let safe = view.safeAreaInsets.bottom
    let isCovered = (shown as? UINavigationController)?.hidesBottomBar ?? false
    let bar = tabBar.isHidden || isCovered ? 0 : UITabBar.height + max(safe, UITabBar.room)
    tabBar.frame = CGRect(x: 0, y: bounds.height - bar, width: bounds.width, height: bar)
    layOutAccessory()
    guard let shown else { return }
    // The screen lies behind the bar, unless it wishes to end above it.
    let accessory: CGFloat = accessoryView == nil ? 0 : 56
    let extends = shown.edgesForExtendedLayout.contains(.bottom)
    shown.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: extends ? max(bar - safe, 0) + accessory : 0, right: 0)
    shown.view.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - (extends ? 0 : bar), 0))
  }
}
