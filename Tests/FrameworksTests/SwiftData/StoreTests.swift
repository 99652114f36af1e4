import Foundation
import SwiftData
import TestSupport
import Testing

@Model
final class Shelf {
  @Attribute(.unique) var name: String
  var opened: Date
  var height: Double?
  var kind: Kind
  @Relationship(deleteRule: .cascade, inverse: \Volume.shelf) var volumes: [Volume] = []

  enum Kind: String, Codable { case wood, steel }

  init(name: String, opened: Date = .distantPast, height: Double? = nil, kind: Kind = .wood) {
    self.name = name
    self.opened = opened
    self.height = height
    self.kind = kind
  }
}

@Model
final class Volume {
  var title: String
  var pages: Int = 0  // Nor is a comment one of a value.
  var tags: [String] = []
  var shelf: Shelf?

  init(title: String, pages: Int) {
    self.title = title
    self.pages = pages
  }
}

// On one line, as tutorials have it.
@Model final class Mark { var text: String; var page = 1; init(text: String) { self.text = text } }

@Model
final class Stamp {
  let id: UUID
  let country: String
  let year: Int?
  var price: Double

  init(id: UUID, country: String, year: Int?, price: Double) {
    (self.id, self.country, self.year, self.price) = (id, country, year, price)
  }
}

@Suite("Stores of models")
struct StoreTests {
  @Test("A model on one line keeps all its variables")
  func oneLine() throws {
    let container = try ModelContainer(
      for: Mark.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let mark = Mark(text: "here")
    mark.page = 7
    context.insert(mark)
    try context.save()
    let found = try ModelContext(container).fetch(FetchDescriptor<Mark>())
    #expect(found.map(\.text) == ["here"] && found.map(\.page) == [7])
  }

  @Test("Constants of a model are kept, found and sorted by, as its variables are")
  func constants() throws {
    let folder = try TemporaryFolder()
    let configuration = ModelConfiguration(url: folder.url.appendingPathComponent("stamps.store"))
    let id = UUID()
    do {
      let context = ModelContext(try ModelContainer(for: Stamp.self, configurations: configuration))
      context.insert(Stamp(id: id, country: "Mauritius", year: 1847, price: 2))
      context.insert(Stamp(id: UUID(), country: "Helvetia", year: nil, price: 1))
      try context.save()
    }
    let context = ModelContext(try ModelContainer(for: Stamp.self, configurations: configuration))
    let all = try context.fetch(FetchDescriptor<Stamp>(sortBy: [SortDescriptor(\.country)]))
    #expect(all.map(\.country) == ["Helvetia", "Mauritius"] && all.map(\.year) == [nil, 1847])
    let one = try context.fetch(FetchDescriptor<Stamp>(predicate: #Predicate { $0.id == id }))
    #expect(one.map(\.price) == [2])
  }

  @Test("A view with private queries can be made by others")
  @MainActor func privateQueries() {
    // That it compiles is the test: the initialiser is that of a view without arguments.
    let make: @MainActor () -> ShelvesView = { ShelvesView() }
    _ = make()
  }

  private func container(_ url: URL? = nil) throws -> ModelContainer {
    let configuration =
      url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
    return try ModelContainer(for: Shelf.self, configurations: configuration)
  }

  @Test("A thousand rows are there again after a restart, but for those that were deleted")
  func restart() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("library.store")
    do {
      let context = ModelContext(try container(file))
      for number in 0..<1000 {
        context.insert(Volume(title: "Volume \(number)", pages: (number * 7919) % 1000))
      }
      try context.save()
      try context.delete(model: Volume.self, where: #Predicate { $0.pages < 100 })
      try context.save()
    }
    let context = ModelContext(try container(file))
    let found = try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\Volume.pages)]))
    // 7919 and 1000 have no common divisor: each number of pages is there once.
    #expect(found.map(\.pages) == Array(100..<1000))
    #expect(found.allSatisfy { $0.title.hasPrefix("Volume ") })
  }

  @Test("Values of all kinds come back as they were")
  func values() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("library.store")
    let opened = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
    do {
      let context = ModelContext(try container(file))
      let shelf = Shelf(name: "A \"b\" — ü", opened: opened, height: .infinity, kind: .steel)
      let volume = Volume(title: "", pages: .max)
      volume.tags = ["x", "y z"]
      shelf.volumes = [volume]
      context.insert(shelf)
      try context.save()
    }
    let context = ModelContext(try container(file))
    let shelf = try #require(try context.fetch(FetchDescriptor<Shelf>()).first)
    #expect(shelf.name == "A \"b\" — ü" && shelf.opened == opened && shelf.kind == .steel)
    #expect(shelf.height == .infinity)
    #expect(shelf.volumes.map(\.pages) == [.max] && shelf.volumes[0].tags == ["x", "y z"])
    #expect(shelf.volumes[0].shelf === shelf)
  }

  @Test("A damaged file is one error that names it and says what to type")
  func damage() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("library.store")
    try Data(repeating: 0x5A, count: 8192).write(to: file)
    let error = #expect(throws: SwiftDataError.self) { try container(file) }
    #expect(error?.description.contains(file.path) == true)
    #expect(error?.description.contains("mv ") == true)
  }

  @Test("Both ends of a relationship follow each other")
  func inverse() throws {
    let context = ModelContext(try container())
    let (first, second) = (Shelf(name: "1"), Shelf(name: "2"))
    context.insert(first)
    context.insert(second)
    let volume = Volume(title: "V", pages: 1)
    first.volumes.append(volume)
    #expect(volume.shelf === first && volume.modelContext === context)
    volume.shelf = second
    #expect(first.volumes.isEmpty && second.volumes.count == 1)
    context.delete(second)
    #expect(try context.fetchCount(FetchDescriptor<Volume>()) == 0)
  }

  @Test("A model with a unique value that is there already renews the one that has it")
  func unique() throws {
    let context = ModelContext(try container())
    context.insert(Shelf(name: "A", height: 1))
    context.insert(Shelf(name: "A", height: 2))
    let found = try context.fetch(FetchDescriptor<Shelf>())
    #expect(found.map(\.height) == [2])
  }

  @Test("What one context saves another sees")
  func contexts() throws {
    let container = try container()
    let (here, there) = (ModelContext(container), ModelContext(container))
    #expect(try here.fetchCount(FetchDescriptor<Shelf>()) == 0)
    there.insert(Shelf(name: "A"))
    #expect(try here.fetchCount(FetchDescriptor<Shelf>()) == 0)
    try there.save()
    #expect(try here.fetchCount(FetchDescriptor<Shelf>()) == 1)
  }

  @Test("Changes that were not saved are taken back")
  func rollback() throws {
    let context = ModelContext(try container())
    context.insert(Shelf(name: "A"))
    try context.save()
    let shelf = try #require(try context.fetch(FetchDescriptor<Shelf>()).first)
    shelf.name = "B"
    context.insert(Shelf(name: "C"))
    #expect(context.hasChanges)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(try context.fetch(FetchDescriptor<Shelf>()).map(\.name) == ["A"])
  }
}
