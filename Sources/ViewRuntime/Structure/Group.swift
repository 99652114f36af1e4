/// Several views treated as one where a modifier is applied, each by itself where they are laid out.
public struct Group<Content> {
  package let content: Content

  nonisolated package init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("a group is drawn by the runtime") }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    GroupNode(view, in: context)
  }
}

private final class GroupNode<Content: View>: ViewNode<Group<Content>> {
  private var content: ViewNode<Content>!

  override init(_ view: Group<Content>, in context: NodeContext) {
    super.init(view, in: context)
    content = childContext().makeNode(view.content)
  }

  override var children: [Node] { [content] }

  override func update(_ view: Group<Content>) {
    self.view = view
    content.update(view.content)
  }
}
