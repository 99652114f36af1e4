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

  @Test("What is said around a section holds for its rows, but for those that say it themselves")
  func section() {
    func widths<Style: View>(_ style: (AnyView) -> Style) -> Int {
      let probe = LayoutProbe(320, 400) {
        Form { style(AnyView(Section { Box("a", 50, 24) })) }.scrollContentBackground(.hidden)
      }
      return probe.host.frame(at: 1).displayList.drawnWidths.count { $0 == 288 }
    }
    #expect(widths { $0 } > widths { $0.listRowBackground(Color.clear) })

    func left(_ insets: EdgeInsets?) -> CGFloat? {
      LayoutProbe(320, 400) {
        Form {
          Section {
            Box("a", 50, 24)
            Box("b", 50, 24).listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
          }.listRowInsets(insets)
        }
      }.frame("a")?.minX
    }
    // Cards stand 16 points in.
    #expect(left(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)) == 19)
    #expect(left(EdgeInsets()) == 16)
  }
}
