import CHarfBuzz
import Foundation

/// One face of a font file, opened once and read by any number of threads.
///
/// HarfBuzz faces and fonts do not change after they are made immutable, so no lock is needed.
final class Typeface: @unchecked Sendable {
  let file: FontFile
  /// Font units per em.
  let unitsPerEm: Double
  /// Coordinates are font units.
  let font: OpaquePointer
  private let face: OpaquePointer
  /// The glyphs are pictures with colours of their own.
  let isColor: Bool
  /// Which of the 128 ASCII characters the face has, so that plain text asks no further.
  private let ascii: [Bool]

  /// - Parameter weight: where a variable font's weight axis is set.
  init?(file: FontFile, weight: FontDescriptor.Weight = .regular) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > UInt32(file.index) else { return nil }
    self.file = file
    face = hb_face_create(blob, UInt32(file.index))
    font = hb_font_create(face)
    unitsPerEm = Double(max(hb_face_get_upem(face), 1))
    isColor = hb_ot_color_has_png(face) != 0
    Self.setWeight(weight, of: font, face)
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    ascii = (UInt32(0)..<128).map { [font] character in
      var glyph: hb_codepoint_t = 0
      return character < 0x20 || hb_font_get_nominal_glyph(font, character, &glyph) != 0
    }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }
  /// Degrees counterclockwise from upright, as the font's file says.
  var slantAngle: Double { Double(hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE)) }

  /// The glyph of a character, or nil where the face has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// True for the ASCII characters that the face can draw, and for those that nothing draws.
  func hasGlyph(forASCII character: UInt8) -> Bool { ascii[Int(character & 0x7F)] }

  func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) }

  /// A figure of the face's metrics tables in font units.
  func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var position: hb_position_t = 0
    return hb_ot_metrics_get_position(font, tag, &position) != 0 ? Double(position) : nil
  }

  /// True where the face can substitute glyphs by the feature of this tag.
  func hasSubstitution(_ tag: String) -> Bool {
    var count: UInt32 = 0
    let table = openTypeTag("GSUB")
    count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return tags.contains(openTypeTag(tag))
  }

  /// A name of the face: family, PostScript name and the like, in English.
  func name(_ identifier: Int32) -> String? {
    let name = hb_ot_name_id_t(identifier)
    let language = hb_language_from_string("en", -1)
    var length = hb_ot_name_get_utf8(face, name, language, nil, nil) + 1
    guard length > 1 else { return nil }
    var bytes = [CChar](repeating: 0, count: Int(length))
    hb_ot_name_get_utf8(face, name, language, &length, &bytes)
    return String(
      decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func setWeight(
    _ weight: FontDescriptor.Weight, of font: OpaquePointer, _ face: OpaquePointer
  ) {
    var axis = hb_ot_var_axis_info_t()
    let tag = openTypeTag("wght")
    guard hb_ot_var_find_axis_info(face, tag, &axis) != 0 else { return }
    let value = min(max(Float(weight.rawValue), axis.min_value), axis.max_value)
    var variation = hb_variation_t(tag: tag, value: value)
    hb_font_set_variations(font, &variation, 1)
  }
}

/// A four-letter OpenType tag as a number.
func openTypeTag(_ letters: String) -> hb_tag_t {
  letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
}
