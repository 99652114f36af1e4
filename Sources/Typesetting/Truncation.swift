import Foundation

/// Shortens the last line that may be shown, with an ellipsis for what is left out.
struct Truncator {
  let text: ShapedText
  let width: Double
  let mode: ParagraphStyle.Truncation
  /// The width of an ellipsis in the look of a run.
  let ellipsisWidth: (_ runIndex: Int) -> Double

  /// - Parameter rest: all the text from the line's start on that has no line of its own.
  func line(showing rest: Range<Int>, paragraphEnd: Int) -> LineDraft {
    switch mode {
    case .tail: tail(rest.lowerBound..<paragraphEnd, of: rest)
    case .head: head(rest)
    case .middle: middle(rest)
    }
  }

  private func tail(_ line: Range<Int>, of rest: Range<Int>) -> LineDraft {
    var end = line.lowerBound
    var runIndex = self.runIndex(at: line.lowerBound)
    var width = ellipsisWidth(runIndex)
    for boundary in boundaries(in: line) {
      let shown = text.trimmedEnd(of: line.lowerBound..<boundary)
      let index = self.runIndex(at: max(shown - 1, line.lowerBound))
      let candidate = text.width(line.lowerBound..<shown) + ellipsisWidth(index)
      if candidate > self.width + 1e-4 { break }
      (end, width, runIndex) = (shown, candidate, index)
    }
    return LineDraft(
      range: rest, pieces: [.text(line.lowerBound..<end), .ellipsis(runIndex: runIndex)],
      width: width, endsParagraph: true)
  }

  private func head(_ rest: Range<Int>) -> LineDraft {
    let end = text.trimmedEnd(of: rest)
    let runIndex = self.runIndex(at: rest.lowerBound)
    let room = width - ellipsisWidth(runIndex)
    let start = suffixStart(in: rest.lowerBound..<end, room: room)
    return LineDraft(
      range: rest, pieces: [.ellipsis(runIndex: runIndex), .text(start..<end)],
      width: ellipsisWidth(runIndex) + text.width(start..<end), endsParagraph: true)
  }

  private func middle(_ rest: Range<Int>) -> LineDraft {
    let end = text.trimmedEnd(of: rest)
    let runIndex = self.runIndex(at: rest.lowerBound)
    let ellipsis = ellipsisWidth(runIndex)
    let room = max(width - ellipsis, 0)
    var prefixEnd = rest.lowerBound
    for boundary in boundaries(in: rest.lowerBound..<end)
    where text.width(rest.lowerBound..<boundary) <= room / 2 {
      prefixEnd = boundary
    }
    let used = text.width(rest.lowerBound..<prefixEnd)
    let start = suffixStart(in: prefixEnd..<end, room: room - used)
    let shown = text.trimmedEnd(of: rest.lowerBound..<prefixEnd)
    return LineDraft(
      range: rest,
      pieces: [
        .text(rest.lowerBound..<shown), .ellipsis(runIndex: runIndex), .text(start..<end),
      ],
      width: text.width(rest.lowerBound..<shown) + ellipsis + text.width(start..<end),
      endsParagraph: true)
  }

  /// The earliest character from which the rest fits, past any spaces.
  private func suffixStart(in range: Range<Int>, room: Double) -> Int {
    let boundaries = self.boundaries(in: range)
    var start =
      boundaries.first { text.width($0..<range.upperBound) <= room + 1e-4 }
      ?? range.upperBound
    while start < range.upperBound, ShapedText.isHangingSpace(text.units[start]) { start += 1 }
    return start
  }

  private func boundaries(in range: Range<Int>) -> [Int] {
    text.characterBoundaries.filter { range.lowerBound <= $0 && $0 <= range.upperBound }
  }

  private func runIndex(at offset: Int) -> Int {
    text.runIndices(in: offset..<offset + 1).lowerBound
  }
}
