import Foundation
import Geometry
import Testing
import ViewCatalog
@_spi(Runtime) import ViewRuntime

@testable import Hosting

@MainActor @Suite("Windows for values")
struct WindowGroupValuesTests {
  private final class Note { var values: [Int?] = [] }

  private func show(_ window: AnyView?) {
    let host = ViewHost(window ?? AnyView(EmptyView()), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    _ = host.frame(at: 1 / 60)
  }

  @Test("The window that is there was opened for no value, and may get one")
  func none() {
    let note = Note()
    let group = WindowGroup(for: Int.self) { value in
      let _ = note.values.append(value.wrappedValue)
      Text("Window").onAppear { value.wrappedValue = 3 }
    }
    show(group.firstWindow)
    #expect(note.values.first == .some(nil))
    #expect(note.values.last == 3)
  }

  @Test("A window with a default has that where it was opened for no value")
  func defaultValue() {
    let note = Note()
    let group = WindowGroup("Numbers", id: "numbers", for: Int.self) { value in
      let _ = note.values.append(value.wrappedValue)
      Text("Window")
    } defaultValue: {
      7
    }
    show(group.firstWindow)
    #expect(note.values.last == 7)
  }
}
