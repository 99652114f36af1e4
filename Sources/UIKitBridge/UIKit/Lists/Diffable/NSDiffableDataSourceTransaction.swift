import Foundation

/// What a finger that moves an item has changed.
nonisolated public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }

  /// The sections whose items are others, or stand otherwise.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let old =
        initialSnapshot.indexOfSection(section) == nil
        ? [] : initialSnapshot.itemIdentifiers(inSection: section)
      let new = finalSnapshot.itemIdentifiers(inSection: section)
      guard old != new else { return nil }
      return NSDiffableDataSourceSectionTransaction(sectionIdentifier: section, old, new)
    }
  }
}

/// What a finger that moves an item has changed in one section.
nonisolated public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public private(set) var initialSnapshot = NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType
  >()
  public private(set) var finalSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()

  init(
    sectionIdentifier: SectionIdentifierType, _ old: [ItemIdentifierType],
    _ new: [ItemIdentifierType]
  ) {
    self.sectionIdentifier = sectionIdentifier
    initialSnapshot.append(old)
    finalSnapshot.append(new)
  }

  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.items.difference(from: initialSnapshot.items)
  }
}
