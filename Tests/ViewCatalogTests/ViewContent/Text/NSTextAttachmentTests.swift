import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewGraphics
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Pictures among the letters of attributed strings")
struct NSTextAttachmentTests {
  private func text(_ attachment: NSTextAttachment) -> ResolvedText {
    let string = NSMutableAttributedString(string: "ab", attributes: [.kern: 0])
    string.append(NSAttributedString(attachment: attachment))
    return ResolvedText(Text(AttributedString(string)), in: EnvironmentValues())
  }

  @Test("A picture takes the place that its bounds say, from the baseline")
  func bounds() throws {
    let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 20)
    let resolved = text(attachment)
    let run = try #require(resolved.runs.last)
    #expect(run.attributes.attachment?.width == 30)
    #expect(run.attributes.attachment?.ascent == 16)
    #expect(run.attributes.attachment?.descent == 4)
    #expect(resolved.images[resolved.runs.count - 1]?.resizing != nil)
  }

  @Test("Without bounds a symbol is as large as it is among letters")
  func symbols() throws {
    let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
    let run = try #require(text(attachment).runs.last)
    let alone = ResolvedText(Text(Image(systemName: "star")), in: EnvironmentValues())
    #expect(run.attributes.attachment == alone.runs.last?.attributes.attachment)
  }

  @Test(
    "An attachment without a picture leaves no trace, and one goes through attributed strings and back"
  )
  func others() throws {
    #expect(text(NSTextAttachment()).runs.count == 1)
    let attachment = NSTextAttachment()
    let back = NSAttributedString(AttributedString(NSAttributedString(attachment: attachment)))
    #expect(
      back.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
  }
}
