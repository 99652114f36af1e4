import Foundation
import Geometry
import Testing

@testable import Typesetting

@Suite("Font instances")
struct FontInstanceTests {
  private func outline(_ letter: Unicode.Scalar, _ descriptor: FontDescriptor) throws -> Path {
    let font = FontLibrary.shared.font(descriptor)
    return font.outline(of: try #require(font.typeface?.glyph(for: letter)))
  }

  @Test("The same descriptor gives the same instance, another size another one")
  func identity() {
    let library = FontLibrary()
    #expect(library.font(FontDescriptor(size: 20)) === library.font(FontDescriptor(size: 20)))
    #expect(library.font(FontDescriptor(size: 20)) != library.font(FontDescriptor(size: 21)))
  }

  @Test(
    "Capitals stand on the baseline and are 1443/2048 em tall in every design",
    arguments: [FontDescriptor.Design.default, .rounded, .serif, .monospaced])
  func capitals(design: FontDescriptor.Design) throws {
    let box = try outline("H", FontDescriptor(size: 100, design: design)).box
    #expect(abs(box.minY + 100 * 1443 / 2048) < 0.5)
    #expect(abs(box.maxY) < 0.5)
    #expect(box.minX > 0)
  }

  @Test("Descenders hang below the baseline, where y is positive")
  func descenders() throws {
    #expect(try outline("p", FontDescriptor(size: 100)).box.maxY > 15)
  }

  @Test("Each heavier weight of the system font has a thicker stroke")
  func weights() throws {
    let widths = try FontDescriptor.Weight.allCases.map {
      try outline("l", FontDescriptor(size: 100, weight: $0)).box.width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 9)
  }

  @Test("A rounded letter keeps its box and loses its corners")
  func rounded() throws {
    let sharp = try outline("l", FontDescriptor(size: 100))
    let round = try outline("l", FontDescriptor(size: 100, design: .rounded))
    #expect(abs(round.box.width - sharp.box.width) < 0.01)
    #expect(abs(round.box.height - sharp.box.height) < 0.01)
    // Both ends are half circles: four corners of half the stroke.
    let lost = (4 - Double.pi) * pow(sharp.box.width / 2, 2)
    #expect(abs(sharp.area - round.area - lost) < lost * 0.02)
  }

  @Test("An italic letter leans to the right")
  func italic() throws {
    let upright = try outline("l", FontDescriptor(size: 100))
    let italic = try outline("l", FontDescriptor(size: 100).with { $0.isItalic = true })
    #expect(italic.box.width > upright.box.width * 1.5)
  }

  @Test("A condensed font is narrower and as tall")
  func width() throws {
    let standard = try outline("H", FontDescriptor(size: 100)).box
    let narrow = try outline("H", FontDescriptor(size: 100).with { $0.width = .condensed }).box
    #expect(abs(narrow.width - standard.width * 0.86) < 0.01)
    #expect(narrow.height == standard.height)
  }

  @Test("A font without glyphs has metrics and draws nothing")
  func blankFont() {
    let font = FontInstance(size: 20)
    #expect(font.metrics.lineHeight > 20)
    #expect(font.outline(of: 7).elements.isEmpty)
    #expect(font.colorGlyph(7) == nil)
  }

  @Test("Eight threads that ask for outlines and emoji get the same answers")
  func threads() {
    let library = FontLibrary()
    let font = library.font(FontDescriptor(size: 33, design: .rounded))
    let emoji = library.fallback(.notoColorEmoji, for: FontDescriptor(size: 33))
    let expected = (1...200).map { font.outline(of: $0) }
    let fresh = FontLibrary().font(FontDescriptor(size: 33, design: .rounded))
    let wrong = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for glyph in 1...200 where fresh.outline(of: UInt32(glyph)) != expected[glyph - 1] {
        wrong.withLock { $0 += 1 }
      }
      for glyph in 30..<60 { _ = emoji?.colorGlyph(UInt32(glyph)) }
    }
    #expect(wrong.withLock { $0 } == 0)
  }
}
