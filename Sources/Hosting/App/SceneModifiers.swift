import Foundation
import Geometry
import Observation
import OpenCombine
import ViewRuntime

/// A scene whose window's content is changed.
private struct ModifiedScene: PrimitiveScene {
  var scene: any Scene
  var change: @MainActor (AnyView) -> AnyView

  var firstWindow: AnyView? { window(of: scene).map(change) }

  private func window<Content: Scene>(of scene: Content) -> AnyView? {
    if let primitive = scene as? any PrimitiveScene { return primitive.firstWindow }
    return window(of: scene.body)
  }
}

extension Scene {
  /// Sets one value in the environment of the scene's windows.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an observable object into the environment of the scene's windows.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environmentObject(object)) }
  }

  /// Puts an `@Observable` object into the environment of the scene's windows.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environment(object)) }
  }
}

extension Scene {
  /// Calls `action` when a value that the scene reads has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
}

// What follows is about window frames and menus, which Halcyon's windows do not have: the size of
// a picture is chosen on the command line.

extension Scene {
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  public func commandsRemoved() -> some Scene { self }
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
