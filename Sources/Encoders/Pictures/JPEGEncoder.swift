import CImageEncoders
import Pixels

/// Writes bitmaps as JPEG: sRGB, what is see-through over black, since JPEG has no opacity.
package enum JPEGEncoder {
  /// The largest side that the format has room for, in pixels.
  package static let largestSide = 65_500

  /// The whole file. At `best`, colours keep their resolution.
  ///
  /// - Parameter scale: pixels per point; 72 points are an inch on paper.
  static func encode(
    _ bitmap: Bitmap, quality: FilmQuality, scale: Double = 1
  ) throws -> [UInt8] {
    let strength =
      switch quality {
      case .draft: 80
      case .good: 92
      case .best: 98
      }
    return try encode(
      bitmap, strength: strength, keepsColors: quality != .draft, pixelsPerInch: 72 * scale)
  }

  /// The whole file, what is see-through over white, as UIKit writes it.
  ///
  /// - Parameter quality: 0 is the smallest file, 1 the best picture; what lies beyond is taken for the nearest.
  package static func encode(onWhite bitmap: Bitmap, quality: Double) throws -> [UInt8] {
    let strength = (1 + 99 * min(max(quality, 0), 1)).rounded()
    return try encode(
      bitmap.onWhite, strength: Int(strength), keepsColors: quality > 0.9, pixelsPerInch: 72)
  }

  /// - Parameters:
  ///   - strength: libjpeg's quality, 1…100.
  ///   - keepsColors: whether colours have a sample for each pixel, not one for four.
  private static func encode(
    _ bitmap: Bitmap, strength: Int, keepsColors: Bool, pixelsPerInch: Double
  ) throws -> [UInt8] {
    var file = halcyon_encode_jpeg(
      bitmap.bytes.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width), Int32(bitmap.height),
      bitmap.rowBytes, Int32(strength), keepsColors ? 1 : 0, pixelsPerInch)
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

extension Bitmap {
  /// A copy over white: what is see-through there is mixed with it.
  fileprivate var onWhite: Bitmap {
    let copy = Bitmap(width: width, height: height)
    for row in 0..<height {
      let source = bytes.advanced(by: row * rowBytes).assumingMemoryBound(to: UInt8.self)
      let target = copy.bytes.advanced(by: row * copy.rowBytes)
        .assumingMemoryBound(to: UInt8.self)
      for pixel in stride(from: 0, to: 4 * width, by: 4) {
        // The colours are multiplied by the opacity: none is larger than it.
        let white = 255 - source[pixel + 3]
        for channel in 0..<3 { target[pixel + channel] = source[pixel + channel] &+ white }
        target[pixel + 3] = 255
      }
    }
    return copy
  }
}
