import Foundation
import Geometry

/// Where the rows of a table stand, in points of its content.
struct TablePlaces {
  let width: CGFloat
  var rows: [(path: IndexPath, frame: CGRect)] = []
  /// How many rows each section has.
  var counts: [Int] = []
  var bottom: CGFloat = 0
  /// Headers that stay in sight while their sections do: where they stand, and where the section ends.
  var headers: [(edge: TableEdge, frame: CGRect, end: CGFloat)] = []

  init(width: CGFloat) { self.width = width }

  func rows(in rect: CGRect) -> ArraySlice<(path: IndexPath, frame: CGRect)> {
    // Rows stand in order: the first one that ends below the upper edge, by halves.
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < rows.count, rows[end].frame.minY < rect.maxY { end += 1 }
    return rows[low..<end]
  }
}

/// What stands above or below the rows of a section.
struct TableEdge: Hashable {
  var section: Int
  let isFooter: Bool
}
