import Foundation

/// What becomes of one item when the data change.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  /// Nil for a new item.
  public let indexPathBeforeUpdate: IndexPath?
  /// Nil for one that is removed.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}

extension ListChange {
  /// What becomes of each item, those that keep their places aside.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    deleted.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + inserted.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + reloaded.sorted().map { path in
        UICollectionViewUpdateItem(
          .reload, before: kept.first { $0.value == path }?.key, after: path)
      }
  }
}
