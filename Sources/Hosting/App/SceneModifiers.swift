import Foundation
import Geometry
import Observation
import OpenCombine
import ViewCatalog
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

  /// As before iOS 17: `action` is told the new value alone.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value) { action($1) }) }
  }
}

extension Scene {
  /// Changes one value in the environment of the scene's windows.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) {
      AnyView($0.transformEnvironment(keyPath, transform: transform))
    }
  }
}

extension Scene {
  /// Adds commands to the app's menus. There are no menus here: keys press the commands that have shortcuts.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let items = content().menuItems
    return ModifiedScene(scene: self) { window in
      items.isEmpty
        ? window
        : AnyView(
          window.closedMenu {
            ForEach(items.indices, id: \.self) { items[$0] }
          })
    }
  }

  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { commands(content: content) }
}
