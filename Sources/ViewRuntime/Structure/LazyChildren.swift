/// Children that are built only when a lazy container shows them.
@MainActor
package protocol LazyChildren: AnyObject {
  var lazyContainer: (any LazyContainer)? { get set }
  /// How many rows there are in all.
  var count: Int { get }
  /// False where the rows are built whether seen or not.
  var isLazy: Bool { get }
  /// Builds the rows of `range` and drops all others; at once when that is only for scrolling.
  func showRows(_ range: Range<Int>, isScrolling: Bool)
  /// The elements of each row that is built, in order; rows on their way out are not among them.
  var shownRows: [[Element]] { get }
  /// Where the row with that identity stands.
  func rowIndex(of id: AnyHashable) -> Int?
}

/// A container that shows a part of its rows, such as the list in a scroll view.
@MainActor
package protocol LazyContainer: AnyObject {
  func lazyChildrenChanged()
}
