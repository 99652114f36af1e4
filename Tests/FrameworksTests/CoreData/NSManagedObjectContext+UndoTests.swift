import Foundation
import SwiftUI
import Testing

@testable import CoreData

@MainActor @Suite("Changes of managed objects taken back")
struct NSManagedObjectContextUndoTests {
  private let library = Library()
  private var context: NSManagedObjectContext { library.context }

  init() { context.undoManager = UndoManager() }

  private func titles() throws -> [String] {
    try library.books().compactMap { $0.value(forKey: "title") as? String }.sorted()
  }

  @Test("A context remembers nothing until it is given a manager")
  func without() { #expect(Library().context.undoManager == nil) }

  @Test("Values, insertions and deletions are taken back and made again")
  func changes() throws {
    let book = library.book("a")
    #expect(try titles() == ["a"])
    book.setValue("b", forKey: "title")
    context.undo()
    #expect(try titles() == ["a"])
    context.redo()
    #expect(try titles() == ["b"])
    context.delete(book)
    #expect(try titles().isEmpty)
    context.undo()
    #expect(try titles() == ["b"] && !book.isDeleted)
  }

  @Test("A saved object that comes back is not deleted by the next save, and has its relations")
  func saved() throws {
    let author = library.author("Ada", "a", "b")
    try context.save()
    context.delete(author)
    #expect(try titles().isEmpty)
    context.undo()
    try context.save()
    #expect(try titles() == ["a", "b"])
    #expect((author.value(forKey: "books") as? NSSet)?.count == 2)
    #expect(
      try library.books().allSatisfy { $0.value(forKey: "author") as? NSManagedObject === author })
  }
}
