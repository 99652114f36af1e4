import Foundation
import Testing

@testable import Typesetting

@Suite("Shaping")
struct ShapingTests {
  private func shaped(
    _ text: String, _ font: FontDescriptor = FontDescriptor(size: 20),
    edit: (inout TextAttributes) -> Void = { _ in }
  ) -> ShapedText {
    var attributes = TextAttributes(font: font)
    edit(&attributes)
    return ShapedText([TextRun(text, attributes)], isRightToLeft: false)
  }

  private func width(_ text: ShapedText) -> Double { text.offsets.last ?? 0 }

  @Test(
    "The width of a text is the sum of its letters' advances, to the pixel",
    arguments: ["Minimum 0123456789", "aeiou", "....", "nnnnnnnn", "x"])
  func sumOfAdvances(text: String) throws {
    let descriptor = FontDescriptor(size: 17)
    let font = FontLibrary.shared.font(descriptor)
    let typeface = try #require(font.typeface)
    let kernless = try text.unicodeScalars.reduce(0) { sum, letter in
      let glyph = try #require(typeface.glyph(for: letter))
      return sum + typeface.advance(of: glyph) * font.unitWidth + font.room(for: glyph)
        + font.tracking
    }
    let measured = Typesetter(text, descriptor).measure().size.width
    // Kerning between these letters is small.
    #expect(abs(measured - kernless) < 0.5)
  }

  @Test(
    "Sentences are as wide as on iOS 26, within one percent",
    arguments: [
      (FontDescriptor(.body), 551.0), (FontDescriptor(.title2), 683.5),
      (FontDescriptor(.title), 863), (FontDescriptor(size: 13), 439.5),
    ] as [(FontDescriptor, Double)])
  func sentenceWidths(font: FontDescriptor, width: Double) {
    let text = "Layout must wrap this sentence onto several lines inside a narrow frame."
    #expect(abs(Typesetter(text, font).measure().size.width - width) < width * 0.01)
  }

  @Test("AV is kerned: nearer than A and V alone")
  func kerning() {
    #expect(width(shaped("AV")) < width(shaped("A")) + width(shaped("V")) - 0.5)
  }

  @Test("Kerning and tracking add their points after each letter")
  func letterSpacing() {
    let plain = width(shaped("Hello"))
    #expect(abs(width(shaped("Hello") { $0.kerning = 2 }) - plain - 10) < 1e-9)
    #expect(abs(width(shaped("Hello") { $0.tracking = -1 }) - plain + 5) < 1e-9)
  }

  @Test("Digits are of one width with monospacedDigit only")
  func tabularDigits() {
    let plain = FontDescriptor(size: 60, design: .rounded)
    let tabular = plain.with { $0.features = .monospacedDigit }
    #expect(width(shaped("111", plain)) < width(shaped("000", plain)) - 5)
    #expect(abs(width(shaped("000", tabular)) - width(shaped("000", plain))) < 1e-6)
    for digit in "123456789" {
      let digits = String(repeating: digit, count: 3)
      #expect(abs(width(shaped(digits, tabular)) - width(shaped("000", tabular))) < 1e-6)
    }
  }

  @Test("Arrows of code stay the two letters that were typed")
  func noCodeLigatures() {
    for design in [FontDescriptor.Design.default, .monospaced] {
      let arrow = shaped("->", FontDescriptor(size: 20, design: design))
      let parts = shaped("-", FontDescriptor(size: 20, design: design)).runs[0].glyphs
      #expect(arrow.runs[0].glyphs[0].glyph == parts[0].glyph)
      #expect(arrow.runs[0].glyphs.count == 2)
    }
  }

  @Test("Letters of SF Mono's width: 0.618 em each")
  func monospaced() {
    let text = shaped("iiiWWW", FontDescriptor(size: 15, design: .monospaced))
    #expect(abs(width(text) - 6 * 0.618 * 15) < 0.01)
  }

  @Test(
    "An emoji is one glyph with a picture, however many characters it is made of",
    arguments: ["😀", "👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣"])
  func emoji(text: String) throws {
    let runs = shaped(text).runs
    #expect(runs.count == 1)
    #expect(runs[0].glyphs.filter { $0.advance > 0 }.count == 1)
    let picture = try #require(runs[0].font.colorGlyph(runs[0].glyphs[0].glyph))
    #expect(picture.pixels.count == picture.width * picture.height * 4)
    #expect(picture.frame.height > 15 && picture.frame.minY < 0)
    let isPremultiplied = stride(from: 0, to: picture.pixels.count, by: 4).allSatisfy {
      picture.pixels[$0] <= picture.pixels[$0 + 3]
    }
    #expect(isPremultiplied)
  }

  @Test(
    "Emoji are a quarter wider than the em of small text and as wide as the em of large text",
    arguments: [(12.0, 15.0), (16, 20), (17, 20.5), (20, 22), (24, 24), (60, 60)])
  func emojiWidth(size: Double, width: Double) throws {
    let text = shaped("😀", FontDescriptor(size: size))
    #expect(abs(self.width(text) - width) < 1e-6)
    let glyph = try #require(text.runs[0].glyphs.first)
    let picture = try #require(text.runs[0].font.colorGlyph(glyph.glyph))
    #expect(abs(picture.frame.width - width) < width * 0.02)
  }

  @Test("Digits, stars and the copyright sign in plain text are letters, not emoji")
  func textPresentation() {
    for text in ["3", "#", "©", "★"] {
      #expect(!shaped(text).runs[0].font.hasColorGlyphs)
    }
  }

  @Test("A sun is an emoji, but a symbol where a selector asks for text")
  func emojiOrSymbol() {
    #expect(shaped("☀").runs[0].font.hasColorGlyphs)
    #expect(!shaped("☀\u{FE0E}").runs[0].font.hasColorGlyphs)
    #expect(shaped("☀\u{FE0E}").runs[0].glyphs[0].glyph != 0)
  }

  @Test(
    "Scripts that the system font lacks are drawn by Noto, with no letter missing",
    arguments: ["日本語", "한국어", "简体中文", "العربية", "עברית", "ภาษาไทย", "हिन्दी", "Ελληνικά", "Кирилл"])
  func scripts(text: String) {
    for run in shaped(text).runs {
      #expect(!run.glyphs.contains { $0.glyph == 0 })
    }
  }

  @Test(
    "Commas and stops that several scripts share are in the font of the script whose block they are in",
    arguments: ["a،", "؟", "؛", "नमस्ते।", "॥", "฿", "ـ"])
  func sharedPunctuation(text: String) {
    for run in shaped(text).runs {
      #expect(!run.glyphs.contains { $0.glyph == 0 })
    }
  }

  @Test("Japanese and Chinese texts get their own forms of Han characters")
  func hanVariants() throws {
    let japanese = try #require(shaped("直す").runs.first?.font.typeface)
    let chinese = try #require(shaped("直接").runs.first?.font.typeface)
    #expect(japanese.file.index == 0)
    #expect(chinese.file.index == 2)
  }

  @Test("Small capitals that the face lacks are capitals of 0.78 times the size")
  func smallCaps() {
    let font = FontDescriptor(size: 20).with { $0.features = .smallCaps }
    let runs = shaped("Ab", font).runs
    #expect(runs.map(\.font.size) == [20, 20 * 0.78])
    #expect(runs[1].glyphs[0].glyph == shaped("B", font).runs[0].glyphs[0].glyph)
  }

  @Test("A tab is four spaces wide and shows nothing")
  func tab() {
    let spacing = FontLibrary.shared.font(FontDescriptor(size: 20)).tracking
    let space = width(shaped(" ")) - spacing
    #expect(abs(width(shaped("\t")) - spacing - 4 * space) < 1e-9)
    #expect(shaped("\t").runs[0].glyphs[0].glyph == shaped(" ").runs[0].glyphs[0].glyph)
  }

  @Test("Without any font each character is 0.55 em wide")
  func withoutFonts() {
    let shaper = Shaper(
      units: Array("abc".utf16), attributes: [TextAttributes(font: .init(size: 20))])
    let item = TextItem(
      range: 0..<3, runIndex: 0, font: FontInstance(size: 20), level: 0,
      script: .init(rawValue: 0))
    let run = shaper.shape(item)
    #expect(run.glyphs.map(\.advance) == [11, 11, 11])
  }
}
