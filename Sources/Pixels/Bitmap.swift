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
  /// The first byte of the first row; `rowBytes · height` bytes. A picture that comes from a source is
  /// decoded when this is asked for first.
  package var bytes: UnsafeMutableRawPointer { memory ?? decoded.bytes }
  /// Nil for a picture that comes from a source.
  private let memory: UnsafeMutableRawPointer?
  /// The bytes of its own memory.
  private let capacity: Int
  /// The kind of the file that it was read from, as a uniform type identifier; nil for what was drawn. Whoever reads the
  /// file sets it, before the bitmap is handed on.
  package var typeIdentifier: String?
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
    source = nil
    let count = rowBytes * height
    let largePage = Int(PK_LARGE_PAGE)
    let block =
      count < largePage
      ? BitmapMemory.take(count) : .allocate(byteCount: count, alignment: largePage)
    let bytes = block.baseAddress!
    pk_prefer_large_pages(bytes, count)
    memset(bytes, 0, count)
    memory = bytes
    capacity = block.count
  }

  /// A bitmap in memory that `owner` has: `rowBytes(width:) · height` bytes from `bytes` on, which are
  /// a multiple of 64. It holds `owner` for as long as it is there.
  package init(width: Int, height: Int, bytes: UnsafeMutableRawPointer, owner: AnyObject) {
    precondition(width > 0 && height > 0, "a bitmap of \(width) x \(height) pixels")
    self.width = width
    self.height = height
    rowBytes = Bitmap.rowBytes(width: width)
    self.owner = owner
    memory = bytes
    capacity = 0
    source = nil
  }

  /// The picture of `source`, halved so many times; none of its pixels are there before they are asked for.
  package init(_ source: any PixelSource, halvings: Int = 0) {
    (width, height) = source.size(halvings: halvings)
    rowBytes = Bitmap.rowBytes(width: width)
    (memory, owner, capacity) = (nil, nil, 0)
    self.source = (source, halvings)
  }

  deinit {
    guard owner == nil, let memory else { return }
    BitmapMemory.giveBack(UnsafeMutableRawBufferPointer(start: memory, count: capacity))
  }

  private let lock = NSLock()
  private var knownHalf: Bitmap?
  private let source: (any PixelSource, halvings: Int)?
  private var knownPixels: Bitmap?

  /// A copy of half the size, made when it is first asked for and kept: what smaller pictures of
  /// this one are drawn from.
  package var half: Bitmap {
    lock.withLock {
      if let knownHalf { return knownHalf }
      let half = source.map { Bitmap($0.0, halvings: $0.halvings + 1) } ?? makeHalf()
      knownHalf = half
      return half
    }
  }

  private var decoded: Bitmap {
    lock.withLock {
      if let knownPixels { return knownPixels }
      let pixels = source?.0.pixels(halvings: source?.halvings ?? 0)
      let made = pixels ?? Bitmap(width: width, height: height)
      precondition(
        made.width == width && made.height == height && made.memory != nil,
        "\(made.width) x \(made.height) pixels for a picture of \(width) x \(height)")
      knownPixels = made
      return made
    }
  }

  package static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
