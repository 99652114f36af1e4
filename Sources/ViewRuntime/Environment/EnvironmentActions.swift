import Foundation

/// Takes away what a view is presented in: a sheet, or the screen on top of a navigation stack.
@MainActor
public struct DismissAction {
  let action: @MainActor () -> Void
  nonisolated package init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

/// Opens an address.
nonisolated public struct OpenURLAction: @unchecked Sendable {
  nonisolated public struct Result: Sendable {
    let isHandled: Bool
    public static let handled = Result(isHandled: true)
    public static let discarded = Result(isHandled: true)
    public static let systemAction = Result(isHandled: false)
    public static func systemAction(_ url: URL) -> Result { Result(isHandled: false) }
  }

  let handler: ((URL) -> Result)?

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  init() { handler = nil }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    if let handler, handler(url).isHandled { return completion(true) }
    Reports.once("there is no browser here: \(url.absoluteString) is not opened")
    completion(false)
  }
}

/// Starts what `refreshable` was given.
nonisolated public struct RefreshAction: Sendable {
  package let action: @Sendable () async -> Void

  package init(action: @escaping @Sendable () async -> Void) {
    self.action = action
  }
  public func callAsFunction() async { await action() }
}

/// Whether a view is presented, and a way to end that.
nonisolated public struct PresentationMode {
  public private(set) var isPresented: Bool
  let action: @MainActor () -> Void

  init(isPresented: Bool, action: @escaping @MainActor () -> Void) {
    self.isPresented = isPresented
    self.action = action
  }

  public mutating func dismiss() {
    isPresented = false
    // Delegates that no actor guards call it, on the main thread.
    let action = action
    assumeMainActor { action() }
  }
}

/// Where in its life a scene is. What is run here is always shown.
nonisolated public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// How much room there is along an axis.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

nonisolated public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

nonisolated public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}
private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Ends the presentation of this view.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  /// Whether this view is in something that `dismiss` ends.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return .constant(PresentationMode(isPresented: isPresented) { dismiss() })
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Whether the user can interact with the view.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether the nearest view around that can have the focus has it.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// What aids the user has switched on: none.
extension EnvironmentValues {
  public var accessibilityEnabled: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var legibilityWeight: LegibilityWeight? { .regular }
  public var isLuminanceReduced: Bool { false }
  public var supportsMultipleWindows: Bool { false }
}
