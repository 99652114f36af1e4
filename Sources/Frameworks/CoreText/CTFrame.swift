import DrawingCommands
import Foundation
import Geometry
import Typesetting
import ViewContent

/// A text that is to stand in lines.
public final class CTFramesetter {
  let string: NSAttributedString
  init(_ string: NSAttributedString) { self.string = string }
}

/// Lines in a rectangle, from its upper edge on; y grows upwards.
public final class CTFrame {
  fileprivate let lines: [CTLine]
  fileprivate let origins: [CGPoint]
  fileprivate let path: CGPath
  /// Both in UTF-16 units of the whole text: what was to be set, and what fitted.
  fileprivate let range: CFRange
  fileprivate let visibleRange: CFRange

  /// - Parameter start: where `string` begins in the whole text.
  init(_ string: NSAttributedString, from start: Int, path: CGPath) {
    let box = path.boundingBox
    let layout = LineText(string).layout(width: box.width)
    let placed = layout.lines.filter { $0.origin.y + $0.descent <= box.height + 0.01 }
    self.path = path
    range = CFRange(location: start, length: string.length)
    visibleRange = CFRange(location: start, length: placed.last?.range.upperBound ?? 0)
    lines = placed.map { CTLine($0, of: string, offset: start) }
    origins = placed.map { CGPoint(x: $0.origin.x, y: box.height - $0.origin.y) }
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// The lines that fit into the rectangle around a path; a length of 0 goes on to the text's end.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(
    framesetter.part(stringRange), from: framesetter.start(stringRange), path: path)
}

/// The size that the text takes, in points, or what of it fits into a height.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let layout = LineText(framesetter.part(stringRange))
    .layout(width: constraints.width < 1e6 ? constraints.width : nil)
  let height = constraints.height > 0 ? constraints.height : .infinity
  let fitting = layout.lines.filter { $0.origin.y + $0.descent <= height + 0.01 }
  fitRange?.pointee = CFRange(
    location: framesetter.start(stringRange), length: fitting.last?.range.upperBound ?? 0)
  var size = layout.measure.size
  if fitting.count < layout.lines.count {
    size.height = fitting.last.map { $0.origin.y + $0.descent } ?? 0
  }
  return size
}

public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.lines }
/// What was to be set, in UTF-16 units of the whole text.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }
/// What fitted into the rectangle, from which the next frame goes on.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visibleRange }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The origins of lines from the lower left corner of the path's rectangle.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(range.location, 0), frame.origins.count)
  let end = range.length > 0 ? min(start + range.length, frame.origins.count) : frame.origins.count
  for index in start..<end { origins[index - start] = frame.origins[index] }
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.saveGState()
    context.translateBy(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
    context.restoreGState()
  }
}

extension CTFramesetter {
  fileprivate func start(_ range: CFRange) -> Int { min(max(range.location, 0), string.length) }

  fileprivate func part(_ range: CFRange) -> NSAttributedString {
    let start = start(range)
    let length = range.length > 0 ? min(range.length, string.length - start) : string.length - start
    return string.attributedSubstring(from: NSRange(location: start, length: length))
  }
}
