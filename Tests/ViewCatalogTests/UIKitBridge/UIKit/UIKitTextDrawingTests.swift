import Drawing
import Foundation
import Geometry
import Testing

@testable import DrawingCommands
@testable import UIKitBridge
@testable import ViewContent
@testable import ViewGraphics
@_spi(Runtime) @testable import ViewRuntime

@Suite("Text by UIKit's attributes")
struct UIKitTextDrawingTests {
  private func runs(_ string: AttributedString) -> ResolvedText {
    ResolvedText(Text(string), in: EnvironmentValues())
  }

  @Test("A font and a colour of UIKit's are meant where no SwiftUI one has their name")
  func scopes() throws {
    var string = AttributedString("a")
    string.font = .systemFont(ofSize: 31, weight: .bold)
    string.foregroundColor = .systemRed
    #expect(string.uiKit.font == .systemFont(ofSize: 31, weight: .bold))
    #expect(runs(string).runs.map(\.attributes.font.size) == [31])
    // SwiftUI's own comes first where both could be meant, and wins where both are there.
    string.font = .title
    string.foregroundColor = .red
    #expect(string.swiftUI.font == .title)
    #expect(string.swiftUI.foregroundColor == Color.red)
    #expect(runs(string).runs.map(\.attributes.font.size) == [28])
  }

  @Test("Attributes of Objective-C's strings become those of SwiftUI, run by run")
  func attributes() {
    let string = NSMutableAttributedString(string: "plain")
    string.append(
      NSAttributedString(
        string: "large",
        attributes: [
          .font: UIFont.systemFont(ofSize: 40), .kern: 2, .baselineOffset: 3.5,
          .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue,
        ]))
    let attributed = AttributedString(string)
    #expect(attributed.runs.count == 2)
    let text = runs(attributed).runs
    #expect(text.map(\.text) == ["plain", "large"])
    #expect(text[1].attributes.font.size == 40)
    #expect(text[1].attributes.kerning == 2 && text[1].attributes.baselineOffset == 3.5)
    #expect(text[0].attributes.underline == nil)
    #expect(text[1].attributes.underline?.pattern == .dash)
    #expect(NSUnderlineStyle([]).lineStyle(color: nil) == nil)
  }

  @Test("Twice the size is twice as wide and as high; twice the letters is twice as wide")
  func sizes() {
    func size(_ text: String, _ points: CGFloat) -> CGSize {
      text.size(withAttributes: [.font: UIFont.systemFont(ofSize: points)])
    }
    // Letters of the system's font stand a little closer the larger they are; sizes are rounded to pixels.
    let (one, large) = (size("HHHH", 40), size("HHHH", 80))
    #expect((1.9...2.02).contains(large.width / one.width))
    #expect(abs(large.height - 2 * one.height) < 2)
    #expect(abs(size("HHHHHHHH", 40).width - 2 * one.width) < 1)
    #expect(
      ("HHHH" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)]) == one)
  }

  @Test("A text in a rectangle has as many lines as it needs there, otherwise one")
  func bounds() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let text = NSAttributedString(string: "one two three four five six", attributes: attributes)
    let line = text.boundingRect(with: CGSize(width: 80, height: 1000), context: nil)
    let lines = text.boundingRect(
      with: CGSize(width: 80, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(line.width > 200 && line.height == text.size().height)
    #expect(lines.width <= 80)
    #expect(lines.height >= 4 * line.height - 1)
    let cut = text.boundingRect(
      with: CGSize(width: 80, height: 2 * line.height + 1),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    #expect(cut.height < 2 * line.height + 1)
  }

  @Test("A paragraph's style says where lines stand and how far apart they are")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    style.alignment = .center
    let font = UIFont.systemFont(ofSize: 20)
    let plain = "a\nb".size(withAttributes: [.font: font])
    let spaced = "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style])
    #expect(abs(spaced.height - plain.height - 10) < 0.5)
    style.lineBreakMode = .byTruncatingTail
    #expect(
      "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style]).height < plain.height)
  }

  @Test("Text is drawn where it is asked for, in its colour, by a renderer's actions")
  func drawing() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 60, height: 40)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      "▇▇".draw(
        at: CGPoint(x: 20, y: 10),
        withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
    }
    let bitmap = try #require(image.cgImage?.bitmap)
    var box = CGRect.null
    for y in 0..<40 {
      for x in 0..<60 {
        let pixel = (bitmap.bytes + y * bitmap.rowBytes + x * 4).load(as: UInt32.self)
        guard pixel >> 24 == 255 else { continue }
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        #expect(pixel & 0xFF != 0 && pixel & 0xFFFF00 == 0)
      }
    }
    #expect(box.minX >= 20 && box.minY >= 10 && box.width > 10 && box.height > 5)
  }
}
