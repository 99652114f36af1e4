import Foundation
import Geometry
import Testing

@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@Suite("Pulling to refresh")
@MainActor
struct ScrollRefreshTests {
  /// What the action waits for.
  @MainActor
  private final class Gate {
    var starts = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      starts += 1
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  private func sample(_ gate: Gate, list: Bool = false) -> LayoutProbe {
    LayoutProbe(390, 800) {
      if list {
        List(0..<40) { Box("r\($0)", 100, 20) }.refreshable { await gate.pass() }
      } else {
        ScrollView { Box("r0", 390, 2000) }.refreshable { await gate.pass() }
      }
    }
  }

  private func pull(_ probe: LayoutProbe, by length: CGFloat) {
    probe.press(CGPoint(x: 195, y: 100))
    for part in 1...10 { probe.move(CGPoint(x: 195, y: 100 + length * CGFloat(part) / 10)) }
  }

  private func settle() async { for _ in 0..<20 { await Task.yield() } }

  @Test(
    "A long pull runs the action once, holds the wheel in sight until it is done, and springs back",
    arguments: [false, true])
  func refresh(list: Bool) async {
    let gate = Gate()
    let probe = sample(gate, list: list)
    let start = probe.frame("r0")!.minY
    pull(probe, by: 300)
    await settle()
    #expect(gate.starts == 1)
    probe.release(CGPoint(x: 195, y: 400))
    probe.run(2)
    #expect(probe.frame("r0")!.minY - start == ScrollRefresh.height)
    await settle()
    #expect(gate.starts == 1)
    gate.open()
    await settle()
    probe.run(2)
    #expect(probe.frame("r0")?.minY == start)
  }

  @Test("A short pull runs nothing")
  func shortPull() async {
    let gate = Gate()
    let probe = sample(gate)
    pull(probe, by: 90)
    probe.release(CGPoint(x: 195, y: 190))
    probe.run(2)
    await settle()
    #expect(gate.starts == 0)
    #expect(probe.frame("r0")?.minY == 0)
  }

  @Test(
    "The wheel's spokes come with the pull: the first after an eighth of the way, all at its end")
  func spokes() {
    let gate = Gate()
    let probe = sample(gate)
    func spokes() -> Int {
      let items = probe.host.frame(at: probe.time).displayList.items
      guard case .layer(let layer, _) = items[0] else { return 0 }
      return layer.content.items.count
    }
    pull(probe, by: 120)
    let seen = probe.frame("r0")!.minY
    #expect(spokes() == Int(seen / ScrollRefresh.threshold * 8))
    probe.move(CGPoint(x: 195, y: 400))
    #expect(spokes() == 8)
  }

  @Test("Of two scroll views within each other the outer one is pulled")
  func nested() async {
    let gate = Gate()
    let probe = LayoutProbe(390, 800) {
      ScrollView {
        ScrollView { Box("inner", 390, 2000) }.frame(height: 700)
      }
      .refreshable { await gate.pass() }
    }
    pull(probe, by: 300)
    await settle()
    #expect(gate.starts == 0)
    #expect(probe.frame("inner")!.minY > 0)
  }

  @Test("The environment has the action, which ends at sheets")
  func environment() {
    let found = Noted<Bool?>(nil)
    struct Reader: View {
      let found: Noted<Bool?>
      @Environment(\.refresh) private var refresh
      var body: some View {
        found.value = refresh != nil
        return Box("reader", 10, 10)
      }
    }
    _ = LayoutProbe { Reader(found: found).refreshable {} }
    #expect(found.value == true)
    _ = LayoutProbe(300, 600) {
      Box().sheet(isPresented: .constant(true)) { Reader(found: found) }.refreshable {}
    }
    #expect(found.value == false)
  }
}
