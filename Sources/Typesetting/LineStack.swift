import Foundation

/// The lines of a text under one proposal, and where they stand.
struct LineStack: Sendable {
  private let text: ShapedText
  private let style: ParagraphStyle
  private let placer: LinePlacer
  private let lines: [PlacedLine]
  let measure: TextMeasure

  private struct PlacedLine: Sendable {
    var draft: LineDraft
    var metrics: LineMetrics
    /// From the top of the text, in points.
    var top: Double
    var baseline: Double

    /// Where a text ends whose last line this is. Texts of several lines end before the leading of their last one: of
    /// body they are 49, 75 and 101 high, 26 a line less twice the leading (recorded on iOS 26). Where a wider spacing
    /// stands between the lines they do not: eight lines of 17.875 with 6 between them are 185 high (iOS 26.1). Nor do
    /// they where lines have no room for tall letters: two of caption are 30.33 high, 14.32 and 16 (iOS 26.2).
    func bottom(in style: ParagraphStyle) -> Double {
      let leading = max(metrics.leading, 0)
      let isLeadingApart = top > 0 && style.lineSpacing <= leading && TallLetters.haveRoom
      return switch style.lastLeading {
      case .automatic: top + metrics.height - (isLeadingApart ? leading : 0)
      case .kept: top + metrics.height
      case .added: top + metrics.height + leading
      }
    }
  }

  init(
    text: ShapedText, style: ParagraphStyle, width: Double?, height: Double?, scale: Double,
    library: FontLibrary
  ) {
    self.text = text
    self.style = style
    placer = LinePlacer(text: text, displayScale: style.displayScale, library: library)
    let all = LineFiller(text: text, width: width ?? .infinity).lines()
    let limit = Self.lineLimit(style: style, height: height, lines: all, text: text)
    let shortened = Self.limited(all, to: limit, text: text, width: width, style: style, placer)
    lines = Self.stacked(shortened.lines, text: text, style: style)
    measure = Self.measure(
      lines, text: text, style: style, width: width, isTruncated: shortened.isTruncated,
      scale: scale)
  }

  /// Whether a line is wider than the room, as a sign may be that no line can break, or the last one ends below it.
  func reachesBeyond(width: Double?, height: Double?) -> Bool {
    if let width, lines.contains(where: { $0.draft.width > width + 0.01 }) { return true }
    guard let height, let last = lines.last else { return false }
    // Half a pixel for what rounding to pixels takes away.
    return last.bottom(in: style) > height + 0.5 / style.displayScale
  }

  // MARK: Lines

  /// A height shows as many lines as stand in it, and one at least.
  private static func lineLimit(
    style: ParagraphStyle, height: Double?, lines: [LineDraft], text: ShapedText
  ) -> Int? {
    let limit = style.lineLimit.map { max($0, 1) }
    guard let height else { return limit }
    // Half a pixel for what rounding to pixels takes away.
    let room = height + 0.5 / style.displayScale
    let standing = stacked(lines, text: text, style: style).prefix { $0.bottom(in: style) <= room }
    return min(limit ?? .max, max(standing.count, 1))
  }

  private static func limited(
    _ lines: [LineDraft], to limit: Int?, text: ShapedText, width: Double?,
    style: ParagraphStyle, _ placer: LinePlacer
  ) -> (lines: [LineDraft], isTruncated: Bool) {
    guard let limit, lines.count > limit else { return (lines, false) }
    var shown = Array(lines.prefix(limit))
    let rest = shown[limit - 1].range.lowerBound..<text.units.count
    let paragraphEnd = lines[(limit - 1)...].first { $0.endsParagraph }?.range.upperBound
    let truncator = Truncator(
      text: text, width: width ?? .infinity, mode: style.truncation,
      ellipsisWidth: { placer.ellipsis(runIndex: $0).offsets.last ?? 0 })
    shown[limit - 1] = truncator.line(
      showing: rest, paragraphEnd: paragraphEnd ?? text.units.count)
    return (shown, true)
  }

  private static func stacked(
    _ drafts: [LineDraft], text: ShapedText, style: ParagraphStyle
  ) -> [PlacedLine] {
    var lines: [PlacedLine] = []
    for draft in drafts {
      let metrics = LineMetrics(of: text, in: draft.range)
      var top = 0.0
      if let last = lines.last {
        let gap = max(last.metrics.leading, metrics.leading)
        top =
          last.top + last.metrics.height
          + LineMetrics.gap(leading: gap, lineSpacing: style.lineSpacing)
      }
      // On the nearest pixel: of eight lines 71.625 pixels apart, the first on 43.453, all stand where this rule puts them
      // (snapshots of SBB's design system, iOS 26.1).
      let baseline = (top + metrics.ascent).rounded(toScale: style.displayScale)
      lines.append(PlacedLine(draft: draft, metrics: metrics, top: top, baseline: baseline))
    }
    return lines
  }

  // MARK: Size

  private static func measure(
    _ lines: [PlacedLine], text: ShapedText, style: ParagraphStyle, width: Double?,
    isTruncated: Bool, scale: Double
  ) -> TextMeasure {
    let last = lines[lines.count - 1]
    var height = last.bottom(in: style)
    if style.reservedLines > lines.count {
      height = last.top + last.metrics.height
      let gap = last.metrics.gap(lineSpacing: style.lineSpacing)
      height += Double(style.reservedLines - lines.count) * (last.metrics.height + gap)
    }
    return TextMeasure(
      size: CGSize(
        width: reportedWidth(lines.map(\.draft), text, limit: width, scale: style.displayScale),
        height: height.roundedUp(toScale: style.displayScale)),
      firstBaseline: lines[0].baseline, lastBaseline: last.baseline, lineCount: lines.count,
      isTruncated: isTruncated, scale: scale)
  }

  /// Lines count the spaces at their end, which are not drawn, but never more than the proposal.
  private static func reportedWidth(
    _ lines: [LineDraft], _ text: ShapedText, limit: Double?, scale: Double
  ) -> Double {
    let widest = lines.reduce(0) { widest, line in
      max(widest, line.isShortened ? line.width : text.width(line.range))
    }
    let width = max(widest, 0).roundedUp(toScale: scale)
    return limit.map { min(width, $0) } ?? width
  }

  // MARK: Glyphs

  func layout(boxWidth: Double?) -> TextLayout {
    let box = boxWidth ?? measure.size.width
    let placed = lines.map { line in
      placer.line(
        line.draft, metrics: line.metrics,
        origin: CGPoint(x: start(of: line.draft, in: box), y: line.baseline))
    }
    return TextLayout(measure: measure, lines: placed)
  }

  private func start(of line: LineDraft, in box: Double) -> Double {
    let room = box - line.width
    switch style.alignment {
    case .center: return room / 2
    case .leading: return style.isRightToLeft ? room : 0
    case .trailing: return style.isRightToLeft ? 0 : room
    }
  }
}

/// The heights of one line, from those of the text in it; in points.
struct LineMetrics: Sendable {
  var ascent = 0.0
  var descent = 0.0
  var leading = 0.0

  var height: Double { ascent + descent }

  /// The tallest of the runs that a range touches; an empty range takes the run before it.
  init(of text: ShapedText, in range: Range<Int>) {
    for index in text.runIndices(in: range) {
      let attributes = text.attributes[index]
      let metrics = text.fonts[index].metrics
      // Raised and lowered letters leave their place on the baseline free.
      ascent = max(ascent, metrics.ascent + max(attributes.baselineOffset, 0))
      descent = max(descent, metrics.descent + max(-attributes.baselineOffset, 0))
      if let attachment = attributes.attachment {
        ascent = max(ascent, attachment.ascent + attributes.baselineOffset)
        descent = max(descent, attachment.descent - attributes.baselineOffset)
      }
      leading = index == 0 || leading == 0 ? metrics.leading : max(leading, metrics.leading)
    }
  }

  func gap(lineSpacing: Double) -> Double {
    Self.gap(leading: leading, lineSpacing: lineSpacing)
  }

  // The font's own leading stays where the spacing asked for is smaller.
  static func gap(leading: Double, lineSpacing: Double) -> Double {
    lineSpacing > 0 ? max(leading, lineSpacing) : leading
  }
}
