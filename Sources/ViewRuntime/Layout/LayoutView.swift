import Drawing
import Foundation
import Geometry
import Motion

/// A view whose content is arranged by a layout.
@MainActor
package protocol LayoutContainer: PrimitiveView {
  associatedtype L: Layout
  associatedtype Content: View
  var layout: L { get }
  var content: Content { get }
  /// Makes the element, for containers that do more than their layout says.
  static func makeElement(layout: L, node: Node, source: Node) -> LayoutElement<L>
}

extension LayoutContainer {
  package static func makeElement(layout: L, node: Node, source: Node) -> LayoutElement<L> {
    LayoutElement(layout: layout, node: node, source: source)
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    LayoutNode(view, in: context)
  }
}

/// The views of `content` arranged by `layout`.
nonisolated package struct LayoutView<L: Layout, Content: View>: LayoutContainer {
  package var layout: L
  package var content: Content

  nonisolated package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }
}

@MainActor
package final class LayoutNode<Container: LayoutContainer>: ViewNode<Container>,
  AnimationParticipant
{
  private var content: ViewNode<Container.Content>!
  private var element: LayoutElement<Container.L>!
  private var animated: Animated<Container.L>?
  package var isParticipating = false

  package override init(_ view: Container, in context: NodeContext) {
    super.init(view, in: context)
    var contentContext = childContext()
    contentContext.inherited = inherited.belowLayout
    content = contentContext.makeNode(view.content)
    element = Container.makeElement(layout: view.layout, node: self, source: content)
  }

  package override var children: [Node] { [content] }
  package override func collectElements() -> [Element] { [element] }

  package override func childElementsChanged() -> Bool {
    // Children made in `init` announce themselves before there is an element.
    element?.childrenChanged()
    return false
  }

  package override func update(_ view: Container) {
    let old = self.view.layout
    self.view = view
    if !ViewEquality.areEqual(old, view.layout) { move(from: old) }
    content.update(view.content)
  }

  package override func runAgain() {
    isDirty = false
    element.layoutDirectionMayHaveChanged()
  }

  private func move(from old: Container.L) {
    if animated == nil, Container.L.AnimatableData.self != EmptyAnimatableData.self {
      animated = Animated(old)
    }
    animated?.setTarget(view.layout, for: self, participant: self)
    element.layout = animated?.presented ?? view.layout
    element.setNeedsLayout()
  }

  package func advance(to time: Double) -> Bool {
    guard isAlive else { return false }
    let goesOn = animated!.advance(to: time)
    element.layout = animated!.presented
    element.setNeedsLayout()
    return goesOn
  }
}

/// The element of a container: its children are placed by a `Layout`.
@MainActor
@_spi(Runtime) open class LayoutElement<L: Layout>: Element {
  open var layout: L { didSet { isCacheStale = true } }
  private let source: Node
  private var childrenCache: [Element]?
  private var orderCache: [Element]?
  private var cache: L.Cache?
  /// True when the layout is to bring its cache up to date before it is asked anything.
  private var isCacheStale = false
  private var knownSpacing: ViewSpacing?
  private var recorder: PlacementRecorder?
  private var recorded: (size: CGSize, proposal: ProposedViewSize)?

  package init(layout: L, node: Node, source: Node) {
    self.layout = layout
    self.source = source
    super.init(node: node)
  }

  open override var childElements: [Element] {
    if let childrenCache { return childrenCache }
    let children = source.elements
    for child in children { child.parent = self }
    childrenCache = children
    return children
  }

  package final func childrenChanged() {
    childrenCache = nil
    drawingOrderChanged()
    isCacheStale = true
    recorder = nil
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func layoutWasInvalidated() {
    recorded = nil
    knownSpacing = nil
    isCacheStale = true
  }

  open override var stackAxisOfContent: Axis? {
    (layout as? any DynamicStackLayout)?.stackAxis ?? L.layoutProperties.stackOrientation
  }

  // MARK: Asking the layout

  /// Hands out the stand-ins of the children.
  package final func withSubviews<Result>(_ body: (L.Subviews) -> Result) -> Result {
    withLayout { subviews, _ in body(subviews) }
  }

  private func withLayout<Result>(_ body: (L.Subviews, inout L.Cache) -> Result) -> Result {
    if recorder == nil {
      recorder = PlacementRecorder(elements: childElements.filter { !$0.isLeaving })
    }
    let recorder = recorder!
    let subviews = LayoutSubviews(
      recorder: recorder, range: 0..<recorder.elements.count, layoutDirection: layoutDirection)
    var cache = currentCache(subviews)
    self.cache = nil
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  private func currentCache(_ subviews: L.Subviews) -> L.Cache {
    defer { isCacheStale = false }
    guard var cache else { return layout.makeCache(subviews: subviews) }
    if isCacheStale { layout.updateCache(&cache, subviews: subviews) }
    return cache
  }

  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withLayout { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  /// Asked once a change: a stack asks each view several times, and it those in it.
  open override var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = withLayout { layout.spacing(subviews: $0, cache: &$1) }
    knownSpacing = spacing
    return spacing
  }

  public final override var hasGuidesOfContent: Bool { true }

  open override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions)
    -> CGFloat?
  {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let own = withLayout { subviews, cache in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews,
          cache: &cache)
    }
    if let own { return own }
    let placements = placements(size: dimensions.size, proposal: dimensions.proposal)
    return key.combine(
      zip(recorder!.elements, placements).map { child, placement in
        guard let placement else { return nil }
        let dimensions = child.dimensions(for: placement.proposal)
        return child.knownAlignment(key, in: dimensions).map {
          $0 + (key.isHorizontal ? placement.origin.x : placement.origin.y)
        }
      })
  }

  /// Where the layout puts its children in a box of `size` whose origin is 0, 0; asked once a change.
  private func placements(size: CGSize, proposal: ProposedViewSize) -> [PlacementRecorder
    .Placement?]
  {
    if let recorded, recorded.size == size, recorded.proposal == proposal {
      return recorder!.placements
    }
    withLayout { subviews, cache in
      recorder!.placements = Array(repeating: nil, count: recorder!.elements.count)
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache
      )
    }
    recorded = (size, proposal)
    return recorder!.placements
  }

  open override func layOutContent() {
    let placements = placements(size: frame.size, proposal: placedProposal)
    for (child, placement) in zip(recorder!.elements, placements) {
      // A subview that the layout forgot goes to the middle, as large as it likes.
      let place = placement ?? middle(of: child)
      let x = mirrored(place.origin.x, width: child.size(for: place.proposal).width)
      child.place(
        at: CGPoint(x: frame.minX + x, y: frame.minY + place.origin.y),
        proposal: place.proposal)
    }
  }

  private func middle(of child: Element) -> PlacementRecorder.Placement {
    let proposal = ProposedViewSize(frame.size)
    let size = child.size(for: proposal)
    return PlacementRecorder.Placement(
      origin: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2),
      proposal: proposal)
  }

  // MARK: Drawing and touching

  /// The children from back to front.
  private var drawingOrder: [Element] {
    if let orderCache { return orderCache }
    let order = childElements.inDrawingOrder
    orderCache = order
    return order
  }

  override func noteContentTouched(in memory: inout TouchedMemory) {
    // A larger group sees to it itself.
    guard let childrenCache, childrenCache.count <= Self.largeGroup else { return }
    for child in childrenCache { child.noteTouched(in: &memory) }
  }

  open override func traitOfContentChanged() { drawingOrderChanged() }

  private func drawingOrderChanged() {
    orderCache = nil
    groupDrawing?.orderChanged()
  }

  open override func display(into list: inout DisplayList) {
    guard childElements.count > Self.largeGroup else {
      for child in drawingOrder { child.draw(into: &list) }
      return
    }
    // The picture of many views is kept as one, so that containers around need not copy all of it
    // whenever something else changes.
    var items = itemsToReplace()
    let drawing = groupDrawing ?? GroupDrawing()
    groupDrawing = drawing
    drawing.draw(drawingOrder, following: host.animations, replacing: &items)
    if items.isEmpty { return }
    let group = Layer(LayerEffect(), DisplayList(items))
    latestGroup = group
    list.append(.layer(group))
  }

  /// What was drawn last, if nobody else looks at it any more: each item is replaced by the next one of
  /// its child, so that the memory of one is used for another while it is still in the cache.
  private func itemsToReplace() -> [DisplayItem] {
    var items: [DisplayItem] = []
    if isKnownUniquelyReferenced(&latestGroup) { items = latestGroup!.content.items }
    latestGroup = nil
    if items.isEmpty { items.reserveCapacity(childElements.count) }
    return items
  }

  private static var largeGroup: Int { 32 }

  /// Made for a large group only.
  private var groupDrawing: GroupDrawing?

  /// The picture of many views that was made last.
  private var latestGroup: Layer?

  open override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    for child in drawingOrder.reversed() where !child.isLeaving {
      if child.hitTest(point, into: &path) { return true }
    }
    return false
  }
}

extension [Element] {
  /// From back to front: by `zIndex`, and among equals as they stand.
  @MainActor package var inDrawingOrder: [Element] { inDrawingOrder { _ in 0 } }

  /// The same, with `depth` of what has no `zIndex`.
  @MainActor package func inDrawingOrder(depth: (Element) -> Double) -> [Element] {
    let depths = map { $0.trait(ZIndexTrait.self) ?? depth($0) }
    guard depths.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}
