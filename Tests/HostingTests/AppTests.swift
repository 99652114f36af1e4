import Foundation
import Geometry
import Pixels
import OpenCombine
import ViewCatalog
import Testing
@_spi(Runtime) import ViewRuntime

@testable import Hosting

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct CountingApp: App {
  @StateObject private var counter = Counter()
  @State private var color = Color(red: 1, green: 0, blue: 0)

  var body: some Scene {
    Settings { Text("settings") }
    WindowGroup("Counting", id: "main") {
      color.frame(width: 10 + CGFloat(counter.count), height: 10)
        .onAppear {
          counter.count = 5
          color = Color(red: 0, green: 0, blue: 1)
        }
    }
    .commands { CommandMenu("Count") { Text("More") } }
    .defaultSize(width: 300, height: 200)
    .environment(\.layoutDirection, .leftToRight)
  }
}

private struct EmptyApp: App {
  var body: some Scene { Settings { Text("settings") } }
}

@Suite("Apps")
@MainActor
struct AppTests {
  @Test("The first window is shown, and the app's own state lives")
  func window() {
    var configuration = HostConfiguration()
    configuration.size = CGSize(width: 100, height: 100)
    configuration.scale = 2
    let host = ViewHost(
      AppView(state: AppState(app: CountingApp())), configuration: configuration)
    let first = host.frame(at: 0)
    let second = host.frame(at: 1 / 60)
    #expect(second.number >= first.number)
    let text = "\(second.displayList)"
    #expect(!second.displayList.isEmpty)
    // 15 points wide in the middle of 100: from 42.5 on.
    #expect(text.contains("42.5"), "\(text)")
  }

  @Test("An app without a window shows nothing")
  func noWindow() {
    let host = ViewHost(
      AppView(state: AppState(app: EmptyApp())), configuration: HostConfiguration())
    #expect(host.frame(at: 0).displayList.isEmpty)
  }

  @Test("Keys press the commands of an app's menus, which are nowhere seen")
  func commands() {
    let host = ViewHost(
      AppView(state: AppState(app: CommandedApp())), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    #expect(host.hasShortcuts)
    func press(_ key: KeyEquivalent) -> Double? {
      host.send(.press(KeyPress(key, modifiers: .command, phase: [.down, .up])))
      _ = host.frame(at: host.time + 0.1)
      _ = host.frame(at: host.time + 0.1)
      return Double(host.accessibilityTree().first?.label ?? "")
    }
    #expect(press("n") == 1)
    #expect(press("b") == 101)
    #expect(press("b") == 1, "a toggle is turned back")
    #expect(press("x") == 1)
  }
}

private struct CommandedApp: App {
  @State private var count = 0
  @State private var isBold = false

  var body: some Scene {
    WindowGroup { Text(verbatim: "\(count + (isBold ? 100 : 0))") }
      .commands {
        CommandGroup(replacing: .newItem) {
          Button("New") { count += 1 }.keyboardShortcut("n")
        }
        if count >= 0 {
          CommandMenu("Format") { Toggle("Bold", isOn: $isBold).keyboardShortcut("b") }
        } else {
          SidebarCommands()
        }
      }
  }
}
