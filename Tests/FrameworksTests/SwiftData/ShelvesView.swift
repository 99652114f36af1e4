import SwiftData
import SwiftUI

/// A view whose queries are its own, with and without a word on what they ask: a test in another file makes it.
struct ShelvesView: View {
  @Query private var shelves: [Shelf]
  @Query(sort: \Shelf.name) private var sorted: [Shelf]

  var body: some View { Text("\(shelves.count) \(sorted.count)") }
}
