import Foundation
import Geometry
import Testing

@_spi(Runtime) import Drawing
@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("What lies behind rows")
struct ListBackgroundTests {
  @Test("A row whose background is clear shows what lies behind the list, not its card")
  func clearRow() {
    func widths(_ isClear: Bool) -> Int {
      let probe = LayoutProbe(320, 400) {
        Form {
          Box("a", 50, 24).listRowBackground(isClear ? Color.clear : nil)
        }
        .scrollContentBackground(.hidden)
      }
      // The card is as wide as the window without 16 points at each side.
      return probe.host.frame(at: 1).displayList.drawnWidths.count { $0 == 288 }
    }
    #expect(widths(false) > widths(true))
  }
}
