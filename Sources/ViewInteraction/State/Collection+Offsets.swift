import Foundation

// Beside `onDelete` and `onMove`, SwiftUI gives collections the two methods that their actions call.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets from the start.
  /// - Complexity: O(n) in the collection's length.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at `source` to stand before the element at `destination`, in their order.
  /// - Parameter destination: 0 to the count; offsets are those before the move.
  /// - Complexity: O(n) in the collection's length.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.indices.filter(source.contains).map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}
