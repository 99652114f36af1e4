import Foundation
import Testing

@testable import CoreData

@MainActor @Suite("What is fetched of managed objects")
struct NSManagedObjectContextFetchingTests {
  private let library = Library()
  private var context: NSManagedObjectContext { library.context }

  init() {
    library.book("Emma", 1815, 9.5)
    library.book("Dracula", 1897, 7)
    library.book("Émile", 1762, 12)
    _ = library.author("Austen", "Persuasion")
  }

  @Test("Predicates compare values, texts and relationships")
  func predicates() throws {
    #expect(try library.titles("year > 1800") == ["Dracula", "Emma"])
    #expect(try library.titles("title BEGINSWITH[cd] 'em'", sort: "year") == ["Émile", "Emma"])
    #expect(try library.titles("author.name == 'Austen'") == ["Persuasion"])
    #expect(try library.titles("author == nil AND price < 10") == ["Dracula", "Emma"])
    #expect(try library.titles("title IN {'Emma', 'Dracula'}") == ["Dracula", "Emma"])
    #expect(try library.titles("year BETWEEN {1800, 1850}") == ["Emma"])
  }

  @Test("A relationship to many is asked for any of its objects, and for their number")
  func toMany() throws {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Author")
    request.predicate = NSPredicate(format: "ANY books.title == 'Persuasion'")
    #expect(try context.fetch(request).count == 1)
    request.predicate = NSPredicate(format: "books.@count > 1")
    #expect(try context.fetch(request).isEmpty)
  }

  @Test("Orders go by one key after another, up or down")
  func orders() throws {
    #expect(
      try library.titles("year > 0", sort: "price", ascending: false) == [
        "Émile", "Emma", "Dracula",
      ])
    library.book("Second", 1897, 1)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "year", ascending: false),
      NSSortDescriptor(key: "price", ascending: true),
    ]
    request.fetchLimit = 2
    let found = try context.fetch(request).compactMap { $0.value(forKey: "title") as? String }
    #expect(found == ["Second", "Dracula"])
  }

  @Test("Instead of objects there are counts, identifiers, or dictionaries of some of the values")
  func resultTypes() throws {
    let numbers = NSFetchRequest<NSNumber>(entityName: "Book")
    numbers.resultType = .countResultType
    #expect(try context.fetch(numbers) == [4])
    let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    identifiers.resultType = .managedObjectIDResultType
    let first = try #require(try context.fetch(identifiers).first)
    #expect(context.object(with: first).value(forKey: "title") as? String == "Emma")
    let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
    rows.resultType = .dictionaryResultType
    rows.propertiesToFetch = ["year"]
    rows.predicate = NSPredicate(format: "title == 'Emma'")
    let row = try #require(try context.fetch(rows).first)
    #expect(row.allKeys.count == 1 && (row["year"] as? NSNumber)?.intValue == 1815)
  }

  @Test("Distinct dictionaries come once each, in their order")
  func distinct() throws {
    library.book("Other", 1815)
    let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
    rows.resultType = .dictionaryResultType
    rows.propertiesToFetch = ["year"]
    rows.predicate = NSPredicate(format: "year > 0")
    rows.sortDescriptors = [NSSortDescriptor(key: "year", ascending: true)]
    func years() throws -> [Int] {
      try context.fetch(rows).compactMap { ($0["year"] as? NSNumber)?.intValue }
    }
    #expect(try years() == [1762, 1815, 1815, 1897])
    rows.returnsDistinctResults = true
    #expect(try years() == [1762, 1815, 1897])
  }

  @Test("What was deleted is not found, also before it is saved")
  func deleted() throws {
    let emma = try #require(try library.books("title == 'Emma'").first)
    try context.save()
    context.delete(emma)
    #expect(try library.titles("year > 0") == ["Dracula", "Émile"])
    #expect(context.deletedObjects == [emma])
    context.rollback()
    #expect(try library.titles("title == 'Emma'") == ["Emma"])
  }

  @Test("A batch changes what is in the store, and says how many there were")
  func batches() throws {
    try context.save()
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "year > 1800")
    update.propertiesToUpdate = ["price": 1.0]
    update.resultType = .updatedObjectsCountResultType
    let result = try context.execute(update) as? NSBatchUpdateResult
    #expect(result?.result as? Int == 2)
    context.refreshAllObjects()
    #expect(try library.titles("price == 1") == ["Dracula", "Emma"])
  }
}
