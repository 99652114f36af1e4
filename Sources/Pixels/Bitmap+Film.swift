import Foundation
import PixelKernels

/// One frame of film as yuv420p: a plane of luma, then the planes of U and V at half the width and
/// height (rounded up), rows from the top without padding. BT.709, limited range.
package final class PlanarFrame: @unchecked Sendable {
  package let width: Int
  package let height: Int
  package let byteCount: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    byteCount = width * height + 2 * ((width + 1) / 2) * ((height + 1) / 2)
    bytes = .allocate(capacity: byteCount)
    bytes.initialize(repeating: 0, count: byteCount)
  }

  deinit { bytes.deallocate() }

  /// The planes, not copied: valid as long as this frame lives and is not written to.
  package var data: Data { Data(bytesNoCopy: bytes, count: byteCount, deallocator: .none) }

  fileprivate var chromaWidth: Int { (width + 1) / 2 }
  fileprivate var luma: UnsafeMutablePointer<UInt8> { bytes }
  fileprivate var u: UnsafeMutablePointer<UInt8> { bytes + width * height }
  fileprivate var v: UnsafeMutablePointer<UInt8> { u + chromaWidth * ((height + 1) / 2) }
}

extension Bitmap {
  /// Converts rows of this opaque bitmap; both ends of `rows` even, but for the end of an odd height.
  ///
  /// Different rows may be converted on different threads at once. About 0.3 ns a pixel.
  package func convertToYUV420(into frame: PlanarFrame, rows: Range<Int>) {
    precondition(
      frame.width == width && frame.height == height,
      "a frame of \(frame.width) x \(frame.height) for a bitmap of \(width) x \(height)")
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= height && rows.lowerBound % 2 == 0
        && (rows.upperBound % 2 == 0 || rows.upperBound == height),
      "rows \(rows) of \(height) are not whole pairs")
    let kernels = Kernels.active.pointee
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: 2) {
      let hasNext = y + 1 < height
      kernels.yuv420(
        row(y), row(hasNext ? y + 1 : y), frame.luma + y * width,
        hasNext ? frame.luma + (y + 1) * width : nil, frame.u + y / 2 * frame.chromaWidth,
        frame.v + y / 2 * frame.chromaWidth, width)
    }
  }

  /// Converts the whole bitmap on the threads of `pool`.
  package func convertToYUV420(into frame: PlanarFrame, pool: ThreadPool? = nil) {
    guard let pool else {
      convertToYUV420(into: frame, rows: 0..<height)
      return
    }
    let step = 64
    pool.run(count: (height + step - 1) / step) { piece, _ in
      convertToYUV420(into: frame, rows: piece * step..<min(height, (piece + 1) * step))
    }
  }

  private func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((bytes + y * rowBytes).assumingMemoryBound(to: UInt32.self))
  }
}
