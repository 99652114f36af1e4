import Foundation
import FoundationAdditions
import Testing

@Suite("Texts that are sorted")
struct SortDescriptorTests {
  private struct Track: Equatable {
    var name: String
    var album: String?
  }

  private func names(_ descriptor: SortDescriptor<Track>) -> [String] {
    ["Song 10", "song 2", "Étude", "Zither", "a"].map { Track(name: $0) }
      .sorted(using: descriptor).map(\.name)
  }

  @Test("As lists of files are sorted, unless another order is named")
  func standard() {
    let order = ["a", "Étude", "song 2", "Song 10", "Zither"]
    #expect(names(SortDescriptor(\.name, comparator: .localizedStandard)) == order)
    #expect(names(SortDescriptor(\.name)) == order)
    #expect(names(SortDescriptor(\.name, order: .reverse)) == order.reversed())
    #expect(
      names(SortDescriptor(\.name, comparator: .lexical)) == [
        "Song 10", "Zither", "a", "song 2", "Étude",
      ])
  }

  @Test("What has no text comes first")
  func optional() {
    let tracks = [Track(name: "1", album: "b"), Track(name: "2"), Track(name: "3", album: "A")]
    let sorted = tracks.sorted(using: SortDescriptor(\Track.album, comparator: .localized))
    #expect(sorted.map(\.name) == ["2", "3", "1"])
  }

  @Test("A descriptor whose order is turned compares in that order")
  func turned() {
    func order(_ descriptor: SortDescriptor<Track>) -> ComparisonResult {
      descriptor.comparisonInOrder(Track(name: "a"), Track(name: "b"))
    }
    for var descriptor in [
      SortDescriptor(\Track.name), SortDescriptor(\.name, comparator: .lexical),
    ] {
      #expect(order(descriptor) == .orderedAscending)
      descriptor.order = .reverse
      #expect(order(descriptor) == .orderedDescending)
    }
    var descriptor = SortDescriptor(\Track.name, order: .reverse)
    #expect(order(descriptor) == .orderedDescending)
    descriptor.order = .forward
    #expect(order(descriptor) == .orderedAscending)
  }
}
