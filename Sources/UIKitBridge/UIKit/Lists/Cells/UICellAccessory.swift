import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// A sign, a word or a view at one end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  nonisolated public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  nonisolated public enum LayoutDimension: Sendable {
    /// The room that all signs of a kind share, the content's own, or so many points.
    case standard, actual
    case custom(CGFloat)
  }
  public enum AccessoryType: Equatable {
    case disclosure, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label,
      detail, popUpMenu
    case custom(UIView)

    public static func == (left: AccessoryType, right: AccessoryType) -> Bool {
      "\(left)" == "\(right)"
    }
  }
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = Self.atEnd)
    case trailing(displayed: DisplayedState = .always, at: Position = Self.atStart)

    /// Gives a place among the other accessories of its side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    public static var atStart: Position { { _ in 0 } }
    public static var atEnd: Position { { $0.count } }
  }

  public let accessoryType: AccessoryType
  public internal(set) var displayed: DisplayedState
  public internal(set) var options = Options()
  let isLeading: Bool
  var position: Placement.Position?
  var text: String?
  var action: (() -> Void)?
  var menu: UIMenu?
  /// Told when another line of the menu is on.
  var onChoice: ((UIMenu) -> Void)?

  /// How it looks and how much room it takes.
  public struct Options {
    public var isHidden = false
    public var reservedLayoutWidth = LayoutDimension.standard
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var font: UIFont?
    public var showsVerticalSeparator = true
    public var style = OutlineStyle.automatic
    var adaptsSize = true
  }
  nonisolated public enum OutlineStyle: Int, Sendable { case automatic, header, cell }
}

extension UICellAccessory {
  public struct DisclosureIndicatorOptions {
    var options = Options()
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) { options.take(isHidden, reservedLayoutWidth, tintColor) }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions

  public struct SignOptions {
    var options = Options()
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      options.take(isHidden, reservedLayoutWidth, tintColor)
      options.backgroundColor = backgroundColor
    }
  }
  public typealias DeleteOptions = SignOptions
  public typealias InsertOptions = SignOptions
  public typealias MultiselectOptions = SignOptions

  public struct ReorderOptions {
    var options = Options()
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      options.take(isHidden, reservedLayoutWidth, tintColor)
      if let showsVerticalSeparator { options.showsVerticalSeparator = showsVerticalSeparator }
    }
  }

  public struct OutlineDisclosureOptions {
    public typealias Style = OutlineStyle
    var options = Options()
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      options.take(isHidden, reservedLayoutWidth, tintColor)
      if let style { options.style = style }
    }
  }

  public struct LabelOptions {
    var options = Options()
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      options.take(isHidden, reservedLayoutWidth, tintColor)
      options.font = font
    }
  }

  /// A view of the program's own and where it stands.
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    var options = Options()

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (view, self.placement) = (customView, placement)
      options.take(isHidden, reservedLayoutWidth, tintColor)
      options.adaptsSize = maintainsFixedSize != true
    }
  }
}

extension UICellAccessory.Options {
  fileprivate mutating func take(
    _ isHidden: Bool?, _ width: UICellAccessory.LayoutDimension?, _ tint: UIColor?
  ) {
    if let isHidden { self.isHidden = isHidden }
    if let width { reservedLayoutWidth = width }
    tintColor = tint
  }
}

extension UICellAccessory {
  private static func make(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options,
    isLeading: Bool = false, _ action: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      accessoryType: type, displayed: displayed, options: options, isLeading: isLeading)
    accessory.action = action
    return accessory
  }

  /// A chevron at the end.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { make(.disclosure, displayed, options.options) }

  /// A chevron that turns when the items below it are shown; a touch shows or hides them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { make(.outlineDisclosure, displayed, options.options, actionHandler) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { make(.checkmark, displayed, options.options) }

  /// A sign at the beginning; a touch shows the buttons of the trailing swipe, or calls `actionHandler`.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { make(.delete, displayed, options.options, isLeading: true, actionHandler) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { make(.insert, displayed, options.options, isLeading: true, actionHandler) }

  /// The sign that a finger drags to move the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { make(.reorder, displayed, options.options) }

  /// A circle that is filled while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { make(.multiselect, displayed, options.options, isLeading: true) }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = make(.label, displayed, options.options)
    accessory.text = text
    return accessory
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { make(.detail, displayed, options.options, actionHandler) }

  /// The title of what is chosen in a menu, and a sign; a touch opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: LabelOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = make(.popUpMenu, displayed, options.options)
    accessory.text = menu.selectedElements.first?.title ?? menu.title
    accessory.menu = menu
    accessory.onChoice = selectedElementDidChangeHandler
    return accessory
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory: UICellAccessory
    switch configuration.placement {
    case .leading(let displayed, let position):
      accessory = make(
        .custom(configuration.view), displayed, configuration.options, isLeading: true)
      accessory.position = position
    case .trailing(let displayed, let position):
      accessory = make(.custom(configuration.view), displayed, configuration.options)
      accessory.position = position
    }
    return accessory
  }
}
