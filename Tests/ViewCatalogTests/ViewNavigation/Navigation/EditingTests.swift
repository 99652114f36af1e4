import Foundation
import Geometry
import HalcyonTesting
import Testing

@_spi(Runtime) @testable import ViewCatalog
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Lists that are edited")
struct EditingTests {

  private struct Names: View {
    @State private var names = ["a", "b", "c"]
    @State private var mode = EditMode.active

    var body: some View {
      List {
        Section {
          ForEach(names, id: \.self) { name in
            Box(name, 100, 26).deleteDisabled(name == "c").moveDisabled(name == "b")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Section { Box("fixed", 100, 26) }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test("Rows that can be deleted make room for a sign, others do not")
  func room() {
    let probe = LayoutProbe(320, 500) { Names() }
    #expect(probe.frame("a")?.minX == 72)
    #expect(probe.frame("b")?.minX == 72)
    #expect(probe.frame("c")?.minX == 32)
    #expect(probe.frame("fixed")?.minX == 32)
  }

  private struct Words: View {
    @State private var words = ["Ant", "Bee", "Cat"]

    var body: some View {
      NavigationStack {
        List {
          ForEach(words, id: \.self) { Text($0).moveDisabled($0 == "Bee") }
            .onDelete { words.remove(atOffsets: $0) }
            .onMove { words.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { ToolbarItem(placement: .topBarTrailing) { EditButton() } }
      }
    }
  }

  private func words(_ stage: Stage) -> [String] {
    stage[.text].all.sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.label)
  }

  private func editing() -> Stage {
    let stage = Stage(Words())
    stage["Edit"].tap()
    stage.settle()
    return stage
  }

  @Test("A button in the bar of a screen edits the list below it: rows have signs by their names")
  func button() {
    let stage = Stage(Words())
    #expect(!stage["Delete Ant"].exists)
    stage["Edit"].tap()
    stage.settle()
    #expect(stage["Delete Ant"].exists)
    // One that cannot be moved has no sign.
    #expect(stage["Reorder"].all.map(\.label) == ["Reorder Ant", "Reorder Cat"])
    stage["Done"].tap()
    stage.settle()
    #expect(!stage["Delete Ant"].exists)
  }

  @Test("A tap on the sign shows the button that deletes the row")
  func delete() {
    let stage = editing()
    stage["Delete Ant"].tap()
    stage.settle()
    #expect(words(stage) == ["Ant", "Bee", "Cat"])
    stage["Delete"].tap()
    stage.settle()
    #expect(words(stage) == ["Bee", "Cat"])
  }

  @Test("A row that is dragged by its sign takes another place")
  func move() {
    let stage = editing()
    stage["Reorder Ant"].drag(to: stage["Reorder Cat"])
    stage.settle()
    #expect(words(stage) == ["Bee", "Cat", "Ant"])
  }

  private struct Numbers: View {
    @State private var numbers = [1, 2, 3]

    var body: some View {
      List {
        ForEach(numbers, id: \.self) { Text("Row \($0)") }
          .onDelete { numbers.remove(atOffsets: $0) }
          .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test("Rows are moved among those that are left when one was deleted")
  func moveAfterDeleting() {
    let stage = Stage(Numbers())
    stage["Delete Row 1"].tap()
    stage.settle()
    stage["Delete"].tap()
    stage.settle()
    #expect(words(stage) == ["Row 2", "Row 3"])
    stage["Reorder Row 2"].drag(to: stage["Reorder Row 3"])
    stage.settle()
    #expect(words(stage) == ["Row 3", "Row 2"])
  }
}
