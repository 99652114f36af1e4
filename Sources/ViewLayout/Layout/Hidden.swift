@_spi(Runtime) import Drawing
import Foundation
@_spi(Runtime) import ViewRuntime

extension View {
  /// Keeps this view's place and shows nothing there.
  nonisolated public func hidden() -> some View { modifier(Hidden()) }
}

nonisolated private struct Hidden: PrimitiveModifier {
  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    HiddenNode(view, in: context)
  }
}

private final class HiddenNode<Content: View>: WrappingNode<Content, Hidden> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    HiddenElement(node: self, content: element)
  }
}

private final class HiddenElement: WrapperElement {
  override func display(into list: inout DisplayList) {}
  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool { false }
  override func accessibilityElements() -> [AccessibilityElement] { [] }
}
