import Foundation
import Pixels

/// Writes bitmaps as PNG: RGB when nothing is see-through, else RGBA, eight bits a channel, sRGB.
package enum PNGEncoder {
  /// The whole file.
  ///
  /// - Parameters:
  ///   - jobs: threads that filter strips of the picture; the bytes do not depend on it.
  ///   - isFast: whether time counts more than bytes: a quarter of the time, and a sixth more bytes.
  package static func encode(_ bitmap: Bitmap, jobs: Int = 1, isFast: Bool = false) -> [UInt8] {
    let hasAlpha = !bitmap.isOpaque
    let data: [UInt8]
    if isFast {
      let filter = PNGFilter(bitmap: bitmap, area: bitmap.bounds, hasAlpha: hasAlpha)
      data = Deflate.compressFast(filter.filter(0..<bitmap.height))
    } else {
      data = compressed(bitmap, bitmap.bounds, hasAlpha: hasAlpha, jobs: jobs)
    }
    let head =
      PNGChunk.signature
      + PNGChunk.header(width: bitmap.width, height: bitmap.height, hasAlpha: hasAlpha)
      + PNGChunk.colorSpace
    // Large and copied once.
    var file: [UInt8] = []
    file.reserveCapacity(head.count + data.count + 24)
    file += head
    PNGChunk.append("IDAT", data, to: &file)
    PNGChunk.append("IEND", [], to: &file)
    return file
  }

  /// The zlib stream of one area's filtered rows.
  static func compressed(
    _ bitmap: Bitmap, _ area: PixelRectangle, hasAlpha: Bool, jobs: Int
  ) -> [UInt8] {
    let filter = PNGFilter(bitmap: bitmap, area: area, hasAlpha: hasAlpha)
    guard jobs > 1 else { return Deflate.compress(filter.filter(0..<area.height)) }
    let rowsPerStrip = max(1, 384 * 1024 / filter.filteredRowBytes)
    let strips = stride(from: 0, to: area.height, by: rowsPerStrip).map {
      $0..<min($0 + rowsPerStrip, area.height)
    }
    let parts = ConcurrentMap.map(strips, jobs: jobs) { filter.filter($0) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(area.height * filter.filteredRowBytes)
    for part in parts { bytes += part }
    return Deflate.compress(bytes)
  }
}
