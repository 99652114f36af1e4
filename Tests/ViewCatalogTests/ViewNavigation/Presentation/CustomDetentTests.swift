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

@MainActor @Suite("Heights of sheets that are computed")
struct CustomDetentTests {
  private struct Quarter: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
  }
  private struct ByText: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize.isAccessibilitySize ? 400 : 200
    }
  }
  private struct Never: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  @Test("A part of the greatest height, which leaves 54 points free in a window of 854")
  func part() {
    #expect(PresentationDetent.custom(Quarter.self).height(in: 854) == 200)
  }

  @Test("The environment is asked as it is there")
  func environment() {
    var values = EnvironmentValues()
    values.dynamicTypeSize = .accessibility1
    #expect(PresentationDetent.custom(ByText.self).height(in: 854) == 200)
    #expect(PresentationDetent.custom(ByText.self).height(in: 854, values) == 400)
  }

  @Test("A height that cannot be had is the greatest, and detents of one type are one")
  func none() {
    #expect(PresentationDetent.custom(Never.self).height(in: 854) == 800)
    #expect(PresentationDetent.custom(Never.self) == .custom(Never.self))
    #expect(PresentationDetent.custom(Never.self) != .custom(ByText.self))
  }
}
