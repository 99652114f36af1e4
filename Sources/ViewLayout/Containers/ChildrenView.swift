import Foundation
@_spi(Runtime) import ViewRuntime

/// A view made from the single views of its content: the rows of a list, the options of a picker.
///
/// The content is built once, in the environment of this place; `makeBody` says where each of its
/// views goes. A view that it leaves out keeps its state but is not shown.
nonisolated package struct ChildrenView<Content: View, Result: View>: PrimitiveView {
  let content: Content
  let reachesViews: Bool
  let makeBody: @MainActor ([ChildView]) -> Result

  /// - Parameter reachesViews: true where the environment that `makeBody` sets around a view reaches into it. It costs
  ///   each view a scope of its own.
  nonisolated package init(
    _ content: Content, reachesViews: Bool = false,
    @ViewBuilder makeBody: @escaping @MainActor ([ChildView]) -> Result
  ) {
    self.content = content
    self.reachesViews = reachesViews
    self.makeBody = makeBody
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    ChildrenNode(view, in: context)
  }
}

/// One view of the content of a `ChildrenView`. It can be shown in one place only, unless the container has `places`.
nonisolated package struct ChildView: PrimitiveView, Identifiable, Equatable, @unchecked Sendable {
  let element: Element
  /// The environment of the container.
  let outer: EnvironmentScope
  /// What `ForEach` knows it by, where it has no tag.
  let identity: AnyHashable?
  /// Where it is shown; nil where that is one place.
  let places: ChildPlaces?

  package var id: ObjectIdentifier { ObjectIdentifier(element) }

  package static func == (left: ChildView, right: ChildView) -> Bool {
    left.element === right.element
  }

  /// This view, for what decides on which views are shown.
  @MainActor package var part: AppearanceScope.Shown { .part(of: element) }

  /// The value of `.tag`, else the identity that `ForEach` gave it.
  @MainActor package var tag: AnyHashable? { element.trait(TagTrait.self) ?? identity }

  @MainActor package func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    element.trait(key)
  }

  /// The first thing that it says to those who do not see it.
  @MainActor package var spokenName: String? {
    element.accessibilityElementsIfShown().lazy.compactMap(\.label).first
  }

  /// Whether it is words, and no picture. It need not be placed yet.
  @MainActor package var isText: Bool {
    let traits = Self.leafTraits(of: element)
    return traits.contains { $0.contains(.isStaticText) }
      && !traits.contains { $0.contains(.isImage) }
  }

  @MainActor private static func leafTraits(of element: Element) -> [AccessibilityTraits] {
    let children = element.childElements
    guard children.isEmpty else { return children.flatMap(leafTraits) }
    return element.accessibilityElements().map(\.traits)
  }

  /// The options of a picker are known by their tags or identities; an optional selection matches too.
  @MainActor package func isTagged(_ value: AnyHashable) -> Bool {
    guard let tag else { return false }
    return tag == value || AnyHashable(Optional(tag)) == value
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    ChildNode(view, in: context)
  }
}

private final class ChildNode: ViewNode<ChildView>, ChildPlace {
  /// The view made again, where it is shown elsewhere as well.
  private var twin: Node?

  override init(_ view: ChildView, in context: NodeContext) {
    super.init(view, in: context)
    take()
  }

  override var children: [Node] { twin.map { [$0] } ?? [] }
  override func collectElements() -> [Element] { twin?.elements ?? [view.element] }

  override func update(_ view: ChildView) {
    let isSame = self.view == view
    if !isSame { leave() }
    self.view = view
    guard !isSame else { return }
    take()
    elementsChanged()
  }

  private func take() {
    reach(view.element.node.inherited.place)
    // Where it was shown before may go in this pass.
    if view.places?.isFirst(self, for: view.element) == false { setNeedsUpdate() }
  }

  override func runAgain() {
    isDirty = false
    guard twin == nil, let places = view.places, !places.isFirst(self, for: view.element) else {
      return
    }
    let source = places.source(of: view.element)
    var context = childContext()
    context.inherited = source.inherited
    context.givePlace()
    reach(context.inherited.place)
    twin = source.makeTwin(in: context)
    guard twin != nil else { return }
    places.addFurther(self)
    elementsChanged()
  }

  func contentWasUpdated() {
    guard let twin, let places = view.places else { return }
    if places.source(of: view.element).updateTwin(twin) { return }
    forgetTwin()
    runAgain()
  }

  private func leave() {
    view.places?.leave(self, for: view.element)
    forgetTwin()
  }

  private func forgetTwin() {
    twin?.remove()
    twin = nil
  }

  /// What is set around the view here holds for it, although it was made elsewhere.
  private func reach(_ place: EnvironmentScope?) {
    place?.passBy(inherited.environment, before: view.outer)
  }

  override func willBeRemoved() { view.places?.leave(self, for: view.element) }
}

private final class ChildrenNode<Content: View, Result: View>: ViewNode<
  ChildrenView<Content, Result>
>, ShowsSomeChildren
{
  private var content: ViewNode<Content>!
  private var body: ViewNode<Result>!
  private var shown: [ChildView] = []
  private var places: ChildPlaces?

  override init(_ view: ChildrenView<Content, Result>, in context: NodeContext) {
    super.init(view, in: context)
    var contentContext = childContext()
    contentContext.inherited = inherited.belowLayout
    // Which views there are is asked at once, also where what is made of them is built as it is seen.
    contentContext.inherited.buildsLazily = false
    if view.reachesViews {
      contentContext.givePlace()
      places = ChildPlaces(container: self)
    }
    content = contentContext.makeNode(view.content)
    body = childContext().makeNode(runBody())
  }

  override var children: [Node] { [content, body] }
  var shownChildren: [Node] { [body] }
  override func collectElements() -> [Element] { body.elements }

  override func childElementsChanged() -> Bool {
    // The content announces itself before there is a body.
    if body != nil, collectChildren() != shown { setNeedsUpdate() }
    return true
  }

  override func update(_ view: ChildrenView<Content, Result>) {
    self.view = view
    content.update(view.content)
    places?.contentWasUpdated()
    runAgain()
  }

  override func runAgain() {
    isDirty = false
    body.update(runBody())
  }

  private func runBody() -> Result {
    shown = collectChildren()
    return host.track(self) { view.makeBody(shown) }
  }

  private func collectChildren() -> [ChildView] {
    var identities: [ObjectIdentifier: AnyHashable] = [:]
    content.forEachIdentifiedChild { id, node in
      for element in node.elements { identities[ObjectIdentifier(element)] = id }
    }
    return content.elements.filter { !$0.isLeaving }.map {
      ChildView(
        element: $0, outer: inherited.environment, identity: identities[ObjectIdentifier($0)],
        places: places)
    }
  }
}
