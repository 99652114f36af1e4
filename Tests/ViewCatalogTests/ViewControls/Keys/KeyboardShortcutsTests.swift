import Foundation
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@Suite("Keyboard shortcuts")
@MainActor
struct KeyboardShortcutsTests {
  private final class Log { var lines: [String] = [] }

  private func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [], in probe: LayoutProbe
  ) -> Bool {
    probe.host.send(.press(KeyPress(key, modifiers: modifiers, phase: [.down, .up])))
    probe.step()
    return probe.host.typedInputWasTaken
  }

  @Test("The keys press the control inside, and others do not")
  func pressed() {
    let log = Log()
    let probe = LayoutProbe(200, 200) {
      VStack {
        Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
        Button("All") { log.lines.append("all") }.keyboardShortcut(
          "s", modifiers: [.command, .shift])
        Button("Off") { log.lines.append("off") }.keyboardShortcut("o").disabled(true)
        Toggle(
          "Wrap",
          isOn: Binding {
            false
          } set: {
            log.lines.append("wrap \($0)")
          }
        )
        .keyboardShortcut("w", modifiers: .option)
      }
    }
    probe.step()
    #expect(press("s", .command, in: probe))
    #expect(press("s", [.command, .shift], in: probe))
    #expect(press("w", .option, in: probe))
    #expect(!press("s", in: probe))
    #expect(!press("o", .command, in: probe))
    #expect(!press("x", .command, in: probe))
    #expect(log.lines == ["save", "all", "wrap true"])
  }

  @Test("Control stands for Command, but for a shortcut that is Control's own")
  func control() {
    let log = Log()
    let probe = LayoutProbe(200, 200) {
      VStack {
        Button("One") { log.lines.append("command") }.keyboardShortcut("k")
        Button("Two") { log.lines.append("control") }.keyboardShortcut("k", modifiers: .control)
        Button("Three") { log.lines.append("plus") }.keyboardShortcut("+")
      }
    }
    probe.step()
    _ = press("k", .control, in: probe)
    _ = press("k", .command, in: probe)
    _ = press("+", [.control, .shift], in: probe)
    #expect(log.lines == ["control", "command", "plus"])
  }

  @Test("Return and Escape press the default and the cancel button; a field keeps its own keys")
  func actions() {
    let log = Log()
    let probe = LayoutProbe(200, 200) {
      VStack(spacing: 0) {
        TextField("", text: .constant("")).frame(height: 50)
        Button("OK") { log.lines.append("ok") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { log.lines.append("cancel") }.keyboardShortcut(.cancelAction)
        Button("Delete") { log.lines.append("delete") }.keyboardShortcut(.delete, modifiers: [])
      }
      .frame(width: 200, height: 200, alignment: .top)
    }
    probe.step()
    probe.host.keyPressed(.enter)
    probe.host.keyPressed(.escape)
    probe.host.keyPressed(.backspace)
    probe.step()
    #expect(log.lines == ["ok", "cancel", "delete"])
    probe.tap(CGPoint(x: 100, y: 25))
    probe.host.keyPressed(.backspace)
    probe.step()
    #expect(log.lines.count == 3)
  }

  @Test("What covers the window takes the keys of what is behind it")
  func covered() {
    let log = Log()
    struct Root: View {
      let log: Log
      @State var isShown = false
      var body: some View {
        Button("Behind") { log.lines.append("behind") }.keyboardShortcut("b")
          .sheet(isPresented: $isShown) {
            Button("Front") { log.lines.append("front") }.keyboardShortcut("f")
          }
          .onAppear { isShown = true }
      }
    }
    let probe = LayoutProbe(200, 400) { Root(log: log) }
    for _ in 0..<60 { probe.step() }
    #expect(!press("b", .command, in: probe))
    #expect(press("f", .command, in: probe))
    #expect(log.lines == ["front"])
  }

  @Test("Views that are gone have no shortcuts")
  func gone() {
    struct Root: View {
      @State var isThere = true
      var body: some View {
        if isThere { Button("Go") { isThere = false }.keyboardShortcut("g") }
      }
    }
    let probe = LayoutProbe(100, 100) { Root() }
    probe.step()
    #expect(probe.host.shortcutCount == 1)
    #expect(press("g", .command, in: probe))
    probe.step()
    #expect(probe.host.shortcutCount == 0)
    #expect(!press("g", .command, in: probe))
  }

  @Test("Keys press what a closed menu has, within menus too; what is seen goes first")
  func closedMenu() {
    let log = Log()
    let probe = LayoutProbe(200, 200) {
      VStack {
        Menu("Actions") {
          Button("Ten") { log.lines.append("ten") }.keyboardShortcut("t")
          Button("Off") { log.lines.append("off") }.keyboardShortcut("o").disabled(true)
          Menu("More") { Button("Reset") { log.lines.append("reset") }.keyboardShortcut("0") }
        }
        Text("Held").contextMenu {
          Button("Never") { log.lines.append("never") }.keyboardShortcut("k")
        }
        Menu("Others") { Button("Hidden") { log.lines.append("hidden") }.keyboardShortcut("s") }
        Button("Seen") { log.lines.append("seen") }.keyboardShortcut("s")
      }
    }
    probe.step()
    #expect(probe.host.hasShortcuts)
    #expect(press("t", .control, in: probe) && press("0", .command, in: probe))
    #expect(press("s", .command, in: probe))
    #expect(!press("o", .command, in: probe) && !press("k", .command, in: probe))
    #expect(log.lines == ["ten", "reset", "seen"])
    // What was made for the keys is gone again: the one seen button is left.
    #expect(probe.host.shortcutCount == 1)
  }

  @Test("A window whose menus have no shortcuts hears none")
  func noShortcuts() {
    let probe = LayoutProbe(200, 200) { Menu("Actions") { Button("Plain") {} } }
    probe.step()
    #expect(!probe.host.hasShortcuts)
    #expect(!press("p", .command, in: probe))
  }
}
