import Foundation
import Geometry
import Testing

@_spi(Runtime) @testable import ViewCatalog
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Lists that are edited")
struct EditingTests {
  private struct Names: View {
    @State private var names = ["a", "b", "c"]
    @State private var mode = EditMode.active

    var body: some View {
      List {
        Section {
          ForEach(names, id: \.self) { name in
            Box(name, 100, 26).deleteDisabled(name == "c").moveDisabled(name == "b")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Section { Box("fixed", 100, 26) }
      }
      .environment(\.editMode, $mode)
    }
  }

  private func order(_ probe: LayoutProbe) -> [String] {
    ["a", "b", "c"].filter { probe.names.contains($0) }
      .sorted { probe.frame($0)!.minY < probe.frame($1)!.minY }
  }

  @Test("Rows that can be deleted make room for a sign, others do not")
  func room() {
    let probe = LayoutProbe(320, 500) { Names() }
    #expect(probe.frame("a")?.minX == 72)
    #expect(probe.frame("b")?.minX == 72)
    #expect(probe.frame("c")?.minX == 32)
    #expect(probe.frame("fixed")?.minX == 32)
  }

  @Test("A tap on the sign shows the button that deletes the row")
  func delete() {
    let probe = LayoutProbe(320, 500) { Names() }
    let y = probe.frame("a")!.midY
    probe.tap(CGPoint(x: 43, y: y))
    probe.run(1)
    #expect(order(probe) == ["a", "b", "c"])
    probe.tap(CGPoint(x: 320 - 16 - 37, y: y))
    probe.run(1)
    #expect(order(probe) == ["b", "c"])
  }

  @Test("A row that is dragged by its sign takes another place")
  func move() {
    let probe = LayoutProbe(320, 500) { Names() }
    let y = probe.frame("a")!.midY
    probe.drag(from: CGPoint(x: 276, y: y), to: CGPoint(x: 276, y: y + 112))
    probe.run(1)
    #expect(order(probe) == ["b", "c", "a"])
    // One that cannot be moved has no sign.
    let other = probe.frame("b")!.midY
    probe.drag(from: CGPoint(x: 276, y: other), to: CGPoint(x: 276, y: other + 60))
    probe.run(1)
    #expect(order(probe) == ["b", "c", "a"])
  }

  @Test("A button in the bar of a screen edits the list below it")
  func button() {
    let probe = LayoutProbe(320, 500) {
      NavigationStack {
        List {
          ForEach(0..<2, id: \.self) { Box("r\($0)", 100, 26) }.onDelete { _ in }
        }
        .toolbar { ToolbarItem(placement: .topBarTrailing) { EditButton() } }
      }
    }
    #expect(probe.frame("r0")?.minX == 32)
    probe.tap(CGPoint(x: 280, y: 32))
    probe.run(1)
    #expect(probe.frame("r0")?.minX == 72)
  }
}
