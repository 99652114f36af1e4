import Foundation

/// Text laid out in lines, in points from the top left of its box, y down.
package struct TextLayout: Sendable {
  package var measure: TextMeasure
  package var lines: [TextLine]
}

/// The size of laid-out text.
package struct TextMeasure: Hashable, Sendable {
  package var size: CGSize
  /// From the top to the first and to the last baseline.
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var lineCount: Int
  /// True where letters were left out.
  package var isTruncated: Bool
  /// The factor by which the fonts were made smaller to fit; 1 for as asked.
  package var scale: Double

  static let empty = TextMeasure(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false, scale: 1)
}

/// One line of laid-out text.
package struct TextLine: Sendable {
  /// Where the first glyph's origin is.
  package var origin: CGPoint
  /// From the first glyph's origin to the last glyph's end, without trailing spaces.
  package var width: Double
  package var ascent: Double
  package var descent: Double
  /// In the order of drawing, from left to right.
  package var runs: [StyledGlyphRun]
  package var decorations: [Decoration]
  /// The text of the line as UTF-16 offsets into the whole text.
  package var range: Range<Int>
}

extension TextLine {
  /// Glyphs of one look; positions are from the top left of the layout.
  package struct StyledGlyphRun: Sendable {
    package var glyphs: GlyphRun
    /// `TextAttributes.style` of the text.
    package var style: Int
    /// The attributes' place in the typesetter's runs.
    package var runIndex: Int
    /// UTF-16 offsets into the whole text; empty for an ellipsis.
    package var range: Range<Int>
    /// For each glyph the UTF-16 offset of the first unit that it draws.
    package var clusters: [Int]
    /// For each glyph how far the next one stands from it, in points.
    package var advances: [Double]
    /// True where the run is an attachment: it has no glyphs, and the caller draws it in `bounds`.
    package var isAttachment: Bool
    /// From the run's left edge to its right one.
    package var bounds: CGRect
  }

  /// A line along text: its pattern and, where it is not the text's, its paint.
  package struct Stroke: Hashable, Sendable {
    package enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package var pattern: Pattern
    /// The caller's key for the paint; nil for that of the text.
    package var style: Int?

    package init(pattern: Pattern = .solid, style: Int? = nil) {
      self.pattern = pattern
      self.style = style
    }
  }

  /// An underline or a strikethrough to draw: a horizontal stroke with butt ends.
  package struct Decoration: Sendable {
    /// The stroke's middle line runs from here `length` points to the right.
    package var start: CGPoint
    package var length: Double
    package var thickness: Double
    /// Painted and unpainted lengths in turn, in points; empty for a solid line.
    package var dash: [Double]
    /// How far into `dash` the stroke begins, in points.
    package var dashPhase = 0.0
    package var style: Int
    /// Drawn above the letters rather than below.
    package var isStrikethrough: Bool
  }
}

extension TextLine.Stroke.Pattern {
  /// Lengths in points for a stroke of this thickness.
  func dash(thickness t: Double) -> [Double] {
    switch self {
    case .solid: []
    case .dot: [3 * t, 3 * t]
    case .dash: [10 * t, 5 * t]
    case .dashDot: [10 * t, 3 * t, 3 * t, 3 * t]
    case .dashDotDot: [10 * t, 3 * t, 3 * t, 3 * t, 3 * t, 3 * t]
    }
  }
}
