import Combine
import Foundation
import Geometry
import Testing

@testable import UIKitBridge
@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@Suite("Typing into fields")
@MainActor
struct TypingTests {
  private final class Form: ObservableObject {
    @Published var name = ""
    @Published var note = ""
    @Published var age = 7
    var log: [String] = []
  }

  private enum Field { case name, note }

  private struct FormView: View {
    @ObservedObject var form: Form
    @FocusState var focus: Field?
    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $form.name)
          .focused($focus, equals: .name)
          .onSubmit {
            form.log.append("submit \(form.name)")
            focus = .note
          }
          .frame(height: 40)
        TextField("Note", text: $form.note).focused($focus, equals: .note).frame(height: 40)
        TextField("Age", value: $form.age, format: .number).frame(height: 40)
        Button("Blur") { focus = nil }.frame(height: 40)
      }
      .onChange(of: focus) { _, new in form.log.append(new.map { "\($0)" } ?? "none") }
    }
  }

  private func probe(_ form: Form) -> LayoutProbe {
    LayoutProbe(200, 160) { FormView(form: form).frame(width: 200, height: 160) }
  }

  private func type(_ text: String, _ probe: LayoutProbe) {
    probe.host.insertText(text)
    probe.step()
  }

  private func press(_ keys: TypedKey..., in probe: LayoutProbe) {
    for key in keys { probe.host.keyPressed(key) }
    probe.step()
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).overlay(alignment: .topLeading) { Box("frame", 5, 5) }
    }
  }

  @Test("A style of the program's own puts its views around the field, which takes letters")
  func ownStyle() {
    let form = Form()
    let probe = LayoutProbe(200, 160) { FormView(form: form).textFieldStyle(Framed()) }
    #expect(probe.names == ["frame", "frame", "frame"])
    let frame = probe.frame("frame")!
    probe.tap(CGPoint(x: frame.minX + 30, y: frame.minY + 20))
    type("Ada", probe)
    #expect(form.name == "Ada")
  }

  @Test("A program takes the focus away by UIKit's message")
  func resigning() {
    let probe = probe(Form())
    probe.tap(CGPoint(x: 100, y: 20))
    #expect(probe.host.isEditingText)
    let sent = UIApplication.shared.sendAction(
      "resignFirstResponder", to: nil, from: nil, for: nil)
    probe.step()
    #expect(sent && !probe.host.isEditingText)
  }

  @Test("A tap gives a field the focus, and letters go there and nowhere else")
  func focusByTap() {
    let form = Form()
    let probe = probe(form)
    type("lost", probe)
    #expect(form.name == "" && !probe.host.isEditingText)
    probe.tap(CGPoint(x: 50, y: 20))
    type("Ada", probe)
    #expect(form.name == "Ada" && form.note == "" && probe.host.isEditingText)
    #expect(form.log == ["name"])
  }

  @Test("Arrows move the caret, deletion takes the letter before or after it")
  func caret() {
    let form = Form()
    let probe = probe(form)
    probe.tap(CGPoint(x: 50, y: 20))
    type("Aéda", probe)
    press(.left, .left, .backspace, in: probe)
    #expect(form.name == "Ada")
    press(.forwardDelete, in: probe)
    #expect(form.name == "Aa")
    press(.home, in: probe)
    type("👩‍👧x", probe)
    press(.backspace, .backspace, .backspace, in: probe)
    #expect(form.name == "Aa")
    press(.end, in: probe)
    type("!", probe)
    #expect(form.name == "Aa!")
  }

  @Test("What is selected as a whole is replaced by the next letter")
  func selection() {
    let form = Form()
    form.name = "Ada"
    let probe = probe(form)
    probe.tap(CGPoint(x: 50, y: 20))
    press(.selectAll, in: probe)
    type("Bo", probe)
    #expect(form.name == "Bo")
    press(.selectAll, .backspace, in: probe)
    #expect(form.name == "")
  }

  @Test("Return submits, and the action may send the focus on to the next field")
  func submit() {
    let form = Form()
    let probe = probe(form)
    probe.tap(CGPoint(x: 50, y: 20))
    type("Ada\n", probe)
    probe.step()
    #expect(form.log.contains("submit Ada"))
    #expect(form.log.last == "note")
    type("hi", probe)
    #expect(form.note == "hi" && form.name == "Ada")
    press(.enter, in: probe)
    #expect(!probe.host.isEditingText && form.log.last == "none")
  }

  @Test("A program that says that nobody has the focus takes it away")
  func blur() {
    let form = Form()
    let probe = probe(form)
    probe.tap(CGPoint(x: 50, y: 20))
    probe.tap(CGPoint(x: 100, y: 140))
    probe.step()
    #expect(!probe.host.isEditingText)
  }

  @Test("A number is read when typing is over, and a text that is none changes nothing")
  func number() {
    let form = Form()
    let probe = probe(form)
    probe.tap(CGPoint(x: 50, y: 100))
    press(.selectAll, in: probe)
    type("42", probe)
    #expect(form.age == 7)
    press(.enter, in: probe)
    #expect(form.age == 42)
    probe.tap(CGPoint(x: 50, y: 100))
    type("x", probe)
    press(.enter, in: probe)
    #expect(form.age == 42)
  }

  private struct Editor: View {
    @State var text = "one\ntwo"
    let noted: Noted<String>
    var body: some View {
      TextEditor(text: $text).onChange(of: text) { _, new in noted.value = new }
    }
  }

  @Test("In an editor return breaks the line, and up and down keep the column")
  func editor() {
    let noted = Noted("")
    let probe = LayoutProbe(200, 120) { Editor(noted: noted) }
    probe.tap(CGPoint(x: 100, y: 100))
    press(.up, in: probe)
    type("!", probe)
    #expect(noted.value == "one!\ntwo")
    press(.enter, in: probe)
    #expect(noted.value == "one!\n\ntwo")
    press(.down, .home, in: probe)
    type(">", probe)
    #expect(noted.value == "one!\n\n>two")
  }

  @Test("The caret stands behind the letters before it: their advances from the text's start")
  func caretPlace() {
    let form = Form()
    let probe = probe(form)
    probe.tap(CGPoint(x: 50, y: 20))
    type("mmmm", probe)
    let editor = probe.host.keyResponder as? FieldEditor
    let shape = editor?.shape
    let ends = (0...4).map { shape?.caret(at: $0).midX ?? -1 }
    let advance = (ends[4] - ends[1]) / 3
    #expect(advance > 10)
    for index in 1...4 {
      #expect(abs(ends[index] - ends[1] - advance * Double(index - 1)) < 0.5)
      #expect(shape?.offset(at: CGPoint(x: ends[index] + 1, y: 5)) == index)
    }
  }

  @Test("A pointer is told of where it is, and of leaving")
  func hover() {
    let noted = Noted<[String]>([])
    let probe = LayoutProbe(100, 100) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50).onHover { noted.value.append("red \($0)") }
        Color.blue.frame(width: 50).onContinuousHover { phase in
          if case .active(let point) = phase { noted.value.append("blue \(Int(point.x))") }
          if case .ended = phase { noted.value.append("blue ended") }
        }
      }
    }
    probe.host.pointerMoved(to: CGPoint(x: 10, y: 10))
    probe.host.pointerMoved(to: CGPoint(x: 20, y: 10))
    probe.host.pointerMoved(to: CGPoint(x: 60, y: 10))
    probe.host.pointerMoved(to: nil)
    #expect(noted.value == ["red true", "red false", "blue 10", "blue ended"])
  }
}
