import CHarfBuzz
import Foundation

/// A piece of text for one call of the shaper: one look, font, script and direction.
struct TextItem {
  var range: Range<Int>
  var runIndex: Int
  var font: FontInstance
  var level: UInt8
  var script: hb_script_t
}

/// Cuts text into items.
struct Itemizer {
  let runs: [TextRun]
  let text: String
  let units: [UInt16]
  let breaks: LineBreaks
  let isRightToLeft: Bool
  let library: FontLibrary

  func items() -> [TextItem] {
    let fallback = FontFallback(library: library, text: text.unicodeScalars)
    let levels = self.levels()
    var items: [TextItem] = []
    var offset = 0
    for (runIndex, run) in runs.enumerated() {
      let font = library.font(run.attributes.font)
      for character in run.text {
        let range = offset..<offset + character.utf16.count
        offset = range.upperBound
        if Self.isNewline(character) { continue }
        let item = TextItem(
          range: range, runIndex: runIndex, font: fallback.font(for: character, in: font),
          level: levels[range.lowerBound], script: Self.script(of: character))
        items.appendMerging(item)
      }
    }
    return items
  }

  static func isNewline(_ character: Character) -> Bool { character.isNewline }

  private static func script(of character: Character) -> hb_script_t {
    let functions = hb_unicode_funcs_get_default()
    for scalar in character.unicodeScalars {
      let script = hb_unicode_script(functions, scalar.value)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN {
        return script
      }
    }
    return HB_SCRIPT_COMMON
  }

  private func levels() -> [UInt8] {
    var levels: [UInt8] = []
    var start = 0
    for end in breaks.mandatory.sorted() + [units.count] where end > start {
      levels += BidirectionalText(units[start..<end], isRightToLeft: isRightToLeft).levels
      start = end
    }
    return levels
  }
}

extension [TextItem] {
  /// Lengthens the last item where the new one continues it.
  fileprivate mutating func appendMerging(_ item: TextItem) {
    guard let last, last.range.upperBound == item.range.lowerBound,
      last.runIndex == item.runIndex, last.font == item.font, last.level == item.level,
      last.script == item.script || last.script == HB_SCRIPT_COMMON
        || item.script == HB_SCRIPT_COMMON
    else { return append(item) }
    self[count - 1].range = last.range.lowerBound..<item.range.upperBound
    if last.script == HB_SCRIPT_COMMON { self[count - 1].script = item.script }
  }
}
