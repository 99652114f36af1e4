import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

/// How much what lies behind a view stands out.
nonisolated public struct BackgroundProminence: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case standard, increased }
  private let kind: Kind
  public static let standard = BackgroundProminence(kind: .standard)
  public static let increased = BackgroundProminence(kind: .increased)
}

/// How much a badge stands out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case standard, increased, decreased }
  private let kind: Kind
  public static let standard = BadgeProminence(kind: .standard)
  public static let increased = BadgeProminence(kind: .increased)
  public static let decreased = BadgeProminence(kind: .decreased)
}

/// When a material looks as in a window that is used.
nonisolated public struct MaterialActiveAppearance: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, active, inactive, matchWindow }
  private let kind: Kind
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  public static let active = MaterialActiveAppearance(kind: .active)
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

/// How large the rows of the Mac's sidebars are.
nonisolated public struct SidebarRowSize: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case small, medium, large }
  private let kind: Kind
  public static let small = SidebarRowSize(kind: .small)
  public static let medium = SidebarRowSize(kind: .medium)
  public static let large = SidebarRowSize(kind: .large)
}

/// How a symbol shows its value.
nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case color, draw }
  private let kind: Kind
  public static let color = SymbolVariableValueMode(kind: .color)
  public static let draw = SymbolVariableValueMode(kind: .draw)
}

/// Whether the user is to be helped by fewer things on the screen.
extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityShowBorders: Bool { false }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }

  /// Whether the window is the one that is used: always.
  public var appearsActive: Bool { true }
  /// Whether the screen is recorded or mirrored.
  public var isSceneCaptured: Bool { false }
  public var isActivityFullscreen: Bool { false }
  public var isActivityUpdateReduced: Bool { false }
  public var isUserAuthenticationEnabled: Bool { false }
  public var supportsImagePlayground: Bool { false }
  public var showsWidgetLabel: Bool { false }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
  public var sidebarRowSize: SidebarRowSize { .medium }
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}
private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}
private struct MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}
private struct SymbolVariableValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}
private struct BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private struct SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}
private struct ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }

  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }

  /// What lies behind the view, where it is a material.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether typing is not corrected; nil for the system's choice.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension Material {
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension View {
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance)
    -> some View
  { environment(\.materialActiveAppearance, appearance) }

  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    if mode == .draw {
      Reports.once("symbolVariableValueMode(.draw) is left out: values are shown by colour")
    }
    return environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    if mode == .draw {
      Reports.once("symbolVariableValueMode(.draw) is left out: values are shown by colour")
    }
    return self
  }
}
