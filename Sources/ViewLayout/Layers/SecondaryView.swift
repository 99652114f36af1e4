@_spi(Runtime) import Drawing
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A modifier that shows a second view together with each view of its content.
@MainActor
protocol SecondaryModifier: PrimitiveModifier {
  associatedtype Secondary: View
  /// The second view; several lie in front of one another.
  var secondary: ZStack<Secondary> { get }
  func makeElement(node: Node, content: Element, secondary: Element) -> WrapperElement
  /// Gives an element made by an earlier value this value's settings.
  func configure(_ element: WrapperElement)
}

extension SecondaryModifier {
  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    SecondaryNode(view, in: context)
  }
}

/// Each view of the content has a second view of its own.
private final class SecondaryNode<Content: View, Modifier: SecondaryModifier>: WrappingNode<
  Content, Modifier
>,
PreferenceScope
{
  private var secondaries: [(wrapper: WrapperElement, node: ViewNode<ZStack<Modifier.Secondary>>)] =
    []

  override var children: [Node] { [content] + secondaries.map(\.node) }
  var preferenceContent: Node { content }

  override func makeWrapper(around element: Element) -> WrapperElement {
    var context = childContext()
    context.inherited = inherited.belowLayout
    let node = context.makeNode(modifier.secondary)
    let wrapper = modifier.makeElement(node: self, content: element, secondary: node.elements[0])
    modifier.configure(wrapper)
    secondaries.append((wrapper, node))
    return wrapper
  }

  override func wrapperWasRemoved(_ wrapper: WrapperElement) {
    guard let index = secondaries.firstIndex(where: { $0.wrapper === wrapper }) else { return }
    secondaries.remove(at: index).node.remove()
  }

  override func modifierChanged(from old: Modifier) {
    for (wrapper, node) in secondaries {
      modifier.configure(wrapper)
      node.update(modifier.secondary)
    }
  }

  override func runAgain() {
    isDirty = false
    for (wrapper, _) in secondaries { wrapper.layoutDirectionMayHaveChanged() }
  }
}

/// A second view in front of or behind the content, which alone decides on the size.
///
/// The second view is offered the content's size; guides of the same name lie in the same place.
nonisolated struct SecondaryView<Secondary: View>: SecondaryModifier {
  let isInFront: Bool
  let alignment: Alignment
  let content: Secondary

  nonisolated init(isInFront: Bool, alignment: Alignment = .center, content: Secondary) {
    self.isInFront = isInFront
    self.alignment = alignment
    self.content = content
  }

  @MainActor var secondary: ZStack<Secondary> { ZStack(alignment: alignment) { content } }

  @MainActor func makeElement(node: Node, content: Element, secondary: Element) -> WrapperElement {
    LayeredElement(node: node, content: content, secondary: secondary)
  }

  @MainActor func configure(_ element: WrapperElement) {
    // A node configures what `makeElement` has made, and that makes no others.
    (element as! LayeredElement).configure(isInFront: isInFront, alignment: alignment)
  }
}

/// Content with a second view that is placed by it.
private final class LayeredElement: WrapperElement {
  private let secondary: Element
  private var isInFront = true
  private var alignment = Alignment.center

  init(node: Node, content: Element, secondary: Element) {
    self.secondary = secondary
    super.init(node: node, content: content)
    secondary.parent = self
  }

  func configure(isInFront: Bool, alignment: Alignment) {
    guard (isInFront, alignment) != (self.isInFront, self.alignment) else { return }
    (self.isInFront, self.alignment) = (isInFront, alignment)
    setNeedsLayout()
    setNeedsDisplay()
  }

  override var childElements: [Element] {
    isInFront ? [content, secondary] : [secondary, content]
  }

  override func layOutContent() {
    super.layOutContent()
    let offer = ProposedViewSize(frame.size)
    let dimensions = secondary.dimensions(for: offer)
    let origin = alignment.origin(of: dimensions, in: self.dimensions(for: placedProposal))
    secondary.place(
      at: CGPoint(
        x: frame.minX + mirrored(origin.x, width: dimensions.width), y: frame.minY + origin.y),
      proposal: offer)
  }

  override func display(into list: inout DisplayList) {
    for element in childElements { element.draw(into: &list) }
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    childElements.reversed().contains { $0.hitTest(point, into: &path) }
  }
}
