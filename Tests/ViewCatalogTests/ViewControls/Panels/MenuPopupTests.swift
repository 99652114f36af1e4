import Foundation
import Testing

@testable import ViewControls
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Panels beside what opened them")
struct MenuPopupTests {
  /// Where a panel of 100 points' width stands in a window of 300 x 400.
  private func panel(_ height: CGFloat, beside anchor: CGRect) -> CGRect? {
    LayoutProbe(300, 400) {
      PopupLayout(anchor: anchor) {
        Box("behind")
        Box("panel", width: .fixed(100), height: .between(0, height))
      }
    }.frame("panel")
  }

  @Test("A panel that fits stands 8 points below, in the middle")
  func below() {
    #expect(panel(120, beside: rect(130, 100, 40, 20)) == rect(100, 128, 100, 120))
  }

  @Test("It stays 16 points from the sides of the window")
  func sides() {
    #expect(panel(50, beside: rect(0, 100, 40, 20))?.minX == 16)
    #expect(panel(50, beside: rect(260, 100, 40, 20))?.maxX == 284)
  }

  @Test("One that does not fit below stands 8 points above, where there is more room")
  func above() {
    #expect(panel(120, beside: rect(130, 300, 40, 20)) == rect(100, 172, 100, 120))
  }

  @Test("One that fits nowhere goes where there is more room, and is as high as that")
  func tight() {
    // Below: 400 - 120 - 20.
    #expect(panel(900, beside: rect(130, 100, 40, 20)) == rect(100, 128, 100, 260))
    // Above: 300 - 20.
    #expect(panel(900, beside: rect(130, 300, 40, 20)) == rect(100, 12, 100, 280))
  }
}
