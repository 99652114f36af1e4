@_spi(Runtime) import Drawing
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension View {
  /// Shows this view only where the views of `mask` cover it.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskEffect(alignment: alignment, mask: mask()))
  }

  /// Shows this view only where `mask` covers it.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskEffect(alignment: .center, mask: mask))
  }
}

nonisolated private struct MaskEffect<Mask: View>: PrimitiveModifier {
  let alignment: Alignment
  let mask: Mask

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    MaskNode(view, in: context)
  }

  /// The mask in a box of the content's size.
  fileprivate var stack: ZStack<Mask> { ZStack(alignment: alignment) { mask } }
}

/// Each view of the content has a mask of its own.
private final class MaskNode<Content: View, Mask: View>: WrappingNode<Content, MaskEffect<Mask>> {
  private var masks: [(wrapper: MaskElement, node: ViewNode<ZStack<Mask>>)] = []

  override var children: [Node] { [content] + masks.map(\.node) }

  override func makeWrapper(around element: Element) -> WrapperElement {
    var context = childContext()
    context.inherited = inherited.belowLayout
    let node = context.makeNode(modifier.stack)
    let wrapper = MaskElement(
      node: self, content: element, mask: node.elements[0], alignment: modifier.alignment)
    masks.append((wrapper, node))
    return wrapper
  }

  override func wrapperWasRemoved(_ wrapper: WrapperElement) {
    guard let index = masks.firstIndex(where: { $0.wrapper === wrapper }) else { return }
    masks.remove(at: index).node.remove()
  }

  override func modifierChanged(from old: MaskEffect<Mask>) {
    for (wrapper, node) in masks {
      wrapper.alignment = modifier.alignment
      node.update(modifier.stack)
    }
  }
}

/// Content seen through a mask that is offered the content's size.
@MainActor
private final class MaskElement: WrapperElement {
  private let mask: Element
  var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  init(node: Node, content: Element, mask: Element, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
    super.init(node: node, content: content)
    mask.parent = self
  }

  override var isDrawingContainer: Bool { true }

  override func layOutContent() {
    super.layOutContent()
    let offer = ProposedViewSize(frame.size)
    mask.place(
      at: alignment.origin(of: mask.dimensions(for: offer), in: dimensions(for: placedProposal)),
      proposal: offer)
  }

  override func display(into list: inout DisplayList) {
    var inner = DisplayList()
    content.draw(into: &inner)
    guard !inner.isEmpty else { return }
    var covering = DisplayList()
    mask.draw(into: &covering)
    guard !covering.isEmpty else { return }
    var effect = LayerEffect()
    effect.mask = covering
    effect.transform = ProjectionTransform(translation: paintedFrame.origin)
    list.append(.layer(Layer(effect, inner)))
  }
}
