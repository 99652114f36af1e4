import Foundation
import Pixels

/// A picture of a live program, in memory that it shares with the program.
///
/// Pixels are premultiplied RGBA8 in sRGB, rows from the top, as in `Bitmap`. They do not change
/// while anybody holds the frame; there are few such buffers, and the program waits for a free one:
/// let go of a frame as soon as it is uploaded or encoded, and keep one at the most.
package final class LiveFrame: @unchecked Sendable {
  /// Counts the frames of a session from 1, also over reloads.
  package let sequence: Int
  /// The program's time, in seconds since its start.
  package let time: Double
  /// Pixels.
  package let width: Int
  package let height: Int
  /// Bytes from one row to the next.
  package let rowBytes: Int
  /// Pixels per point.
  package let scale: Double
  /// What differs from the frame with the number before: rectangles that do not overlap, inside the
  /// picture. The whole picture when its size has changed. Empty when nothing did.
  package let changes: [PixelRect]

  private let bytes: UnsafeRawPointer
  private let release: @Sendable () -> Void

  /// - Parameters:
  ///   - bytes: `rowBytes · height` of them, which stay as they are until `release` is called.
  ///   - release: called once, from any thread, when nobody holds the frame any longer.
  package init(
    sequence: Int, time: Double, layout: LiveFrameLayout, changes: [PixelRect],
    bytes: UnsafeRawPointer, release: @escaping @Sendable () -> Void
  ) {
    self.sequence = sequence
    self.time = time
    width = layout.width
    height = layout.height
    rowBytes = layout.rowBytes
    scale = layout.scale
    self.changes = changes
    self.bytes = bytes
    self.release = release
  }

  deinit { release() }

  /// The whole picture.
  package var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// Points.
  package var size: CGSize {
    CGSize(width: Double(width) / scale, height: Double(height) / scale)
  }

  /// Lends the pixels: `rowBytes · height` bytes, valid only inside `body`.
  package func withPixels<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(self) {
      try body(UnsafeRawBufferPointer(start: bytes, count: rowBytes * height))
    }
  }
}

/// The shape of a picture in memory.
package struct LiveFrameLayout: Hashable, Sendable, Codable {
  /// Pixels.
  package var width: Int
  package var height: Int
  /// Bytes from one row to the next, a multiple of 64.
  package var rowBytes: Int
  /// Pixels per point.
  package var scale: Double

  package init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
    rowBytes = Bitmap.rowBytes(width: width)
  }

  package var byteCount: Int { rowBytes * height }
}
