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

  init(_ string: NSAttributedString, path: CGPath) {
    let box = path.boundingBox
    let layout = LineText(string).layout(width: box.width)
    let placed = layout.lines.filter { $0.origin.y + $0.descent <= box.height + 0.01 }
    self.path = path
    lines = placed.map { CTLine($0, of: string) }
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
  CTFrame(framesetter.part(stringRange), path: path)
}

/// The size that the text takes, in points.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let string = framesetter.part(stringRange)
  fitRange?.pointee = CFRange(location: stringRange.location, length: string.length)
  let width = constraints.width < 1e6 ? constraints.width : nil
  return LineText(string).layout(width: width).measure.size
}

public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.lines }
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
  fileprivate func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(range.location, 0), string.length)
    let length = range.length > 0 ? min(range.length, string.length - start) : string.length - start
    return string.attributedSubstring(from: NSRange(location: start, length: length))
  }
}
