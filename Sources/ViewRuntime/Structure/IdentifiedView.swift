extension View {
  /// Gives this view an identity: with another one it is another view, which comes in as the old goes out.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(id: id, content: self)
  }
}

/// A view with an identity of its own.
nonisolated private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let id: ID
  let content: Content

  @MainActor static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    IdentifiedNode(view, in: context)
  }
}

extension IdentifiedView: ExplicitlyIdentified {
  func hasIdentity(_ id: AnyHashable) -> Bool {
    AnyHashable(self.id) == id || ExplicitIdentity.isGiven(id, in: content)
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: DynamicNode<
  IdentifiedView<Content, ID>
>,
IdentifiedChildren
{
  override init(_ view: IdentifiedView<Content, ID>, in context: NodeContext) {
    super.init(view, in: context)
    reconcile()
  }

  override func update(_ view: IdentifiedView<Content, ID>) {
    self.view = view
    reconcile()
  }

  private func reconcile() {
    setChildren([DynamicChild(id: AnyHashable(view.id), view: view.content)])
  }
}
