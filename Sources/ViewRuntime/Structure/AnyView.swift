/// A view whose type is hidden. Another type in the same place is another identity.
nonisolated public struct AnyView: PrimitiveView {
  package let content: any View

  nonisolated public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = view
  }

  @MainActor package static func makeNode(_ view: AnyView, in context: NodeContext) -> ViewNode<
    AnyView
  > {
    AnyViewNode(view, in: context)
  }

  private final class AnyViewNode: DynamicNode<AnyView> {
    override init(_ view: AnyView, in context: NodeContext) {
      super.init(view, in: context)
      reconcile()
    }

    override func update(_ view: AnyView) {
      self.view = view
      reconcile()
    }

    private func reconcile() { show(view.content) }

    private func show<Content: View>(_ content: Content) {
      setChildren([DynamicChild(id: AnyHashable(ObjectIdentifier(Content.self)), view: content)])
    }
  }
}
