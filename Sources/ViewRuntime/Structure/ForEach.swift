/// A view for each element of a collection; an element's `id` is its view's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let identify: (Data.Element) -> ID
  /// Removes the element of an identity, where the program said how.
  fileprivate var delete: ((ID) -> Void)?
  /// Moves the element of an identity by a number of places, where the program said how.
  fileprivate var move: ((ID, Int) -> Void)?

  /// Elements whose content is not a view: marks of a chart, say.
  nonisolated package init(
    contentOf data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.init(data: data, content: content, identify: identify)
  }

  nonisolated fileprivate init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identify = identify
  }
}

/// A collection of views that knows which element each came from.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach is drawn by the runtime") }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

/// One row of a `ForEach`, and where it stands among the others.
package struct ForEachRow<Content: View> {
  package let content: Content
  package let id: AnyHashable
  package let isFirst: Bool
  package let isLast: Bool
  /// Removes the row's element; nil where that cannot be.
  package let delete: (() -> Void)?
  /// Moves the row's element by a number of places; nil where that cannot be.
  package let move: ((Int) -> Void)?
}

extension ForEach where Content: View {
  /// The same rows with the same identities, each in the view that `wrap` makes of it.
  package func wrapped<Row: View>(
    _ wrap: @escaping (ForEachRow<Content>) -> Row
  ) -> ForEach<Data, ID, Row> {
    let (content, identify, delete, move) = (content, identify, delete, move)
    let first = data.first.map(identify)
    let last = data.last.map(identify)
    return ForEach<Data, ID, Row>(
      data: data,
      content: { element in
        let id = identify(element)
        var deleteRow: (() -> Void)?
        if let delete { deleteRow = { delete(id) } }
        var moveRow: ((Int) -> Void)?
        if let move { moveRow = { move(id, $0) } }
        return wrap(
          ForEachRow(
            content: content(element), id: AnyHashable(id), isFirst: id == first,
            isLast: id == last,
            delete: deleteRow, move: moveRow))
      }, identify: identify)
  }
}

extension ForEach where Content: View {
  /// The same rows, which are removed and moved as before, each in the view that `wrap` makes of it; it is told how to
  /// find the place of the row among the others.
  nonisolated package func mapped<Row: View>(
    _ wrap: @escaping (Content, _ index: @escaping () -> Int?) -> Row
  ) -> ForEach<Data, ID, Row> {
    let (content, identify, data) = (content, identify, data)
    var result = ForEach<Data, ID, Row>(
      data: data,
      content: { element in
        let id = identify(element)
        return wrap(content(element)) {
          data.firstIndex { identify($0) == id }
            .map { data.distance(from: data.startIndex, to: $0) }
        }
      }, identify: identify)
    result.delete = delete
    result.move = move
    return result
  }
}

/// Rows whose elements may be removed and moved by their places.
package protocol EditableRows {
  /// The same rows, of which each can be removed; nil where none can.
  func deleting(_ delete: ((Int) -> Void)?) -> Self
  /// The same rows, of which each can be moved before another, or behind the last one; nil where none can.
  func moving(_ move: ((_ from: Int, _ to: Int) -> Void)?) -> Self
}

extension ForEach: EditableRows where Content: View {
  package func deleting(_ delete: ((Int) -> Void)?) -> Self {
    var copy = self
    copy.delete = nil
    guard let delete else { return copy }
    let (data, identify) = (data, identify)
    copy.delete = { id in
      guard let index = data.firstIndex(where: { identify($0) == id }) else { return }
      delete(data.distance(from: data.startIndex, to: index))
    }
    return copy
  }

  package func moving(_ move: ((Int, Int) -> Void)?) -> Self {
    var copy = self
    copy.move = nil
    guard let move else { return copy }
    let (data, identify) = (data, identify)
    copy.move = { id, steps in
      guard let index = data.firstIndex(where: { identify($0) == id }) else { return }
      let from = data.distance(from: data.startIndex, to: index)
      let to = min(max(0, from + steps), data.count - 1)
      if to != from { move(from, to > from ? to + 1 : to) }
    }
    return copy
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Each row is known by its place in the range, 0 for the first: what a picker of them chooses.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    let first = data.lowerBound
    self.init(data: data, content: content, identify: { $0 - first })
  }
}

extension ForEach where Content: View {
  /// A row for each element of a bound collection, with a binding to that element.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
      content: { entry in content(data[element: entry.0, last: collection[entry.0]]) },
      identify: { $0.1 })
  }

  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, content: content)
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element; `last` is answered once the element is gone.
  nonisolated fileprivate subscript(element index: Value.Index, last last: Value.Element)
    -> Binding<Value.Element>
  {
    Binding<Value.Element>(
      get: {
        let collection = wrappedValue
        return collection.indices.contains(index) ? collection[index] : last
      },
      set: { wrappedValue[index] = $0 })
  }
}

/// Elements that are known only once views have been built: another view makes the rows.
package protocol DeferredElements {
  var rows: AnyView { get }
}

extension ForEach where Content: View, Data: DeferredElements {
  /// Rows that `data` makes by itself.
  nonisolated package init(
    deferred data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.init(data: data, content: content, identify: identify)
  }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    Data.self is any DeferredElements.Type
      ? DeferredRowsNode(view, in: context) : ForEachNode(view, in: context)
  }
}

/// Shows the view that makes the rows.
private final class DeferredRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private var rows: ViewNode<AnyView>!

  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    super.init(view, in: context)
    // Such a node is made for deferred elements alone.
    rows = childContext().makeNode((view.data as! any DeferredElements).rows)
  }

  override var children: [Node] { [rows] }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    // Such a node is made for deferred elements alone.
    rows.update((view.data as! any DeferredElements).rows)
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode<ForEach<Data, ID, Content>>, LazyChildren, IdentifiedChildren
{
  let isLazy: Bool
  private var shownRange: Range<Int>?

  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    isLazy = context.inherited.buildsLazily
    super.init(view, in: context)
    // A row is built whole.
    inherited.buildsLazily = false
    if !isLazy { reconcile() }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    if isLazy { lazyContainer?.lazyChildrenChanged() } else { reconcile() }
  }

  private func reconcile() {
    // A child's closure runs under this node's tracking: what it reads makes this node run again. What the bodies of
    // rows read does not: an object that one row shows makes that row run again, and no other.
    setChildren(host.track(self) { view.data.map { child(for: $0) } })
  }

  private func child(for element: Data.Element) -> DynamicChild {
    let id = view.identify(element)
    let content = view.content(element)
    let (delete, move) = (view.delete, view.move)
    guard delete != nil || move != nil else {
      return DynamicChild(id: AnyHashable(id), view: content)
    }
    return DynamicChild(
      id: AnyHashable(id),
      view: content.modifier(
        TraitModifier(
          RowDeletionTrait.self, value: delete.map { delete in { delete(id) } },
          affectsLayout: false)
      ).modifier(
        TraitModifier(
          RowMoveTrait.self, value: move.map { move in { move(id, $0) } }, affectsLayout: false)))
  }

  override func runAgain() {
    if isLazy { lazyContainer?.lazyChildrenChanged() } else { reconcile() }
  }

  // MARK: Lazy containers ask for the rows they show.

  weak var lazyContainer: (any LazyContainer)?

  var count: Int { view.data.count }

  var shownRows: [[Element]] { elementsOfChildren }

  func showRows(_ range: Range<Int>, isScrolling: Bool) {
    // While only scrolled, the rows themselves are as they were.
    if isScrolling, range == shownRange { return }
    let isFirst = shownRange == nil
    shownRange = range
    skipsTransitions = isScrolling
    defer { skipsTransitions = false }
    setChildren(
      host.track(self) {
        let data = view.data
        return range.clamped(to: 0..<data.count).map {
          child(for: data[data.index(data.startIndex, offsetBy: $0)])
        }
      })
    // The nodes around, such as a condition, were asked before there was a row.
    if isFirst { elementsChanged() }
  }

  func rowIndex(of id: AnyHashable) -> Int? {
    let data = view.data
    let index =
      data.firstIndex { AnyHashable(view.identify($0)) == id }
      // An identity that `.id` gave is known only to the row itself.
      ?? data.firstIndex { ExplicitIdentity.isGiven(id, in: view.content($0)) }
    return index.map { data.distance(from: data.startIndex, to: $0) }
  }
}
