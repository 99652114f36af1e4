import CoreAnimation
import Foundation
import ViewContent
import ViewGraphics

/// A screen of a tab bar controller, and what the bar says of it. Its controller is made when it comes into a bar.
@preconcurrency @MainActor
open class UITab: _KnownByIdentity {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  open var title: String { didSet { itemChanged() } }
  open var image: UIImage? { didSet { itemChanged() } }
  /// Of a sidebar, which is not shown here.
  open var subtitle: String?
  public let identifier: String
  open var badgeValue: String? { didSet { itemChanged() } }
  open var isEnabled = true { didSet { itemChanged() } }
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } }
  }
  open var allowsHiding = false
  open var isHiddenByDefault = false
  /// Where a bar may have it: bars here show all tabs but those of sidebars, in order.
  open var preferredPlacement = Placement.automatic {
    didSet { tabBarController?.tabsChanged() }
  }
  open var userInfo: Any?
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group that it is in.
  open internal(set) weak var parent: UITabGroup?
  open var hasVisiblePlacement: Bool { isInBar }
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
  }

  /// Made by the provider when somebody asks for it first.
  open var viewController: UIViewController? {
    if made == nil, let provider {
      let controller = provider(self)
      made = controller
      controller.tab = self
      // A navigation controller would else have that of its lowest screen.
      controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
      dress(controller)
    }
    return made
  }

  /// What is shown of it.
  var shownController: UIViewController? { viewController }

  var isInBar: Bool { !isHidden && preferredPlacement != .sidebarOnly }

  private func itemChanged() {
    if let made { dress(made) }
    tabBarController?.showItems()
  }

  func dress(_ controller: UIViewController) {
    controller.tabBarItem.title = title
    controller.tabBarItem.image = image
    controller.tabBarItem.badgeValue = badgeValue
    controller.tabBarItem.isEnabled = isEnabled
  }
}

/// The tab to search with.
open class UISearchTab: UITab {
  /// Whether its field is to have the focus at once: it waits for a touch here.
  open var automaticallyActivatesSearch = false

  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs below one another in a sidebar. A bar shows the group as one tab: with its own controller, else with that of the
/// child that is chosen.
open class UITabGroup: UITab {
  open var children: [UITab] { didSet { childrenChanged() } }
  open var selectedChild: UITab? { didSet { tabBarController?.tabsChanged() } }
  open var defaultChildIdentifier: String?
  open var managingNavigationController: UINavigationController?
  open var allowsReordering = false
  open var displayOrderIdentifiers: [String] = []
  open var displayOrder: [UITab] { children }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    childrenChanged()
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    children.first { $0.identifier == identifier }
  }

  private func childrenChanged() {
    for child in children { (child.parent, child.tabBarController) = (self, tabBarController) }
    tabBarController?.tabsChanged()
  }

  private var shownChild: UITab? {
    selectedChild ?? defaultChildIdentifier.flatMap(tab) ?? children.first
  }

  override var shownController: UIViewController? {
    guard let controller = viewController ?? shownChild?.shownController else { return nil }
    dress(controller)
    return controller
  }
}

/// What stands on glass over a tab bar.
@preconcurrency @MainActor
open class UITabAccessory: _KnownByIdentity {
  public let contentView: UIView
  public init(contentView: UIView) { self.contentView = contentView }
}
