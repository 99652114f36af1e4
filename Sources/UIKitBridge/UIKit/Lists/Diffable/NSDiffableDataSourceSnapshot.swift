import Foundation

/// The sections of a list and their items, known by identifiers that occur once each.
///
/// Naming an identifier twice, or beside one that is not there, is a mistake of the program and ends it.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private(set) var rows: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: What is there

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { rows[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType)
    -> [ItemIdentifierType]
  {
    guard let items = rows[identifier] else { Self.fail("section", identifier, "is not there") }
    return items
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { homes[identifier] }

  /// Among all items, in order.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var before = 0
    for section in sectionIdentifiers {
      guard section == home else {
        before += rows[section]?.count ?? 0
        continue
      }
      return rows[section]?.firstIndex(of: identifier).map { before + $0 }
    }
    return nil
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// At the end of the last section, where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError("appendItems: there is no section yet; call appendSections first")
    }
    put(identifiers, into: section, at: numberOfItems(inSection: section))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, place) = place(of: beforeIdentifier)
    put(identifiers, into: section, at: place)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, place) = place(of: afterIdentifier)
    put(identifiers, into: section, at: place + 1)
  }

  /// Those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { homes[$0] }) {
      rows[section]?.removeAll { gone.contains($0) }
    }
    for item in gone { homes[item] = nil }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    guard item != other else { return }
    let home = place(of: item).section
    rows[home]?.removeAll { $0 == item }
    let (section, place) = place(of: other)
    rows[section]?.insert(item, at: place + offset)
    homes[item] = section
  }

  /// Shows them by other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers, reloadedItemIdentifiers)
  }

  /// Asks what their cells show now; the cells stay.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers, reconfiguredItemIdentifiers)
  }

  private func known(_ items: [ItemIdentifierType], _ old: [ItemIdentifierType])
    -> [ItemIdentifierType]
  {
    for item in items where homes[item] == nil { Self.fail("item", item, "is not there") }
    var seen = Set(old)
    return items.filter { seen.insert($0).inserted }
  }

  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, Int) {
    guard let home = homes[item], let place = rows[home]?.firstIndex(of: item) else {
      Self.fail("item", item, "is not there")
    }
    return (home, place)
  }

  private mutating func put(
    _ items: [ItemIdentifierType], into section: SectionIdentifierType, at place: Int
  ) {
    for item in items {
      guard homes.updateValue(section, forKey: item) == nil else {
        Self.fail("item", item, "is there already: identifiers occur once")
      }
    }
    rows[section]?.insert(contentsOf: items, at: place)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    put(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { put(identifiers, at: place(of: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { put(identifiers, at: place(of: toIdentifier) + 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      deleteItems(rows[section] ?? [])
      rows[section] = nil
    }
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    reloadedSectionIdentifiers.removeAll { identifiers.contains($0) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard section != other else { return }
    sectionIdentifiers.remove(at: place(of: section))
    sectionIdentifiers.insert(section, at: place(of: other) + offset)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      _ = place(of: section)
      if !reloadedSectionIdentifiers.contains(section) {
        reloadedSectionIdentifiers.append(section)
      }
    }
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else {
      Self.fail("section", section, "is not there")
    }
    return place
  }

  private mutating func put(_ sections: [SectionIdentifierType], at place: Int) {
    for section in sections {
      guard rows.updateValue([], forKey: section) == nil else {
        Self.fail("section", section, "is there already: identifiers occur once")
      }
    }
    sectionIdentifiers.insert(contentsOf: sections, at: place)
  }

  private static func fail(_ kind: String, _ identifier: Any, _ reason: String) -> Never {
    fatalError("NSDiffableDataSourceSnapshot: the \(kind) \(identifier) \(reason)")
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.sectionIdentifiers == right.sectionIdentifiers && left.rows == right.rows
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The same items without what is to be shown anew, which is done once.
  var settled: Self {
    var next = self
    next.reloadedSectionIdentifiers = []
    next.reloadedItemIdentifiers = []
    next.reconfiguredItemIdentifiers = []
    return next
  }

  func itemIdentifier(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sectionIdentifiers.indices.contains(path.section),
      let items = rows[sectionIdentifiers[path.section]], items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let home = sectionIdentifier(containingItem: item), let section = indexOfSection(home),
      let place = rows[home]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: section)
  }

  /// Where each item stands. O(n).
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (place, item) in (rows[identifier] ?? []).enumerated() {
        paths[item] = IndexPath(item: place, section: section)
      }
    }
    return paths
  }

  /// What has to happen in a list that shows this one, for it to show `next`. O(n).
  func change(to next: Self) -> ListChange {
    var change = ListChange()
    let (old, new) = (paths, next.paths)
    for (item, path) in old {
      if let goal = new[item] { change.kept[path] = goal } else { change.deleted.insert(path) }
    }
    for (item, path) in new where old[item] == nil { change.inserted.insert(path) }
    for (section, identifier) in sectionIdentifiers.enumerated() {
      change.keptSections[section] = next.indexOfSection(identifier)
    }
    let reloaded = next.reloadedSectionIdentifiers.flatMap { next.rows[$0] ?? [] }
    change.reloaded = Set((reloaded + next.reloadedItemIdentifiers).compactMap { new[$0] })
    change.reconfigured = Set(next.reconfiguredItemIdentifiers.compactMap { new[$0] })
    return change
  }
}
