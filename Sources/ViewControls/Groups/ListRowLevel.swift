import Foundation
@_spi(Runtime) import ViewRuntime

/// Says that each view of the content becomes a row of a list.
nonisolated package struct RowLevelModifier: PrimitiveModifier {
  nonisolated package init() {}

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    RowLevelNode(view, in: context)
  }
}

private final class RowLevelNode<Content: View>: ModifiedNode<Content, RowLevelModifier> {
  override func contentContext() -> NodeContext {
    var context = childContext()
    context.inherited.makesRows = true
    return context
  }
}

/// A view that knows whether it makes rows of a list, or stands inside of one or elsewhere.
nonisolated struct RowLevelReader<Content: View>: PrimitiveView {
  let content: @MainActor (_ makesRows: Bool) -> Content

  nonisolated init(@ViewBuilder content: @escaping @MainActor (_ makesRows: Bool) -> Content) {
    self.content = content
  }

  @MainActor static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    RowLevelReaderNode(view, in: context)
  }
}

private final class RowLevelReaderNode<Content: View>: ViewNode<RowLevelReader<Content>> {
  private var content: ViewNode<Content>!

  override init(_ view: RowLevelReader<Content>, in context: NodeContext) {
    super.init(view, in: context)
    content = childContext().makeNode(run())
  }

  override var children: [Node] { [content] }

  override func update(_ view: RowLevelReader<Content>) {
    self.view = view
    runAgain()
  }

  override func runAgain() {
    isDirty = false
    content.update(run())
  }

  private func run() -> Content { host.track(self) { view.content(inherited.makesRows) } }
}
