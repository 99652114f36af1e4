import Foundation
@_spi(Runtime) import ViewRuntime

extension View {
  /// Says where a guide lies in this view; `computeValue` is told its size and its own guides.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: g.key, computeValue: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: g.key, computeValue: computeValue))
  }
}

nonisolated private struct AlignmentGuide: PrimitiveModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    AlignmentGuideNode(view, in: context)
  }
}

private final class AlignmentGuideNode<Content: View>: WrappingNode<Content, AlignmentGuide> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    AlignmentGuideElement(node: self, content: element, guide: { [unowned self] in modifier })
  }

  override func modifierChanged(from old: AlignmentGuide) {
    guard !ViewEquality.areEqual(old, modifier) else { return }
    for element in elements { element.setNeedsLayout() }
  }

  override func runAgain() {
    isDirty = false
    for element in elements { element.setNeedsLayout() }
  }
}

private final class AlignmentGuideElement: WrapperElement {
  private let guide: () -> AlignmentGuide

  init(node: Node, content: Element, guide: @escaping () -> AlignmentGuide) {
    self.guide = guide
    super.init(node: node, content: content)
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let guide = guide()
    guard guide.key == key else { return super.explicitAlignment(key, in: dimensions) }
    return host.trackAlso(node) { guide.computeValue(content.dimensions(for: dimensions.proposal)) }
  }
}
