import Foundation
import Geometry
import Pixels
import Testing
import Typesetting

@testable import Drawing

@Suite("Letters that are told to another atlas")
struct GlyphLettersTests {
  private func picture(_ text: String, _ font: FontDescriptor, _ glyphs: GlyphAtlas) -> [UInt8] {
    let layout = Typesetter(runs: [TextRun(text, TextAttributes(font: font))]).layout()
    let items = layout.lines.flatMap { line in
      line.runs.map { run in
        var glyphs = run.glyphs
        glyphs.positions = glyphs.positions.map { CGPoint(x: $0.x + 3, y: $0.y + 26) }
        return DisplayItem.glyphs(glyphs, .color(.blue))
      }
    }
    let bitmap = Bitmap(width: 200, height: 40)
    Painter(jobs: 1, glyphs: glyphs)
      .paint(DisplayList(items), into: bitmap, scale: 1, background: .white)
    return [UInt8](bitmap.unpaddedPixels)
  }

  private func words(_ atlas: GlyphAtlas) -> [UInt64] { atlas.takeNewLetters().flatMap(\.words) }

  private func draw(_ words: [UInt64], in atlas: GlyphAtlas) {
    var rest = words[...]
    while let letters = GlyphAtlas.Letters(takenFrom: &rest) { atlas.draw(letters) }
  }

  @Test("An atlas that was told of letters draws them with the same pixels, and draws none anew")
  func told() {
    let (first, second) = (GlyphAtlas(), GlyphAtlas())
    #expect(first.takeNewLetters().isEmpty)
    let font = FontDescriptor(size: 18, weight: .bold, design: .rounded)
    let expected = picture("Wave 07", font, first)
    let words = words(first)
    #expect(!words.isEmpty)
    draw(words, in: second)
    _ = second.takeNewLetters()
    #expect(picture("Wave 07", font, second) == expected)
    #expect(second.takeNewLetters().isEmpty)
  }

  @Test("Letters that were drawn are told once, a letter that stands twice at a place as one")
  func once() {
    let atlas = GlyphAtlas()
    _ = atlas.takeNewLetters()
    let font = FontDescriptor(size: 16, design: .monospaced)
    _ = picture("oooooooooooo", font, atlas)
    // A quarter of a pixel is as near as letters are placed.
    #expect((1...4).contains(atlas.takeNewLetters().flatMap(\.glyphs).count))
    _ = picture("oooo", font, atlas)
    #expect(atlas.takeNewLetters().isEmpty)
  }

  @Test("Pictures of letters, and letters of fonts with names, are not told")
  func others() {
    let atlas = GlyphAtlas()
    _ = atlas.takeNewLetters()
    _ = picture("\u{1F41F}", FontDescriptor(size: 18), atlas)
    _ = picture("Wave", FontDescriptor(name: "JetBrains Mono", size: 18), atlas)
    #expect(words(atlas).isEmpty)
  }

  @Test("What is cut off in the midst, or was never told, is passed over")
  func broken() {
    let (first, second) = (GlyphAtlas(), GlyphAtlas())
    _ = first.takeNewLetters()
    _ = picture("Wave", FontDescriptor(size: 18), first)
    let words = words(first)
    _ = second.takeNewLetters()
    draw(Array(words.dropLast()), in: second)
    draw([UInt64](repeating: .max, count: 100), in: second)
    draw([3] + [UInt64](repeating: 0, count: 5), in: second)
    var large = words
    large[1] = 1e4.bitPattern
    draw(large, in: second)
    #expect(second.takeNewLetters().isEmpty)
  }
}
