import Drawing
import Foundation
import Geometry
import Motion

/// Views of which nothing says how they stand: several are arranged along `axis`, 8 points or what they
/// wish apart and centred across it. A single one stands as if there were nothing around it.
///
/// So the views of a window, a sheet or a screen lie below one another, and those of a button's label side
/// by side.
nonisolated package struct ImplicitStack<Content: View>: PrimitiveView {
  let axis: Axis
  let content: Content
  /// Whether there is a stack of nothing where the content has no views, so that what surrounds it is there.
  let standsEmpty: Bool

  nonisolated package init(_ axis: Axis, standsEmpty: Bool = false, content: Content) {
    self.axis = axis
    self.standsEmpty = standsEmpty
    self.content = content
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    ImplicitStackNode(view, in: context)
  }
}

/// Hands on its content's one element, or a stack of several.
@MainActor
private final class ImplicitStackNode<Content: View>: ViewNode<ImplicitStack<Content>> {
  private var content: ViewNode<Content>!
  private var stack: ImplicitStackElement!

  override init(_ view: ImplicitStack<Content>, in context: NodeContext) {
    super.init(view, in: context)
    var contentContext = childContext()
    contentContext.inherited = inherited.belowLayout
    content = contentContext.makeNode(view.content)
    stack = ImplicitStackElement(
      layout: ImplicitStackLayout(axis: view.axis), node: self, source: content)
  }

  override var children: [Node] { [content] }

  override func collectElements() -> [Element] {
    let elements = content.elements
    return elements.count > 1 || (elements.isEmpty && view.standsEmpty) ? [stack] : elements
  }

  override func childElementsChanged() -> Bool {
    // Children made in `init` announce themselves before there is a stack.
    stack?.childrenChanged()
    return true
  }

  override func update(_ view: ImplicitStack<Content>) {
    self.view = view
    if stack.layout.axis != view.axis { stack.layout = ImplicitStackLayout(axis: view.axis) }
    content.update(view.content)
  }

  override func runAgain() {
    isDirty = false
    stack.layoutDirectionMayHaveChanged()
  }
}

private final class ImplicitStackElement: LayoutElement<ImplicitStackLayout> {
  override var stackAxisOfContent: Axis? {
    let staying = childElements.count { !$0.isLeaving }
    return staying > 1 ? layout.axis : parent?.stackAxisOfContent
  }
}

private struct ImplicitStackLayout: Layout {
  let axis: Axis

  private var arrangement: StackArrangement {
    let guide =
      axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return StackArrangement(axis: axis, guide: guide, spacing: nil)
  }

  func makeCache(subviews: Subviews) -> _StackLayoutCache { arrangement.makeCache(subviews) }

  func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    arrangement.spacing(subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    arrangement.size(proposal, subviews, &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    arrangement.place(in: bounds, proposal, subviews, &cache)
  }
}
