import CImageEncoders
import Foundation
import Pixels

/// Turns rows of pixels into the filtered bytes that compress well.
struct PNGFilter {
  let bitmap: Bitmap
  let area: PixelRectangle
  let hasAlpha: Bool

  private var channels: Int { hasAlpha ? 4 : 3 }

  /// Bytes of one filtered row, the filter's number included.
  var filteredRowBytes: Int { area.width * channels + 1 }

  /// The filtered bytes of `rows`, counted from the top of the area. About 0.5 ns a byte.
  func filter(_ rows: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: rows.count * filteredRowBytes) { output, count in
      if let bytes = output.baseAddress { filter(rows, to: bytes) }
      count = rows.count * filteredRowBytes
    }
  }

  /// The same to `output`, where there is room for `rows.count · filteredRowBytes` bytes.
  func filter(_ rows: Range<Int>, to output: UnsafeMutablePointer<UInt8>) {
    guard !rows.isEmpty else { return }
    let isThere = halcyon_filter_png_rows(
      pixels(ofRow: rows.lowerBound), bitmap.rowBytes, Int32(area.width), Int32(rows.count),
      hasAlpha ? 1 : 0, rows.lowerBound > 0 ? 1 : 0, output)
    precondition(isThere != 0, "there is no memory for rows of \(area.width) pixels")
  }

  /// All of a bitmap as RGBA, not premultiplied, row after row without gaps.
  static func plainPixels(of bitmap: Bitmap) -> [UInt8] {
    let filter = PNGFilter(bitmap: bitmap, area: bitmap.bounds, hasAlpha: true)
    let rowBytes = bitmap.width * 4
    return [UInt8](unsafeUninitializedCapacity: rowBytes * bitmap.height) { output, count in
      for row in 0..<bitmap.height {
        halcyon_unpack_png_row(
          filter.pixels(ofRow: row), output.baseAddress! + row * rowBytes, Int32(bitmap.width))
      }
      count = rowBytes * bitmap.height
    }
  }

  private func pixels(ofRow row: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(
      (bitmap.bytes + (area.y + row) * bitmap.rowBytes + area.x * 4)
        .assumingMemoryBound(to: UInt8.self))
  }
}
