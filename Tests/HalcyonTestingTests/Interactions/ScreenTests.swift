import HalcyonTesting
import SwiftUI
import Testing

/// Screens that come, go and lie over each other.
@MainActor @Suite("Interactions: screens")
struct ScreenTests {
  private struct Planets: View {
    private let names = ["Mercury", "Venus", "Earth"]
    var body: some View {
      NavigationStack {
        List(names, id: \.self) { name in NavigationLink(name, value: name) }
          .navigationTitle("Planets")
          .navigationDestination(for: String.self) { name in
            VStack {
              Text("About \(name)")
              NavigationLink("Its moons") { Text("None to see").navigationTitle("Moons") }
            }
            .navigationTitle(name)
          }
      }
    }
  }

  @Test("6. A navigation stack is gone down two screens, and back by its buttons")
  func navigation() {
    let stage = Stage(Planets())
    stage[.button, "Venus"].tap()
    stage.settle()
    #expect(stage["About Venus"].isVisible)
    #expect(stage["Venus"].traits.contains(.isHeader))
    stage["Its moons"].tap()
    stage.settle()
    #expect(stage["Moons"].traits.contains(.isHeader))
    stage["Back"].tap()
    stage.settle()
    #expect(stage["About Venus"].exists)
    stage["Back"].tap()
    stage.settle()
    #expect(stage[.button, "Mercury"].isVisible)
    #expect(!stage["About Venus"].exists)
  }

  private struct Notes: View {
    @State private var isWriting = false
    @State private var notes = ["Milk"]
    var body: some View {
      List(notes, id: \.self) { Text($0) }
        .safeAreaInset(edge: .bottom) { Button("Write") { isWriting = true } }
        .sheet(isPresented: $isWriting) {
          Draft { notes.append($0) }.presentationDetents([.medium, .large])
        }
    }
  }

  private struct Draft: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    let save: (String) -> Void
    var body: some View {
      VStack {
        TextField("Note", text: $text)
        Button("Save") {
          save(text)
          dismiss()
        }
        .disabled(text.isEmpty)
      }
      .padding()
    }
  }

  @Test("7. A sheet is written into and closes itself; another is dragged down")
  func sheet() {
    let stage = Stage(Notes())
    stage["Write"].tap()
    stage.settle()
    #expect(stage[.sheet].exists)
    #expect(!stage["Milk"].exists)
    #expect(!stage["Save"].isEnabled)
    stage["Note"].type("Bread")
    stage["Save"].tap()
    stage.settle()
    #expect(!stage[.sheet].exists)
    #expect(stage["Bread"].isVisible)
    stage["Write"].tap()
    stage.settle()
    stage[.sheet].drag(by: CGSize(width: 0, height: 500))
    stage.settle()
    #expect(!stage[.sheet].exists)
    #expect(stage[.text].all.map(\.label) == ["Milk", "Bread"])
  }

  private struct Album: View {
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var photos = 3
    @State private var name = "Summer"
    var body: some View {
      VStack {
        Text("\(name): \(photos)").accessibilityIdentifier("album")
        Button("Empty") { isAsking = true }
        Button("Rename") { isChoosing = true }
      }
      .alert("Delete all photos?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { photos = 0 }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("They cannot be brought back.")
      }
      .confirmationDialog("Name", isPresented: $isChoosing, titleVisibility: .visible) {
        Button("Winter") { name = "Winter" }
        Button("Autumn") { name = "Autumn" }
      }
    }
  }

  @Test("8. An alert is refused, then agreed to; a dialog offers names")
  func alert() {
    let stage = Stage(Album())
    stage["Empty"].tap()
    stage.settle()
    #expect(stage[.alert].label == "Delete all photos?")
    #expect(stage["They cannot be brought back."].exists)
    stage["Cancel"].tap()
    stage.settle()
    #expect(stage["album"].label == "Summer: 3")
    stage["Empty"].tap()
    stage.settle()
    stage[.button, "Delete"].tap()
    stage.settle()
    #expect(stage["album"].label == "Summer: 0")
    stage["Rename"].tap()
    stage.settle()
    stage["Winter"].tap()
    stage.settle()
    #expect(stage["album"].label == "Winter: 0")
  }

  private struct Help: View {
    @State private var isShown = false
    var body: some View {
      Button("What is this?") { isShown = true }
        .popover(isPresented: $isShown) {
          VStack {
            Text("A button.")
            Button("Understood") { isShown = false }
          }
          .padding()
          .presentationCompactAdaptation(.popover)
        }
    }
  }

  @Test("9. A popover opens at its button and is closed from inside")
  func popover() {
    let stage = Stage(Help())
    stage["What is this?"].tap()
    stage.settle()
    #expect(stage["A button."].isVisible)
    stage["Understood"].tap()
    stage.settle()
    #expect(!stage["A button."].exists)
    #expect(stage["What is this?"].exists)
  }

  private struct Questions: View {
    @State private var isOpen = false
    var body: some View {
      Form {
        DisclosureGroup("Shipping", isExpanded: $isOpen) {
          Text("Three days")
          Text("Five abroad")
        }
        DisclosureGroup("Returns") { Text("Within a month") }
        Text(isOpen ? "open" : "closed").accessibilityIdentifier("state")
      }
    }
  }

  @Test("10. A disclosure group shows what is in it, and hides it again")
  func disclosure() {
    let stage = Stage(Questions())
    #expect(!stage["Three days"].exists)
    stage["Shipping"].tap()
    stage.settle()
    #expect(stage["Three days"].isVisible)
    #expect(stage["state"].label == "open")
    stage["Returns"].tap()
    stage.settle()
    #expect(stage["Within a month"].isVisible)
    stage["Shipping"].tap()
    stage.settle()
    #expect(!stage["Three days"].exists)
    #expect(stage["Within a month"].exists)
  }
}
