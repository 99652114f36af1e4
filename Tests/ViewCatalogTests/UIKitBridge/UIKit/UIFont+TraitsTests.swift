import Foundation
import Testing

@testable import UIKitBridge
@testable import ViewContent

@Suite("Fonts of UIKit for a text size")
@MainActor
struct UIFontTraitsTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test(
    "A style has the size and the lines of the traits, and the usual ones where they say nothing")
  func styles() {
    // UIFont on iOS 26: body at the third size above the usual one is 23 points, its lines 32.72.
    let large = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: traits(.extraExtraExtraLarge))
    #expect(large.pointSize == 23)
    #expect(abs(large.lineHeight - 32.72) < 0.01)
    let title = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits(.small))
    #expect(title.pointSize == 26)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize == 17
    )
  }

  @Test("Sizes grow as the lines of their style, fonts by whole points and no further than allowed")
  func metrics() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 16)
    let large = traits(.extraExtraLarge)
    // Recorded on iOS 26: 16 points are 19.
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 19)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 18, compatibleWith: large).pointSize == 18)
    #expect(abs(metrics.scaledValue(for: 22, compatibleWith: large) - 26) < 1e-9)
    #expect(metrics.scaledFont(for: font) == font)
    #expect(metrics.scaledValue(for: 22) == 22)
  }
}
