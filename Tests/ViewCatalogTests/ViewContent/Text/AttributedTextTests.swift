import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@testable import ViewContent
@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Attributed texts and pictures in texts")
struct AttributedTextTests {
  private func intents(_ markdown: String) throws -> [(String, InlinePresentationIntent?)] {
    typealias Key = AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute
    let string = try AttributedString(markdown: markdown)
    return string.runs.map { (String(string[$0.range].characters), $0[Key.self]) }
  }

  @Test("Markdown's marks become attributes, one inside another too")
  func emphasis() throws {
    let runs = try intents("plain **bold *both*** `code` ~~gone~~")
    #expect(runs.map(\.0) == ["plain ", "bold ", "both", " ", "code", " ", "gone"])
    let wanted: [InlinePresentationIntent?] = [
      nil, .stronglyEmphasized, [.stronglyEmphasized, .emphasized], nil, .code, nil, .strikethrough,
    ]
    #expect(runs.map(\.1) == wanted)
  }

  @Test("The Markdown of a literal is read, that of a string is not")
  func literals() {
    func text(_ text: Text) -> String {
      ResolvedText(text, in: EnvironmentValues()).runs.map(\.text).joined()
    }
    #expect(text(Text("**bold** and [link](https://example.com)")) == "bold and link")
    let string = "**stars**"
    #expect(text(Text(string)) == "**stars**")
    #expect(text(Text(verbatim: "**stars**")) == "**stars**")
  }

  @Test("Words agree with their number where Markdown asks for it")
  func inflection() {
    func text(_ count: Int, _ noun: String) -> String {
      let key: LocalizedStringKey = "^[\(count) \(noun)](inflect: true) left"
      return ResolvedText(Text(key), in: EnvironmentValues()).runs.map(\.text).joined()
    }
    #expect(text(3, "apple") == "3 apples left")
    #expect(text(1, "apple") == "1 apple left")
    #expect(text(0, "berry") == "0 berries left")
    #expect(text(1200, "box") == "1,200 boxes left")
    #expect(text(2, "person") == "2 people left")
  }

  @Test("A link's words stand alone, and its address is an attribute")
  func link() throws {
    let string = try AttributedString(markdown: "See [**how**](https://example.com/a \"title\").")
    #expect(String(string.characters) == "See how.")
    let linked = string.runs.filter {
      $0[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        == URL(string: "https://example.com/a")
    }
    #expect(linked.map { String(string[$0.range].characters) } == ["how"])
    let spans = InlineMarkdown.spans(of: "icon badges. See [how](https://example.com).")
    #expect(spans.map(\.text) == ["icon badges. See ", "how", "."])
  }

  @Test(
    "Headings and lists lose their marks; lines of a paragraph join, unless white space is kept")
  func blocks() throws {
    let markdown = "# Title\n\nOne\ntwo\n\n- item"
    #expect(String(try AttributedString(markdown: markdown).characters) == "TitleOne twoitem")
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(
      String(try AttributedString(markdown: markdown, options: options).characters) == markdown)
  }

  @Test("A colour behind letters covers their line and no more")
  func background() {
    var string = AttributedString("ab")
    string.backgroundColor = .yellow
    let view = Text(AttributedString("x") + string).fixedSize()
    let boxes = draw(view).leaves.compactMap { item -> CGRect? in
      if case .fill(let path, _, _) = item.content { path.boundingRect } else { nil }
    }
    // A line of 17 points is 24 + 1/3 high.
    #expect(boxes.count == 1)
    #expect(boxes.allSatisfy { abs($0.height - 24.3) < 0.5 && $0.width > 10 && $0.width < 25 })
  }

  @Test("A symbol in a text takes its room on the line and the font's size")
  func symbol() {
    func width(_ text: Text) -> CGFloat {
      let probe = LayoutProbe(400, 100) {
        HStack(spacing: 0) {
          text.fixedSize()
          Box("end", 1, 1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      return probe.frame("end")?.minX ?? 0
    }
    let symbol = Image(systemName: "circle.fill")
    // A circle's box: 20 points beside body, 31 beside text of 26 points, rounded to pixels.
    #expect(abs(width(Text(symbol)) - 20) < 0.4)
    #expect(abs(width(Text("\(symbol)").font(.system(size: 34))) - 34 * 31 / 26) < 0.6)
    let parts = [Text("ab"), Text(symbol), Text("cd")]
    let sum = parts.map(width).reduce(0, +)
    #expect(abs(width(parts[0] + parts[1] + parts[2]) - sum) < 1.1)
    let fills = draw(Text("\(symbol)").foregroundColor(.red)).leaves.filter {
      if case .fill = $0.content { true } else { false }
    }
    #expect(fills.count == 1)
  }

  @Test("Bars of the same size stand for redacted texts, line by line, and for pictures")
  func redaction() {
    let text = Text("one\ntwo").fixedSize()
    func shapes<V: View>(_ view: V) -> (fills: [CGRect], glyphs: Int) {
      let leaves = draw(view).leaves
      return (
        leaves.compactMap {
          if case .fill(let path, _, _) = $0.content { path.boundingRect } else { nil }
        },
        leaves.count { if case .glyphs = $0.content { true } else { false } }
      )
    }
    let plain = shapes(text)
    #expect(plain.fills.isEmpty && plain.glyphs > 0)
    let bars = shapes(text.redacted(reason: .placeholder))
    #expect(bars.fills.count == 2 && bars.glyphs == 0)
    #expect(bars.fills.allSatisfy { $0.height > 10 && $0.height < 20.5 })
    #expect(shapes(text.unredacted().redacted(reason: .placeholder)).glyphs == plain.glyphs)
    let square = Rectangle().frame(width: 30, height: 30)
    #expect(shapes(square.redacted(reason: .placeholder)).fills.count == 1)
    #expect(shapes(text.privacySensitive().redacted(reason: .privacy)).glyphs == 0)
    #expect(shapes(text.redacted(reason: .privacy)).glyphs == plain.glyphs)
  }
}
