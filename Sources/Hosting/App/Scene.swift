import ViewRuntime

/// A part of an app's user interface that the system shows by itself: a window, mostly.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that the host handles itself instead of asking for its body.
@MainActor
package protocol PrimitiveScene: Scene where Body == Never {
  /// What the first window shows; nil for scenes that show nothing at the start.
  var firstWindow: AnyView? { get }
}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
}

/// Turns the statements of a closure into one scene.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @MainActor
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene {
    var scenes: [any Scene] = [first]
    for scene in repeat each rest { scenes.append(scene) }
    return SceneList(scenes: scenes)
  }

  @MainActor
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    SceneList(scenes: content.map { [$0] } ?? [])
  }

  @MainActor
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    SceneList(scenes: [content])
  }
}

/// Several scenes; the first that has a window is shown.
private struct SceneList: PrimitiveScene {
  var scenes: [any Scene]

  var firstWindow: AnyView? {
    for scene in scenes {
      if let window = window(of: scene) { return window }
    }
    return nil
  }

  private func window<Content: Scene>(of scene: Content) -> AnyView? {
    if let primitive = scene as? any PrimitiveScene { return primitive.firstWindow }
    return window(of: scene.body)
  }
}
