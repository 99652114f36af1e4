import Foundation

/// Shows snapshots in a collection view: each one that is applied changes the list by what differs.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Asked and told when a finger moves items.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public init() {}
  }

  /// Asked and told when items are expanded and collapsed.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    public var shouldExpandItem: ((ItemType) -> Bool)?
    public var willExpandItem: ((ItemType) -> Void)?
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    public var willCollapseItem: ((ItemType) -> Void)?
    /// What stands below an item, by the tree that is known; asked before it is expanded.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemType>
      )?
    public init() {}
  }

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var trees: [SectionIdentifierType: SectionSnapshot] = [:]
  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, self.cellProvider) = (collectionView, cellProvider)
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot { current }

  /// Shows `snapshot`; where `animatingDifferences`, items come, go and move to their places in 0.3 seconds.
  /// `completion` is called when they are there.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    trees = trees.filter { snapshot.indexOfSection($0.key) != nil }
    show(snapshot, animated: animatingDifferences, completion)
  }

  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows `snapshot` by new cells, without looking at what differs.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.settled
    view?.reloadData()
    completion?()
  }

  private func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    let change = current.change(to: snapshot)
    view?.settlePlaces()
    current = snapshot.settled
    guard let view, view.dataSource === self else {
      completion?()
      return
    }
    view.apply(change, animated: animated) { _ in completion?() }
  }

  // MARK: Trees

  /// Shows the items of one section as a tree; the section is added at the end where it is not there.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.replaceItems(of: section, with: snapshot.visibleItems)
    show(next, animated: animatingDifferences, completion)
  }

  public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// The tree of a section; its items side by side where none was applied.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let tree = trees[section] { return tree }
    var tree = SectionSnapshot()
    if current.indexOfSection(section) != nil {
      tree.append(current.itemIdentifiers(inSection: section))
    }
    return tree
  }

  // MARK: Places

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.itemIdentifier(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { fatalError("The cell provider of a diffable data source gave no cell for \(indexPath)") }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let before = current
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    let next = before.moving(item, to: destinationIndexPath)
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: next)
    reorderingHandlers.willReorder?(transaction)
    current = next
    for section in [sourceIndexPath.section, destinationIndexPath.section] {
      trees[next.sectionIdentifiers[section]] = nil
    }
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionViewDiffableDataSource: ExpandingDataSource {
  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool, hasChildren: Bool) {
    guard let (item, tree, _) = branch(at: path) else { return (0, false, false) }
    return (tree.level(of: item), tree.isExpanded(item), tree.hasChildren(item))
  }

  private func branch(at path: IndexPath) -> (
    item: ItemIdentifierType, tree: SectionSnapshot, section: SectionIdentifierType
  )? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let tree = trees[section]
    else { return nil }
    return (item, tree, section)
  }

  func toggleExpansion(at path: IndexPath) {
    guard let (item, known, section) = branch(at: path) else { return }
    var tree = known
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) != false else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) != false else { return }
      handlers.willExpandItem?(item)
      if let provider = handlers.snapshotForExpandingParent {
        tree.replace(
          childrenOf: item, using: provider(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }
}

/// A data source whose items may have others below them.
@MainActor
protocol ExpandingDataSource: AnyObject {
  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool, hasChildren: Bool)
  func toggleExpansion(at path: IndexPath)
}

extension NSDiffableDataSourceSnapshot {
  /// The same items, of which one stands at `path` afterwards.
  nonisolated func moving(_ item: ItemIdentifierType, to path: IndexPath) -> Self {
    guard sectionIdentifiers.indices.contains(path.section) else { return self }
    var next = self
    next.deleteItems([item])
    let section = sectionIdentifiers[path.section]
    var items = next.itemIdentifiers(inSection: section)
    items.insert(item, at: min(max(path.item, 0), items.count))
    next.replaceItems(of: section, with: items)
    return next
  }

  /// Puts `items` in place of those of a section.
  nonisolated mutating func replaceItems(
    of section: SectionIdentifierType, with items: [ItemIdentifierType]
  ) {
    deleteItems(itemIdentifiers(inSection: section))
    deleteItems(items)
    appendItems(items, toSection: section)
  }
}
