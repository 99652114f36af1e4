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
    guard isFast else {
      let data = compressed(bitmap, bitmap.bounds, hasAlpha: hasAlpha, jobs: jobs)
      return data.withUnsafeBufferPointer { file(of: bitmap, hasAlpha: hasAlpha, $0) }
    }
    let filter = PNGFilter(bitmap: bitmap, area: bitmap.bounds, hasAlpha: hasAlpha)
    let count = bitmap.height * filter.filteredRowBytes
    let room = Deflate.fastWorkspace + count + Deflate.fastBound(count)
    return ScratchMemory.withBytes(room) { memory in
      let workspace = memory.baseAddress!
      let bytes = (workspace + Deflate.fastWorkspace).assumingMemoryBound(to: UInt8.self)
      filter.filter(0..<bitmap.height, to: bytes)
      let data = bytes + count
      let size = Deflate.compressFast(
        UnsafeBufferPointer(start: bytes, count: count), to: data, workspace: workspace)
      return file(of: bitmap, hasAlpha: hasAlpha, UnsafeBufferPointer(start: data, count: size))
    }
  }

  /// The file whose picture is `data`, a zlib stream.
  private static func file(
    of bitmap: Bitmap, hasAlpha: Bool, _ data: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    let head =
      PNGChunk.signature
      + PNGChunk.header(width: bitmap.width, height: bitmap.height, hasAlpha: hasAlpha)
      + PNGChunk.colorSpace
    // Large and copied once.
    var file: [UInt8] = []
    file.reserveCapacity(head.count + data.count + 24)
    file += head
    PNGChunk.append("IDAT", data, to: &file)
    file += PNGChunk.chunk("IEND")
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
