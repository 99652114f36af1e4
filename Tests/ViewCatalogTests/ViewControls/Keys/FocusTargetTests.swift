import Foundation
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@Suite("Views that can have the focus")
@MainActor
struct FocusTargetTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Board: View {
    let log: Log
    @FocusState var isFocused: Bool
    @State var isEnabled = true
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
          .focusable(onFocusChange: { log.lines.append($0 ? "gained" : "lost") })
          .focused($isFocused)
          .keyHandler { press in
            log.lines.append("inner \(press.characters)")
            return press.characters == "x" ? .handled : .ignored
          }
          .disabled(!isEnabled)
        TextField("", text: .constant("")).frame(height: 40)
        Button("Focus") { isFocused = true }.frame(height: 40)
        Button("Disable") { isEnabled = false }.frame(height: 40)
      }
      .keyHandler { press in
        log.lines.append("outer \(press.characters)")
        return .handled
      }
      .onChange(of: isFocused) { _, isFocused in log.lines.append("state \(isFocused)") }
    }
  }

  private func probe(_ log: Log) -> LayoutProbe {
    LayoutProbe(100, 160) { Board(log: log).frame(width: 100, height: 160) }
  }

  @Test("A tap gives it the focus, and its focus state says so")
  func tapped() {
    let log = Log()
    let probe = probe(log)
    #expect(!probe.host.hearsKeys)
    probe.tap(CGPoint(x: 50, y: 20))
    #expect(log.lines == ["gained", "state true"])
    #expect(probe.host.hearsKeys && !probe.host.isEditingText)
  }

  @Test("The focus state gives it the focus, and a field takes it away")
  func state() {
    let log = Log()
    let probe = probe(log)
    probe.tap(CGPoint(x: 50, y: 100))
    #expect(log.lines == ["state true", "gained"])
    probe.tap(CGPoint(x: 50, y: 60))
    probe.step()
    #expect(log.lines.suffix(2) == ["lost", "state false"])
    #expect(probe.host.isEditingText)
  }

  @Test(
    "Keys go from the inside out until one has handled them; nothing hears them without the focus")
  func handlers() {
    let log = Log()
    let probe = probe(log)
    probe.host.insertText("a")
    probe.step()
    #expect(log.lines == [] && !probe.host.typedInputWasTaken)
    probe.tap(CGPoint(x: 50, y: 20))
    log.lines = []
    probe.host.send(.press(KeyPress("x")))
    probe.host.send(.press(KeyPress("y")))
    probe.step()
    #expect(log.lines == ["inner x", "inner y", "outer y"])
    #expect(probe.host.typedInputWasTaken)
  }

  @Test("Text is pressed key by key, each down and up; a capital is Shift and the letter")
  func phases() {
    var presses: [KeyPress] = []
    let probe = LayoutProbe(40, 40) {
      Color.red.focusable().keyHandler { press in
        presses.append(press)
        return .handled
      }
    }
    probe.tap(CGPoint(x: 20, y: 20))
    probe.host.insertText("aB")
    probe.host.keyPressed(.left)
    probe.step()
    #expect(
      presses == [
        KeyPress("a"), KeyPress("a", phase: .up),
        KeyPress("b", characters: "B", modifiers: .shift),
        KeyPress("b", characters: "B", modifiers: .shift, phase: .up),
        KeyPress(.leftArrow), KeyPress(.leftArrow, phase: .up),
      ])
  }

  @Test("Tab goes through fields and views in reading order and round, with Shift back")
  func tab() {
    @MainActor final class Places { var current = "" }
    let places = Places()
    struct Row: View {
      let places: Places
      @FocusState var focus: Int?
      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red.focusable().focused($focus, equals: 1)
            Color.blue.focusable(false).focused($focus, equals: 9)
            Color.green.focusable().focused($focus, equals: 2)
          }
          TextField("", text: .constant("")).focused($focus, equals: 3).frame(height: 50)
        }
        .onChange(of: focus) { _, focus in places.current += focus.map { "\($0)" } ?? "-" }
      }
    }
    let probe = LayoutProbe(90, 100) { Row(places: places) }
    for _ in 0..<4 {
      probe.host.keyPressed(.tab)
      probe.step()
    }
    probe.host.send(.press(KeyPress(.tab, modifiers: .shift)))
    probe.step()
    #expect(places.current.replacing("-", with: "") == "12313")
  }

  @Test("A finger on a view inside means that one, and beside it the view around")
  func nested() {
    struct Nested: View {
      let note: (String) -> Void
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 50).focusable { if $0 { note("inner") } }
          TextField("", text: .constant("")).frame(height: 50)
          Color.blue.frame(height: 50)
        }
        .focusable { if $0 { note("outer") } }
      }
    }
    var lines: [String] = []
    let probe = LayoutProbe(100, 150) { Nested { lines.append($0) } }
    probe.tap(CGPoint(x: 50, y: 25))
    #expect(lines.last == "inner" && probe.host.hearsKeys)
    probe.tap(CGPoint(x: 50, y: 125))
    #expect(lines.last == "outer")
    probe.tap(CGPoint(x: 50, y: 75))
    probe.step()
    #expect(probe.host.isEditingText)
    probe.tap(CGPoint(x: 50, y: 75))
    probe.step()
    #expect(probe.host.isEditingText)
    probe.tap(CGPoint(x: 50, y: 25))
    #expect(lines.last == "inner")
  }

  @Test("What is disabled or gone has the focus no longer")
  func gone() {
    struct Switch: View {
      @State var isThere = true
      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { isThere = false }.frame(height: 50)
          if isThere { Color.red.focusable() } else { Color.blue }
        }
      }
    }
    let probe = LayoutProbe(100, 100) { Switch() }
    probe.tap(CGPoint(x: 50, y: 75))
    #expect(probe.host.hearsKeys)
    probe.tap(CGPoint(x: 50, y: 25))
    probe.step()
    #expect(!probe.host.hearsKeys)
  }

  @Test("A field asks the handlers around before it takes a key")
  func fields() {
    final class Form {
      var text = ""
      var ups = 0
    }
    let form = Form()
    let probe = LayoutProbe(100, 40) {
      TextField(
        "",
        text: Binding {
          form.text
        } set: {
          form.text = $0
        }
      )
      .keyHandler { press in
        if press.phase == .up { form.ups += 1 }
        return press.characters == "b" ? .handled : .ignored
      }
    }
    probe.tap(CGPoint(x: 50, y: 20))
    probe.step()
    probe.host.insertText("abc")
    probe.step()
    #expect(form.text == "ac")
    #expect(form.ups == 3)
    #expect(probe.host.isEditingText)
  }
}
