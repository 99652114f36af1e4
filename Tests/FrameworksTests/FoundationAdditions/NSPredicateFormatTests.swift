import Foundation
import FoundationAdditions
import Testing

@Suite("Predicates by their texts")
struct NSPredicateFormatTests {
  private final class Author: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class Book: NSObject {
    let title: String
    let pages: Int
    let author: Author?
    let tags: [String]
    let isRead: Bool
    init(
      _ title: String, _ pages: Int, by author: String?, tags: [String] = [], isRead: Bool = false
    ) {
      (self.title, self.pages, self.tags, self.isRead) = (title, pages, tags, isRead)
      self.author = author.map(Author.init)
    }
  }

  private let books = [
    Book("Émile", 300, by: "Rousseau", tags: ["school"]),
    Book("emma", 500, by: "Austen", isRead: true),
    Book("Dracula", 400, by: nil, tags: ["night", "school"]),
  ]

  private func found(_ format: String, _ arguments: Any...) -> [Int] {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    return books.indices.filter { predicate.evaluate(with: books[$0]) }
  }

  @Test("Numbers, texts and truths are compared with values and with arguments")
  func comparisons() {
    #expect(found("pages > 300") == [1, 2])
    #expect(found("pages BETWEEN {300, 400}") == [0, 2])
    #expect(found("pages >= %d AND pages != %d", 300, 500) == [0, 2])
    #expect(found("title == %@", "Dracula") == [2])
    #expect(found("%K == %@", "title", "emma") == [1])
    #expect(
      found("isRead == YES") == [1] && found("isRead = %@", NSNumber(value: false)) == [0, 2])
  }

  @Test("Texts begin, end and contain, with or without regard to case and accents")
  func texts() {
    #expect(found("title BEGINSWITH 'em'") == [1])
    #expect(found("title BEGINSWITH[cd] %@", "em") == [0, 1])
    #expect(found("title CONTAINS[c] 'RACU'") == [2] && found("title ENDSWITH \"a\"") == [1, 2])
    #expect(found("title LIKE[c] 'E*a'") == [1] && found("title MATCHES '[A-Z].*a'") == [2])
  }

  @Test("Paths lead through objects and collections, and nothing equals nothing")
  func paths() {
    #expect(found("author.name == 'Austen'") == [1])
    #expect(found("author == nil") == [2] && found("author != nil") == [0, 1])
    #expect(found("tags.@count == 2") == [2] && found("'school' IN tags") == [0, 2])
    #expect(found("ANY tags == 'night'") == [2] && found("NONE tags == 'school'") == [1])
    #expect(found("title IN %@", ["emma", "Dracula"]) == [1, 2])
  }

  @Test("NOT binds closer than AND, and AND closer than OR")
  func logic() {
    #expect(found("title == 'emma' OR pages == 400 AND NOT isRead == YES") == [1, 2])
    #expect(found("!(title == 'emma') && (pages < 350 || pages > 450)") == [0])
    #expect(found("TRUEPREDICATE") == [0, 1, 2] && found("FALSEPREDICATE").isEmpty)
  }

  @Test(
    "A text that cannot be read lets everything through",
    arguments: [
      "SUBQUERY(tags, $x, $x == 'a').@count > 0", "pages >", "(pages > 3", "pages % 2 == 0", "",
      "%@",
    ])
  func unreadable(format: String) {
    #expect(found(format) == [0, 1, 2])
  }

  @Test("A thousand brackets are no reason to crash")
  func depth() {
    #expect(found(String(repeating: "(", count: 100_000)) == [0, 1, 2])
  }

  @Test("Objects are ordered by the values of names and of paths that may lead to nothing")
  func orders() {
    func titles(_ descriptor: NSSortDescriptor) -> [String] {
      books.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map(\.title)
    }
    #expect(
      titles(NSSortDescriptor(key: "pages", ascending: true)) == ["Émile", "Dracula", "emma"])
    #expect(
      titles(NSSortDescriptor(key: "pages", ascending: false)) == ["emma", "Dracula", "Émile"])
    #expect(titles(NSSortDescriptor(keyPath: \Book.isRead, ascending: false)).first == "emma")
    #expect(
      titles(NSSortDescriptor(keyPath: \Book.author?.name, ascending: true)) == [
        "Dracula", "emma", "Émile",
      ])
  }

  @Test("Values that are objects on Apple's systems can be arguments")
  func arguments() {
    let id = UUID()
    let predicate = NSPredicate(format: "SELF == %@", id as CVarArg)
    #expect(predicate.evaluate(with: id) && !predicate.evaluate(with: UUID()))
  }
}
