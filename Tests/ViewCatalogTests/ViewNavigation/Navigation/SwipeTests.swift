import Foundation
import Geometry
import Testing

@testable import ViewControls
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Rows that are swiped")
struct SwipeTests {
  private struct Names: View {
    @State private var names = ["a", "b", "c"]
    let scrolls: Bool
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Box(name, 100, 40).deleteDisabled(name == "c")
        }
        .onDelete { names.remove(atOffsets: $0) }
        if scrolls { Box("tall", 100, 2000) }
      }
    }
  }

  private struct Mail: View {
    let note: Noted<[String]>
    let allowsFullSwipe: Bool
    var body: some View {
      List {
        Box("row", 100, 40)
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button {
              note.value.append("first")
            } label: {
              Box("first", 20, 20)
            }
            Button {
              note.value.append("second")
            } label: {
              Box("second", 20, 20)
            }
          }
          .swipeActions(edge: .leading) {
            Button {
              note.value.append("read")
            } label: {
              Box("read", 20, 20)
            }
          }
      }
    }
  }

  private func swipe(_ probe: LayoutProbe, _ name: String, by width: CGFloat, down: CGFloat = 0) {
    let start = probe.middle(name)
    probe.drag(from: start, to: CGPoint(x: start.x + width, y: start.y + down))
    probe.run(1)
  }

  @Test(
    "A row is swiped a little and its button tapped, or swiped all the way: its element is deleted")
  func delete() {
    let probe = LayoutProbe(400, 800) { Names(scrolls: false) }
    let row = probe.middle("a")
    swipe(probe, "a", by: -90)
    // One button of 74 points.
    #expect(abs(probe.middle("a").x - row.x + 74) < 0.01)
    #expect(probe.names.contains("a"))
    probe.tap(CGPoint(x: 400 - 16 - 37, y: row.y))
    probe.run(1)
    #expect(probe.names == ["b", "c"])
    swipe(probe, "b", by: -300)
    #expect(probe.names == ["c"])
    swipe(probe, "c", by: -300)
    #expect(probe.names == ["c"])
  }

  @Test("A finger that goes down scrolls the list, and the row stays")
  func scrolls() {
    let probe = LayoutProbe(400, 800) { Names(scrolls: true) }
    let row = probe.middle("c")
    swipe(probe, "c", by: -20, down: -60)
    #expect(probe.middle("c").x == row.x && probe.middle("c").y < row.y - 40)
  }

  @Test("Each edge has its buttons, the first of them at the edge; a tap on the row moves it back")
  func edges() {
    let note = Noted<[String]>([])
    let probe = LayoutProbe(400, 800) { Mail(note: note, allowsFullSwipe: false) }
    let row = probe.middle("row")
    swipe(probe, "row", by: -150)
    #expect(abs(probe.middle("row").x - row.x + 2 * 74) < 0.01)
    #expect(probe.middle("first").x > probe.middle("second").x)
    // Left of the buttons: the box itself has gone off the window.
    probe.tap(CGPoint(x: 120, y: row.y))
    probe.run(1)
    #expect(probe.middle("row").x == row.x && note.value.isEmpty)
    swipe(probe, "row", by: 60)
    #expect(abs(probe.middle("row").x - row.x - 74) < 0.01)
    probe.tap("read")
    probe.run(1)
    #expect(note.value == ["read"] && probe.middle("row").x == row.x)
  }

  @Test(
    "Swiped all the way, the first button acts once, and the row comes back",
    arguments: [true, false])
  func fullSwipe(allowsFullSwipe: Bool) {
    let note = Noted<[String]>([])
    let probe = LayoutProbe(400, 800) { Mail(note: note, allowsFullSwipe: allowsFullSwipe) }
    let row = probe.middle("row")
    swipe(probe, "row", by: -300)
    probe.run(1)
    #expect(note.value == (allowsFullSwipe ? ["first"] : []))
    #expect(abs(probe.middle("row").x - row.x + (allowsFullSwipe ? 0 : 2 * 74)) < 0.01)
  }
}
