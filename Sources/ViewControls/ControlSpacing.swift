import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Forgets what the text in a control wishes on some edges: there a control keeps the standard distances.
nonisolated struct ControlSpacing: PrimitiveModifier {
  let edges: Edge.Set

  nonisolated init(_ edges: Edge.Set) { self.edges = edges }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ControlSpacingNode(view, in: context)
  }
}

private final class ControlSpacingNode<Content: View>: WrappingNode<Content, ControlSpacing> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    ControlSpacingElement(node: self, content: element, edges: modifier.edges)
  }
}

private final class ControlSpacingElement: WrapperElement {
  private let edges: Edge.Set

  init(node: Node, content: Element, edges: Edge.Set) {
    self.edges = edges
    super.init(node: node, content: content)
  }

  override var spacing: ViewSpacing { content.spacing.resetting(edges) }
}
