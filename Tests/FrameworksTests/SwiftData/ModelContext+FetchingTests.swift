import Foundation
import SwiftData
import Testing

@Suite("What is fetched of models")
struct ModelContextFetchingTests {
  private let context: ModelContext

  init() throws {
    context = try RackStore.context()
    let rack = Rack(name: "low")
    context.insert(rack)
    let crates = [
      Crate("Apples", weight: 3, note: "ripe"), Crate("books", weight: 12),
      Crate("Cups", weight: 2, note: "Ripped box"), Crate("apricots", weight: 3),
    ]
    for crate in crates { context.insert(crate) }
    rack.crates = [crates[0], crates[1]]
    crates[0].tags = [Tag("fruit"), Tag("red")]
    try context.save()
  }

  private func titles(
    _ predicate: Predicate<Crate>? = nil, _ order: SortDescriptor<Crate>...
  ) throws -> [String] {
    try context.fetch(
      FetchDescriptor(
        predicate: predicate, sortBy: order.isEmpty ? [SortDescriptor(\.weight)] : order)
    ).map(\.title)
  }

  @Test("Numbers are compared, and conditions joined")
  func comparisons() throws {
    #expect(try titles(#Predicate { $0.weight > 3 }) == ["books"])
    #expect(
      Set(try titles(#Predicate { $0.weight <= 3 && $0.title != "Cups" })) == [
        "Apples", "apricots",
      ])
    #expect(Set(try titles(#Predicate { $0.weight < 3 || $0.weight > 10 })) == ["Cups", "books"])
    #expect(try titles(#Predicate { !($0.weight < 12) }) == ["books"])
  }

  @Test("Texts are searched as they are written, or as people search")
  func texts() throws {
    #expect(try titles(#Predicate { $0.title.contains("pp") }) == ["Apples"])
    #expect(try titles(#Predicate { $0.title.starts(with: "A") }) == ["Apples"])
    let word = "AP"
    #expect(
      Set(try titles(#Predicate { $0.title.localizedStandardContains(word) }))
        == ["Apples", "apricots"])
    #expect(try titles(#Predicate { $0.title.isEmpty }) == [])
  }

  @Test("What is not there equals nothing, and has an answer of its own")
  func optionals() throws {
    #expect(Set(try titles(#Predicate { $0.note == nil })) == ["books", "apricots"])
    #expect(try titles(#Predicate { $0.note?.contains("rip") ?? false }) == ["Apples"])
    #expect(
      Set(try titles(#Predicate { ($0.note?.count ?? 0) > 3 })) == ["Apples", "Cups"])
  }

  @Test("Predicates go through relationships, to one and to many")
  func relationships() throws {
    #expect(Set(try titles(#Predicate { $0.rack?.name == "low" })) == ["Apples", "books"])
    #expect(Set(try titles(#Predicate { $0.rack == nil })) == ["Cups", "apricots"])
    #expect(try titles(#Predicate { $0.tags.contains { $0.word == "red" } }) == ["Apples"])
    #expect(try titles(#Predicate { $0.tags.count == 2 }) == ["Apples"])
    let heavy = try context.fetch(
      FetchDescriptor<Rack>(
        predicate: #Predicate { rack in rack.crates.contains { $0.weight > 10 } }))
    #expect(heavy.map(\.name) == ["low"])
  }

  @Test("Values from outside of a predicate are those of the moment when it is made")
  func captured() throws {
    var limit = 2.5
    let chosen = limit
    let predicate = #Predicate<Crate> { $0.weight < chosen }
    limit = 100
    #expect(try titles(predicate) == ["Cups"])
    #expect(limit == 100)
  }

  @Test("Orders are forward or reverse, and a later one decides among equals")
  func orders() throws {
    #expect(try titles(nil, SortDescriptor(\.weight, order: .reverse)).first == "books")
    #expect(
      try titles(nil, SortDescriptor(\.weight), SortDescriptor(\.title, order: .reverse))
        == ["Cups", "apricots", "Apples", "books"])
    // As people sort: without regard to case.
    #expect(
      try titles(nil, SortDescriptor(\.title, comparator: .localizedStandard))
        == ["Apples", "apricots", "books", "Cups"])
    #expect(
      try titles(nil, SortDescriptor(\.title, comparator: .lexical))
        == ["Apples", "Cups", "apricots", "books"])
  }

  @Test("What is not saved yet is fetched as it is now")
  func pending() throws {
    let all = try context.fetch(FetchDescriptor<Crate>())
    all.first { $0.title == "Cups" }?.weight = 50
    context.insert(Crate("Drums", weight: 60))
    #expect(try titles(#Predicate { $0.weight > 40 }) == ["Cups", "Drums"])
    context.rollback()
    #expect(try titles(#Predicate { $0.weight > 40 }) == [])
  }

  @Test("A count is that of what would be fetched, with limit and offset")
  func counts() throws {
    var wanted = FetchDescriptor<Crate>(predicate: #Predicate { $0.weight < 5 })
    #expect(try context.fetchCount(wanted) == 3)
    wanted.fetchLimit = 2
    #expect(try context.fetchCount(wanted) == 2)
    wanted.fetchOffset = 2
    #expect(try context.fetchCount(wanted) == 1)
  }
}
