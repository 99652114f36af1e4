import Foundation
import Typesetting

/// Where the letters of a field lie: from offsets in characters to places in points, and back.
struct FieldShape {
  /// Points.
  static let caretWidth = 2.0

  let shown: String
  let typesetter: Typesetter
  let isSingleLine: Bool
  private(set) var layout: TextLayout?
  /// How far the letters are moved to the left so that the caret is seen, in points.
  private(set) var shift = 0.0

  init(shown: String, typesetter: Typesetter, isSingleLine: Bool) {
    self.shown = shown
    self.typesetter = typesetter
    self.isSingleLine = isSingleLine
  }

  /// Lays the letters out in a box of `width` points.
  mutating func layOut(width: Double, caret: Int) {
    let layout = typesetter.layout(
      width: isSingleLine ? nil : width + 0.01, boxWidth: fits(width) ? width : nil)
    self.layout = layout
    shift = isSingleLine ? max(0, self.caret(at: caret).maxX - width) : 0
  }

  private func fits(_ width: Double) -> Bool {
    !isSingleLine || typesetter.measure(width: nil).size.width <= width
  }

  // MARK: From offsets to places

  /// The caret before the character at `offset`, in points from the box's top left, unmoved.
  func caret(at offset: Int) -> CGRect {
    let position = utf16Offset(offset)
    guard let line = line(of: position) else { return .zero }
    let x = x(of: position, in: line)
    return CGRect(
      x: max(0, x - (x > line.origin.x ? Self.caretWidth / 2 : 0)), y: line.origin.y - line.ascent,
      width: Self.caretWidth, height: line.ascent + line.descent)
  }

  /// What lies behind the characters of `range`.
  func boxes(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty, let layout else { return [] }
    let wanted = utf16Offset(range.lowerBound)..<utf16Offset(range.upperBound)
    return layout.lines.compactMap { line in
      let part = wanted.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let (from, to) = (x(of: part.lowerBound, in: line), x(of: part.upperBound, in: line))
      return CGRect(
        x: min(from, to), y: line.origin.y - line.ascent, width: abs(to - from),
        height: line.ascent + line.descent)
    }
  }

  private func line(of position: Int) -> TextLine? {
    layout?.lines.last { $0.range.lowerBound <= position } ?? layout?.lines.first
  }

  private func x(of position: Int, in line: TextLine) -> Double {
    for run in line.runs where run.range.contains(position) {
      let isRightToLeft = (run.clusters.first ?? 0) > (run.clusters.last ?? 0)
      if !isRightToLeft {
        let glyph = run.clusters.firstIndex { $0 >= position }
        return Double(glyph.map { run.glyphs.positions[$0].x } ?? run.bounds.maxX)
      }
      let glyph = run.clusters.lastIndex { $0 >= position } ?? 0
      return glyph + 1 < run.glyphs.positions.count
        ? run.glyphs.positions[glyph + 1].x : run.bounds.maxX
    }
    return Double(line.runs.map(\.bounds.maxX).max() ?? line.origin.x)
  }

  // MARK: From places to offsets

  /// The offset nearest to a point of the box as it is seen.
  func offset(at point: CGPoint) -> Int {
    guard let layout,
      let line = layout.lines.first(where: { point.y < $0.origin.y + $0.descent })
        ?? layout.lines.last
    else { return 0 }
    return offset(atX: point.x + shift, in: line)
  }

  private func offset(atX x: Double, in line: TextLine) -> Int {
    let (start, end) = (characterOffset(line.range.lowerBound), lineEnd(of: line))
    return (start...max(start, end)).min {
      abs(self.x(of: utf16Offset($0), in: line) - x)
        < abs(self.x(of: utf16Offset($1), in: line) - x)
    } ?? start
  }

  /// The last offset of a line that is still seen on it: before its line break.
  private func lineEnd(of line: TextLine) -> Int {
    let end = characterOffset(line.range.upperBound)
    let start = characterOffset(line.range.lowerBound)
    guard end > start, Array(shown)[end - 1].isNewline else { return end }
    return end - 1
  }

  func offset(above offset: Int) -> Int? { self.offset(beside: offset, by: -1) }
  func offset(below offset: Int) -> Int? { self.offset(beside: offset, by: 1) }

  /// The place in the line above or below; nil at the edge.
  private func offset(beside offset: Int, by step: Int) -> Int? {
    guard let layout,
      let index = layout.lines.lastIndex(where: { $0.range.lowerBound <= utf16Offset(offset) }),
      layout.lines.indices.contains(index + step)
    else { return nil }
    return self.offset(
      atX: x(of: utf16Offset(offset), in: layout.lines[index]), in: layout.lines[index + step])
  }

  func lineStart(of offset: Int) -> Int? {
    line(of: utf16Offset(offset)).map { characterOffset($0.range.lowerBound) }
  }

  func lineEnd(of offset: Int) -> Int? { line(of: utf16Offset(offset)).map { lineEnd(of: $0) } }

  // MARK: Characters and UTF-16

  private func utf16Offset(_ offset: Int) -> Int {
    let index = shown.index(shown.startIndex, offsetBy: offset, limitedBy: shown.endIndex)
    return (index ?? shown.endIndex).utf16Offset(in: shown)
  }

  private func characterOffset(_ offset: Int) -> Int {
    let index = String.Index(utf16Offset: min(offset, shown.utf16.count), in: shown)
    return shown.distance(from: shown.startIndex, to: index)
  }
}
