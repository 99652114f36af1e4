import Foundation
import Testing

@testable import UIKitBridge
@testable import ViewContent

@MainActor @Suite("Attributes side by side")
struct NSParagraphStyleTests {
  /// How far the first of two values reaches that stand beside one another.
  private func reach(_ key: NSAttributedString.Key, _ one: Any, _ two: Any) -> Int {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(key, value: one, range: NSRange(location: 0, length: 1))
    text.addAttribute(key, value: two, range: NSRange(location: 1, length: 1))
    var range = NSRange()
    _ = text.attributes(
      at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 2))
    return range.length
  }

  @Test("Styles, shadows and attachments are compared as objects, whatever they begin with")
  func comparison() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    #expect(reach(.paragraphStyle, style, style) == 2)
    #expect(reach(.paragraphStyle, style, NSMutableParagraphStyle()) == 1)
    #expect(reach(.shadow, NSShadow(), NSShadow()) == 1)
    #expect(reach(.attachment, NSTextAttachment(), NSTextAttachment()) == 1)
  }
}
