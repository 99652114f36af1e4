import Foundation
import Geometry
import Motion
import Testing

@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@Suite("Pinned headers and lazy lists")
@MainActor
struct LayoutPinnedTests {
  private func sections(_ pinned: PinnedScrollableViews) -> LayoutProbe {
    LayoutProbe(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          Section {
            Box("a1", 100, 60)
            Box("a2", 100, 60)
          } header: {
            Box("A", 100, 20)
          }
          Section {
            Box("b1", 100, 300)
          } header: {
            Box("B", 100, 20)
          }
        }
      }
    }
  }

  private func scroll(_ probe: LayoutProbe, by length: CGFloat) {
    probe.press(CGPoint(x: 50, y: 95))
    probe.move(CGPoint(x: 50, y: 85))
    probe.move(CGPoint(x: 50, y: 85 - length))
    probe.step()
  }

  @Test("A pinned header stays at the top while its section is scrolled")
  func pinned() {
    let probe = sections(.sectionHeaders)
    #expect(probe.frame("A")?.minY == 0)
    scroll(probe, by: 50)
    #expect(probe.frame("A")?.minY == 0)
    #expect(probe.frame("a1")?.minY == -30)
  }

  @Test("The next section's header pushes it out")
  func pushed() {
    let probe = sections(.sectionHeaders)
    // The first section is 140 long: scrolled by 130, its last 10 points are left.
    scroll(probe, by: 130)
    #expect(abs(probe.frame("B")!.minY - 10) < 0.5)
    #expect(abs(probe.frame("A")!.minY - -10) < 0.5)
  }

  @Test("A header that is not pinned scrolls away")
  func free() {
    let probe = sections([])
    scroll(probe, by: 50)
    #expect(probe.frame("A")?.minY == -50)
  }

  @Test("A list of a thousand rows builds only what is seen", arguments: [true, false])
  func lazyList(isPlain: Bool) {
    let built = Noted(0)
    let probe = LayoutProbe(200, 300) {
      List(0..<1000, id: \.self) { row -> Box in
        built.value += 1
        return Box("r\(row)", 100, 20)
      }
      .environment(\.listStyle, isPlain ? .plain : .insetGrouped)
    }
    #expect(built.value < 60)
    let (least, inset): (CGFloat, CGFloat) = (56, isPlain ? 16 : 32)
    let top = probe.frame("r0")!
    #expect(abs(probe.frame("r1")!.minY - top.minY - least) < 0.01)
    #expect(top.minX == inset)
    let scroll = probe.elements.compactMap { $0 as? ScrollElement }.first!
    #expect(abs(scroll.contentSize.height - (1000 * least + (isPlain ? 20 : 55))) < 1)
  }
}
