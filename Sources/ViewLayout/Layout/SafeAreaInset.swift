@_spi(Runtime) import Drawing
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension View {
  /// Shows a bar at an edge and keeps this view's content clear of it; a scroll view's scrolls below it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, content: content()))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        content: content()))
  }

  /// Makes the safe area of this view smaller; a scroll view's content gets margins.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets))
  }

  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    modifier(SafeAreaPadding(insets: EdgeInsets(length ?? 16, edges: edges)))
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

// MARK: Insets

nonisolated private struct SafeAreaInset<Secondary: View>: SecondaryModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let content: Secondary

  @MainActor var secondary: ZStack<Secondary> { ZStack(alignment: alignment) { content } }

  @MainActor func makeElement(node: Node, content: Element, secondary: Element) -> WrapperElement {
    SafeAreaInsetElement(node: node, content: content, bar: secondary)
  }

  @MainActor func configure(_ element: WrapperElement) {
    // A node configures what `makeElement` has made, and that makes no others.
    (element as! SafeAreaInsetElement).configure(edge, alignment, spacing ?? ViewSpacing.standard)
  }
}

private final class SafeAreaInsetElement: WrapperElement, SafeAreaReducing {
  private let bar: Element
  private var edge = Edge.top
  private var alignment = Alignment.center
  private var gap: CGFloat = 0

  init(node: Node, content: Element, bar: Element) {
    self.bar = bar
    super.init(node: node, content: content)
    bar.parent = self
  }

  func configure(_ edge: Edge, _ alignment: Alignment, _ gap: CGFloat) {
    guard (edge, alignment, gap) != (self.edge, self.alignment, self.gap) else { return }
    (self.edge, self.alignment, self.gap) = (edge, alignment, gap)
    setNeedsLayout()
  }

  override var childElements: [Element] { [content, bar] }

  /// A bar at the top is read first, whatever is drawn first.
  override func accessibilityElements() -> [AccessibilityElement] {
    (edge == .top || edge == .leading ? [bar, content] : [content, bar])
      .flatMap { $0.accessibilityElementsIfShown() }
  }

  private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    edge.axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  /// The edge as it lies in the window: the leading one is the right one from right to left.
  private var side: Edge {
    guard layoutDirection == .rightToLeft else { return edge }
    return edge == .leading ? .trailing : edge == .trailing ? .leading : edge
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    let size = bar.size(for: barOffer(proposal))
    return EdgeInsets(size[edge.axis] + gap, edges: Edge.Set(side))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let size = content.size(for: proposal.reduced(by: insets))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func layOutContent() {
    let insets = insets(ProposedViewSize(frame.size))
    content.layOutInside(frame, insets, placedProposal)
    let offer = barOffer(ProposedViewSize(frame.size))
    let size = bar.size(for: offer)
    let place = alignment.origin(of: bar, for: offer, in: frame.size)
    let origin: CGPoint =
      switch side {
      case .top: CGPoint(x: place.x, y: 0)
      case .bottom: CGPoint(x: place.x, y: frame.height - size.height)
      case .leading: CGPoint(x: 0, y: place.y)
      case .trailing: CGPoint(x: frame.width - size.width, y: place.y)
      }
    bar.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offer)
  }

  var freeFrame: CGRect { frameInWindow.inset(by: insets(ProposedViewSize(frame.size))) }

  override var safeAreaOfContent: CGRect { freeFrame(in: safeArea) }

  override var safeAreaLevelOfContent: SafeAreaLevel? {
    SafeAreaLevel(whole: frameInWindow, free: freeFrame)
  }

  override func display(into list: inout DisplayList) {
    content.draw(into: &list)
    bar.draw(into: &list)
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    bar.hitTest(point, into: &path) || content.hitTest(point, into: &path)
  }
}

// MARK: Padding

nonisolated private struct SafeAreaPadding: PrimitiveModifier {
  let insets: EdgeInsets

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    SafeAreaPaddingNode(view, in: context)
  }
}

private final class SafeAreaPaddingNode<Content: View>: WrappingNode<Content, SafeAreaPadding> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    let wrapper = SafeAreaPaddingElement(node: self, content: element)
    wrapper.wanted = modifier.insets
    return wrapper
  }

  override func modifierChanged(from old: SafeAreaPadding) {
    for case let element as SafeAreaPaddingElement in elements { element.wanted = modifier.insets }
  }
}

private final class SafeAreaPaddingElement: WrapperElement, SafeAreaReducing {
  var wanted = EdgeInsets() { didSet { if wanted != oldValue { setNeedsLayout() } } }

  /// As they lie in the window.
  private var insets: EdgeInsets {
    guard layoutDirection == .rightToLeft else { return wanted }
    return EdgeInsets(
      top: wanted.top, leading: wanted.trailing, bottom: wanted.bottom, trailing: wanted.leading)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: proposal.reduced(by: insets))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func layOutContent() { content.layOutInside(frame, insets, placedProposal) }

  var freeFrame: CGRect { frameInWindow.inset(by: insets) }

  override var safeAreaOfContent: CGRect { freeFrame(in: safeArea) }

  override var safeAreaLevelOfContent: SafeAreaLevel? {
    SafeAreaLevel(whole: frameInWindow, free: freeFrame)
  }
}

// MARK: Bars beside

/// Says that this view's neighbours in its stack are bars, under which its content may reach.
nonisolated package struct BetweenBars: PrimitiveModifier {
  nonisolated package init() {}

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    BetweenBarsNode(view, in: context)
  }
}

private final class BetweenBarsNode<Content: View>: WrappingNode<Content, BetweenBars> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    BetweenBarsElement(node: self, content: element)
  }
}

private final class BetweenBarsElement: WrapperElement, SafeAreaReducing {
  var freeFrame: CGRect { frameInWindow }
  var coveredFrame: CGRect { (parent ?? self).frameInWindow }

  override var safeAreaLevelOfContent: SafeAreaLevel? {
    SafeAreaLevel(whole: coveredFrame, free: freeFrame)
  }
}

extension ProposedViewSize {
  func reduced(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }
}

extension Edge {
  fileprivate var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

extension Element {
  /// Places this element into a box less `insets`; a scroll view reaches below what covers them.
  fileprivate func layOutInside(_ box: CGRect, _ insets: EdgeInsets, _ proposal: ProposedViewSize) {
    place(
      at: CGPoint(x: box.minX + insets.leading, y: box.minY + insets.top),
      proposal: proposal.reduced(by: insets))
  }
}
