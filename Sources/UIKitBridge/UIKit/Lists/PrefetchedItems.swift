import Foundation

/// Hears which rows a table will need soon, so that what they show can be loaded.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were told and that the user has turned away from.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Hears which items a collection will need soon, so that what they show can be loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that were told and that the user has turned away from.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Which items of a list will be needed soon: those behind the ones in view, in the direction of the latest movement.
struct PrefetchedItems {
  /// How many: about a screen of a phone's rows. Apple's number is not known.
  static let reach = 12

  private var ahead: Set<IndexPath> = []
  private var visible: ClosedRange<IndexPath>?
  private var goesUp = false

  /// Takes note of what is in view now.
  ///
  /// - Parameters:
  ///   - new: the first and the last item in view.
  ///   - counts: how many items each section has.
  /// - Returns: what was not ahead before, nearest first, and what is not any more without having come.
  mutating func move(
    to new: ClosedRange<IndexPath>, counts: [Int]
  ) -> (coming: [IndexPath], cancelled: [IndexPath]) {
    guard new != visible else { return ([], []) }
    if let visible {
      if new.lowerBound < visible.lowerBound { goesUp = true }
      if new.upperBound > visible.upperBound { goesUp = false }
    }
    visible = new
    var paths: [IndexPath] = []
    var path = goesUp ? new.lowerBound : new.upperBound
    while paths.count < Self.reach, let next = neighbor(of: path, counts) {
      paths.append(next)
      path = next
    }
    let wanted = Set(paths)
    let cancelled = ahead.filter { !wanted.contains($0) && !new.contains($0) }.sorted()
    let coming = paths.filter { !ahead.contains($0) }
    ahead = wanted
    return (coming, cancelled)
  }

  private func neighbor(of path: IndexPath, _ counts: [Int]) -> IndexPath? {
    var (section, item) = (path.section, path.item + (goesUp ? -1 : 1))
    while counts.indices.contains(section) {
      if (0..<counts[section]).contains(item) { return IndexPath(item: item, section: section) }
      section += goesUp ? -1 : 1
      guard counts.indices.contains(section) else { return nil }
      item = goesUp ? counts[section] - 1 : 0
    }
    return nil
  }
}

extension UITableView {
  /// Tells of rows that will be needed soon. Cost: a dozen paths.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, let counts = places?.counts,
      let first = shown.keys.min(), let last = shown.keys.max()
    else { return }
    let (coming, cancelled) = prefetched.move(to: first...last, counts: counts)
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    if !coming.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: coming) }
  }
}

extension UICollectionView {
  /// Tells of items that will be needed soon. Cost: a dozen paths.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, let counts else { return }
    let paths = shown.keys.filter { $0.kind == nil }.map(\.path)
    guard let first = paths.min(), let last = paths.max() else { return }
    let (coming, cancelled) = prefetched.move(to: first...last, counts: counts)
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !coming.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: coming) }
  }
}
