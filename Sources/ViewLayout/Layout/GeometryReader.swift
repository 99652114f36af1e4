import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A view that takes all the space offered and makes its content from its size and place.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    GeometryReaderNode(view, in: context)
  }
}

/// Runs the content's closure once the size is known, and again whenever something it read is another.
private final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>> {
  private var slot: ContentSlot<Content>!
  private var element: GeometryReaderElement!
  private var source: GeometrySource!

  override init(_ view: GeometryReader<Content>, in context: NodeContext) {
    super.init(view, in: context)
    var contentContext = childContext()
    contentContext.inherited = inherited.belowLayout
    slot = ContentSlot(in: contentContext)
    element = GeometryReaderElement(layout: GeometryReaderLayout(), node: self, source: slot)
    source = GeometrySource(observing: element)
  }

  override var children: [Node] { [slot] }
  override func collectElements() -> [Element] { [element] }

  override func childElementsChanged() -> Bool {
    element.childrenChanged()
    return false
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    if slot.hasContent { runAgain() }
  }

  override func runAgain() {
    isDirty = false
    element.layoutDirectionMayHaveChanged()
    guard element.isPlaced else { return }
    let proxy = GeometryProxy(source: source)
    slot.show(host.track(self) { view.content(proxy) })
  }

  override func willBeRemoved() { host.preferences.remove(source) }
}

private final class GeometryReaderElement: LayoutElement<GeometryReaderLayout> {
  override func layOutContent() {
    if childElements.isEmpty { node.setNeedsUpdate() }
    super.layOutContent()
  }
}

/// A place for content that is made later than its parent.
@MainActor
final class ContentSlot<Content: View>: Node {
  private var content: ViewNode<Content>?

  var hasContent: Bool { content != nil }

  override var children: [Node] { content.map { [$0] } ?? [] }

  func show(_ view: Content) {
    if let content { return content.update(view) }
    content = childContext().makeNode(view)
    elementsChanged()
  }
}

/// Takes what is offered and puts all views into the top leading corner.
nonisolated struct GeometryReaderLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  /// The guides of the content are its own affair.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
