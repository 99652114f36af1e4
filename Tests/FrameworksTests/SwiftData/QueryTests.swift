import HalcyonTesting
import SwiftData
import SwiftUI
import Testing

private struct HeavyView: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<Crate> { $0.weight > 5 }, sort: \Crate.weight, order: .reverse)
  private var heavy: [Crate]

  var body: some View {
    VStack {
      Text(heavy.map(\.title).joined(separator: ",")).accessibilityIdentifier("heavy")
      Button("Add") { context.insert(Crate("new", weight: 7)) }
      Button("Grow") { heavy.last?.weight = 100 }
      Button("Shrink") { heavy.first?.weight = 0 }
      Button("Delete") { heavy.first.map(context.delete) }
    }
  }
}

private struct SearchView: View {
  @State private var word = "a"

  var body: some View {
    VStack {
      Button("Search") { word = "b" }
      FoundView(word)
    }
  }
}

private struct FoundView: View {
  @Query private var found: [Crate]
  init(_ word: String) {
    _found = Query(filter: #Predicate { $0.title.contains(word) }, sort: \.title)
  }
  var body: some View {
    Text(found.map(\.title).joined(separator: ",")).accessibilityIdentifier("found")
  }
}

@MainActor @Suite("Queries of views")
struct QueryTests {
  private func container(_ crates: [(String, Double)]) throws -> ModelContainer {
    let container = try RackStore.container()
    for (title, weight) in crates { container.mainContext.insert(Crate(title, weight: weight)) }
    try container.mainContext.save()
    return container
  }

  @Test("A query is filtered and sorted, and follows what is inserted, changed and deleted")
  func follows() throws {
    let container = try container([("a", 6), ("b", 9), ("c", 1)])
    let stage = Stage(HeavyView().modelContainer(container))
    #expect(stage["heavy"].label == "b,a")
    stage["Add"].tap()
    #expect(stage["heavy"].label == "b,new,a")
    stage["Grow"].tap()
    #expect(stage["heavy"].label == "a,b,new")
    stage["Shrink"].tap()
    #expect(stage["heavy"].label == "b,new")
    stage["Delete"].tap()
    #expect(stage["heavy"].label == "new")
  }

  @Test("A query that is made anew with another filter finds other models")
  func changedFilter() throws {
    let container = try container([("a", 1), ("ab", 1), ("b", 1)])
    let stage = Stage(SearchView().modelContainer(container))
    #expect(stage["found"].label == "a,ab")
    stage["Search"].tap()
    #expect(stage["found"].label == "ab,b")
  }

  @Test("What another context saves is seen by views")
  func otherContext() throws {
    let container = try container([("a", 6)])
    let stage = Stage(HeavyView().modelContainer(container))
    stage.perform {
      let other = ModelContext(container)
      other.insert(Crate("z", weight: 50))
      try? other.save()
    }
    stage.advance(by: 0.1)
    #expect(stage["heavy"].label == "z,a")
  }
}
