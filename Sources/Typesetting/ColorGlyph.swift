import CFreeType
import Foundation

/// The picture of a coloured glyph, as emoji are.
package struct ColorGlyph: Sendable {
  /// Pixels of the picture; the picture is usually larger than `frame` at the screen's scale.
  package let width: Int
  package let height: Int
  /// Premultiplied RGBA, 8 bits each, rows from the top without padding: `width * height * 4`
  /// bytes.
  package let pixels: [UInt8]
  /// Where the picture stands, in points, from the glyph's origin on the baseline, y down.
  package let frame: CGRect
}

/// Reads the pictures of one font file with FreeType, whose faces one thread at a time may use.
final class ColorGlyphReader: Sendable {
  private let face: Locked<Face>

  // FreeType hands out raw pointers; they are touched under the lock only.
  private struct Face: @unchecked Sendable {
    var library: FT_Library?
    var face: FT_Face?
    var pixelsPerEm: Double
  }

  init?(file: FontFile) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return nil }
    var opened: FT_Face?
    guard FT_New_Face(library, file.path, file.index, &opened) == 0, let opened,
      let strike = Self.largestStrike(of: opened), FT_Select_Size(opened, strike.index) == 0
    else {
      FT_Done_FreeType(library)
      return nil
    }
    face = Locked(Face(library: library, face: opened, pixelsPerEm: strike.pixelsPerEm))
  }

  deinit { face.withLock { _ = FT_Done_FreeType($0.library) } }

  /// - Parameter size: points per em.
  func glyph(_ glyph: UInt32, size: Double) -> ColorGlyph? {
    face.withLock { state in
      guard let face = state.face, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
        let slot = face.pointee.glyph
      else { return nil }
      let bitmap = slot.pointee.bitmap
      guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), bitmap.buffer != nil
      else { return nil }
      let scale = size / state.pixelsPerEm
      let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
      return ColorGlyph(
        width: width, height: height, pixels: Self.pixels(of: bitmap),
        frame: CGRect(
          x: Double(slot.pointee.bitmap_left) * scale, y: -Double(slot.pointee.bitmap_top) * scale,
          width: Double(width) * scale, height: Double(height) * scale))
    }
  }

  private static func largestStrike(of face: FT_Face) -> (index: Int32, pixelsPerEm: Double)? {
    let count = Int(face.pointee.num_fixed_sizes)
    guard count > 0, let sizes = face.pointee.available_sizes else { return nil }
    let largest = (0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem }!
    let pixelsPerEm = Double(sizes[largest].y_ppem) / 64
    return pixelsPerEm > 0 ? (Int32(largest), pixelsPerEm) : nil
  }

  // FreeType gives premultiplied BGRA.
  private static func pixels(of bitmap: FT_Bitmap) -> [UInt8] {
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      let row = bitmap.buffer + y * Int(bitmap.pitch)
      for x in 0..<width {
        let target = (y * width + x) * 4
        pixels[target] = row[x * 4 + 2]
        pixels[target + 1] = row[x * 4 + 1]
        pixels[target + 2] = row[x * 4]
        pixels[target + 3] = row[x * 4 + 3]
      }
    }
    return pixels
  }
}
