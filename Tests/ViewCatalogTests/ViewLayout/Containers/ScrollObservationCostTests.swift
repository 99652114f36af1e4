import Foundation
import Geometry
import Testing

@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("What it costs to look for a scroll view")
struct ScrollObservationCostTests {
  /// 200 views in each other: what doubled with each of them would not end.
  private func nested(_ depth: Int) -> AnyView {
    depth == 0 ? AnyView(Box("inner")) : AnyView(nested(depth - 1).padding(0.1).opacity(0.99))
  }

  @Test("A deep screen without a scroll view is looked through once")
  func deep() {
    let probe = LayoutProbe(300, 300) {
      nested(200).modifier(
        ScrollObservation(read: { $0.presentedOffset.y }, action: { _, _ in }))
    }
    #expect(probe.frame("inner") != nil)
  }
}
