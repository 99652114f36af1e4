import CHarfBuzz
import Foundation

/// Chooses the font of each character that the text's own font lacks.
struct FontFallback {
  let library: FontLibrary
  /// Which national forms of Han characters the text's other letters ask for.
  let hanVariant: FontFamily.HanVariant

  init(library: FontLibrary, text: String.UnicodeScalarView) {
    self.library = library
    hanVariant = Self.hanVariant(of: text)
  }

  /// The font that has every letter of this character, or the text's own font where none has.
  func font(for character: Character, in primary: FontInstance) -> FontInstance {
    if let ascii = character.asciiValue, primary.typeface?.hasGlyph(forASCII: ascii) ?? true {
      return primary
    }
    let scalars = character.unicodeScalars
    if Self.isEmoji(character) {
      let emoji = library.fallback(.notoColorEmoji, for: primary.descriptor)
      if let emoji, covers(emoji, scalars) { return emoji }
    }
    if covers(primary, scalars) || primary.typeface == nil { return primary }
    for family in families(for: character, primary.descriptor) {
      if let font = library.fallback(family, for: primary.descriptor), covers(font, scalars) {
        return font
      }
    }
    return primary
  }

  private func covers(_ font: FontInstance, _ scalars: String.UnicodeScalarView) -> Bool {
    guard let typeface = font.typeface else { return false }
    return scalars.allSatisfy { scalar in
      scalar.properties.isDefaultIgnorableCodePoint || Self.isSpaceOrControl(scalar)
        || typeface.glyph(for: scalar) != nil
    }
  }

  static func isSpaceOrControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.value < 0x20
  }

  /// True for what Unicode knows as an emoji, unless a selector asks for text.
  private static func canBeEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let first = scalars.first!
    guard first.value > 0x7F || scalars.count > 1 else { return false }
    return first.properties.isEmoji && !scalars.contains { $0.value == 0xFE0E }
  }

  /// True for what iOS draws as an emoji even if the text's font has a letter for it: all of the
  /// blocks of symbols and dingbats that Unicode knows as emoji, hearts and suns among them.
  static func isEmoji(_ character: Character) -> Bool {
    guard canBeEmoji(character) else { return false }
    let scalars = character.unicodeScalars
    return scalars.first!.properties.isEmojiPresentation
      || (0x2600...0x27BF).contains(scalars.first!.value)
      || scalars.dropFirst().contains {
        $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier
      }
  }

  private func families(
    for character: Character, _ descriptor: FontDescriptor
  ) -> [FontFamily] {
    let isSerif = descriptor.design == .serif
    // As on iOS: what the text's font lacks is an emoji before it is a symbol.
    var families: [FontFamily] = Self.canBeEmoji(character) ? [.notoColorEmoji] : []
    let scalar = character.unicodeScalars.first!
    switch Self.script(of: scalar) {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL,
      HB_SCRIPT_BOPOMOFO:
      families.append(.notoCJK(hanVariant, isSerif: isSerif))
    case let script:
      guard let name = Self.notoNames[script.rawValue] else { break }
      families += isSerif ? [.notoSerif(name), .notoSans(name)] : [.notoSans(name)]
    }
    return families + [
      isSerif ? .notoSerif : .inter, .notoSans(""), .notoSans("Math"), .notoSans("Symbols"),
      .notoSans("Symbols2"), .notoCJK(hanVariant, isSerif: isSerif), .notoColorEmoji,
    ]
  }

  /// That of the letters with which the scalar stands in a font: a comma or a full stop that several scripts
  /// share lies in the block of the one it came from.
  private static func script(of scalar: Unicode.Scalar) -> hb_script_t {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    guard script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED else { return script }
    switch scalar.value {
    case 0x0580...0x058F: return HB_SCRIPT_ARMENIAN
    case 0x0600...0x06FF: return HB_SCRIPT_ARABIC
    case 0x0900...0x097F: return HB_SCRIPT_DEVANAGARI
    case 0x0E00...0x0E7F: return HB_SCRIPT_THAI
    case 0x0F00...0x0FFF: return HB_SCRIPT_TIBETAN
    case 0x10A0...0x10FF: return HB_SCRIPT_GEORGIAN
    case 0x16A0...0x16FF: return HB_SCRIPT_RUNIC
    case 0x1800...0x18AF: return HB_SCRIPT_MONGOLIAN
    default: return script
    }
  }

  private static func hanVariant(of text: String.UnicodeScalarView) -> FontFamily.HanVariant {
    var variant = FontFamily.HanVariant.simplified
    for scalar in text where scalar.value >= 0x1100 {
      switch scalar.value {
      case 0x3040...0x30FF: return .japanese
      case 0x1100...0x11FF, 0xAC00...0xD7AF: variant = .korean
      case 0x3100...0x312F: variant = .traditional
      default: break
      }
    }
    return variant
  }

  /// How the Noto families name the scripts that the system font lacks.
  private static let notoNames: [hb_script_t.RawValue: String] = Dictionary(
    uniqueKeysWithValues: [
      (HB_SCRIPT_ARABIC, "Arabic"), (HB_SCRIPT_HEBREW, "Hebrew"), (HB_SCRIPT_THAI, "Thai"),
      (HB_SCRIPT_DEVANAGARI, "Devanagari"), (HB_SCRIPT_BENGALI, "Bengali"),
      (HB_SCRIPT_GUJARATI, "Gujarati"), (HB_SCRIPT_GURMUKHI, "Gurmukhi"),
      (HB_SCRIPT_KANNADA, "Kannada"), (HB_SCRIPT_MALAYALAM, "Malayalam"),
      (HB_SCRIPT_ORIYA, "Oriya"), (HB_SCRIPT_TAMIL, "Tamil"), (HB_SCRIPT_TELUGU, "Telugu"),
      (HB_SCRIPT_SINHALA, "Sinhala"), (HB_SCRIPT_KHMER, "Khmer"), (HB_SCRIPT_LAO, "Lao"),
      (HB_SCRIPT_MYANMAR, "Myanmar"), (HB_SCRIPT_GEORGIAN, "Georgian"),
      (HB_SCRIPT_ARMENIAN, "Armenian"), (HB_SCRIPT_ETHIOPIC, "Ethiopic"),
      (HB_SCRIPT_CHEROKEE, "Cherokee"), (HB_SCRIPT_MONGOLIAN, "Mongolian"),
      (HB_SCRIPT_TIBETAN, "Tibetan"), (HB_SCRIPT_CANADIAN_SYLLABICS, "CanadianAboriginal"),
      (HB_SCRIPT_SYRIAC, "Syriac"), (HB_SCRIPT_THAANA, "Thaana"), (HB_SCRIPT_NKO, "NKo"),
      (HB_SCRIPT_RUNIC, "Runic"), (HB_SCRIPT_OGHAM, "Ogham"),
    ].map { ($0.0.rawValue, $0.1) })
}
