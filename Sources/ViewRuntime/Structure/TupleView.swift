/// Several views side by side, in the order in which a `ViewBuilder` found them.
nonisolated public struct TupleView<T>: PrimitiveView {
  public var value: T
  private let children: TupleChildren

  nonisolated package init<each Content: View>(children: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each children)
    self.children = PackedChildren(repeat each children)
  }

  /// Of a tuple of two views, as extensions of `View` make it by hand.
  nonisolated public init<A: View, B: View>(_ value: T) where T == (A, B) {
    self.init(children: value.0, value.1)
  }
  nonisolated public init<A: View, B: View, C: View>(_ value: T) where T == (A, B, C) {
    self.init(children: value.0, value.1, value.2)
  }
  nonisolated public init<A: View, B: View, C: View, D: View>(_ value: T) where T == (A, B, C, D) {
    self.init(children: value.0, value.1, value.2, value.3)
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    TupleNode(view, in: context)
  }

  fileprivate final class TupleNode: ViewNode<TupleView<T>> {
    private var childNodes: [Node] = []

    override init(_ view: TupleView<T>, in context: NodeContext) {
      super.init(view, in: context)
      childNodes = view.children.makeNodes(in: childContext())
    }

    override var children: [Node] { childNodes }

    override func update(_ view: TupleView<T>) {
      self.view = view
      view.children.update(childNodes)
    }
  }
}

extension TupleView: ExplicitlyIdentified {
  package func hasIdentity(_ id: AnyHashable) -> Bool { children.hasIdentity(id) }
}

/// Several views where one may be written.
package protocol SeveralViews {
  var views: [AnyView] { get }
}

extension TupleView: SeveralViews {
  package var views: [AnyView] { children.views }
}

/// The children of a tuple behind one virtual call each way, so that no child is boxed by itself.
private class TupleChildren: @unchecked Sendable {
  @MainActor func makeNodes(in context: NodeContext) -> [Node] { [] }
  @MainActor func update(_ nodes: [Node]) {}
  func hasIdentity(_ id: AnyHashable) -> Bool { false }
  var views: [AnyView] { [] }
}

// Views are values that are only read here.
private final class PackedChildren<each Content: View>: TupleChildren, @unchecked Sendable {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  override func makeNodes(in context: NodeContext) -> [Node] {
    var nodes: [Node] = []
    for child in repeat each content { nodes.append(context.forOneOfSeveral.makeNode(child)) }
    return nodes
  }

  override func hasIdentity(_ id: AnyHashable) -> Bool {
    for child in repeat each content {
      if ExplicitIdentity.isGiven(id, in: child) { return true }
    }
    return false
  }

  override var views: [AnyView] {
    var views: [AnyView] = []
    for child in repeat each content { views.append(AnyView(child)) }
    return views
  }

  override func update(_ nodes: [Node]) {
    var index = 0
    for child in repeat each content {
      nodes[index].update(any: child)
      index += 1
    }
  }
}
