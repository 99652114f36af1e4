import Foundation
@_spi(Runtime) import ViewRuntime

extension View {
  /// Makes this view another one, with state of its own, whenever `id` changes.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(id: AnyHashable(id), content: self)
  }
}

/// A view with an identity of its own.
nonisolated struct IdentifiedView<Content: View>: PrimitiveView {
  let id: AnyHashable
  let content: Content

  @MainActor static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    IdentifiedNode(view, in: context)
  }
}

private final class IdentifiedNode<Content: View>: DynamicNode<IdentifiedView<Content>>,
  IdentifiedChildren
{
  override init(_ view: IdentifiedView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    reconcile()
  }

  override func update(_ view: IdentifiedView<Content>) {
    self.view = view
    reconcile()
  }

  private func reconcile() { setChildren([DynamicChild(id: view.id, view: view.content)]) }
}
