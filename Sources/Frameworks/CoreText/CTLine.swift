import DrawingCommands
import Foundation
import Geometry
import Typesetting
import ViewContent
import ViewGraphics

/// A line of text. Its origin is on the baseline, and y grows upwards.
public final class CTLine {
  let line: TextLine?
  let string: NSAttributedString
  /// Where `string` begins in the text that the line was made from.
  fileprivate let offset: Int

  init(_ line: TextLine?, of string: NSAttributedString, offset: Int = 0) {
    (self.line, self.string, self.offset) = (line, string, offset)
  }

  fileprivate var runs: [CTRun] {
    guard let line else { return [] }
    return line.runs.filter { !$0.isAttachment }.map {
      CTRun($0, in: line, of: string, offset: offset)
    }
  }
}

/// Glyphs of one font.
public final class CTRun {
  private let run: TextLine.StyledGlyphRun
  private let origin: CGPoint
  private let string: NSAttributedString
  private let offset: Int
  lazy var glyphBuffer = RunBuffer(glyphs.map { CGGlyph(truncatingIfNeeded: $0) })
  lazy var positionBuffer = RunBuffer(positions)
  lazy var advanceBuffer = RunBuffer(advances.map { CGSize(width: $0, height: 0) })
  lazy var indexBuffer = RunBuffer(clusters)

  init(
    _ run: TextLine.StyledGlyphRun, in line: TextLine, of string: NSAttributedString, offset: Int
  ) {
    (self.run, origin, self.string, self.offset) = (run, line.origin, string, offset)
  }

  var font: UIFont { RunFonts.font(run.glyphs.font) }
  var glyphs: [UInt32] { run.glyphs.glyphs }
  var range: Range<Int> { run.range.lowerBound + offset..<run.range.upperBound + offset }
  var advances: [Double] { run.advances }
  var clusters: [Int] { run.clusters.map { $0 + offset } }

  /// From the line's origin, y upwards.
  var positions: [CGPoint] {
    run.glyphs.positions.map { CGPoint(x: $0.x - origin.x, y: origin.y - $0.y) }
  }

  var attributes: [NSAttributedString.Key: Any] {
    guard run.range.lowerBound < string.length else { return [.font: font] }
    var attributes = string.attributes(at: run.range.lowerBound, effectiveRange: nil)
    attributes[.font] = font
    return attributes
  }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(LineText(attrString).line, of: attrString)
}

public func CTLineGetGlyphRuns(_ line: CTLine) -> [CTRun] { line.runs }
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.glyphs.count }
}
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  let range = line.line?.range ?? 0..<0
  return CFRange(location: range.lowerBound + line.offset, length: range.count)
}

/// Its width in points, and its heights over and under the baseline.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = CGFloat(line.line?.ascent ?? 0)
  descent?.pointee = CGFloat(line.line?.descent ?? 0)
  leading?.pointee = 0
  return line.line?.width ?? 0
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What the glyphs cover, not what the line takes.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
}

public func CTLineGetBoundsWithOptions(
  _ line: CTLine, _ options: CTLineBoundsOptions
) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  guard let measured = line.line else { return .zero }
  return CGRect(
    x: 0, y: -measured.descent, width: measured.width, height: measured.ascent + measured.descent)
}

/// What its glyphs cover.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let box = line.outline.boundingBox
  return box.isNull ? .zero : box
}

extension CTLine {
  /// All its glyphs.
  package var outline: CGPath {
    let outline = CGMutablePath()
    for run in runs {
      for (glyph, place) in zip(run.glyphs, run.positions) {
        guard
          let path = CTFontCreatePathForGlyph(run.font, CGGlyph(truncatingIfNeeded: glyph), nil)
        else { continue }
        outline.addPath(path, transform: CGAffineTransform(translationX: place.x, y: place.y))
      }
    }
    return outline
  }
}

/// Fills the line's glyphs with the colours of its text, from the context's origin on; y grows upwards in it, as
/// contexts of Core Graphics have it.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  for run in line.runs {
    context.saveGState()
    if let color = run.attributes[.foregroundColor] as? UIColor {
      context.setFillColor(color.cgColor)
    } else if let color = run.attributes[.foregroundColor] as? CGColor {
      context.setFillColor(color)
    }
    for (glyph, place) in zip(run.glyphs, run.positions) {
      guard let path = CTFontCreatePathForGlyph(run.font, CGGlyph(truncatingIfNeeded: glyph), nil)
      else { continue }
      context.saveGState()
      context.translateBy(x: place.x, y: place.y)
      context.addPath(path)
      context.fillPath()
      context.restoreGState()
    }
    context.restoreGState()
  }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
public func CTRunGetAttributes(_ run: CTRun) -> NSDictionary {
  let attributes = NSMutableDictionary()
  for (key, value) in run.attributes {
    attributes.setObject(value, forKey: NSString(string: key.rawValue))
  }
  return attributes
}
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.range.lowerBound, length: run.range.count)
}

/// The part of a run that a range means; a length of 0 goes on to the end.
private func part(_ run: CTRun, _ range: CFRange) -> Range<Int> {
  let count = run.glyphs.count
  let start = min(max(range.location, 0), count)
  return start..<(range.length > 0 ? min(start + range.length, count) : count)
}

public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>)
{
  for (place, index) in part(run, range).enumerated() {
    buffer[place] = CGGlyph(truncatingIfNeeded: run.glyphs[index])
  }
}
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  let positions = run.positions
  for (place, index) in part(run, range).enumerated() { buffer[place] = positions[index] }
}
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (place, index) in part(run, range).enumerated() {
    buffer[place] = CGSize(width: run.advances[index], height: 0)
  }
}
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (place, index) in part(run, range).enumerated() { buffer[place] = run.clusters[index] }
}
