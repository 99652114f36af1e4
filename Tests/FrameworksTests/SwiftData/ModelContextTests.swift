import Foundation
import SwiftData
import Synchronization
import Testing

@Model
final class Novelist {
  var name: String
  @Relationship(deleteRule: .deny, inverse: \Novel.author) var works: [Novel] = []
  @Relationship(deleteRule: .nullify, inverse: \Postcard.author) var letters: [Postcard] = []
  init(name: String) { self.name = name }
}

@Model
final class Novel {
  var title: String
  var year: Int
  var author: Novelist?
  init(title: String, year: Int) { (self.title, self.year) = (title, year) }
}

@Model
final class Voyage {
  #Unique<Voyage>([\.name, \.year], [\.code])
  #Index<Voyage>([\.name])
  var name: String
  var year: Int
  var code: Int
  var note: String
  init(name: String, year: Int, code: Int, note: String) {
    (self.name, self.year, self.code, self.note) = (name, year, code, note)
  }
}

@Model
final class Postcard {
  var text: String
  var author: Novelist?
  init(text: String) { self.text = text }
}

@Suite("Contexts of models")
struct ModelContextTests {
  private func context() throws -> ModelContext {
    let container = try ModelContainer(
      for: Novelist.self, Novel.self, Postcard.self, Voyage.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    context.autosaveEnabled = false
    return context
  }

  private func works(_ years: Int...) throws -> ModelContext {
    let context = try context()
    for year in years { context.insert(Novel(title: "Novel of \(year)", year: year)) }
    try context.save()
    return context
  }

  @Test("What is fetched is filtered, sorted, begun later and ended earlier, in this order")
  func fetching() throws {
    let context = try works(1999, 1950, 2010, 1980, 2001)
    var wanted = FetchDescriptor<Novel>(
      predicate: #Predicate { $0.year > 1960 }, sortBy: [SortDescriptor(\.year, order: .reverse)])
    #expect(try context.fetch(wanted).map(\.year) == [2010, 2001, 1999, 1980])
    wanted.fetchOffset = 1
    wanted.fetchLimit = 2
    #expect(try context.fetch(wanted).map(\.year) == [2001, 1999])
    #expect(try context.fetchCount(wanted) == 2)
    wanted.fetchOffset = 9
    #expect(try context.fetch(wanted).isEmpty && context.fetchCount(wanted) == 0)
  }

  @Test("Models of equal order are told apart by the next one")
  func severalOrders() throws {
    let context = try context()
    for (title, year) in [("b", 1), ("a", 2), ("a", 1)] {
      context.insert(Novel(title: title, year: year))
    }
    let found = try context.fetch(
      FetchDescriptor<Novel>(sortBy: [SortDescriptor(\.title), SortDescriptor(\.year)]))
    #expect(found.map(\.title) == ["a", "a", "b"] && found.map(\.year) == [1, 2, 1])
  }

  @Test("A walk over models visits what a fetch finds, and identifiers lead back to them")
  func walking() throws {
    let context = try works(1, 2, 3)
    let wanted = FetchDescriptor<Novel>(sortBy: [SortDescriptor(\.year)])
    var years: [Int] = []
    try context.enumerate(wanted) { years.append($0.year) }
    #expect(years == [1, 2, 3])
    let identifiers = try context.fetchIdentifiers(wanted)
    let last = try #require(identifiers.last)
    #expect((context.model(for: last) as? Novel)?.year == 3)
    let registered: Novel? = context.registeredModel(for: identifiers[0])
    #expect(registered?.year == 1)
  }

  @Test("A context knows what was inserted, changed and deleted since it was saved")
  func changes() throws {
    let context = try works(1, 2)
    #expect(!context.hasChanges)
    let all = try context.fetch(FetchDescriptor<Novel>(sortBy: [SortDescriptor(\.year)]))
    all[0].title = "Another"
    context.delete(all[1])
    context.insert(Novel(title: "New", year: 3))
    #expect(context.hasChanges)
    #expect(context.insertedModelsArray.map { ($0 as? Novel)?.year } == [3])
    #expect(context.changedModelsArray.contains { ($0 as? Novel)?.title == "Another" })
    #expect(context.deletedModelsArray.map { ($0 as? Novel)?.year } == [2])
    try context.save()
    #expect(!context.hasChanges && context.deletedModelsArray.isEmpty)
  }

  @Test("What was inserted and deleted without a save leaves nothing to save")
  func forNothing() throws {
    let context = try context()
    let work = Novel(title: "a", year: 1)
    context.insert(work)
    context.delete(work)
    #expect(!context.hasChanges && work.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Novel>()) == 0)
  }

  @Test("All models, or those of which something is true, are deleted at once")
  func deletingMany() throws {
    let context = try works(1, 2, 3, 4)
    try context.delete(model: Novel.self, where: #Predicate { $0.year > 2 })
    #expect(try context.fetch(FetchDescriptor<Novel>()).map(\.year).sorted() == [1, 2])
    try context.delete(model: Novel.self)
    #expect(try context.fetchCount(FetchDescriptor<Novel>()) == 0)
  }

  @Test("An author whose works are there is not deleted, and none of the changes is written")
  func denied() throws {
    let context = try context()
    let author = Novelist(name: "Ada")
    let work = Novel(title: "Notes", year: 1843)
    author.works = [work]
    context.insert(author)
    try context.save()
    context.delete(author)
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code.rawValue == 1600)
    context.rollback()
    let again = try context.fetch(FetchDescriptor<Novelist>())
    #expect(again.map(\.name) == ["Ada"] && again.first?.works.map(\.title) == ["Notes"])
  }

  @Test("When the works go as well, the author may")
  func allowed() throws {
    let context = try context()
    let author = Novelist(name: "Ada")
    let work = Novel(title: "Notes", year: 1843)
    author.works = [work]
    context.insert(author)
    try context.save()
    context.delete(author)
    context.delete(work)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Novelist>()) == 0)
    #expect(try context.fetchCount(FetchDescriptor<Novel>()) == 0)
  }

  @Test("Letters stay without their author")
  func nullified() throws {
    let context = try context()
    let author = Novelist(name: "Ada")
    author.letters = [Postcard(text: "Dear Charles")]
    context.insert(author)
    try context.save()
    context.delete(author)
    try context.save()
    let letters = try context.fetch(FetchDescriptor<Postcard>())
    #expect(letters.map(\.text) == ["Dear Charles"] && letters[0].author == nil)
  }

  @Test("A transaction saves at its end, and not when its work throws")
  func transactions() throws {
    struct Stop: Error {}
    let context = try context()
    try context.transaction { context.insert(Novel(title: "a", year: 1)) }
    #expect(!context.hasChanges)
    #expect(throws: Stop.self) {
      try context.transaction {
        context.insert(Novel(title: "b", year: 2))
        throw Stop()
      }
    }
    #expect(context.hasChanges)
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Novel>()).map(\.year) == [1])
  }

  @Test("A save is told before and after, and none where nothing is to be saved")
  func notifications() throws {
    let context = try context()
    let told = Mutex<[Notification.Name]>([])
    let observers = [ModelContext.willSave, ModelContext.didSave].map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
        told.withLock { $0.append(note.name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    try context.save()
    #expect(told.withLock { $0.isEmpty })
    context.insert(Novel(title: "a", year: 1))
    try context.save()
    #expect(told.withLock { $0 } == [ModelContext.willSave, ModelContext.didSave])
  }

  @Test("What is reached from a model comes into its context with it")
  func reached() throws {
    let context = try context()
    let work = Novel(title: "Notes", year: 1843)
    work.author = Novelist(name: "Ada")
    context.insert(work)
    #expect(try context.fetch(FetchDescriptor<Novelist>()).map(\.name) == ["Ada"])
    #expect(work.author?.works.map(\.title) == ["Notes"])
  }

  @Test("Of models that share a unique combination the last one's values count, in one model")
  func uniqueCombinations() throws {
    let context = try context()
    func add(_ name: String, _ year: Int, _ code: Int, _ note: String) {
      context.insert(Voyage(name: name, year: year, code: code, note: note))
    }
    add("Nile", 1990, 1, "first")
    add("Nile", 1991, 2, "another year")
    add("Elbe", 1990, 3, "another name")
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Voyage>()) == 3)
    add("Nile", 1990, 4, "again")
    add("Oder", 2000, 3, "the code of the third")
    try context.save()
    let all = try context.fetch(FetchDescriptor<Voyage>(sortBy: [SortDescriptor(\.code)]))
    #expect(all.map(\.note) == ["another year", "the code of the third", "again"])
    #expect(all.map(\.name) == ["Nile", "Oder", "Nile"])
  }
}
