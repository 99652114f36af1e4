import FirebaseFirestore
import Foundation
import Testing

@MainActor @Suite("Documents of Firebase, kept for one run", .serialized)
struct FirestoreTests {
  /// A collection of its own for each test, in the one project.
  private let books = Firestore.firestore().collection("shelves/\(UUID().uuidString)/books")

  private func titles(_ query: Query) async throws -> [String] {
    try await query.getDocuments().documents.map(\.documentID)
  }

  private func settle() async throws { try await Task.sleep(for: .milliseconds(60)) }

  @Test("A document is read as it was written: numbers as any of their kinds, dates as timestamps")
  func fields() async throws {
    let book = books.document("a")
    #expect(try await book.getDocument().exists == false)
    let date = Date(timeIntervalSince1970: 1_000_000.25)
    try await book.setData([
      "title": "A", "pages": 300, "price": 2.5, "isNew": true, "date": date,
      "tags": ["x", "y"], "author": ["name": "N"],
    ])
    let found = try await book.getDocument()
    let data = try #require(found.data())
    #expect(found.exists && found.documentID == "a")
    #expect(data["pages"] as? Int == 300 && data["pages"] as? Double == 300)
    #expect(data["price"] as? Double == 2.5 && data["isNew"] as? Bool == true)
    #expect((data["date"] as? Timestamp)?.dateValue() == date)
    #expect(data["tags"] as? [String] == ["x", "y"])
    #expect(found.get("author.name") as? String == "N")
    #expect(found["title"] as? String == "A")
  }

  @Test(
    "Setting replaces a document, merging leaves its other fields, updating needs one that is there"
  )
  func writes() async throws {
    let book = books.document("a")
    try await book.setData(["title": "A", "author": ["name": "N", "born": 1900]])
    try await book.setData(["author": ["name": "M"]], merge: true)
    #expect(try await book.getDocument().get("author.born") as? Int == 1900)
    try await book.updateData(["author.name": "O", "title": FieldValue.delete()])
    let data = try await book.getDocument().data()
    #expect((data?["author"] as? [String: Any])?["name"] as? String == "O")
    #expect(data?["title"] == nil)
    try await book.setData(["pages": 1])
    #expect(try await book.getDocument().data()?.count == 1)
    try await book.delete()
    #expect(try await book.getDocument().exists == false)
    await #expect(throws: FirestoreErrorCode.self) { try await book.updateData(["pages": 2]) }
    do { try await book.updateData(["pages": 2]) } catch {
      #expect((error as NSError).code == FirestoreErrorCode.notFound.rawValue)
      #expect((error as NSError).domain == FirestoreErrorDomain)
    }
  }

  @Test("Values that depend on what is there: sums, lists with and without elements")
  func changes() async throws {
    let book = books.document("a")
    try await book.setData(["count": 1, "tags": ["x", "y"]])
    try await book.updateData([
      "count": FieldValue.increment(Int64(2)), "tags": FieldValue.arrayUnion(["y", "z"]),
    ])
    #expect(try await book.getDocument().get("count") as? Int == 3)
    #expect(try await book.getDocument().get("tags") as? [String] == ["x", "y", "z"])
    try await book.updateData([
      "tags": FieldValue.arrayRemove(["x"]), "half": FieldValue.increment(0.5),
    ])
    #expect(try await book.getDocument().get("tags") as? [String] == ["y", "z"])
    #expect(try await book.getDocument().get("half") as? Double == 0.5)
  }

  @Test("Queries: conditions, orders, limits and bounds; documents without the field are in none")
  func queries() async throws {
    for (name, pages, tags) in [
      ("a", 300, ["x"]), ("b", 100, ["x", "y"]), ("c", 200, ["z"]), ("d", 200, []),
    ] as [(String, Int, [String])] {
      try await books.document(name).setData(["pages": pages, "tags": tags])
    }
    try await books.document("e").setData(["title": "no pages"])
    #expect(try await titles(books) == ["a", "b", "c", "d", "e"])
    #expect(try await titles(books.whereField("pages", isEqualTo: 200)) == ["c", "d"])
    #expect(try await titles(books.whereField("pages", isGreaterThan: 100)) == ["a", "c", "d"])
    #expect(try await titles(books.whereField("pages", isNotEqualTo: 200)) == ["a", "b"])
    #expect(try await titles(books.whereField("pages", isLessThan: "text")) == [])
    #expect(try await titles(books.whereField("pages", in: [100, 300])) == ["a", "b"])
    #expect(try await titles(books.whereField("tags", arrayContains: "x")) == ["a", "b"])
    #expect(
      try await titles(books.whereField("tags", arrayContainsAny: ["y", "z"])) == ["b", "c"])
    #expect(try await titles(books.order(by: "pages")) == ["b", "c", "d", "a"])
    #expect(try await titles(books.order(by: "pages", descending: true)) == ["a", "d", "c", "b"])
    #expect(try await titles(books.order(by: "pages").limit(to: 2)) == ["b", "c"])
    #expect(try await titles(books.order(by: "pages").limit(toLast: 2)) == ["d", "a"])
    #expect(try await titles(books.order(by: "pages").start(at: [200])) == ["c", "d", "a"])
    #expect(try await titles(books.order(by: "pages").start(after: [200])) == ["a"])
    #expect(try await titles(books.order(by: "pages").end(before: [200])) == ["b"])
    let c = try await books.document("c").getDocument()
    #expect(try await titles(books.order(by: "pages").start(afterDocument: c)) == ["d", "a"])
    let either = Filter.orFilter([
      .whereField("pages", isEqualTo: 300), .whereField("pages", isEqualTo: 100),
    ])
    #expect(try await titles(books.whereFilter(either)) == ["a", "b"])
    #expect(try await books.count.getAggregation(source: .server).count == 5)
  }

  @Test("A listener is told at once, and after each change of what it listens to, with what is new")
  func listening() async throws {
    var told: [[String]] = []
    var kinds: [[DocumentChangeType]] = []
    let registration = books.whereField("pages", isLessThan: 150).addSnapshotListener { found, _ in
      told.append(found?.documents.map(\.documentID) ?? [])
      kinds.append(found?.documentChanges.map(\.type) ?? [])
    }
    try await settle()
    #expect(told == [[]])
    try await books.document("a").setData(["pages": 100])
    try await settle()
    // Nothing that it listens to.
    try await books.document("b").setData(["pages": 200])
    try await settle()
    try await books.document("a").updateData(["pages": 120])
    try await settle()
    try await books.document("a").delete()
    try await settle()
    #expect(told == [[], ["a"], ["a"], []])
    #expect(kinds == [[], [.added], [.modified], [.removed]])
    registration.remove()
    try await books.document("c").setData(["pages": 1])
    try await settle()
    #expect(told.count == 4)
  }

  private struct Book: Codable, Equatable {
    @DocumentID var id: String?
    var title: String
    var date: Date
    var moment: Timestamp?
    var place: GeoPoint?
    var data: Data?
    var link: DocumentReference?
    @ServerTimestamp var added: Timestamp?
    @ExplicitNull var note: String?
  }

  @Test("Values of a program's own are documents, and know their names")
  func coding() async throws {
    let date = Date(timeIntervalSince1970: 1000.5)
    let book = Book(
      title: "A", date: date, moment: Timestamp(seconds: 5, nanoseconds: 6),
      place: GeoPoint(latitude: 1, longitude: 2), data: Data([1, 2]),
      link: books.document("other"))
    let reference = try books.addDocument(from: book)
    let fields = try #require(try await reference.getDocument().data())
    #expect(
      Set(fields.keys) == ["title", "date", "moment", "place", "data", "link", "added", "note"])
    #expect((fields["date"] as? Timestamp)?.seconds == 1000 && fields["note"] is NSNull)
    #expect(fields["place"] as? GeoPoint == book.place && fields["data"] as? Data == book.data)
    #expect((fields["link"] as? DocumentReference)?.path == book.link?.path)
    let found = try await reference.getDocument(as: Book.self)
    #expect(found.id == reference.documentID && found.date == date && found.title == "A")
    #expect(found.place == book.place && found.data == book.data && found.link == book.link)
    #expect(fields["moment"] as? Timestamp == book.moment && found.moment == book.moment)
    #expect(found.added != nil && found.note == nil)
    #expect(reference.documentID.count == 20)
  }

  @Test("Batches and transactions are made together, or not at all")
  func together() async throws {
    let (one, two) = (books.document("one"), books.document("two"))
    try await Firestore.firestore().batch()
      .setData(["count": 1], forDocument: one).setData(["count": 1], forDocument: two).commit()
    await #expect(throws: (any Error).self) {
      try await Firestore.firestore().batch()
        .setData(["count": 5], forDocument: one)
        .updateData(["count": 5], forDocument: books.document("nowhere")).commit()
    }
    #expect(try await one.getDocument().get("count") as? Int == 1)
    let sum = try await Firestore.firestore().runTransaction { transaction, failure in
      guard let count = try? transaction.getDocument(one).get("count") as? Int else { return nil }
      transaction.updateData(["count": count + 1], forDocument: one)
      transaction.deleteDocument(two)
      return count + 1
    }
    #expect(sum as? Int == 2)
    #expect(try await one.getDocument().get("count") as? Int == 2)
    #expect(try await two.getDocument().exists == false)
    await #expect(throws: (any Error).self) {
      _ = try await Firestore.firestore().runTransaction { transaction, failure in
        transaction.deleteDocument(one)
        failure?.pointee = NSError(domain: "mine", code: 1)
        return nil
      }
    }
    #expect(try await one.getDocument().exists)
  }

  @Test("Places of documents: names, parents, groups of collections of a name")
  func places() async throws {
    let page = books.document("a").collection("pages").document("1")
    #expect(page.documentID == "1" && page.parent.collectionID == "pages")
    #expect(
      page.parent.parent == books.document("a") && books.parent?.path.hasPrefix("shelves/") == true)
    try await page.setData(["number": 1])
    // It is in no query of the books.
    #expect(try await titles(books) == [])
    let pages = Firestore.firestore().collectionGroup("pages")
    #expect(try await pages.getDocuments().documents.contains { $0.reference == page })
  }
}
