import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Views with lines between them that are moved")
struct DividedViewsTests {
  @Test("All views have the same room, and moving a line gives some of one to the other")
  func dragging() {
    let probe = LayoutProbe(400, 100) {
      HSplitView {
        Box("left", 20, 20)
        Box("right", 20, 20)
      }
    }
    // The line of one point stands in the middle.
    #expect(abs(probe.middle("left").x - 100) < 1)
    #expect(abs(probe.middle("right").x - 300) < 1)
    probe.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 300, y: 50))
    #expect(abs(probe.middle("left").x - 150) < 1)
    #expect(abs(probe.middle("right").x - 350) < 1)
  }

  @Test("A vertical one has its views below one another")
  func below() {
    let probe = LayoutProbe(100, 400) {
      VSplitView {
        Box("upper", 20, 20)
        Box("lower", 20, 20)
      }
    }
    #expect(abs(probe.middle("upper").y - 100) < 1)
    #expect(abs(probe.middle("lower").y - 300) < 1)
  }
}
