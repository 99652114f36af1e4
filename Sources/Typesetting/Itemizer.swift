import CHarfBuzz
import Foundation

/// A piece of text for one call of the shaper: one look, font, script and direction.
struct TextItem {
  var range: Range<Int>
  var runIndex: Int
  var font: FontInstance
  var level: UInt8
  var script: hb_script_t
  /// Lowercase letters are drawn as smaller capitals, where the face has none of its own.
  var drawsCapitals = false
  /// Room for what the caller draws.
  var isAttachment = false
}

/// Cuts text into items.
struct Itemizer {
  let runs: [TextRun]
  /// The font of each run.
  let fonts: [FontInstance]
  let units: [UInt16]
  /// The direction of each unit.
  let levels: [UInt8]
  let fallback: FontFallback

  func items() -> [TextItem] {
    var items: [TextItem] = []
    var offset = 0
    for (runIndex, run) in runs.enumerated() {
      let font = fonts[runIndex]
      let capitals = smallCapitals(for: font)
      for character in run.text {
        let range = offset..<offset + character.utf16.count
        offset = range.upperBound
        if character.isNewline { continue }
        let drawsCapitals = capitals != nil && character.isLowercase
        let wanted = drawsCapitals ? capitals ?? font : font
        let item = TextItem(
          range: range, runIndex: runIndex, font: fallback.font(for: character, in: wanted),
          level: levels[range.lowerBound], script: Self.script(of: character),
          drawsCapitals: drawsCapitals, isAttachment: run.attributes.attachment != nil)
        items.appendMerging(item)
      }
    }
    return items
  }

  /// The font that stands in for the small capitals that a face lacks: the same at 0.78 times the
  /// size; nil where none are asked for or the face has its own.
  private func smallCapitals(for font: FontInstance) -> FontInstance? {
    guard font.descriptor.features.contains(.lowercaseSmallCaps),
      font.typeface?.hasSubstitution("smcp") == false
    else { return nil }
    return fallback.library.font(font.descriptor.scaled(by: 0.78))
  }

  private static func script(of character: Character) -> hb_script_t {
    if let ascii = character.asciiValue {
      let isLetter = (0x41...0x5A).contains(ascii & 0xDF)
      return isLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    }
    let functions = hb_unicode_funcs_get_default()
    for scalar in character.unicodeScalars {
      let script = hb_unicode_script(functions, scalar.value)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN {
        return script
      }
    }
    return HB_SCRIPT_COMMON
  }
}

extension [TextItem] {
  /// Lengthens the last item where the new one continues it.
  fileprivate mutating func appendMerging(_ item: TextItem) {
    guard let last, last.range.upperBound == item.range.lowerBound,
      last.runIndex == item.runIndex, last.font == item.font, last.level == item.level,
      last.drawsCapitals == item.drawsCapitals, !item.isAttachment, !last.isAttachment,
      last.script == item.script || last.script == HB_SCRIPT_COMMON
        || item.script == HB_SCRIPT_COMMON
    else { return append(item) }
    self[count - 1].range = last.range.lowerBound..<item.range.upperBound
    if last.script == HB_SCRIPT_COMMON { self[count - 1].script = item.script }
  }
}
