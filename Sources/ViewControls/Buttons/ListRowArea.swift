@_spi(Runtime) import ViewRuntime

/// Marks the whole of a list's row with its margins: where a button that is all of the row is touched.
nonisolated package struct ListRowArea: PrimitiveModifier {
  package init() {}

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ListRowAreaNode(view, in: context)
  }
}

private final class ListRowAreaNode<Content: View>: WrappingNode<Content, ListRowArea> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    ListRowElement(node: self, content: element)
  }
}

/// A row of a list, as high as the row is.
@MainActor
final class ListRowElement: WrapperElement {}
