import Foundation

/// Places, and which of them lead to which.
@preconcurrency @MainActor
open class GKGraph {
  open private(set) var nodes: [GKGraphNode]?

  public init(_ nodes: [GKGraphNode] = []) { self.nodes = nodes }

  open func add(_ new: [GKGraphNode]) { nodes = (nodes ?? []) + new }

  open func remove(_ gone: [GKGraphNode]) {
    for node in gone { node.removeConnections(to: node.connectedNodes, bidirectional: true) }
    nodes?.removeAll { node in gone.contains { $0 === node } }
  }

  /// The cheapest way, both ends in it; empty where there is none.
  open func findPath(from start: GKGraphNode, to end: GKGraphNode) -> [GKGraphNode] {
    start.findPath(to: end)
  }
}

/// A place of a graph.
@preconcurrency @MainActor
open class GKGraphNode {
  open private(set) var connectedNodes: [GKGraphNode] = []

  public init() {}

  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes where !connectedNodes.contains(where: { $0 === node }) {
      connectedNodes.append(node)
    }
    guard bidirectional else { return }
    for node in nodes { node.addConnections(to: [self], bidirectional: false) }
  }

  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    connectedNodes.removeAll { own in nodes.contains { $0 === own } }
    guard bidirectional else { return }
    for node in nodes { node.removeConnections(to: [self], bidirectional: false) }
  }

  open func cost(to node: GKGraphNode) -> Float { 1 }
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

  open func findPath(from start: GKGraphNode) -> [GKGraphNode] { start.findPath(to: self) }

  /// Dijkstra's way: the place that is nearest so far is left first. O(n²) in the number of places that can be reached.
  open func findPath(to end: GKGraphNode) -> [GKGraphNode] {
    var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(self): 0]
    var before: [ObjectIdentifier: GKGraphNode] = [:]
    var open: [GKGraphNode] = [self]
    var closed: Set<ObjectIdentifier> = []
    while let next = open.min(by: {
      costs[ObjectIdentifier($0), default: .infinity]
        < costs[ObjectIdentifier($1), default: .infinity]
    }) {
      if next === end { return way(to: end, before) }
      open.removeAll { $0 === next }
      closed.insert(ObjectIdentifier(next))
      for node in next.connectedNodes where !closed.contains(ObjectIdentifier(node)) {
        let cost = costs[ObjectIdentifier(next), default: 0] + next.cost(to: node)
        if cost >= costs[ObjectIdentifier(node), default: .infinity] { continue }
        costs[ObjectIdentifier(node)] = cost
        before[ObjectIdentifier(node)] = next
        if !open.contains(where: { $0 === node }) { open.append(node) }
      }
    }
    return []
  }

  private func way(
    to end: GKGraphNode, _ before: [ObjectIdentifier: GKGraphNode]
  ) -> [GKGraphNode] {
    var path = [end]
    while let previous = before[ObjectIdentifier(path[0])] { path.insert(previous, at: 0) }
    return path
  }
}
