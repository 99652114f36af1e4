import Drawing
import Foundation
import Geometry

/// An element around one other, which it passes everything through to unless it is overridden.
@MainActor
package class WrapperElement: MovingElement {
  package let content: Element

  package init(node: Node, content: Element) {
    self.content = content
    super.init(node: node)
    content.parent = self
  }

  /// True when the content's positions are relative to this element, so that it moves as one.
  package var isDrawingContainer: Bool { false }

  package final override var moves: Bool { isDrawingContainer }

  package override var childElements: [Element] { [content] }

  package override var isLeaving: Bool {
    get { super.isLeaving || content.isLeaving }
    set { super.isLeaving = newValue }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  package override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    content.explicitAlignment(key, in: content.dimensions(for: dimensions.proposal))
  }

  package override var spacing: ViewSpacing { content.spacing }

  package override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { content.trait(key) }

  /// Where the content's positions start.
  package final var contentOrigin: CGPoint { isDrawingContainer ? .zero : frame.origin }

  package override func layOutContent() { content.place(at: contentOrigin, proposal: placedProposal) }

  package override func display(into list: inout DisplayList) {
    guard isDrawingContainer else { return content.draw(into: &list) }
    var inner = DisplayList()
    content.draw(into: &inner)
    list.append(inner, at: presentedFrame.origin)
  }

  package override var contentTransform: ProjectionTransform? {
    guard isDrawingContainer else { return nil }
    return ProjectionTransform(translation: presentedFrame.origin)
  }

  package override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    guard isDrawingContainer else { return content.hitTest(point, into: &path) }
    guard var transform = contentTransform, transform.invert() else { return false }
    return content.hitTest(point.applying(transform), into: &path)
  }
}

extension ProjectionTransform {
  package init(translation: CGPoint) {
    self.init(CGAffineTransform(translationX: translation.x, y: translation.y))
  }
}

/// A node that puts one wrapper around each element of its content.
@MainActor
package class WrappingNode<Content: View, Modifier: ViewModifier>: ModifiedNode<Content, Modifier> {
  private var wrappers: [ObjectIdentifier: WrapperElement] = [:]

  package func makeWrapper(around element: Element) -> WrapperElement {
    WrapperElement(node: self, content: element)
  }

  package final override func collectElements() -> [Element] {
    var kept: [ObjectIdentifier: WrapperElement] = [:]
    let elements: [Element] = content.elements.map { element in
      let key = ObjectIdentifier(element)
      let wrapper = wrappers[key] ?? makeWrapper(around: element)
      element.parent = wrapper
      kept[key] = wrapper
      return wrapper
    }
    wrappers = kept
    return elements
  }
}
