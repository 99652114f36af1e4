import CoreText
import Foundation
import Testing

@Suite("Names and figures of fonts")
struct CTFontNamesTests {
  @Test("A descriptor's font has the name and the size that it says, and the size asked for counts")
  func descriptor() {
    let descriptor = CTFontDescriptorCreateWithAttributes([
      kCTFontNameAttribute: "Inter", kCTFontSizeAttribute: CGFloat(30),
    ])
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == 30)
    let font = CTFontCreateWithFontDescriptor(descriptor, 14, nil)
    #expect(CTFontGetSize(font) == 14)
    #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? String == "Inter")
    let larger = CTFontCreateCopyWithAttributes(font, 28, nil, nil)
    #expect(CTFontGetSize(larger) == 28)
    #expect(CTFontCopyPostScriptName(larger) == CTFontCopyPostScriptName(font))
    #expect(CTFontCopyName(font, kCTFontFamilyNameKey) == CTFontCopyFamilyName(font))
    #expect(CTFontCopyName(font, "no such name") == nil)
  }

  @Test("Figures grow with the size, those of the file do not")
  func figures() {
    let font = CTFontCreateWithName("JetBrains Mono", 20, nil)
    let large = CTFontCreateCopyWithAttributes(font, 40, nil, nil)
    #expect(CTFontGetUnitsPerEm(font) >= 1000 && CTFontGetGlyphCount(font) > 100)
    #expect(CTFontGetUnitsPerEm(font) == CTFontGetUnitsPerEm(large))
    #expect(CTFontGetUnderlinePosition(font) < 0 && CTFontGetUnderlineThickness(font) > 0)
    #expect(CTFontGetUnderlinePosition(large) < CTFontGetUnderlinePosition(font))
    #expect(CTFontGetSlantAngle(font) == 0)
  }

  @Test("What a run lends is what it copies")
  func pointers() throws {
    let text = NSAttributedString(
      string: "Run", attributes: [.font: CTFontCreateWithName("Inter", 20, nil)])
    let run = try #require(CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)).first)
    let count = CTRunGetGlyphCount(run)
    var glyphs = [CGGlyph](repeating: 0, count: count)
    CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
    let lent = try #require(CTRunGetGlyphsPtr(run))
    #expect((0..<count).map { lent[$0] } == glyphs)
    let places = try #require(CTRunGetPositionsPtr(run))
    #expect(places[0].x == 0 && places[count - 1].x > 0)
  }
}
