/// A view with nothing in it.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
  nonisolated public init() {}

  @MainActor package static func makeNode(_ view: EmptyView, in context: NodeContext) -> ViewNode<
    EmptyView
  > {
    ViewNode(view, in: context)
  }
}
