import CHarfBuzz
import Foundation

/// Turns items into glyphs with HarfBuzz.
struct Shaper {
  private let units: [UInt16]
  private let attributes: [TextAttributes]
  /// The units with spaces for tabs, of which fonts have no glyph.
  private let shown: [UInt16]

  init(units: [UInt16], attributes: [TextAttributes]) {
    self.units = units
    self.attributes = attributes
    shown = units.map { $0 == 0x09 ? 0x20 : $0 }
  }

  func shape(_ item: TextItem) -> ShapedRun {
    if item.isAttachment { return attachment(item) }
    let glyphs = item.font.typeface.map { shape(item, $0) } ?? shapeWithoutFont(item)
    return ShapedRun(
      font: item.font, runIndex: item.runIndex, level: item.level, range: item.range,
      glyphs: spaced(glyphs, item))
  }

  private func attachment(_ item: TextItem) -> ShapedRun {
    let width = attributes[item.runIndex].attachment?.width ?? 0
    let room = ShapedGlyph(
      glyph: 0, cluster: item.range.lowerBound, advance: width, offset: .zero)
    return ShapedRun(
      font: item.font, runIndex: item.runIndex, level: item.level, range: item.range,
      glyphs: [room])
  }

  private func shape(_ item: TextItem, _ typeface: Typeface) -> [ShapedGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let shown = item.drawsCapitals ? capitals(in: item.range) : shown
    hb_buffer_add_utf16(
      buffer, shown, Int32(shown.count), UInt32(item.range.lowerBound), Int32(item.range.count))
    hb_buffer_set_direction(
      buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    let features = features(for: item)
    hb_shape(typeface.font, buffer, features, UInt32(features.count))
    let glyphs = glyphs(of: buffer, item.font)
    let isTabular = attributes[item.runIndex].font.features.contains(.monospacedDigit)
    return isTabular ? tabular(glyphs, typeface, item.font) : glyphs
  }

  /// The text with capitals in a range, but for letters whose capitals are of another length.
  private func capitals(in range: Range<Int>) -> [UInt16] {
    var shown = shown
    for index in range {
      let capital = String(decoding: shown[index...index], as: UTF16.self).uppercased().utf16
      if capital.count == 1 { shown[index] = capital.first! }
    }
    return shown
  }

  private func glyphs(of buffer: OpaquePointer?, _ font: FontInstance) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let position = positions[index]
      let cluster = Int(infos[index].cluster)
      let advance = Double(position.x_advance) * font.unitWidth
      return ShapedGlyph(
        glyph: infos[index].codepoint, cluster: cluster,
        advance: units[cluster] == 0x09 ? advance * 4 : advance,
        offset: CGPoint(
          x: Double(position.x_offset) * font.unitWidth,
          y: -Double(position.y_offset) * font.unitHeight))
    }
  }

  /// Sets every digit in the middle of a space as wide as a zero: tabular digits of some faces
  /// differ in width all the same, and other faces have none.
  private func tabular(_ glyphs: [ShapedGlyph], _ typeface: Typeface, _ font: FontInstance)
    -> [ShapedGlyph]
  {
    guard let zero = typeface.glyph(for: "0") else { return glyphs }
    let slot = typeface.advance(of: zero) * font.unitWidth
    return glyphs.map { glyph in
      guard (0x30...0x39).contains(units[glyph.cluster]) else { return glyph }
      let own = typeface.advance(of: glyph.glyph) * font.unitWidth
      return ShapedGlyph(
        glyph: glyph.glyph, cluster: glyph.cluster, advance: slot,
        offset: CGPoint(x: (slot - own) / 2, y: glyph.offset.y))
    }
  }

  private func features(for item: TextItem) -> [hb_feature_t] {
    let attributes = attributes[item.runIndex]
    var tags = attributes.font.features.openTypeTags.map { ($0, UInt32(1)) }
    if attributes.tracking != 0 { tags += [("liga", 0), ("clig", 0)] }
    // The stand-ins draw arrows for "->" and the like, which the system font does not.
    if SystemFontFamilies.hasCodeLigatures(item.font) { tags += [("calt", 0)] }
    return tags.map {
      hb_feature_t(tag: openTypeTag($0.0), value: $0.1, start: 0, end: UInt32.max)
    }
  }

  /// Without any font each character is a blank of 0.55 em.
  private func shapeWithoutFont(_ item: TextItem) -> [ShapedGlyph] {
    let text = String(decoding: units[item.range], as: UTF16.self)
    var offset = item.range.lowerBound
    let glyphs = text.map { character in
      defer { offset += character.utf16.count }
      return ShapedGlyph(
        glyph: 0, cluster: offset, advance: item.font.size * 0.55, offset: .zero)
    }
    return item.level & 1 == 1 ? glyphs.reversed() : glyphs
  }

  /// Adds the letter spacing to the last glyph of each cluster, and what a letter of the system font
  /// needs more than the face's, half of which its outline leaves free before it.
  private func spaced(_ glyphs: [ShapedGlyph], _ item: TextItem) -> [ShapedGlyph] {
    let attributes = attributes[item.runIndex]
    let spacing = item.font.tracking + attributes.kerning + attributes.tracking
    guard spacing != 0 || item.font.hasLetterRoom, !Self.joins(item.script) else { return glyphs }
    let isTabular = attributes.font.features.contains(.monospacedDigit)
    return glyphs.indices.map { index in
      var glyph = glyphs[index]
      let endsCluster = index == glyphs.count - 1 || glyphs[index + 1].cluster != glyph.cluster
      guard endsCluster else { return glyph }
      let unit = units[glyph.cluster]
      var room = item.font.room(for: glyph.glyph)
      if isTabular, (0x30...0x39).contains(unit) {
        let own = room
        room = item.font.roomOfTabularDigits
        glyph.offset.x += (room - own) / 2
      } else if unit == 0x09 {
        room *= 4
      }
      glyph.advance += spacing + room
      return glyph
    }
  }

  // Spaces between letters would tear these scripts' lines apart.
  private static func joins(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_ARABIC || script == HB_SCRIPT_SYRIAC || script == HB_SCRIPT_MONGOLIAN
      || script == HB_SCRIPT_DEVANAGARI || script == HB_SCRIPT_BENGALI
      || script == HB_SCRIPT_GURMUKHI || script == HB_SCRIPT_NKO
  }
}
