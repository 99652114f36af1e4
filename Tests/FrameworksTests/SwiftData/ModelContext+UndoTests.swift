import Foundation
import HalcyonTesting
import SwiftData
import SwiftUI
import Testing

private struct CratesView: View {
  @Environment(\.modelContext) private var context
  @Environment(\.undoManager) private var undoManager
  @Query(sort: \Crate.title) private var crates: [Crate]

  var body: some View {
    VStack {
      Text(crates.map(\.title).joined(separator: ",")).accessibilityIdentifier("all")
      Button("Add") { context.insert(Crate("c\(crates.count)")) }
      Button("Undo") { undoManager?.undo() }
    }
  }
}

@MainActor @Suite("Changes of models taken back")
struct ModelContextUndoTests {
  private let context: ModelContext
  private let manager = UndoManager()

  init() throws {
    context = try RackStore.context()
    context.undoManager = manager
  }

  private func titles() throws -> [String] {
    try context.fetch(FetchDescriptor<Crate>(sortBy: [SortDescriptor(\.title)])).map(\.title)
  }

  @Test("Nobody remembers changes unless it is asked for")
  func without() throws { #expect(try RackStore.context().undoManager == nil) }

  @Test("An insertion is taken back and made again")
  func insertion() throws {
    context.insert(Crate("a"))
    manager.undo()
    #expect(try titles().isEmpty && !context.hasChanges)
    manager.redo()
    #expect(try titles() == ["a"])
  }

  @Test("A value is what it was before, and then what it was after")
  func values() throws {
    let crate = Crate("a", note: "old")
    context.insert(crate)
    crate.title = "b"
    crate.note = nil
    manager.undo()
    #expect(crate.note == "old" && crate.title == "b")
    manager.undo()
    #expect(crate.title == "a")
    manager.redo()
    manager.redo()
    #expect(crate.title == "b" && crate.note == nil)
  }

  @Test("A deletion is taken back with all that went with it, also after a save of what was before")
  func deletion() throws {
    let rack = Rack(name: "low")
    context.insert(rack)
    rack.crates = [Crate("a"), Crate("b")]
    let tag = Tag("red")
    rack.crates[0].tags = [tag]
    try context.save()
    context.delete(rack)
    #expect(try titles().isEmpty)
    manager.undo()
    #expect(try titles() == ["a", "b"])
    let found = try #require(try context.fetch(FetchDescriptor<Rack>()).first)
    #expect(found === rack && found.crates.map(\.title).sorted() == ["a", "b"])
    #expect(found.crates.allSatisfy { $0.rack === rack })
    #expect(tag.crates.map(\.title) == ["a"])
    #expect(context.deletedModelsArray.isEmpty && context.insertedModelsArray.isEmpty)
    manager.redo()
    #expect(try titles().isEmpty)
  }

  @Test("A relationship is what it was, at both ends")
  func relationships() {
    let (low, high, crate) = (Rack(name: "low"), Rack(name: "high"), Crate("a"))
    for rack in [low, high] { context.insert(rack) }
    crate.rack = low
    crate.rack = high
    manager.undo()
    #expect(crate.rack === low && low.crates.map(\.title) == ["a"] && high.crates.isEmpty)
  }

  @Test("Views whose container is made so take changes back by their window's manager")
  func views() {
    let stage = Stage(
      CratesView().modelContainer(for: Crate.self, inMemory: true, isUndoEnabled: true))
    stage["Add"].tap()
    stage["Add"].tap()
    #expect(stage["all"].label == "c0,c1")
    stage["Undo"].tap()
    #expect(stage["all"].label == "c0")
  }
}
