import Foundation
import Typesetting

extension GlyphAtlas {
  /// Glyphs of one font at one scale.
  package struct Letters: Sendable {
    package var font: FontInstance
    /// Pixels per point.
    package var scaleX: CGFloat
    package var scaleY: CGFloat
    package var glyphs: [MaskKey]
  }

  /// What had to be drawn since this was asked last; nothing the first time.
  package func takeNewLetters() -> [Letters] {
    takeNewMasks().map {
      Letters(font: $0.font, scaleX: $0.scaleX, scaleY: $0.scaleY, glyphs: $1)
    }
  }

  /// Draws them, where that was not done.
  package func draw(_ letters: Letters) {
    _ = masks(of: letters.glyphs, letters.font, scaleX: letters.scaleX, scaleY: letters.scaleY)
  }
}

extension GlyphAtlas.Letters {
  /// How many words stand before the glyphs: their number, the font, the scale.
  private static let head = FontDescriptor.numberCount + 3

  /// What another process of the same program makes the same letters from; empty for fonts that it may not have.
  package var words: [UInt64] {
    guard let numbers = font.descriptor.numbers,
      // Not one that stands in where a font lacks letters.
      FontLibrary.shared.font(font.descriptor) == font
    else { return [] }
    return [UInt64(glyphs.count)] + numbers + [
      Double(scaleX).bitPattern, Double(scaleY).bitPattern,
    ]
      + glyphs.map { UInt64($0.glyph) << 2 | UInt64($0.phase) }
  }

  /// From the first of such words, which it takes away; nil where others stand there, or none.
  package init?(takenFrom words: inout ArraySlice<UInt64>) {
    guard words.count >= Self.head, let count = Int(exactly: words[words.startIndex]),
      count <= words.count - Self.head
    else { return nil }
    let head = Array(words.prefix(Self.head))
    let glyphs = words.dropFirst(Self.head).prefix(count)
    words = words.dropFirst(Self.head + count)
    guard let font = FontDescriptor(numbers: Array(head[1...FontDescriptor.numberCount])) else {
      return nil
    }
    let scale = head.suffix(2).map { Double(bitPattern: $0) }
    // Larger letters are not kept.
    guard scale.allSatisfy({ abs($0) * font.size < 1000 }) else { return nil }
    self.font = FontLibrary.shared.font(font)
    (scaleX, scaleY) = (scale[0], scale[1])
    self.glyphs = glyphs.map {
      GlyphAtlas.MaskKey(glyph: UInt32(truncatingIfNeeded: $0 >> 2), phase: Int($0 & 3))
    }
  }
}
