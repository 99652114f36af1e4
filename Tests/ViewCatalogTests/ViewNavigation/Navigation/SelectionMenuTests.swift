import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Menus of chosen rows")
struct SelectionMenuTests {
  private func probe(
    _ selection: Noted<Set<Int>>, asked: Noted<[Set<Int>]>, done: Noted<[Set<Int>]>? = nil
  ) -> LayoutProbe {
    LayoutProbe(300, 400) {
      List(selection: selection.binding) {
        ForEach(0..<3, id: \.self) { Box("row \($0)", 60, 20) }
      }
      .contextMenu(forSelectionType: Int.self) { items in
        let _ = asked.value.append(items)
        Button("Copy") {}
      } primaryAction: {
        done?.value.append($0)
      }
    }
  }

  private func hold(_ probe: LayoutProbe, _ name: String) {
    probe.press(probe.middle(name))
    probe.run(0.8)
    probe.release(probe.middle(name))
    probe.run(0.5)
  }

  @Test("On a chosen row the menu is for all chosen rows, on another for that row")
  func items() {
    let asked = Noted<[Set<Int>]>([])
    let probe = probe(Noted([0, 1]), asked: asked)
    hold(probe, "row 1")
    #expect(asked.value.last == [0, 1])
    let other = Noted<[Set<Int>]>([])
    let second = self.probe(Noted([0, 1]), asked: other)
    hold(second, "row 2")
    #expect(other.value.last == [2])
  }

  @Test("With a primary action a tap on a row does that and chooses nothing")
  func primaryAction() {
    let (selection, done) = (Noted<Set<Int>>([]), Noted<[Set<Int>]>([]))
    let probe = probe(selection, asked: Noted([]), done: done)
    probe.tap("row 1")
    probe.run(0.5)
    #expect(done.value == [[1]])
    #expect(selection.value.isEmpty)
  }
}
