/// A view type of users' that another module makes nodes for: a representable.
///
/// Public because users' types conform to protocols that refine it; nothing in it is for them.
@preconcurrency @MainActor
public protocol _HostedView: View where Body == Never {
  static func _makeHostedNode(_ view: Self, in context: _HostedNodeContext) -> _HostedNode
}

/// Where a hosted view's node will stand.
public struct _HostedNodeContext {
  package let context: NodeContext
}

/// The node of a hosted view.
public struct _HostedNode {
  let node: Node
  package init(_ node: Node) { self.node = node }
}

/// The dynamic properties of a value that a node shows other than by its body.
@MainActor
package final class NodeProperties<Value> {
  private let storage = PropertyStorage(fields: DynamicPropertyFields.of(Value.self))

  package init() {}

  package func attach(to node: Node) { storage.setNode(node) }

  /// The value with its properties connected.
  package func installed(_ value: Value) -> Value {
    var value = value
    storage.install(in: &value)
    return value
  }

  package func remove() { storage.remove() }
}
