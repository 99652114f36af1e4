import Foundation
import SwiftData
import Testing

@Suite("Stores of models in files")
struct StoreFileTests {
  /// Runs `body` with a place for a store that is gone afterwards.
  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("store-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("racks.store"))
  }

  private func context(_ url: URL) throws -> ModelContext {
    let context = ModelContext(try RackStore.container(url: url))
    context.autosaveEnabled = false
    return context
  }

  @Test("All kinds of values are read as they were written")
  func values() throws {
    let (date, uuid) = (Date(timeIntervalSinceReferenceDate: 123.456), UUID())
    try withFile { url in
      let writing = try context(url)
      writing.insert(Everything(0.1 + 0.2, date, uuid))
      try writing.save()
      let found = try #require(try context(url).fetch(FetchDescriptor<Everything>()).first)
      let expected = Everything(0.1 + 0.2, date, uuid)
      #expect((found.whole, found.small, found.large) == (-5, -300, .max))
      #expect(found.number == 0.1 + 0.2 && found.short == 0.1)
      #expect(found.text == expected.text && found.truth)
      #expect(found.date == date && found.data == expected.data && found.uuid == uuid)
      #expect(found.url == expected.url && found.mood == .wild && found.spot == expected.spot)
      #expect(found.list == ["one", ""] && found.nothing == nil && found.something == 7)
    }
  }

  @Test("Infinite numbers and those that are none are kept")
  func infinite() throws {
    try withFile { url in
      let writing = try context(url)
      for number in [Double.infinity, -.infinity, .nan, -0.0] {
        writing.insert(Everything(number, .distantPast, UUID()))
      }
      try writing.save()
      let found = try context(url).fetch(FetchDescriptor<Everything>()).map(\.number)
      #expect(found.contains(.infinity) && found.contains(-.infinity))
      #expect(found.contains { $0.isNaN } && found.contains { $0 == 0 && $0.sign == .minus })
    }
  }

  @Test("Relationships are there again, and what is transient is as it is at first")
  func relationships() throws {
    try withFile { url in
      let writing = try context(url)
      let rack = Rack(name: "low")
      writing.insert(rack)
      rack.crates = [Crate("a"), Crate("b")]
      rack.crates[0].tags = [Tag("red")]
      rack.crates[0].isOpen = true
      try writing.save()
      let found = try #require(try context(url).fetch(FetchDescriptor<Rack>()).first)
      #expect(found.crates.map(\.title).sorted() == ["a", "b"])
      let crate = try #require(found.crates.first { $0.title == "a" })
      #expect(crate.tags.map(\.word) == ["red"] && crate.rack === found)
      #expect(!crate.isOpen)
    }
  }

  @Test("What was not saved is not in the file, and what was deleted is gone")
  func unsaved() throws {
    try withFile { url in
      let writing = try context(url)
      for title in ["a", "b", "c"] { writing.insert(Crate(title)) }
      try writing.save()
      let all = try writing.fetch(FetchDescriptor<Crate>(sortBy: [SortDescriptor(\.title)]))
      writing.delete(all[0])
      all[1].title = "B"
      try writing.save()
      all[2].title = "C"
      writing.insert(Crate("d"))
      let found = try context(url).fetch(FetchDescriptor<Crate>(sortBy: [SortDescriptor(\.title)]))
      #expect(found.map(\.title) == ["B", "c"])
    }
  }

  @Test("Identifiers are the same in the next run, and new ones are others")
  func identifiers() throws {
    try withFile { url in
      let writing = try context(url)
      writing.insert(Crate("a"))
      try writing.save()
      let before = try writing.fetchIdentifiers(FetchDescriptor<Crate>())
      let again = try context(url)
      #expect(try again.fetchIdentifiers(FetchDescriptor<Crate>()) == before)
      again.insert(Crate("b"))
      try again.save()
      #expect(Set(try again.fetchIdentifiers(FetchDescriptor<Crate>())).count == 2)
    }
  }

  @Test("All data of a container is deleted from its file")
  func deleting() throws {
    try withFile { url in
      let container = try RackStore.container(url: url)
      let writing = ModelContext(container)
      writing.insert(Crate("a"))
      try writing.save()
      container.deleteAllData()
      #expect(try writing.fetchCount(FetchDescriptor<Crate>()) == 0)
      #expect(try context(url).fetchCount(FetchDescriptor<Crate>()) == 0)
    }
  }

  @Test("A file that is no store is not opened")
  func damaged() throws {
    try withFile { url in
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(repeating: 65, count: 5_000).write(to: url)
      #expect(throws: SwiftDataError.self) { try RackStore.container(url: url) }
    }
  }
}
