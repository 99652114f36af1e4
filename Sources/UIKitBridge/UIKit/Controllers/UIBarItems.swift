import CoreAnimation
import Foundation
import FoundationNames
import ViewGraphics
import ViewContent
import ViewRuntime

/// A word or a picture in a bar.
@preconcurrency @MainActor
open class UIBarItem: _AccessibleObject {
  open var title: String? { didSet { onChange?() } }
  open var image: UIImage? { didSet { onChange?() } }
  open var tag = 0
  open var isEnabled = true { didSet { onChange?() } }
  /// Told when it looks different.
  var onChange: (() -> Void)?

  public override init() { super.init() }
}

/// One of a tab bar's.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  private static let proxy = TabBarItemProxy("UITabBarItem")
  public static func appearance() -> UIAppearanceProxy { proxy }

  open var selectedImage: UIImage? { didSet { onChange?() } }
  /// Words in a circle beside the picture.
  open var badgeValue: String? { didSet { onChange?() } }
  /// Red without one.
  open var badgeColor: UIColor? { didSet { onChange?() } }

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads,
      mostRecent, mostViewed

    var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let look = systemItem.look
    self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
  }

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  private static let proxy = UIAppearanceProxy("UIBarButtonItem")
  public static func appearance() -> UIAppearanceProxy { proxy }

  public enum Style: Int, Sendable { case plain, bordered, done, prominent }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      close

    /// The word or the symbol that it is.
    var look: (title: String?, symbol: String?) {
      switch self {
      case .done: ("Done", nil)
      case .cancel: ("Cancel", nil)
      case .edit: ("Edit", nil)
      case .save: ("Save", nil)
      case .undo: ("Undo", nil)
      case .redo: ("Redo", nil)
      case .flexibleSpace, .fixedSpace: (nil, nil)
      case .add: (nil, "plus")
      case .compose: (nil, "square.and.pencil")
      case .reply: (nil, "arrowshape.turn.up.left")
      case .action: (nil, "square.and.arrow.up")
      case .organize: (nil, "folder")
      case .bookmarks: (nil, "book")
      case .search: (nil, "magnifyingglass")
      case .refresh: (nil, "arrow.clockwise")
      case .stop, .close: (nil, "xmark")
      case .camera: (nil, "camera")
      case .trash: (nil, "trash")
      case .play: (nil, "play.fill")
      case .pause: (nil, "pause.fill")
      case .rewind: (nil, "backward.fill")
      case .fastForward: (nil, "forward.fill")
      }
    }

    /// What those hear of it who do not see its picture.
    var spokenName: String? {
      switch self {
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .close: "Close"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast forward"
      default: nil
      }
    }
  }

  /// What that of the system is called, where its picture says nothing.
  private var spokenName: String?
  override var usualAccessibilityLabel: String? {
    title ?? spokenName ?? image?.accessibilityLabel
  }
  /// Which space of a toolbar it is, where it is one.
  private(set) var space: SystemItem?
  open var style = Style.plain
  open var tintColor: UIColor? { didSet { onChange?() } }
  open var customView: UIView? { didSet { onChange?() } }
  open var width: CGFloat = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  /// Offered by a touch where nothing else is done, else by a long one.
  open var menu: UIMenu?

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { space = systemItem }
    title = systemItem.look.title
    image = systemItem.look.symbol.flatMap { UIImage(systemName: $0) }
    spokenName = systemItem.spokenName
    set(systemItem == .done ? .done : .plain, target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Room that takes what is left over.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Room of so many points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A view that shows it and does what it does.
  func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityHint = accessibilityHint
    button.accessibilityValue = accessibilityValue
    button.accessibilityIdentifier = accessibilityIdentifier
    if let tintColor { button.tintColor = tintColor }
    if let target, let action { button.addTarget(target, action: action, for: .touchUpInside) }
    if let primaryAction { button.addAction(primaryAction, for: .touchUpInside) }
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
    return button
  }
}

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
}
