import Foundation
import Geometry
import ViewContent
@_spi(Runtime) import ViewRuntime

/// Changes what the content says to those who do not see it; it is asked when they ask.
nonisolated package struct AccessibilityModifier: PrimitiveModifier {
  /// Changes the elements of one view of the content.
  let change: @MainActor (inout [AccessibilityElement], AccessibilityContext) -> Void

  package init(
    _ change: @escaping @MainActor (inout [AccessibilityElement], AccessibilityContext) -> Void
  ) { self.change = change }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    AccessibilityNode(view, in: context)
  }
}

/// Where elements are changed.
@MainActor
package struct AccessibilityContext {
  let element: Element
  var environment: EnvironmentValues { element.environment }
  /// The view's, in points of the window.
  package var frame: CGRect { element.presentedFrameInWindow }

  /// The letters of `text`, translated and formatted as it would be shown here.
  package func string(_ text: Text) -> String { text.spoken(in: environment) }
}

private final class AccessibilityNode<Content: View>: WrappingNode<Content, AccessibilityModifier> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    AccessibilityWrapper(node: self, content: element) { [unowned self] in modifier.change }
  }
}

private final class AccessibilityWrapper: WrapperElement {
  private let change:
    @MainActor () -> (@MainActor (inout [AccessibilityElement], AccessibilityContext) -> Void)

  init(
    node: Node, content: Element,
    change:
      @escaping @MainActor () -> (
        @MainActor (inout [AccessibilityElement], AccessibilityContext) -> Void
      )
  ) {
    self.change = change
    super.init(node: node, content: content)
  }

  override var showsContentUnchanged: Bool { true }

  override func accessibilityElements() -> [AccessibilityElement] {
    var elements = super.accessibilityElements()
    change()(&elements, AccessibilityContext(element: self))
    return elements
  }
}

extension View {
  /// Changes each element of this view; a view that has none, as a shape, becomes one.
  nonisolated package func accessibilityAttribute(
    _ change: @escaping @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void
  ) -> some View {
    modifier(
      AccessibilityModifier { elements, context in
        if elements.isEmpty { elements = [AccessibilityElement(frame: context.frame)] }
        for index in elements.indices { change(&elements[index], context) }
      })
  }

  /// Makes one element of this view, as controls are: its label is what its texts say.
  nonisolated package func accessibilityControl(
    _ role: AccessibilityElement.Role,
    _ change: @escaping @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void =
      { _, _ in }
  ) -> some View {
    modifier(
      AccessibilityModifier { elements, context in
        var element = AccessibilityElement.combining(elements, role: role, frame: context.frame)
        element.traits.subtract([.isStaticText, .isImage, .isHeader])
        element.headingLevel = nil
        element.isEnabled = context.environment.isEnabled
        change(&element, context)
        elements = [element]
      })
  }

  /// Puts the elements of this view into a container.
  nonisolated package func accessibilityContainer(
    _ role: AccessibilityElement.Role,
    _ change: @escaping @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void =
      { _, _ in }
  ) -> some View {
    modifier(
      AccessibilityModifier { elements, context in
        var container = AccessibilityElement(role: role, frame: context.frame)
        container.isContainer = true
        container.children = elements.inReadingOrder
        change(&container, context)
        elements = [container]
      })
  }
}
