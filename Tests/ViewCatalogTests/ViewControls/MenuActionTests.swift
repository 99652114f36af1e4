import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Menus with an action of their own")
struct MenuActionTests {
  @Test("A touch of a menu with a symbol and an action does the action")
  func symbol() {
    var count = 0
    let probe = LayoutProbe(200, 200) {
      Menu("More", systemImage: "ellipsis.circle") {
        Button("Duplicate") {}
      } primaryAction: {
        count += 1
      }
    }
    probe.tap(CGPoint(x: 100, y: 100))
    probe.run(0.5)
    #expect(count == 1)
  }
}
