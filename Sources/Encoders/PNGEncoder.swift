import Foundation
import Pixels

/// Writes bitmaps as PNG: RGB when nothing is see-through, else RGBA, eight bits a channel, sRGB.
package enum PNGEncoder {
  /// The whole file.
  ///
  /// - Parameter jobs: threads that compress strips of the picture; the bytes do not depend on it.
  package static func encode(_ bitmap: Bitmap, jobs: Int = 1) -> [UInt8] {
    let hasAlpha = !bitmap.isOpaque
    let data = compressed(bitmap, bitmap.bounds, hasAlpha: hasAlpha, jobs: jobs)
    return PNGChunk.signature
      + PNGChunk.header(width: bitmap.width, height: bitmap.height, hasAlpha: hasAlpha)
      + PNGChunk.colorSpace + PNGChunk.chunk("IDAT", data) + PNGChunk.chunk("IEND")
  }

  /// The zlib stream of one area's filtered rows.
  static func compressed(
    _ bitmap: Bitmap, _ area: PixelRectangle, hasAlpha: Bool, jobs: Int
  ) -> [UInt8] {
    let filter = PNGFilter(bitmap: bitmap, area: area, hasAlpha: hasAlpha)
    // The cut depends on the picture alone, so the bytes do not depend on the number of threads.
    let rowsPerStrip = max(1, 384 * 1024 / filter.filteredRowBytes)
    let strips = stride(from: 0, to: area.height, by: rowsPerStrip).map {
      $0..<min($0 + rowsPerStrip, area.height)
    }
    let parts = ConcurrentMap.map(strips, jobs: jobs) { rows in
      filter.filter(rows).withUnsafeBytes { bytes in
        Strip(
          data: Deflate.compress(bytes, isLast: rows.upperBound == area.height),
          checksum: Deflate.adler32(bytes), count: bytes.count)
      }
    }
    var checksum: UInt = 1
    var stream: [UInt8] = [0x78, 0x5E]  // deflate, 32 KB window, fast compression
    for part in parts {
      stream += part.data
      checksum = Deflate.combine(checksum, part.checksum, rightCount: part.count)
    }
    return stream + PNGChunk.bigEndian(Int(checksum))
  }

  private struct Strip: Sendable {
    var data: [UInt8]
    var checksum: UInt
    /// Bytes before compression.
    var count: Int
  }
}
