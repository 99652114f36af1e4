/// Sets values in the environment of the views below.
nonisolated package struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  nonisolated package init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    EnvironmentNode(view, in: context)
  }
}

private final class EnvironmentNode<Content: View>: ModifiedNode<Content, EnvironmentModifier> {
  private var scope: EnvironmentScope!

  override func willMakeContent() {
    scope = EnvironmentScope(parent: inherited.environment)
    apply()
  }

  override func contentContext() -> NodeContext {
    var context = childContext()
    context.inherited.environment = scope
    return context
  }

  override func modifierChanged(from old: EnvironmentModifier) { apply() }

  /// What the change itself reads (a font made bold, say) is tracked: it is applied again then.
  override func runAgain() {
    isDirty = false
    apply()
  }

  private func apply() { host.track(self) { scope.set(modifier.change) } }
}

extension View {
  /// Sets one value in the environment of the views below.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes one value in the environment of the views below.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
