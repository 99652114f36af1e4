import Foundation
import FoundationNames
import ViewContent
import ViewGraphics

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  private static let proxy = BarButtonItemProxy("UIBarButtonItem")
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
  /// Of a space, in points.
  open var width: CGFloat = 0 { didSet { onChange?() } }
  open var isHidden = false { didSet { onChange?() } }
  open var isSelected = false { didSet { onChange?() } }
  /// Whether a touch selects it, or takes the selection away.
  open var changesSelectionAsPrimaryAction = false { didSet { onChange?() } }
  /// The widest of them says how wide it is.
  open var possibleTitles: Set<String>? { didSet { onChange?() } }
  /// What is new, at its upper right corner.
  open var badge: Badge? { didSet { onChange?() } }
  /// One item of two bars that have the same is the same to those who see them change.
  open var identifier: String?
  // Items of bars stand on no ground that they could share.
  open var sharesBackground = true
  open var hidesSharedBackground = false
  open var isSymbolAnimationEnabled = false
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  /// Offered by a touch where nothing else is done, else by a long one.
  open var menu: UIMenu?
  /// Of the menu that holds what has no room in a bar: bars here show all.
  open var menuRepresentation: UIMenuElement?

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

  /// The same picture at all sizes: phones here do not lie on their side.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  // MARK: Showing it

  /// A view that shows it and does what it does.
  ///
  /// - Parameter looks: what a bar says of its buttons and of those that end something.
  func makeView(_ looks: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)? = nil)
    -> UIView
  {
    if let customView {
      customView.isHidden = isHidden
      return customView
    }
    let isDone = style == .done || style == .prominent
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.imageEdgeInsets = imageInsets
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
    dress(button, isDone ? looks?.done : looks?.plain)
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityHint = accessibilityHint
    button.accessibilityValue = accessibilityValue
    button.accessibilityIdentifier = accessibilityIdentifier
    if let tintColor { button.tintColor = tintColor }
    if changesSelectionAsPrimaryAction {
      button.addAction(
        UIAction { [weak self] _ in self?.isSelected.toggle() }, for: .touchUpInside)
    }
    if let target, let action { button.addTarget(target, action: action, for: .touchUpInside) }
    if let primaryAction { button.addAction(primaryAction, for: .touchUpInside) }
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
    if let badge {
      let label = BadgeLabel(badge)
      button.addSubview(label)
      label.place(from: ConstraintLayout.wishedSize(of: button).width - 8, y: -6)
    }
    return button
  }

  /// Its own font and colours come before those of its bar, and these before those of all items.
  private func dress(_ button: UIButton, _ look: UIBarButtonItemAppearance?) {
    let ofBar: [UIControl.State: UIBarButtonItemStateAppearance?] = [
      .normal: look?.normal, .highlighted: look?.highlighted, .disabled: look?.disabled,
    ]
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      let all = Self.proxy.titleAttributes[state] ?? [:]
      let attributes = all.merging(ofBar[state]??.titleTextAttributes ?? [:]) { $1 }
        .merging(titleTextAttributes(for: state) ?? [:]) { $1 }
      if let color = attributes[.foregroundColor] as? UIColor {
        button.setTitleColor(color, for: state)
      }
      if state == .normal, let font = attributes[.font] as? UIFont {
        button.titleLabel?.font = font
      }
    }
    if tintColor == nil, let tint = Self.proxy.tintColor { button.tintColor = tint }
  }
}

extension UIBarButtonItem {
  /// What a badge says.
  public struct Badge {
    let text: String?
    /// Red without one.
    public var backgroundColor: UIColor?
    /// White without one.
    public var foregroundColor: UIColor?
    public var font: UIFont?

    private init(text: String?) { self.text = text }

    public static func string(_ string: String) -> Badge { Badge(text: string) }
    public static func count(_ count: UInt) -> Badge { Badge(text: "\(count)") }
    /// A dot.
    public static func indicator() -> Badge { Badge(text: nil) }
  }
}
