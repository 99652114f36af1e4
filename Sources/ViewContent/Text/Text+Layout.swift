import Foundation
import Geometry
import Typesetting
import ViewRuntime

extension Text {
  /// A text in its lines, as a `TextRenderer` gets it to draw; in points from the top left of its view.
  public struct Layout: RandomAccessCollection, Equatable, @unchecked Sendable {
    let content: TextLayoutContent

    /// Whether letters were left out for want of room.
    public var isTruncated: Bool { content.layout.measure.isTruncated }

    public var startIndex: Int { 0 }
    public var endIndex: Int { content.layout.lines.count }
    public subscript(index: Int) -> Line { Line(content: content, lineIndex: index) }
  }
}

extension Text {
  /// The layouts of the texts inside a view, and where they stand: for views behind or before them that follow their
  /// lines.
  public struct LayoutKey: LeafPreferenceKey, Sendable {
    public struct AnchoredLayout: Equatable {
      /// The top left corner of the text's view, from which its layout counts.
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
    }

    public static var defaultValue: [AnchoredLayout] { [] }
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

/// What a layout and its lines, runs and glyphs share. Nothing in it changes.
final class TextLayoutContent: Equatable, @unchecked Sendable {
  let text: ResolvedText
  let layout: TextLayout
  /// The box of the text, which gradients fill.
  let size: CGSize

  init(text: ResolvedText, layout: TextLayout, size: CGSize) {
    self.text = text
    self.layout = layout
    self.size = size
  }

  /// The same letters at the same places; colours may differ.
  static func == (left: TextLayoutContent, right: TextLayoutContent) -> Bool {
    left === right
      || left.size == right.size && left.text.runs == right.text.runs
        && left.layout.measure == right.layout.measure
        && left.text.attributes == right.text.attributes
  }
}

extension Text.Layout {
  /// One line of a text: a collection of runs, from left to right.
  public struct Line: RandomAccessCollection, Equatable, @unchecked Sendable {
    let content: TextLayoutContent
    let lineIndex: Int
    var line: TextLine { content.layout.lines[lineIndex] }

    /// Where the line begins, on its baseline.
    public var origin: CGPoint { line.origin }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: line.origin, width: line.width, ascent: line.ascent, descent: line.descent)
    }

    public var paragraphLayoutDirection: LayoutDirection {
      content.text.paragraph.isRightToLeft ? .rightToLeft : .leftToRight
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { line.runs.count }
    public subscript(index: Int) -> Run {
      Run(content: content, lineIndex: lineIndex, runIndex: index)
    }
  }

  /// Letters of one look that stand side by side: a collection of its glyphs, from left to right.
  public struct Run: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias SubSequence = RunSlice

    let content: TextLayoutContent
    let lineIndex: Int
    let runIndex: Int
    var run: TextLine.StyledGlyphRun { content.layout.lines[lineIndex].runs[runIndex] }

    /// The attribute of type `key` that the letters carry.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      content.text.attributes[run.runIndex]?[key]
    }

    public var layoutDirection: LayoutDirection {
      run.clusters.count > 1 && run.clusters[0] > run.clusters[run.clusters.count - 1]
        ? .rightToLeft : .leftToRight
    }

    public var typographicBounds: TypographicBounds { self[indices].typographicBounds }
    public var characterIndices: [CharacterIndex] { self[indices].characterIndices }

    public var startIndex: Int { 0 }
    public var endIndex: Int { run.glyphCount }
    public subscript(index: Int) -> RunSlice {
      RunSlice(run: self, indices: index..<(index + 1))
    }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
  }

  /// Some glyphs of a run that stand side by side.
  public struct RunSlice: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias Element = RunSlice
    public typealias SubSequence = RunSlice

    public var run: Run
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var typographicBounds: TypographicBounds {
      let line = part
      guard let run = line.runs.first else { return TypographicBounds() }
      let ascent = line.origin.y - run.bounds.minY
      return TypographicBounds(
        origin: line.origin, width: line.width, ascent: ascent,
        descent: run.bounds.height - ascent)
    }

    /// The places in the text of the letters that the glyphs draw, one for each glyph.
    public var characterIndices: [CharacterIndex] {
      let run = run.run
      guard !run.isAttachment else { return [CharacterIndex(offset: run.range.lowerBound)] }
      return run.clusters[indices].map { CharacterIndex(offset: $0) }
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice {
      RunSlice(run: run, indices: index..<(index + 1))
    }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// What of the line the slice is.
    var part: TextLine {
      run.content.layout.lines[run.lineIndex].part(ofRun: run.runIndex, glyphs: indices)
    }
  }
}

extension Text.Layout {
  /// How far letters reach from the point on the baseline at which they begin, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    public var width: CGFloat
    /// Above the baseline, and below it.
    public var ascent: CGFloat
    public var descent: CGFloat
    /// The distance to the next line that the font asks for.
    public var leading: CGFloat

    public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      leading = 0
    }

    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// The place of a letter in the text that a layout shows.
  public struct CharacterIndex: Comparable, Hashable, Sendable {
    /// In UTF-16 units from the beginning.
    let offset: Int

    public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
      left.offset < right.offset
    }

    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
    public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(offset: offset + count) }
  }

  /// How letters of a layout are painted.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters are painted exactly where they stand; accepted, and always so.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension Text.Layout.CharacterIndex: Strideable {}
