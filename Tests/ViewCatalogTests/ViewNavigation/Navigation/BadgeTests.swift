import Foundation
import Testing

@testable import ViewContent
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@Suite("Badges")
@MainActor
struct BadgeTests {
  private func badge<Content: View>(_ view: Content) -> Text?? {
    LayoutProbe { view }.elements.lazy.compactMap { $0.trait(BadgeTrait.self) }.first
  }

  @Test("A count is shown, and zero is not")
  func counts() {
    #expect(badge(Box("a").badge(1)) == .some(Text(1, format: .number)))
    #expect(badge(Box("a").badge(12)) == .some(Text(12, format: .number)))
    #expect((badge(Box("a").badge(0)) ?? nil) == nil)
  }

  @Test("A text is shown, and none is not")
  func texts() {
    #expect(badge(Box("a").badge("New")) == .some(Text("New")))
    #expect((badge(Box("a").badge(nil as Text?)) ?? nil) == nil)
  }
}
