import CHarfBuzz
import Foundation

/// A glyph with its place in the text, in points.
struct ShapedGlyph: Sendable {
  let glyph: UInt32
  /// UTF-16 offset of the first unit that this glyph draws.
  let cluster: Int
  var advance: Double
  var offset: CGPoint
}

/// Text of one font, one direction and one look, shaped.
struct ShapedRun: Sendable {
  let font: FontInstance
  /// Which of the text's runs it belongs to.
  let runIndex: Int
  /// Even for text that runs to the right, odd for text that runs to the left.
  let level: UInt8
  let range: Range<Int>
  /// From left to right.
  let glyphs: [ShapedGlyph]
}

/// A whole text, shaped as if it stood on one line: lines are cut from it without shaping again.
struct ShapedText: Sendable {
  let units: [UInt16]
  let attributes: [TextAttributes]
  /// The font of each run's attributes; single characters may be drawn by others.
  let fonts: [FontInstance]
  let runs: [ShapedRun]
  /// `offsets[i]` is the width in points of the text before UTF-16 offset i.
  let offsets: [Double]
  let breaks: LineBreaks
  /// Offsets between the characters that a reader sees, in order, 0 and the end among them.
  let characterBoundaries: [Int]
  let isRightToLeft: Bool
  /// Where each shaped run and each run of the source begins.
  private let runStarts: [Int]
  private let sourceStarts: [Int]

  init(_ runs: [TextRun], isRightToLeft: Bool, library: FontLibrary = .shared) {
    let text = runs.map(\.text).joined()
    units = Array(text.utf16)
    attributes = runs.map(\.attributes)
    fonts = attributes.map { library.font($0.font) }
    breaks = LineBreaks(units)
    characterBoundaries = Self.boundaries(of: text)
    self.isRightToLeft = isRightToLeft
    let items = Itemizer(
      runs: runs, fonts: fonts, units: units, levels: Self.levels(units, breaks, isRightToLeft),
      fallback: FontFallback(library: library, text: text.unicodeScalars)
    ).items()
    let shaper = Shaper(units: units, attributes: attributes)
    self.runs = items.map(shaper.shape)
    runStarts = self.runs.map(\.range.lowerBound)
    sourceStarts = Self.starts(of: runs)
    offsets = Self.offsets(of: self.runs, count: units.count)
  }

  /// Points from one offset to another.
  func width(_ range: Range<Int>) -> Double {
    offsets[range.upperBound] - offsets[range.lowerBound]
  }

  /// The shaped runs that a range touches, in reading order.
  func runs(in range: Range<Int>) -> ArraySlice<ShapedRun> {
    guard !range.isEmpty else { return [] }
    let first = runStarts.partitioningIndex { $0 > range.lowerBound } - 1
    let end = runStarts.partitioningIndex { $0 >= range.upperBound }
    let slice = runs[max(first, 0)..<max(end, max(first, 0))]
    return slice.drop { $0.range.upperBound <= range.lowerBound }
  }

  /// Which of the text's runs a range touches; an empty range takes the run before it.
  func runIndices(in range: Range<Int>) -> ClosedRange<Int> {
    let first = sourceStarts.partitioningIndex { $0 > range.lowerBound } - 1
    let last = sourceStarts.partitioningIndex { $0 >= range.upperBound } - 1
    return max(first, 0)...max(last, first, 0)
  }

  /// The end of a range without the white space that hangs after a line.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, Self.isHangingSpace(units[end - 1]) { end -= 1 }
    return end
  }

  static func isHangingSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029,
      0x205F, 0x3000:
      true
    default: false
    }
  }

  private static func levels(
    _ units: [UInt16], _ breaks: LineBreaks, _ isRightToLeft: Bool
  ) -> [UInt8] {
    var levels: [UInt8] = []
    var start = 0
    for end in breaks.mandatory.sorted() + [units.count] where end > start {
      levels += BidirectionalText(units[start..<end], isRightToLeft: isRightToLeft).levels
      start = end
    }
    return levels
  }

  private static func starts(of runs: [TextRun]) -> [Int] {
    var offset = 0
    return runs.map { run in
      defer { offset += run.text.utf16.count }
      return offset
    }
  }

  private static func boundaries(of text: String) -> [Int] {
    var offset = 0
    var boundaries = [0]
    for character in text {
      offset += character.utf16.count
      boundaries.append(offset)
    }
    return boundaries
  }

  private static func offsets(of runs: [ShapedRun], count: Int) -> [Double] {
    var widths = [Double](repeating: 0, count: count + 1)
    for run in runs {
      for glyph in run.glyphs { widths[glyph.cluster + 1] += glyph.advance }
    }
    for index in widths.indices.dropFirst() { widths[index] += widths[index - 1] }
    return widths
  }
}
