/// The order in which what several views ask for in one update is done: what stands around others first, what stands
/// beside one another from the first to the last, but the children of a loop from the last to the first.
///
/// SwiftUI keeps what each child of a `ForEach` has in a part of its graph of its own, and goes through such parts with
/// a stack. Programs rest on it, whose actions look for themselves in what the action of the next child changes.
@MainActor
struct ActionOrder {
  /// Where each child stands among those of its parent.
  private var places: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

  /// `items` in that order. Cost: their depth in the tree, and once for each parent its number of children.
  static func sorted<Item>(_ items: [Item], by node: (Item) -> Node) -> [Item] {
    guard items.count > 1 else { return items }
    var order = ActionOrder()
    return items.map { (item: $0, path: order.path(to: node($0))) }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.item)
  }

  /// From the root: which child, and which of its children, and so on.
  private mutating func path(to node: Node) -> [Int] {
    var path: [Int] = []
    var current = node
    while let parent = current.parent {
      let place = place(of: current, in: parent)
      path.append(parent is any IdentifiedChildren ? -place : place)
      current = parent
    }
    return path.reversed()
  }

  private mutating func place(of child: Node, in parent: Node) -> Int {
    let key = ObjectIdentifier(parent)
    if places[key] == nil {
      let children = parent.children.enumerated().map { (ObjectIdentifier($1), $0) }
      places[key] = Dictionary(children, uniquingKeysWith: { first, _ in first })
    }
    return places[key]?[ObjectIdentifier(child)] ?? .max
  }
}
