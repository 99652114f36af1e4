import Foundation

/// Places the glyphs and decorations of a line.
struct LinePlacer: Sendable {
  private let text: ShapedText
  private let displayScale: Double
  private let library: FontLibrary
  private let ellipses = Locked<[Int: ShapedText]>([:])

  init(text: ShapedText, displayScale: Double, library: FontLibrary) {
    self.text = text
    self.displayScale = displayScale
    self.library = library
  }

  /// An ellipsis that looks like the text's run of this index.
  func ellipsis(runIndex: Int) -> ShapedText {
    ellipses.withLock { ellipses in
      if let known = ellipses[runIndex] { return known }
      let run = TextRun("…", text.attributes[runIndex])
      let made = ShapedText([run], isRightToLeft: text.isRightToLeft, library: library)
      ellipses[runIndex] = made
      return made
    }
  }

  /// - Parameter origin: where the line's first glyph begins, on the baseline.
  func line(_ draft: LineDraft, metrics: LineMetrics, origin: CGPoint) -> TextLine {
    let fragments = self.fragments(of: draft)
    var line = TextLine(
      origin: origin, width: draft.width, ascent: metrics.ascent, descent: metrics.descent,
      runs: [], decorations: [], range: draft.range)
    var x = origin.x
    for index in BidirectionalText.visualOrder(of: levels(of: fragments)) {
      let fragment = fragments[index]
      line.runs.append(styledRun(fragment, x: x, baseline: origin.y))
      for decoration in decorations(of: fragment, x: x, baseline: origin.y) {
        line.decorations.appendMerging(decoration)
      }
      x += fragment.width
    }
    return line
  }

  /// What of one shaped run stands in the line.
  private struct Fragment {
    let font: FontInstance
    let level: UInt8
    let runIndex: Int
    let attributes: TextAttributes
    let glyphs: [ShapedGlyph]
    let range: Range<Int>
    var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
  }

  /// An ellipsis takes the direction of its paragraph, which that of its text cannot be below.
  private func levels(of fragments: [Fragment]) -> [UInt8] {
    let base = fragments.filter { !$0.range.isEmpty }.map(\.level).min() ?? 0
    return fragments.map { $0.range.isEmpty ? base : $0.level }
  }

  private func fragments(of draft: LineDraft) -> [Fragment] {
    draft.pieces.flatMap { piece -> [Fragment] in
      switch piece {
      case .text(let range):
        return text.runs(in: range).map { fragment(of: $0, range, $0.runIndex) }
      case .ellipsis(let runIndex):
        let ellipsis = self.ellipsis(runIndex: runIndex)
        return ellipsis.runs.map { run in
          Fragment(
            font: run.font, level: run.level, runIndex: runIndex,
            attributes: text.attributes[runIndex], glyphs: run.glyphs,
            range: draft.range.upperBound..<draft.range.upperBound)
        }
      }
    }
  }

  private func fragment(of run: ShapedRun, _ range: Range<Int>, _ runIndex: Int) -> Fragment {
    let shown = run.range.clamped(to: range)
    let isWhole = shown == run.range
    return Fragment(
      font: run.font, level: run.level, runIndex: runIndex,
      attributes: text.attributes[runIndex],
      glyphs: isWhole ? run.glyphs : Self.glyphs(of: run, showing: shown), range: shown)
  }

  /// The glyphs that draw a part of a run's text, found by halving: a run of thousands of letters may be cut
  /// into as many lines. The clusters of a run go up where it runs to the right, and down where to the left.
  private static func glyphs(of run: ShapedRun, showing range: Range<Int>) -> [ShapedGlyph] {
    let runsLeft = run.level & 1 == 1
    let first = run.glyphs.partitioningIndex {
      runsLeft ? $0.cluster < range.upperBound : $0.cluster >= range.lowerBound
    }
    let end = run.glyphs.partitioningIndex {
      runsLeft ? $0.cluster < range.lowerBound : $0.cluster >= range.upperBound
    }
    return Array(run.glyphs[first..<max(first, end)])
  }

  private func styledRun(
    _ fragment: Fragment, x: Double, baseline: Double
  ) -> TextLine.StyledGlyphRun {
    let y = baseline - fragment.attributes.baselineOffset
    var pen = x
    let positions = fragment.glyphs.map { glyph in
      defer { pen += glyph.advance }
      return CGPoint(x: pen + glyph.offset.x, y: y + glyph.offset.y)
    }
    let metrics = text.fonts[fragment.runIndex].metrics
    let attachment = fragment.attributes.attachment
    let ascent = attachment?.ascent ?? metrics.ascent
    return TextLine.StyledGlyphRun(
      glyphs: attachment == nil
        ? GlyphRun(font: fragment.font, glyphs: fragment.glyphs.map(\.glyph), positions: positions)
        : GlyphRun(font: fragment.font, glyphs: [], positions: []),
      style: fragment.attributes.style, runIndex: fragment.runIndex, range: fragment.range,
      clusters: fragment.glyphs.map(\.cluster), advances: fragment.glyphs.map(\.advance),
      isAttachment: attachment != nil,
      bounds: CGRect(
        x: x, y: y - ascent, width: pen - x,
        height: ascent + (attachment?.descent ?? metrics.descent)))
  }

  private func decorations(
    of fragment: Fragment, x: Double, baseline: Double
  ) -> [TextLine.Decoration] {
    let attributes = fragment.attributes
    let metrics = text.fonts[fragment.runIndex].metrics
    let y = baseline - attributes.baselineOffset
    func decoration(_ stroke: TextLine.Stroke?, middle: Double, isStrikethrough: Bool)
      -> TextLine.Decoration?
    {
      guard let stroke, fragment.width > 0 else { return nil }
      // Whole pixels, so that the line is as sharp as the screen allows.
      let thickness = max(
        metrics.underlineThickness.roundedUp(toScale: displayScale), 1 / displayScale)
      let top = (middle - thickness / 2).rounded(toScale: displayScale)
      return TextLine.Decoration(
        start: CGPoint(x: x, y: top + thickness / 2), length: fragment.width,
        thickness: thickness, dash: stroke.pattern.dash(thickness: thickness),
        style: stroke.style ?? attributes.style, isStrikethrough: isStrikethrough)
    }
    return [
      decoration(
        attributes.underline, middle: y + metrics.underlineOffset, isStrikethrough: false),
      decoration(
        attributes.strikethrough, middle: y - metrics.xHeight / 2, isStrikethrough: true),
    ].compactMap { $0 }
  }
}

extension [TextLine.Decoration] {
  /// Lengthens the stroke before where it goes on in the same way, so that no seam shows.
  fileprivate mutating func appendMerging(_ next: TextLine.Decoration) {
    let index = lastIndex { $0.isStrikethrough == next.isStrikethrough }
    guard let index, self[index].continues(into: next) else { return append(next) }
    self[index].length += next.length
  }
}

extension TextLine.Decoration {
  fileprivate func continues(into next: TextLine.Decoration) -> Bool {
    style == next.style && thickness == next.thickness && dash == next.dash
      && start.y == next.start.y && abs(start.x + length - next.start.x) < 1e-6
  }
}
