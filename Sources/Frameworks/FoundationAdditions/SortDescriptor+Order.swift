import Foundation

extension SortDescriptor {
  /// Compares in the order that the descriptor has now.
  ///
  /// Foundation's `compare(_:_:)` goes on with the order that a descriptor was made with when `order` is set.
  package var comparisonInOrder: (Compared, Compared) -> ComparisonResult {
    let isTurned = isTurned
    return { left, right in isTurned ? compare(right, left) : compare(left, right) }
  }

  /// Whether `order` is another one than the descriptor was made with, which its comparator still has.
  private var isTurned: Bool {
    guard let comparison = Mirror(reflecting: self).descendant("comparison"),
      let parts = Mirror(reflecting: comparison).children.first?.value
    else { return false }
    for part in Mirror(reflecting: parts).children {
      if let comparator = part.value as? any SortComparator { return comparator.order != order }
    }
    return false
  }
}
