import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// Lists of bound collections: what the user does to a row is done to the collection.
@MainActor @Suite("Lists of bindings")
struct EditActionsTests {
  private struct Note: Identifiable, Hashable {
    let id: Int
    var text: String
    var isDone = false
    var below: [Note]?
  }

  private struct Switches: View {
    @State private var notes = [Note(id: 1, text: "Ant"), Note(id: 2, text: "Bee")]

    var body: some View {
      VStack {
        Text(notes.filter(\.isDone).map(\.text).joined(separator: ", "))
          .accessibilityIdentifier("done")
        List($notes) { $note in Toggle(note.text, isOn: $note.isDone) }
      }
    }
  }

  @Test("A row's binding changes its element")
  func rows() {
    let stage = Stage(Switches())
    stage["Bee"].tap()
    stage.settle()
    #expect(stage["done"].label == "Bee")
  }

  private struct Edited: View {
    let actions: EditActions<[Note]>
    @State private var notes = ["Ant", "Bee", "Cat"].enumerated().map {
      Note(id: $0.offset, text: $0.element)
    }

    var body: some View {
      List($notes, editActions: actions) { $note in Text(note.text) }
        .environment(\.editMode, .constant(.active))
    }
  }

  private func words(_ stage: Stage) -> [String] {
    stage[.text].all.sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.label)
  }

  @Test("Rows are removed by their signs where deleting is allowed, and moved where moving is")
  func edits() {
    let stage = Stage(Edited(actions: .all))
    stage["Delete Ant"].tap()
    stage.settle()
    stage["Delete"].tap()
    stage.settle()
    #expect(words(stage) == ["Bee", "Cat"])
    stage["Reorder Bee"].drag(to: stage["Reorder Cat"])
    stage.settle()
    #expect(words(stage) == ["Cat", "Bee"])
  }

  @Test("What is not allowed has no sign", arguments: [EditActions<[Note]>.move, .delete])
  private func only(actions: EditActions<[Note]>) {
    let stage = Stage(Edited(actions: actions))
    #expect(stage["Delete Ant"].exists == (actions == .delete))
    #expect(stage["Reorder Ant"].exists == (actions == .move))
  }

  private struct Tree: View {
    @State private var notes = [Note(id: 1, text: "Ant", below: [Note(id: 2, text: "Bee")])]

    var body: some View {
      VStack {
        Text(notes[0].below?[0].isDone == true ? "done" : "open").accessibilityIdentifier("state")
        List($notes, children: \.below) { $note in
          if note.below == nil { Toggle(note.text, isOn: $note.isDone) } else { Text(note.text) }
        }
      }
    }
  }

  @Test("A row of a bound tree changes its element, however deep")
  func trees() {
    let stage = Stage(Tree())
    #expect(!stage["Bee"].exists)
    stage["Ant"].tap()
    stage.settle()
    stage["Bee"].tap()
    stage.settle()
    #expect(stage["state"].label == "done")
  }
}
