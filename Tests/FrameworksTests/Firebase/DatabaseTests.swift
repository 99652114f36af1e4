import FirebaseDatabase
import Foundation
import Testing

@MainActor @Suite("Firebase's tree of values, kept for one run", .serialized)
struct DatabaseTests {
  private let place = Database.database().reference().child("tests/\(UUID().uuidString)")

  private struct Person: Codable, Equatable {
    var name: String
    var age: Int
    var tags: [String]?
  }

  /// Lets those who look be told.
  private func turn() async {
    for _ in 0..<3 { try? await Task.sleep(nanoseconds: 1_000_000) }
  }

  @Test("What is written is read again, as numbers, texts, lists and dictionaries")
  func values() async throws {
    try await place.setValue(["name": "Ann", "age": 30, "tags": ["a", "b"], "none": NSNull()])
    let found = try await place.getData()
    let value = try #require(found.value as? [String: Any])
    #expect(value["name"] as? String == "Ann" && value["age"] as? Int == 30)
    #expect(value["age"] as? Double == 30 && value["none"] == nil)
    #expect(value["tags"] as? [String] == ["a", "b"])
    #expect(found.childSnapshot(forPath: "tags/1").value as? String == "b")
    #expect(found.hasChild("age") && !found.hasChild("none") && found.childrenCount == 3)
    #expect(found.children.compactMap { ($0 as? DataSnapshot)?.key } == ["age", "name", "tags"])
  }

  @Test("A place without a value is none, and so is what held it alone")
  func removal() async throws {
    try await place.child("a/b").setValue(1)
    #expect(try await place.getData().exists())
    try await place.child("a/b").removeValue()
    let found = try await place.getData()
    #expect(!found.exists() && found.value is NSNull)
  }

  @Test("An update sets the places that it names, deep ones too, and leaves the others")
  func updates() async throws {
    try await place.setValue(["a": 1, "b": ["c": 2, "d": 3]])
    try await place.updateChildValues(["a": 5, "b/c": NSNull()])
    let found = try await place.getData()
    #expect(found.childSnapshot(forPath: "a").value as? Int == 5)
    #expect(found.childSnapshot(forPath: "b").value as? [String: Int] == ["d": 3])
  }

  @Test("Who looks at a value is told of it at first and after each change, and no longer")
  func observing() async throws {
    var told: [Int?] = []
    let handle = place.observe(.value) { told.append($0.value as? Int) }
    await turn()
    try await place.setValue(1)
    await turn()
    try await place.setValue(1)
    await turn()
    place.removeObserver(withHandle: handle)
    try await place.setValue(2)
    await turn()
    #expect(told == [nil, 1])
  }

  @Test("Who looks at children is told of each that comes, changes, moves and goes")
  func children() async throws {
    var told: [String] = []
    let sorted = place.queryOrdered(byChild: "rank")
    for (event, name) in [
      (DataEventType.childAdded, "+"), (.childChanged, "="), (.childMoved, ">"),
      (.childRemoved, "-"),
    ] { sorted.observe(event) { told.append(name + $0.key) } }
    try await place.setValue(["a": ["rank": 2], "b": ["rank": 1]])
    await turn()
    #expect(told == ["+b", "+a"])
    told = []
    try await place.child("b/rank").setValue(3)
    await turn()
    #expect(told.filter { $0.hasPrefix("=") } == ["=b"] && told.contains { $0.hasPrefix(">") })
    told = []
    try await place.child("a").removeValue()
    await turn()
    #expect(told == ["-a"])
  }

  @Test("A look at once is one look")
  func once() async throws {
    var count = 0
    place.observeSingleEvent(of: .value) { _ in count += 1 }
    await turn()
    try await place.setValue(1)
    await turn()
    #expect(count == 1)
  }

  @Test("Queries order by a child, a value or the key, within bounds and no more than so many")
  func queries() async throws {
    try await place.setValue([
      "x": ["age": 30], "y": ["age": 20], "z": ["age": 40], "w": ["name": "none"],
    ])
    func keys(_ query: DatabaseQuery) async throws -> [String] {
      try await query.getData().children.compactMap { ($0 as? DataSnapshot)?.key }
    }
    let aged = place.queryOrdered(byChild: "age")
    #expect(try await keys(aged) == ["w", "y", "x", "z"])
    #expect(try await keys(aged.queryStarting(atValue: 30)) == ["x", "z"])
    #expect(try await keys(aged.queryEqual(toValue: 20)) == ["y"])
    #expect(try await keys(aged.queryLimited(toLast: 2)) == ["x", "z"])
    #expect(try await keys(aged.queryEnding(beforeValue: 30)) == ["w", "y"])
    #expect(
      try await keys(place.queryOrderedByKey().queryStarting(atValue: "y")) == ["y", "z"])
    try await place.setValue(["10": "a", "9": "b", "c": "d"])
    #expect(try await keys(place.queryOrderedByKey()) == ["9", "10", "c"])
    #expect(try await keys(place.queryOrderedByValue()) == ["10", "9", "c"])
  }

  @Test("Keys made by chance are in the order of their making")
  func autoKeys() {
    let keys = (0..<100).map { _ in place.childByAutoId().key ?? "" }
    #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(keys).count == 100 && keys.allSatisfy { $0.count == 20 })
  }

  @Test("A transaction sees what is there, and may leave it")
  func transactions() async throws {
    try await place.setValue(3)
    var ends: [Bool] = []
    place.runTransactionBlock {
      $0.value = ($0.value as? Int ?? 0) + 1
      return .success(withValue: $0)
    } andCompletionBlock: { _, isDone, snapshot in
      ends.append(isDone && snapshot?.value as? Int == 4)
    }
    place.runTransactionBlock { _ in
      .abort()
    } andCompletionBlock: { _, isDone, _ in
      ends.append(!isDone)
    }
    await turn()
    #expect(ends == [true, true])
    #expect(try await place.getData().value as? Int == 4)
  }

  @Test("The server's own values: the time in milliseconds, and a number that grows")
  func serverValues() async throws {
    try await place.setValue(["at": ServerValue.timestamp(), "count": 2])
    try await place.updateChildValues(["count": ServerValue.increment(3)])
    let found = try await place.getData()
    #expect(found.childSnapshot(forPath: "count").value as? Int == 5)
    let time = try #require(found.childSnapshot(forPath: "at").value as? Double)
    #expect(abs(time / 1000 - Date().timeIntervalSince1970) < 60)
  }

  @Test("Values that can be coded are written and read as themselves")
  func coding() async throws {
    let person = Person(name: "Ann", age: 30, tags: ["a"])
    try place.setValue(from: person)
    #expect(try await place.getData().data(as: Person.self) == person)
  }
}
