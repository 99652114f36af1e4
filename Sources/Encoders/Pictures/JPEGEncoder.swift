import CImageEncoders
import Pixels

/// Writes bitmaps as JPEG: sRGB, what is see-through over black, since JPEG has no opacity.
enum JPEGEncoder {
  /// The largest side that the format has room for, in pixels.
  static let largestSide = 65_500

  /// The whole file. At `best`, colours keep their resolution.
  ///
  /// - Parameter scale: pixels per point; 72 points are an inch on paper.
  static func encode(
    _ bitmap: Bitmap, quality: FilmQuality, scale: Double = 1
  ) throws -> [UInt8] {
    let strength: Int32 =
      switch quality {
      case .draft: 80
      case .good: 92
      case .best: 98
      }
    var file = halcyon_encode_jpeg(
      bitmap.bytes.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width), Int32(bitmap.height),
      bitmap.rowBytes, strength, quality == .draft ? 0 : 1, 72 * scale)
    defer { halcyon_free_file(file) }
    guard let bytes = file.bytes else {
      let reason = withUnsafeBytes(of: &file.error) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw OutputError(.usage, "the picture cannot be a JPEG: \(reason). Write a .png instead.")
    }
    return Array(UnsafeBufferPointer(start: bytes, count: file.size))
  }
}
