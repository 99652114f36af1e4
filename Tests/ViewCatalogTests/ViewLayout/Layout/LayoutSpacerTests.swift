import Foundation
import Geometry
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Spacers in frames")
struct LayoutSpacerTests {
  @Test(
    "A frame keeps a spacer's place behind all others: framed and bare spacers share what is left")
  func framedSpacers() {
    // SwiftUI's layouts of one view pass their view's priority on.
    let probe = LayoutProbe(360, 40) {
      HStack(spacing: 0) {
        Box("a", 20, 20)
        Spacer().frame(maxWidth: .infinity)
        Box("b", 20, 20)
        Spacer()
        Box("c", 20, 20)
      }
    }
    #expect(probe.frame("a") == rect(0, 10, 20, 20))
    #expect(probe.frame("b") == rect(170, 10, 20, 20))
    #expect(probe.frame("c") == rect(340, 10, 20, 20))
    let beside = LayoutProbe(360, 40) {
      HStack(spacing: 0) {
        Box("fixed", 20, 20)
        Spacer().frame(maxWidth: .infinity)
        Box("flexible")
      }
    }
    #expect(beside.size("flexible") == CGSize(width: 332, height: 40))
  }
}
