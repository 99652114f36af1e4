import Foundation
import PixelKernels

/// Pixels in memory: premultiplied RGBA8 in sRGB, rows from the top. Immutable and shared once drawn.
///
/// Two bitmaps are equal when they are the same object: comparing pixels would cost a read of both.
package final class Bitmap: @unchecked Sendable, Hashable {
  package let width: Int
  package let height: Int
  /// Bytes from one row to the next.
  package let rowBytes: Int
  /// The first byte of the first row; `rowBytes · height` bytes.
  package let bytes: UnsafeMutableRawPointer
  /// Whose memory it is; nil for this bitmap's own.
  private let owner: AnyObject?

  /// Bytes from one row to the next in a bitmap so wide: each begins a cache line, and behind each
  /// there is room for kernels that work on 16 pixels at a time.
  package static func rowBytes(width: Int) -> Int { (width * 4 + 63) / 64 * 64 + 64 }

  /// A transparent bitmap. Both sides must be at least 1 pixel.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a bitmap of \(width) x \(height) pixels")
    self.width = width
    self.height = height
    rowBytes = Bitmap.rowBytes(width: width)
    owner = nil
    let count = rowBytes * height
    let largePage = Int(PK_LARGE_PAGE)
    bytes = .allocate(byteCount: count, alignment: count < largePage ? 64 : largePage)
    pk_prefer_large_pages(bytes, count)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  /// A bitmap in memory that `owner` has: `rowBytes(width:) · height` bytes from `bytes` on, which are
  /// a multiple of 64. It holds `owner` for as long as it is there.
  package init(width: Int, height: Int, bytes: UnsafeMutableRawPointer, owner: AnyObject) {
    precondition(width > 0 && height > 0, "a bitmap of \(width) x \(height) pixels")
    self.width = width
    self.height = height
    rowBytes = Bitmap.rowBytes(width: width)
    self.owner = owner
    self.bytes = bytes
  }

  deinit { if owner == nil { bytes.deallocate() } }

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
