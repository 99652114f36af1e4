import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Pages below one another")
struct WatchTabViewStylesTests {
  @Test("A swipe upwards goes to the next page")
  func swiping() {
    let chosen = Noted(0)
    let probe = LayoutProbe(200, 300) {
      TabView(selection: chosen.binding) {
        ForEach(0..<3, id: \.self) { Box("page \($0)", 100, 100).tag($0) }
      }
      .tabViewStyle(.verticalPage)
    }
    #expect(abs(probe.middle("page 1").y - probe.middle("page 0").y - 300) < 0.5)
    #expect(probe.middle("page 1").x == probe.middle("page 0").x)
    probe.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50))
    probe.run(1)
    #expect(chosen.value == 1)
  }
}
