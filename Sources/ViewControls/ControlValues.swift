import Foundation
import ViewGraphics
import ViewRuntime

/// In which order the rows of a menu stand: here always as they are written.
nonisolated public struct MenuOrder: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, priority, fixed }
  private let kind: Kind
  public static let automatic = MenuOrder(kind: .automatic)
  public static let priority = MenuOrder(kind: .priority)
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether a menu closes when one of its actions was chosen.
nonisolated public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

/// The colour of the signs of a list's rows.
nonisolated public struct ListItemTint: Sendable {
  package enum Kind: Sendable { case color(Color), monochrome }
  package let kind: Kind

  /// A colour that holds whatever the user prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }
  /// A colour that the user may replace; here nobody does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }
  /// As the text beside it.
  public static let monochrome = ListItemTint(kind: .monochrome)
}

private struct MenuIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct MenuActionDismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}
private struct DefaultWheelPickerItemHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}
private struct LabelIconToTitleSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private struct LabelReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
  /// Whether the labels of menus have a mark. On a phone they have none.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  package var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }

  /// The height of the rows of wheels, in points; 0 for the system's.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { self[DefaultWheelPickerItemHeightKey.self] }
    set { self[DefaultWheelPickerItemHeightKey.self] = newValue }
  }

  /// Between the icon and the title of a label, in points; nil for the system's.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// The least width that a label keeps for its icon, in points; nil for the system's.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }

  package var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Whether a menu closes when one of the actions inside was chosen.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { environment(\.menuActionDismissBehavior, behavior) }

  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    environment(\.defaultWheelPickerItemHeight, height)
  }

  /// Sets how far apart the icons and titles of the labels inside stand, in points.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }

  /// Sets how much width the labels inside keep for their icons at least, in points.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }

  /// Sets the colour of the signs of the list's rows inside.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .preferred($0) })
  }
}
