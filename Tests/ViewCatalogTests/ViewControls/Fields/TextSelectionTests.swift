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

@MainActor @Suite("What is selected in fields")
struct TextSelectionTests {
  private func field(_ text: Noted<String>, _ selection: Noted<TextSelection?>) -> LayoutProbe {
    LayoutProbe(200, 60) {
      TextField("Name", text: text.binding, selection: selection.binding).frame(height: 40)
    }
  }

  private func offsets(_ selection: TextSelection?, _ text: String) -> Range<Int>? {
    selection?.offsets(in: text)
  }

  @Test("The field tells where its caret is, and what is selected")
  func telling() {
    let (text, selection) = (Noted("Ada"), Noted<TextSelection?>(nil))
    let probe = field(text, selection)
    probe.tap(CGPoint(x: 100, y: 30))
    #expect(offsets(selection.value, "Ada") == 3..<3)
    #expect(selection.value?.isInsertion == true)
    probe.host.keyPressed(.left)
    probe.step()
    #expect(offsets(selection.value, "Ada") == 2..<2)
    probe.host.keyPressed(.selectAll)
    probe.step()
    #expect(offsets(selection.value, "Ada") == 0..<3)
    #expect(selection.value?.isInsertion == false)
  }

  private struct Chooser: View {
    @State private var text = "Ada Lovelace"
    @State private var selection: TextSelection?
    let written: Noted<String>

    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $text, selection: $selection).frame(height: 40)
        Box("choose", 50, 20).onTapGesture {
          selection = TextSelection(
            range: text.startIndex..<text.index(text.startIndex, offsetBy: 3))
        }
      }
      .onChange(of: text) { _, new in written.value = new }
    }
  }

  @Test("What the program selects is what the next letter replaces")
  func choosing() {
    let written = Noted("")
    let probe = LayoutProbe(200, 100) { Chooser(written: written) }
    probe.tap(CGPoint(x: 100, y: 40))
    probe.tap("choose")
    probe.run(0.1)
    probe.host.insertText("Ms")
    probe.step()
    #expect(written.value == "Ms Lovelace")
  }

  @Test("Several selected parts count from the first to the last")
  func parts() {
    let text = "abcdef"
    func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }
    let ranges = RangeSet([index(1)..<index(2), index(4)..<index(5)])
    #expect(TextSelection(ranges: ranges).offsets(in: text) == 1..<5)
  }
}

@MainActor @Suite("Editing texts with attributes")
struct AttributedTextSelectionTests {
  private struct MarkKey: AttributedStringKey {
    typealias Value = Int
    static let name = "mark"
  }

  private var text: AttributedString {
    var text = AttributedString("one two")
    text[text.startIndex..<text.index(text.startIndex, offsetByCharacters: 3)][MarkKey.self] = 1
    return text
  }

  private func marks(_ text: AttributedString) -> [String] {
    text.runs.map { "\(String(text.characters[$0.range])):\($0[MarkKey.self] ?? 0)" }
  }

  @Test("Attributes of what is selected are changed, and no others")
  func transforming() {
    var text = text
    let from = text.index(text.startIndex, offsetByCharacters: 4)
    var selection = AttributedTextSelection(range: from..<text.endIndex)
    text.transformAttributes(in: &selection) { $0[MarkKey.self] = 2 }
    #expect(marks(text) == ["one:1", " :0", "two:2"])
  }

  @Test("At a caret the change is of what is typed next")
  func typing() {
    var text = text
    var selection = AttributedTextSelection()
    text.transformAttributes(in: &selection) { $0[MarkKey.self] = 5 }
    #expect(marks(text) == ["one:1", " two:0"])
    text.replaceSelection(&selection, withCharacters: "!")
    #expect(marks(text) == ["one:1", " two:0", "!:5"])
  }

  @Test("An editor gives new letters the look of those before them")
  func editing() {
    let written = Noted(text)
    let probe = LayoutProbe(300, 100) { TextEditor(text: written.binding) }
    probe.tap(CGPoint(x: 290, y: 90))
    probe.host.keyPressed(.home)
    probe.host.keyPressed(.right)
    probe.host.insertText("-")
    probe.step()
    #expect(marks(written.value) == ["o-ne:1", " two:0"])
  }
}
