import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

extension FocusedValues {
  private struct DocumentKey: FocusedValueKey { typealias Value = String }
  private struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }
  fileprivate var document: String? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }
  fileprivate var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

@MainActor @Suite("Values of the view with the focus")
struct FocusedValuesTests {
  private struct Reader: View {
    let seen: Noted<[String]>
    @FocusedValue(\.document) private var document
    @FocusedBinding(\.title) private var title

    var body: some View {
      let _ = seen.value.append("\(document ?? "none") \(title ?? "none")")
      Box("rename", 20, 20).onTapGesture { title = "renamed" }
    }
  }

  private struct Window: View {
    let seen: Noted<[String]>
    @State private var texts = ["", ""]
    @State private var title = "first"
    @FocusState private var focus: Int?

    var body: some View {
      VStack(spacing: 0) {
        Reader(seen: seen)
        TextField("A", text: $texts[0]).focused($focus, equals: 0).frame(height: 40)
          .focusedValue(\.document, "a")
        TextField("B", text: $texts[1]).focused($focus, equals: 1).frame(height: 40)
          .focusedValue(\.document, "b")
        Box("away", 20, 20).onTapGesture { focus = nil }
      }
      .focusedSceneValue(\.title, $title)
    }
  }

  @Test("They are those of the field with the focus, and go with it; a scene's hold always")
  func following() {
    let seen = Noted<[String]>([])
    let probe = LayoutProbe(200, 120) { Window(seen: seen) }
    probe.run(0.1)
    #expect(seen.value.last == "none first")
    probe.tap(CGPoint(x: 100, y: 40))
    probe.run(0.1)
    #expect(seen.value.last == "a first")
    probe.tap(CGPoint(x: 100, y: 80))
    probe.run(0.1)
    #expect(seen.value.last == "b first")
    probe.tap("away")
    probe.run(0.1)
    #expect(seen.value.last == "none first")
    probe.tap("rename")
    probe.run(0.1)
    #expect(seen.value.last == "none renamed")
  }

  private struct Beginning: View {
    let written: Noted<String>
    @FocusState private var focus: Bool?
    var body: some View {
      TextField("A", text: written.binding).focused($focus, equals: true)
        .defaultFocus($focus, true)
    }
  }

  @Test("A view begins with the focus where the program says so")
  func defaultFocus() {
    let written = Noted("")
    let probe = LayoutProbe(200, 60) { Beginning(written: written) }
    probe.run(0.1)
    probe.host.insertText("x")
    probe.step()
    #expect(written.value == "x")
  }
}
