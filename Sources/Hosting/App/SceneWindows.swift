import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

// What follows is about window frames and menus, which Halcyon's windows do not have: the size of
// a picture is chosen on the command line.

extension Scene {
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  public func commandsRemoved() -> some Scene { self }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some Scene
  { self }

  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Where values of `AppStorage` are kept: in the standard one here; a view's `defaultAppStorage(_:)` holds for what is inside.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  /// Work that the system would wake the program for; it never does.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  // MARK: What the Mac's dialogs show beside their words

  public func dialogIcon(_ icon: Image?) -> some Scene { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some Scene { self }
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene {
    self
  }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene { self }
}

/// What a system wakes a program for.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> Self { Self() }
  public static func urlSession(_ identifier: String) -> Self { Self() }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: Self { Self() }
}

/// Whether windows come back as they were left.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, disabled }
  private let kind: Kind
  public static let automatic = SceneRestorationBehavior(kind: .automatic)
  public static let disabled = SceneRestorationBehavior(kind: .disabled)
}

/// Whether a scene's window is there at first.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, presented, suppressed }
  private let kind: Kind
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  public static let presented = SceneLaunchBehavior(kind: .presented)
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

/// How a window's size follows its content.
public struct WindowResizability: Hashable, Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }

  private let kind: Kind

  public static let automatic = WindowResizability(kind: .automatic)
  public static let contentSize = WindowResizability(kind: .contentSize)
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// How a window's frame looks.
@preconcurrency @MainActor
public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
