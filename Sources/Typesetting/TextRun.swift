import Foundation

/// A piece of text that looks the same all along.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var attributes: TextAttributes

  package init(_ text: String, _ attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
  }
}

/// How a run of text looks.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescriptor
  /// The caller's key for colour or paint; glyph runs and decorations carry it on.
  package var style: Int
  /// Points added after each letter; letters that join into one glyph still do.
  package var kerning: Double = 0
  /// Points added after each letter; letters no longer join.
  package var tracking: Double = 0
  /// Points by which the letters stand above the baseline.
  package var baselineOffset: Double = 0
  /// Room on the line for something that is no text; the run's text is one "\u{FFFC}".
  package var attachment: TextAttachment?
  package var underline: TextLine.Stroke?
  package var strikethrough: TextLine.Stroke?

  package init(font: FontDescriptor, style: Int = 0) {
    self.font = font
    self.style = style
  }
}

/// The size of something that stands among letters, such as a symbol; in points.
package struct TextAttachment: Hashable, Sendable {
  package var width: Double
  /// How far it reaches above the baseline, and below it.
  package var ascent: Double
  package var descent: Double

  package init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  package mutating func scale(by factor: Double) {
    width *= factor
    ascent *= factor
    descent *= factor
  }
}

/// What becomes of the leading below the last line of a text.
package enum LastLeading: Sendable {
  /// Texts of several lines end before it.
  case automatic
  /// It counts to the height of several lines, as in fields.
  case kept
  /// Below a single line there is as much, as in the footers of lists.
  case added
}

/// How the lines of a text are filled and placed.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Sendable { case leading, center, trailing }
  package enum Truncation: Sendable { case head, middle, tail }

  /// At most so many lines; nil for any number.
  package var lineLimit: Int?
  /// Height is kept for so many lines even where there are fewer.
  package var reservedLines = 0
  package var lastLeading = LastLeading.automatic
  package var truncation = Truncation.tail
  package var alignment = Alignment.leading
  /// The least distance in points from the bottom of a line to the top of the next.
  package var lineSpacing = 0.0
  /// How small the text may become to fit, from 0 to 1.
  package var minimumScaleFactor = 1.0
  /// True where the leading edge is the right one.
  package var isRightToLeft = false
  /// Pixels per point: sizes and baselines fall on pixels.
  package var displayScale = 3.0

  package init() {}
}

// A length that is not a number must not spread to the sizes of everything around the text.
extension TextRun {
  var finite: TextRun {
    var copy = self
    copy.attributes.kerning = attributes.kerning.finite
    copy.attributes.tracking = attributes.tracking.finite
    copy.attributes.baselineOffset = attributes.baselineOffset.finite
    return copy
  }
}

extension ParagraphStyle {
  var finite: ParagraphStyle {
    var copy = self
    copy.lineSpacing = lineSpacing.finite
    copy.minimumScaleFactor = minimumScaleFactor.isFinite ? minimumScaleFactor : 1
    copy.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    return copy
  }
}

extension Double {
  fileprivate var finite: Double { isFinite ? self : 0 }
}
