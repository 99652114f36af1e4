import Foundation

// What lists do to the collections behind their rows.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at all of `offsets`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at `source`, in their order, before the one that is at `destination` now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let target = destination - source.count { $0 < destination }
    for offset in source.reversed() { remove(at: offset) }
    insert(contentsOf: moved, at: target)
  }
}
