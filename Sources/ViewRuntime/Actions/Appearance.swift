import Foundation

extension View {
  /// Calls `action` before the first frame that shows this view.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceActions(onAppear: action, onDisappear: nil))
  }

  /// Calls `action` when this view is no longer shown.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceActions(onAppear: nil, onDisappear: action))
  }
}

nonisolated private struct AppearanceActions: PrimitiveModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    AppearanceNode(view, in: context)
  }
}

private final class AppearanceNode<Content: View>: ModifiedNode<Content, AppearanceActions>,
  AppearanceMember
{
  private var scope: AppearanceScope?
  private var hasAppeared = false

  override init(_ view: ModifiedContent<Content, AppearanceActions>, in context: NodeContext) {
    super.init(view, in: context)
    scope = joinAppearanceScope()
    if scope == nil {
      hasAppeared = true
      if let action = view.modifier.onAppear { host.afterPass { action() } }
    } else {
      host.afterPass { [weak self] in self?.appearanceMayHaveChanged() }
    }
  }

  func appearanceMayHaveChanged() {
    guard isAlive, let scope, scope.shows(self) != hasAppeared else { return }
    hasAppeared.toggle()
    if hasAppeared { modifier.onAppear?() } else { modifier.onDisappear?() }
  }

  override func willBeRemoved() {
    if hasAppeared, let action = modifier.onDisappear { host.afterPass { action() } }
  }
}
