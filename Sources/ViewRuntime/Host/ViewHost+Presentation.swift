/// What covers the window's content, and what is kept beside it.
extension ViewHost {
  /// All that is seen, from back to front.
  package var windowElements: [Element] {
    (root?.elements ?? []) + presented.flatMap(\.elements)
  }

  /// What is in front: what covers the window, else the window's content.
  package var frontElements: [Element] { (presented.last ?? root as Node?)?.elements ?? [] }

  /// The nodes of what is in front, and of what is kept beside the window's content while nothing covers it.
  var frontRoots: [Node] {
    if let front = presented.last { return [front] }
    return (root.map { [$0] } ?? []) + attached
  }

  /// Shows `node`, which belongs to a node of the tree, in front of everything else.
  package func present(_ node: Node) {
    presented.append(node)
    rootElementsChanged()
  }

  package func dismiss(_ node: Node) {
    presented.removeAll { $0 === node }
    rootElementsChanged()
  }

  /// Keeps `view` beside the window's content: it is nowhere seen, but may present. It ends with `detach`, or with the
  /// window.
  package func attach<Attached: View>(_ view: Attached) -> Node {
    let context = NodeContext(
      host: self, parent: nil, inherited: InheritedContext(environment: rootScope))
    let node = context.makeNode(RootView(content: view))
    attached.append(node)
    return node
  }

  package func detach(_ node: Node) {
    attached.removeAll { $0 === node }
    node.remove()
  }
}
