import Foundation
import Pixels

/// A rectangle of whole pixels.
package struct PixelRectangle: Hashable, Sendable {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Bitmap {
  var bounds: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

  /// The smallest rectangle outside which this bitmap and `other`, of the same size, are equal; nil
  /// when they are equal everywhere.
  func difference(from other: Bitmap) -> PixelRectangle? {
    precondition(width == other.width && height == other.height, "bitmaps of different sizes")
    let rows = 0..<height
    guard self !== other, let top = rows.first(where: { !rowEquals(other, $0) }),
      let bottom = rows.last(where: { !rowEquals(other, $0) })
    else { return nil }
    var left = width
    var right = -1
    for row in top...bottom {
      let mine = pixels(row)
      let theirs = other.pixels(row)
      var column = 0
      while column < left && mine[column] == theirs[column] { column += 1 }
      left = column
      column = width - 1
      while column > right && mine[column] == theirs[column] { column -= 1 }
      right = column
    }
    return PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The pixels of a row, each as its four bytes in memory order.
  func pixels(_ row: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((bytes + row * rowBytes).assumingMemoryBound(to: UInt32.self))
  }

  private func rowEquals(_ other: Bitmap, _ row: Int) -> Bool {
    memcmp(bytes + row * rowBytes, other.bytes + row * other.rowBytes, width * 4) == 0
  }

  /// Whether no pixel is see-through.
  var isOpaque: Bool {
    for row in 0..<height {
      let pixels = pixels(row)
      var all: UInt32 = 0xFF00_0000
      for column in 0..<width { all &= pixels[column] }
      if all & 0xFF00_0000 != 0xFF00_0000 { return false }
    }
    return true
  }
}
