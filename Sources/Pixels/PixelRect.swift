import Foundation

/// Whole pixels: columns `x0..<x1` of rows `y0..<y1`.
package struct PixelRect: Hashable, Sendable {
  package var x0: Int
  package var y0: Int
  package var x1: Int
  package var y1: Int

  package init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  package static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  /// The pixels that `rect` touches, held within ±2^24; empty when it is null or not a number.
  package init(covering rect: CGRect) {
    let limit = 16_777_216.0
    func whole(_ value: Double) -> Int { Int(min(max(value, -limit), limit)) }
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    guard !rect.isNull, !(left.isNaN || top.isNaN || right.isNaN || bottom.isNaN) else {
      self = .empty
      return
    }
    self.init(
      x0: whole(left.rounded(.down)), y0: whole(top.rounded(.down)),
      x1: whole(right.rounded(.up)), y1: whole(bottom.rounded(.up)))
  }

  package var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
  package var width: Int { max(0, x1 - x0) }
  package var height: Int { max(0, y1 - y0) }

  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  package func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(x0: x0 + distance, y0: y0 + distance, x1: x1 - distance, y1: y1 - distance)
  }

  package func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }

  package var cgRect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }
}
