import ViewRuntime

/// A whole program: what its windows show.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the program: what `@main` calls.
  @MainActor @preconcurrency
  public static func main() {
    _HalcyonProgram.run { AppView(state: AppState(app: Self())) }
  }
}

/// Shows an app's first window as a view, so that its state lives in a node like any other.
struct AppView<Program: App>: View {
  var state: AppState<Program>

  var body: some View {
    (firstWindow(of: state.app.body) ?? AnyView(EmptyView()))
      .modifier(EnvironmentModifier { ProgramEnvironment.apply(to: &$0) })
  }
}

/// Holds an app whose own stored properties take part in updates.
struct AppState<Program: App>: DynamicProperty, DynamicPropertyContainer {
  var app: Program

  static var containedType: Any.Type { Program.self }
}

/// The content of the first window that `scene` describes; nil when it has none.
@MainActor
private func firstWindow<Content: Scene>(of scene: Content) -> AnyView? {
  if let primitive = scene as? any PrimitiveScene { return primitive.firstWindow }
  return firstWindow(of: scene.body)
}
