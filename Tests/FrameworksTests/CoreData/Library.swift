import Foundation

@testable import CoreData

/// A store in memory of authors, who own their books, without classes of its own.
@MainActor
struct Library {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() {
    let (author, book) = (NSEntityDescription(), NSEntityDescription())
    (author.name, book.name) = ("Author", "Book")
    let (books, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
    (books.name, owner.name) = ("books", "author")
    (books.destinationEntity, owner.destinationEntity) = (book, author)
    (books.inverseRelationship, owner.inverseRelationship) = (owner, books)
    (books.maxCount, owner.maxCount) = (0, 1)
    (books.isOptional, owner.isOptional) = (true, true)
    (books.deleteRule, owner.deleteRule) = (.cascadeDeleteRule, .nullifyDeleteRule)
    author.properties = [Self.attribute("name", .stringAttributeType), books]
    book.properties = [
      Self.attribute("title", .stringAttributeType),
      Self.attribute("year", .integer64AttributeType),
      Self.attribute("price", .doubleAttributeType), owner,
    ]
    let model = NSManagedObjectModel()
    model.entities = [author, book]
    container = NSPersistentContainer(name: "Library", managedObjectModel: model)
  }

  private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, true)
    return attribute
  }

  private func make(_ entity: String) -> NSManagedObject {
    let description = container.managedObjectModel.entitiesByName[entity]!
    return NSManagedObject(entity: description, insertInto: context)
  }

  @discardableResult
  func book(_ title: String, _ year: Int = 0, _ price: Double = 0) -> NSManagedObject {
    let book = make("Book")
    book.setValue(title, forKey: "title")
    book.setValue(year, forKey: "year")
    book.setValue(price, forKey: "price")
    return book
  }

  /// An author of books with these titles.
  func author(_ name: String, _ titles: String...) -> NSManagedObject {
    let author = make("Author")
    author.setValue(name, forKey: "name")
    author.setValue(NSSet(array: titles.map { book($0) }), forKey: "books")
    return author
  }

  func books(_ format: String? = nil, sort key: String? = nil, ascending: Bool = true) throws
    -> [NSManagedObject]
  {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.predicate = format.map { NSPredicate(format: $0) }
    request.sortDescriptors = key.map { [NSSortDescriptor(key: $0, ascending: ascending)] }
    return try context.fetch(request)
  }

  func titles(_ format: String? = nil, sort key: String = "title", ascending: Bool = true) throws
    -> [String]
  {
    try books(format, sort: key, ascending: ascending).compactMap {
      $0.value(forKey: "title") as? String
    }
  }
}
