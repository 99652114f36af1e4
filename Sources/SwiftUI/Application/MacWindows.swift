import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

// What is about the frames of the Mac's windows: their bars, sizes and places. A program has one window here, whose size
// is chosen on the command line.

/// How the bar at the top of a window looks.
@preconcurrency @MainActor
public protocol WindowToolbarStyle {}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
  nonisolated public init(showsTitle: Bool) {}
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
  nonisolated public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .unified }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .unifiedCompact
  }
}

/// What of the buttons in a window's bar is seen.
nonisolated public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(name: "automatic") }
  public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "iconOnly") }
  public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleAndIcon") }
  public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleOnly") }
}

/// Before or behind which other windows one stands.
nonisolated public struct WindowLevel: Hashable, Sendable {
  private let name: String
  public static var automatic: WindowLevel { WindowLevel(name: "automatic") }
  public static var normal: WindowLevel { WindowLevel(name: "normal") }
  public static var floating: WindowLevel { WindowLevel(name: "floating") }
  public static var desktop: WindowLevel { WindowLevel(name: "desktop") }
}

/// Whether a user may do something with a window.
nonisolated public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// What a window is among those of its program.
nonisolated public struct WindowManagerRole: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowManagerRole(name: "automatic")
  public static let principal = WindowManagerRole(name: "principal")
  public static let associated = WindowManagerRole(name: "associated")
}

/// How large a window is once it is zoomed.
nonisolated public struct WindowIdealSize: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowIdealSize(name: "automatic")
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// Whether the bar of a window that fills the screen is seen.
nonisolated public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
}

/// Where a window stands, and how large it is; nil for the system's choice.
nonisolated public struct WindowPlacement {
  /// A place beside another window.
  nonisolated public struct Position: Sendable {
    public static var utilityPanel: Position { Position() }
    public static func above(_ relativeWindow: WindowProxy) -> Position { Position() }
    public static func below(_ relativeWindow: WindowProxy) -> Position { Position() }
    public static func leading(_ relativeWindow: WindowProxy) -> Position { Position() }
    public static func trailing(_ relativeWindow: WindowProxy) -> Position { Position() }
    public static func replacing(_ relativeWindow: WindowProxy) -> Position { Position() }
  }

  public init(_ position: Position?) {}
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {}
  public init(_ position: UnitPoint, size: CGSize? = nil) {}
  public init(_ position: CGPoint, width: CGFloat? = nil, height: CGFloat? = nil) {}
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {}
  public init(
    x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil
  ) {}
}

/// Another window of the program.
nonisolated public struct WindowProxy: Sendable {
  public let id: String?
  public let phase: ScenePhase
}

/// A screen, in points.
nonisolated public struct DisplayProxy: Hashable, Sendable {
  public let bounds: CGRect
  public let visibleRect: CGRect
  public let safeAreaInsets: EdgeInsets
}

/// What a window is placed among.
nonisolated public struct WindowPlacementContext {
  public var defaultDisplay: DisplayProxy
  public var windows: [WindowProxy]
}

/// What a window shows, for its size.
nonisolated public struct WindowLayoutRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Scene {
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>)
    -> some Scene
  { self }
  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    self
  }
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some Scene { self }
  public func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> some Scene { self }
}

extension View {
  nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
  nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S)
    -> some View
  { self }
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }
  /// Tells of a window's size being changed by its edges, which it has none of here.
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void)
    -> some View
  { self }
}

/// A drag by which a window is moved, which has its place here.
nonisolated public struct WindowDragGesture: Gesture {
  nonisolated public struct Value: Equatable, Sendable {}
  public init() {}

  @MainActor public var body: some Gesture<Value> { DragGesture().map { _ in Value() } }
}

/// How bright a window is: that of a window that is used.
nonisolated public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  case key, active, inactive
}

private struct ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

extension EnvironmentValues {
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// What the user has chosen for the bar of the window; nil, since nobody is asked.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}
