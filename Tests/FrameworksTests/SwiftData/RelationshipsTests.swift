import Foundation
import SwiftData
import Testing

/// After the documentation of `Relationship` and `Schema.Relationship.DeleteRule`.
@Suite("Relationships of models")
struct RelationshipsTests {
  private let context: ModelContext

  init() throws { context = try RackStore.context() }

  private func crates() throws -> [String] {
    try context.fetch(FetchDescriptor<Crate>(sortBy: [SortDescriptor(\.title)])).map(\.title)
  }

  private func rack(_ name: String, _ titles: String...) -> Rack {
    let rack = Rack(name: name)
    context.insert(rack)
    rack.crates = titles.map { Crate($0) }
    return rack
  }

  @Test("To set one end sets the other, and what is reached comes into the context")
  func bothEnds() throws {
    let rack = rack("low", "a")
    #expect(rack.crates[0].rack === rack)
    let crate = Crate("b")
    crate.rack = rack
    #expect(rack.crates.map(\.title).sorted() == ["a", "b"])
    #expect(try crates() == ["a", "b"])
    #expect(crate.modelContext === context)
  }

  @Test("What moves to another owner leaves the first")
  func moves() {
    let (low, high) = (rack("low", "a"), rack("high"))
    let crate = low.crates[0]
    high.crates.append(crate)
    #expect(low.crates.isEmpty && crate.rack === high)
    crate.rack = low
    #expect(high.crates.isEmpty && low.crates.map(\.title) == ["a"])
    crate.rack = nil
    #expect(low.crates.isEmpty)
  }

  @Test("What is taken out of a list has no owner, and stays in the context")
  func takenOut() throws {
    let rack = rack("low", "a", "b")
    let gone = rack.crates.removeFirst()
    #expect(gone.rack == nil)
    #expect(try crates() == ["a", "b"])
  }

  @Test("Many belong to many: each end has all of the other")
  func manyToMany() {
    let (red, old) = (Tag("red"), Tag("old"))
    let (a, b) = (Crate("a"), Crate("b"))
    for model in [a, b] { context.insert(model) }
    a.tags = [red, old]
    b.tags = [red]
    #expect(red.crates.map(\.title).sorted() == ["a", "b"] && old.crates.map(\.title) == ["a"])
    red.crates.removeAll { $0 === a }
    #expect(a.tags.map(\.word) == ["old"] && b.tags.map(\.word) == ["red"])
  }

  @Test("One belongs to one: a new partner takes the place of the old one")
  func oneToOne() {
    let (a, b) = (Crate("a"), Crate("b"))
    for model in [a, b] { context.insert(model) }
    let sticker = Sticker("fragile")
    a.sticker = sticker
    #expect(sticker.crate === a)
    b.sticker = sticker
    #expect(a.sticker == nil && sticker.crate === b)
  }

  @Test("A cascade goes down all the way, and no further")
  func cascade() throws {
    let rack = rack("low", "a", "b")
    rack.crates[0].sticker = Sticker("fragile")
    let tag = Tag("red")
    rack.crates[0].tags = [tag]
    context.insert(Crate("other"))
    try context.save()
    context.delete(rack)
    try context.save()
    #expect(try crates() == ["other"])
    #expect(try context.fetchCount(FetchDescriptor<Sticker>()) == 0)
    // A tag is let go alone.
    #expect(try context.fetch(FetchDescriptor<Tag>()).map(\.crates.count) == [0])
  }

  @Test("A deleted model is in no list any more")
  func removedFromLists() throws {
    let rack = rack("low", "a", "b")
    try context.save()
    let crate = try #require(rack.crates.first { $0.title == "a" })
    context.delete(crate)
    #expect(rack.crates.map(\.title) == ["b"])
    #expect(crate.isDeleted)
  }

  @Test("Another context sees both ends after a save")
  func otherContexts() throws {
    let container = try RackStore.container()
    let (one, other) = (ModelContext(container), ModelContext(container))
    let rack = Rack(name: "low")
    one.insert(rack)
    rack.crates = [Crate("a")]
    try one.save()
    let found = try #require(try other.fetch(FetchDescriptor<Crate>()).first)
    #expect(found.rack?.name == "low")
    #expect(found.rack?.crates.map(\.title) == ["a"])
    #expect(found !== rack.crates[0])
  }
}
