import HalcyonTesting
import SwiftUI
import Testing

@MainActor @Suite("Questions about a value")
struct DialogsDataTests {
  private struct Asking: View {
    @State private var isShown = false
    @State private var name: String?
    @State private var answer = ""
    let kind: Int
    let title: String? = "Delete"

    var body: some View {
      Button("Ask") {
        name = "Ada"
        isShown = true
      }
      .modifier(Dialog(kind: kind, isShown: $isShown, name: name) { answer = $0 })
      Text(answer).accessibilityIdentifier("answer")
    }
  }

  private struct Dialog: ViewModifier {
    let kind: Int
    @Binding var isShown: Bool
    let name: String?
    let act: (String) -> Void

    private func button(_ name: String) -> some View { Button("Remove \(name)") { act(name) } }

    func body(content: Content) -> some View {
      let title = String("Sure?")
      switch kind {
      case 0:
        content.alert(title, isPresented: $isShown, presenting: name) {
          button($0)
        } message: {
          Text($0)
        }
      case 1: content.alert(title, isPresented: $isShown, presenting: name) { button($0) }
      case 2:
        content.alert(Text(title), isPresented: $isShown, presenting: name) {
          button($0)
        } message: {
          Text($0)
        }
      case 3:
        content.confirmationDialog(title, isPresented: $isShown, presenting: name) {
          button($0)
        } message: {
          Text($0)
        }
      case 4:
        content.confirmationDialog(
          "Sure?", isPresented: $isShown, titleVisibility: .visible, presenting: name
        ) { button($0) }
      default:
        content.confirmationDialog(Text(title), isPresented: $isShown, presenting: name) {
          button($0)
        }
      }
    }
  }

  @Test("Alerts and choices have what they are about in their buttons", arguments: 0..<6)
  func presenting(kind: Int) {
    let stage = Stage(Asking(kind: kind))
    stage["Ask"].tap()
    stage.settle()
    stage["Remove Ada"].tap()
    stage.settle()
    #expect(stage["answer"].label == "Ada")
  }
}
