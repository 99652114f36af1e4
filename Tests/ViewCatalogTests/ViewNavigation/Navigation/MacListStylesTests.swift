import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Lists whose rows alternate")
struct MacListStylesTests {
  private struct Seen: View {
    @Environment(\.alternatingRows) var alternates
    @Environment(\.isListBordered) var isBordered
    let note: Noted<[Bool]>
    var body: some View {
      let _ = note.value = [alternates, isBordered]
      Box("seen", 10, 10)
    }
  }

  private func seen<V: View>(_ change: (Seen) -> V) -> [Bool] {
    let note = Noted<[Bool]>([])
    let view = change(Seen(note: note))
    _ = LayoutProbe(100, 100) { view }
    return note.value
  }

  @Test(
    "A style, or the modifier around it, says whether rows alternate and whether there is a frame")
  func environment() {
    #expect(seen { $0.listStyle(.bordered) } == [false, true])
    #expect(seen { $0.listStyle(.bordered(alternatesRowBackgrounds: true)) } == [true, true])
    #expect(seen { $0.listStyle(.inset(alternatesRowBackgrounds: true)) } == [true, false])
    #expect(seen { $0.listStyle(.bordered).alternatingRowBackgrounds() } == [true, true])
    #expect(
      seen { $0.listStyle(.inset(alternatesRowBackgrounds: false)).alternatingRowBackgrounds() }
        == [false, false])
  }

  @Test("The rows of such a list stand as they would otherwise")
  func places() {
    func places(_ behavior: AlternatingRowBackgroundBehavior) -> [CGPoint] {
      let probe = LayoutProbe(300, 400) {
        List {
          ForEach(0..<3, id: \.self) { Box("row \($0)", 60, 20) }
        }
        .listStyle(.plain)
        .alternatingRowBackgrounds(behavior)
      }
      return (0..<3).map { probe.middle("row \($0)") }
    }
    #expect(places(.enabled) == places(.disabled))
  }
}
