import CoreAnimation
import Foundation
import FoundationNames
import ViewContent
import ViewGraphics
import ViewRuntime

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: _KnownByIdentity {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  private weak var controller: UIViewController?
  private var ownTitle: String?

  init(controller: UIViewController) { self.controller = controller }

  public init(title: String) { ownTitle = title }

  open var title: String? {
    get { ownTitle ?? controller?.title }
    set {
      ownTitle = newValue
      changed()
    }
  }
  open var prompt: String?
  /// Below the title, in smaller letters.
  open var subtitle: String? { didSet { changed() } }
  /// What the large title says; nil for as `title` does.
  open var largeTitle: String? { didSet { changed() } }
  /// Below the large title; nil for as `subtitle` says.
  open var largeSubtitle: String? { didSet { changed() } }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// Where a bar for a tablet has its title; that of a phone is the same in all styles.
  open var style = ItemStyle.navigator
  /// How the bar looks while its controller is shown; nil for as the bar itself says.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  // For bars that are less high: there are none here.
  open var compactAppearance: UINavigationBarAppearance?
  open var titleView: UIView? { didSet { changed() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the button that leads back stays beside items on the left.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// Items that belong together, from the leading edge on.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// The last one's last item stands at the trailing edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// At the trailing edge, whatever else is there.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed() } }
  /// Of bars that are wide enough: those of phones show none.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var customizationIdentifier: String?
  // Of menus that hold what has no room, and of documents: bars here have neither.
  open var additionalOverflowItems: UIDeferredMenuElement?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// A search bar below the title.
  open var searchController: UISearchController? {
    didSet {
      oldValue?.owner = nil
      searchController?.owner = controller
      changed()
    }
  }
  // The field stays below the title, where it is scrolled or not.
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet {
      if ![.automatic, .stacked].contains(preferredSearchBarPlacement) {
        Reports.once("preferredSearchBarPlacement is left out: search bars stand below titles")
      }
    }
  }
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  /// What stands beside the arrow that leads back to its controller.
  var backTitle: String {
    switch backButtonDisplayMode {
    case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
    case .generic: "Back"
    case .minimal: ""
    }
  }
  /// Of the button that leads back to its controller from the next one: its title is shown.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  private func changed() {
    (controller?.parent as? UINavigationController)?.barChanged()
  }

  var shownGroups: [UIBarButtonItemGroup] {
    leadingItemGroups + trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
  }

  /// What stands at the left, from the edge inwards.
  var shownLeftItems: [UIBarButtonItem] {
    ((leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)).filter(\.isShown)
  }

  /// What stands at the right, from the edge inwards.
  var shownRightItems: [UIBarButtonItem] {
    let groups = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
    return (groups.reversed().flatMap { $0.shownItems.reversed() } + (rightBarButtonItems ?? []))
      .filter(\.isShown)
  }
}

extension UIBarButtonItem {
  fileprivate var isShown: Bool { !isHidden && space != .flexibleSpace }
}
