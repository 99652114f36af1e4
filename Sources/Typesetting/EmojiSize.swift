import Foundation

/// How large iOS draws emoji among letters.
enum EmojiSize {
  /// The width of an emoji in points: small text has emoji a quarter larger than its letters' em,
  /// from 24 points on they are as wide as the em. Measured on iOS at 11 to 30 points.
  static func width(atTextSize size: Double) -> Double {
    switch size {
    case ..<16: size * 1.25
    case ..<24: 20 + (size - 16) / 2
    default: size
    }
  }

  /// By how much a face of pictures is drawn larger than its em says, so that a smiling face is of
  /// that width.
  static func glyphScale(of typeface: Typeface, at size: Double) -> Double {
    let face = typeface.glyph(for: "😀").map(typeface.advance) ?? 0
    guard face > 0, size > 0 else { return 1 }
    return width(atTextSize: size) / (face / typeface.unitsPerEm * size)
  }
}
