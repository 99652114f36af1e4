import Foundation

/// The items of one section as a tree: those below a collapsed item are there and not seen.
nonisolated public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The item that each item stands below; nil for one at the top.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: What is there

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { rootItems.flatMap { branch(of: $0) } }
  /// Those that no collapsed item hides.
  public var visibleItems: [ItemIdentifierType] {
    func seen(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
      [item] + (expanded.contains(item) ? (children[item] ?? []).flatMap(seen) : [])
    }
    return rootItems.flatMap(seen)
  }
  public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }

  private func branch(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    [item] + (children[item] ?? []).flatMap { branch(of: $0) }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return false }
    return parent.map { expanded.contains($0) && isVisible($0) } ?? true
  }
  /// Among the items that are seen.
  public func index(of item: ItemIdentifierType) -> Int? { visibleItems.firstIndex(of: item) }
  /// How many items it stands below.
  public func level(of item: ItemIdentifierType) -> Int {
    parent(of: item).map { level(of: $0) + 1 } ?? 0
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child] ?? nil
  }
  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

  /// The items below `parent`, and itself where `includingParent`.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    func add(_ items: [ItemIdentifierType], below place: ItemIdentifierType?) {
      part.append(items, to: place)
      for item in items { add(children[item] ?? [], below: item) }
    }
    if includingParent {
      add([parent], below: nil)
    } else {
      add(children[parent] ?? [], below: nil)
    }
    part.expanded = expanded.filter { part.contains($0) }
    return part
  }

  public func visualDescription() -> String {
    items.map { item in
      String(repeating: "  ", count: level(of: item))
        + (hasChildren(item) ? (isExpanded(item) ? "- " : "+ ") : "* ") + "\(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// At the end of the items below `parent`; of those at the top where it is nil.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) { put(items, below: parent, at: siblings(below: parent).count) }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, place) = place(of: item)
    put(items, below: parent, at: place)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, place) = place(of: item)
    put(items, below: parent, at: place + 1)
  }

  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot.rootItems, before: item)
    takeBranches(of: snapshot)
  }

  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot.rootItems, after: item)
    takeBranches(of: snapshot)
  }

  /// Puts the items of another tree below `parent`, in place of those that are there.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(children[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    takeBranches(of: snapshot)
  }

  private mutating func takeBranches(of snapshot: Self) {
    func add(below parents: [ItemIdentifierType]) {
      for parent in parents {
        guard let items = snapshot.children[parent] else { continue }
        append(items, to: parent)
        add(below: items)
      }
    }
    add(below: snapshot.rootItems)
    expanded.formUnion(snapshot.expanded)
  }

  /// With all that stands below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items.filter(contains).flatMap { branch(of: $0) })
    rootItems.removeAll { gone.contains($0) }
    for parent in Set(items.compactMap { parent(of: $0) }) {
      children[parent]?.removeAll { gone.contains($0) }
    }
    for item in gone {
      children[item] = nil
      parents[item] = nil
    }
    expanded.subtract(gone)
  }

  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return rootItems }
    guard contains(parent) else {
      fatalError("NSDiffableDataSourceSectionSnapshot: the item \(parent) is not there")
    }
    return children[parent] ?? []
  }

  private func place(of item: ItemIdentifierType) -> (ItemIdentifierType?, Int) {
    let parent = parent(of: item)
    guard contains(item), let place = siblings(below: parent).firstIndex(of: item) else {
      fatalError("NSDiffableDataSourceSectionSnapshot: the item \(item) is not there")
    }
    return (parent, place)
  }

  private mutating func put(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int
  ) {
    for item in items {
      guard !contains(item) else {
        fatalError("NSDiffableDataSourceSectionSnapshot: the item \(item) is there already")
      }
      parents.updateValue(parent, forKey: item)
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: place)
    } else {
      rootItems.insert(contentsOf: items, at: place)
    }
  }
}
