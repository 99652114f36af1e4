import Drawing
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Keeps the content's elements and shows nothing of it: what stands for another view.
nonisolated package struct AccessibilityOnly: PrimitiveModifier {
  package init() {}

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    AccessibilityOnlyNode(view, in: context)
  }
}

private final class AccessibilityOnlyNode<Content: View>: WrappingNode<Content, AccessibilityOnly> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    UnseenElement(node: self, content: element)
  }
}

private final class UnseenElement: WrapperElement {
  override func display(into list: inout DisplayList) {}
  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool { false }
}

/// Shows the content and keeps its elements from those who do not see it.
nonisolated struct HiddenFromAccessibility: PrimitiveModifier {
  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    SilentNode(view, in: context)
  }
}

private final class SilentNode<Content: View>: WrappingNode<Content, HiddenFromAccessibility> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    SilentElement(node: self, content: element)
  }
}

private final class SilentElement: WrapperElement {
  override var showsContentUnchanged: Bool { true }
  override func accessibilityElements() -> [AccessibilityElement] { [] }
}
