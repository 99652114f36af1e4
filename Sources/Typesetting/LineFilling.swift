import Foundation

/// A line before its glyphs are placed: which text it shows.
struct LineDraft {
  /// All the text of the line, with the spaces that hang after it.
  var range: Range<Int>
  /// What is drawn, in reading order.
  var pieces: [Piece]
  /// Points from the first glyph to the last, without hanging spaces.
  var width: Double
  /// True where a new line has to begin after this one.
  var endsParagraph: Bool

  /// True where an ellipsis stands for text that is left out.
  var isShortened: Bool {
    pieces.contains { if case .ellipsis = $0 { true } else { false } }
  }

  enum Piece {
    case text(Range<Int>)
    /// An ellipsis that looks like the text's run of this index.
    case ellipsis(runIndex: Int)
  }
}

/// Fills lines one after another: each takes all that fits.
struct LineFiller {
  let text: ShapedText
  /// The width to fill, in points.
  let width: Double
  /// Half of what a float loses: a line as wide as the box fits into it.
  private static let tolerance = 1e-4

  init(text: ShapedText, width: Double) {
    self.text = text
    self.width = width
  }

  func lines() -> [LineDraft] {
    var lines: [LineDraft] = []
    var start = 0
    for end in paragraphEnds() {
      lines += paragraph(start..<end)
      start = end
    }
    return lines
  }

  private func paragraphEnds() -> [Int] {
    let count = text.units.count
    var ends = text.breaks.mandatory.sorted()
    let endsWithNewline = ends.last == count && count > 0 && Self.isNewline(text.units[count - 1])
    if ends.last != count || endsWithNewline { ends.append(count) }
    return ends
  }

  private func paragraph(_ range: Range<Int>) -> [LineDraft] {
    var lines: [LineDraft] = []
    var start = range.lowerBound
    repeat {
      let end = lineEnd(from: start, in: range)
      lines.append(draft(start..<end, endsParagraph: end == range.upperBound))
      start = end
    } while start < range.upperBound
    return lines.count == 2 ? balanced(lines) : lines
  }

  private func draft(_ range: Range<Int>, endsParagraph: Bool) -> LineDraft {
    let shown = range.lowerBound..<text.trimmedEnd(of: range)
    return LineDraft(
      range: range, pieces: [.text(shown)], width: text.width(shown), endsParagraph: endsParagraph)
  }

  private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
    var best: Int?
    for end in opportunities(after: start) {
      let end = min(end, paragraph.upperBound)
      guard fits(start..<text.trimmedEnd(of: start..<end)) else { break }
      best = end
      if end == paragraph.upperBound { break }
    }
    return best ?? characterEnd(from: start, in: paragraph)
  }

  private func fits(_ range: Range<Int>) -> Bool {
    text.width(range) <= width + Self.tolerance
  }

  private func opportunities(after start: Int) -> ArraySlice<Int> {
    let all = text.breaks.opportunities
    let first = all.partitioningIndex { $0 > start }
    return all[first...]
  }

  /// Where a word is wider than the line it is cut between letters, of which one at least is taken.
  private func characterEnd(from start: Int, in paragraph: Range<Int>) -> Int {
    let boundaries = text.characterBoundaries
    var index = boundaries.partitioningIndex { $0 > start }
    guard index < boundaries.count else { return paragraph.upperBound }
    while index + 1 < boundaries.count, boundaries[index + 1] <= paragraph.upperBound,
      fits(start..<text.trimmedEnd(of: start..<boundaries[index + 1]))
    {
      index += 1
    }
    return min(boundaries[index], paragraph.upperBound)
  }

  /// A paragraph of two lines does not end in a lone word where another may join it: the break
  /// moves back by a word if that evens the lines out and still fits.
  private func balanced(_ lines: [LineDraft]) -> [LineDraft] {
    let (first, second) = (lines[0], lines[1])
    let nextBreak = opportunities(after: second.range.lowerBound).first ?? second.range.upperBound
    let isLoneWord = nextBreak >= text.trimmedEnd(of: second.range)
    let earlier = opportunities(after: first.range.lowerBound).prefix {
      $0 < first.range.upperBound
    }.last
    guard isLoneWord, let earlier, ShapedText.isHangingSpace(text.units[earlier - 1]) else {
      return lines
    }
    let start = draft(first.range.lowerBound..<earlier, endsParagraph: false)
    let end = draft(earlier..<second.range.upperBound, endsParagraph: true)
    let isMoreEven = abs(start.width - end.width) < abs(first.width - second.width)
    return isMoreEven && end.width <= width + Self.tolerance ? [start, end] : lines
  }

  static func isNewline(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }
}

extension Array {
  /// The first index whose element satisfies a predicate that is false, then true.
  ///
  /// - Complexity: O(log n).
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
