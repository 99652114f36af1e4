import Foundation

extension TextLine {
  /// The glyphs `glyphs` of the run at `index`, with the lines along them; an attachment is one glyph.
  ///
  /// - Complexity: O(n) in the number of decorations and of the run's glyphs.
  package func part(ofRun index: Int, glyphs: Range<Int>) -> TextLine {
    let run = runs[index]
    guard glyphs != 0..<run.glyphCount else {
      return part(run, from: run.bounds.minX, run.bounds.width)
    }
    var part = run
    part.glyphs.glyphs = Array(run.glyphs.glyphs[glyphs])
    part.glyphs.positions = Array(run.glyphs.positions[glyphs])
    part.clusters = Array(run.clusters[glyphs])
    part.advances = Array(run.advances[glyphs])
    part.bounds.origin.x += run.advances[..<glyphs.lowerBound].reduce(0, +)
    part.bounds.size.width = part.advances.reduce(0, +)
    return self.part(part, from: part.bounds.minX, part.bounds.width)
  }

  private func part(_ run: StyledGlyphRun, from start: Double, _ length: Double) -> TextLine {
    var line = self
    line.runs = [run]
    line.origin.x = start
    line.width = length
    line.decorations = decorations.compactMap { $0.cut(from: start, to: start + length) }
    return line
  }
}

extension TextLine.StyledGlyphRun {
  /// How many glyphs there are; an attachment counts as one.
  package var glyphCount: Int { isAttachment ? 1 : advances.count }
}

extension TextLine.Decoration {
  /// What lies between two places on the line, its dashes where they were; nil for nothing.
  fileprivate func cut(from left: Double, to right: Double) -> TextLine.Decoration? {
    let from = max(left, start.x)
    let to = min(right, start.x + length)
    guard to > from else { return nil }
    var part = self
    part.dashPhase += from - start.x
    part.start.x = from
    part.length = to - from
    return part
  }
}
