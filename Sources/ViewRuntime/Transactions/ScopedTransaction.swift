import Motion

extension View {
  /// Animates the changes of what `body` adds to this view, and not those of the view itself.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      ScopedTransaction(view: body(PlaceholderContentView())) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  /// Changes the transaction for what `body` adds to this view, and not for the view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(ScopedTransaction(view: body(PlaceholderContentView()), change: transform))
  }
}

/// A view around the content with transactions of its own.
nonisolated private struct ScopedTransaction<Scoped: View>: PrimitiveModifier {
  let view: Scoped
  let change: (inout Transaction) -> Void

  nonisolated init(view: Scoped, change: @escaping (inout Transaction) -> Void) {
    self.view = view
    self.change = change
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ScopedTransactionNode(view, in: context)
  }
}

private final class ScopedTransactionNode<Content: View, Scoped: View>:
  ViewNode<ModifiedContent<Content, ScopedTransaction<Scoped>>>, ModifierContent
{
  private struct WeakPlaceholder { weak var node: (any Placeholder)? }

  private let scope: TransactionScope
  private var scoped: ViewNode<Scoped>!
  private var placeholders: [WeakPlaceholder] = []

  override init(
    _ view: ModifiedContent<Content, ScopedTransaction<Scoped>>, in context: NodeContext
  ) {
    scope = TransactionScope(parent: context.inherited.transactions)
    scope.change = view.modifier.change
    super.init(view, in: context)
    var scopedContext = childContext()
    scopedContext.inherited.modifierContent = self
    scopedContext.inherited.transactions = scope
    scoped = scopedContext.makeNode(view.modifier.view)
  }

  override var children: [Node] { [scoped] }

  override func update(_ view: ModifiedContent<Content, ScopedTransaction<Scoped>>) {
    self.view = view
    scope.change = view.modifier.change
    scope.invalidate()
    scoped.update(view.modifier.view)
    placeholders.removeAll { $0.node == nil }
    for placeholder in placeholders { placeholder.node?.contentChanged() }
  }

  var contentInherited: InheritedContext { inherited }
  var keepsTransactions: Bool { true }

  func makeContent(in context: NodeContext) -> Node { context.makeNode(view.content) }

  // The node that `makeContent` has made for a view of this type.
  func updateContent(_ node: Node) { (node as! ViewNode<Content>).update(view.content) }

  func register(_ placeholder: any Placeholder) {
    placeholders.append(WeakPlaceholder(node: placeholder))
  }
}
