import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Bars of tabs that make room")
struct TabBarMinimizingTests {
  @Test("A turn counts once it has gone 16 points, and at the start one scrolls up")
  func turns() {
    var down = ScrollTurn()
    func answers(_ offsets: [CGFloat]) -> [Bool?] { offsets.map { down.scrollsDown($0) } }
    #expect(answers([0, 8, 16, 40]) == [false, nil, true, true])
    #expect(answers([30, 24]) == [nil, false])
    #expect(answers([25, 39, 41]) == [nil, nil, true])
    #expect(answers([10, 0, -20]) == [false, false, false])
  }

  private func probe(_ behavior: TabBarMinimizeBehavior) -> LayoutProbe {
    LayoutProbe(390, 844) {
      TabView {
        Tab {
          ScrollView { Box("rows", 390, 3000) }
        } label: {
          Label {
            Box("one", 30, 10)
          } icon: {
            Box("first", 20, 20)
          }
        }
        Tab {
          Box("other")
        } label: {
          Label {
            Box("two", 30, 10)
          } icon: {
            Box("second", 20, 20)
          }
        }
      }
      .tabViewBottomAccessory { Box("playing") }
      .tabBarMinimizeBehavior(behavior)
    }
  }

  private func drag(_ probe: LayoutProbe, from start: CGFloat, to end: CGFloat) {
    probe.drag(from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end))
    probe.run(3)
  }

  @Test(
    "Scrolling down leaves the chosen tab's symbol, and the accessory beside it; up brings all back"
  )
  func minimizes() throws {
    let probe = probe(.onScrollDown)
    #expect(probe.element("second") != nil && probe.element("one") != nil)
    let large = try #require(probe.frame("playing"))
    #expect(abs(large.width - (390 - 42)) < 0.01)
    drag(probe, from: 600, to: 300)
    #expect(probe.element("second") == nil && probe.element("one") == nil)
    #expect(probe.element("first") != nil)
    let small = try #require(probe.frame("playing"))
    #expect(abs(small.minX - (21 + 48 + 8)) < 0.01 && abs(small.maxX - (390 - 21)) < 0.01)
    #expect(small.minY > large.maxY)
    drag(probe, from: 300, to: 400)
    #expect(probe.element("second") != nil && probe.frame("playing") == large)
  }

  @Test("Nothing changes where it is not asked for")
  func automatic() {
    let probe = probe(.automatic)
    drag(probe, from: 600, to: 300)
    #expect(probe.element("second") != nil)
  }
}
