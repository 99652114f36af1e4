import Foundation

/// Pixels in memory: premultiplied RGBA8 in sRGB, rows from the top. Immutable and shared once drawn.
///
/// Two bitmaps are equal when they are the same object: comparing pixels would cost a read of both.
package final class Bitmap: @unchecked Sendable, Hashable {
  package let width: Int
  package let height: Int
  /// Bytes from one row to the next.
  package let rowBytes: Int
  /// The first byte of the first row; `rowBytes · height` bytes, owned by this bitmap.
  package let bytes: UnsafeMutableRawPointer

  /// A transparent bitmap. Both sides must be at least 1 pixel.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a bitmap of \(width) x \(height) pixels")
    self.width = width
    self.height = height
    rowBytes = (width * 4 + 63) / 64 * 64 + 64
    bytes = .allocate(byteCount: rowBytes * height, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes * height)
  }

  deinit { bytes.deallocate() }

  private let halfLock = NSLock()
  private var knownHalf: Bitmap?

  /// A copy of half the size, made when it is first asked for and kept: what smaller pictures of
  /// this one are drawn from.
  package var half: Bitmap {
    halfLock.withLock {
      if let knownHalf { return knownHalf }
      let half = makeHalf()
      knownHalf = half
      return half
    }
  }

  package static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
