import Pixels

/// Decoded pixels that are not premultiplied: RGBA, 8 bits each, rows from the top. They belong to a decoder, and
/// are only there while it leaves them.
struct StraightPixels {
  let width: Int
  let height: Int
  /// `width` x `height` x 4 bytes.
  let bytes: UnsafePointer<UInt8>

  /// The picture turned from an EXIF orientation (1…8) to the one in which it is meant to be seen; each colour is
  /// multiplied by its opacity and rounded to the nearest. One pass, from the decoder's memory to the bitmap's: what
  /// lies between would be another block of the picture's size for each that is read.
  func upright(from orientation: Int) -> Bitmap {
    let turns = (2...8).contains(orientation)
    let swaps = turns && orientation >= 5
    let bitmap = Bitmap(width: swaps ? height : width, height: swaps ? width : height)
    for y in 0..<bitmap.height {
      let row = (bitmap.bytes + y * bitmap.rowBytes).assumingMemoryBound(to: UInt8.self)
      if turns {
        for x in 0..<bitmap.width {
          let (sourceX, sourceY) = source(ofX: x, y: y, orientation)
          StraightPixels.premultiply(bytes + (sourceY * width + sourceX) * 4, to: row + x * 4)
        }
      } else {
        for x in 0..<width {
          StraightPixels.premultiply(bytes + (y * width + x) * 4, to: row + x * 4)
        }
      }
    }
    return bitmap
  }

  @inline(__always)
  private static func premultiply(
    _ pixel: UnsafePointer<UInt8>, to result: UnsafeMutablePointer<UInt8>
  ) {
    let alpha = UInt32(pixel[3])
    for channel in 0..<3 { result[channel] = UInt8((UInt32(pixel[channel]) * alpha + 127) / 255) }
    result[3] = pixel[3]
  }

  /// Where the upright picture's pixel lies in the stored one (EXIF 2.3, tag 0x0112).
  private func source(ofX x: Int, y: Int, _ orientation: Int) -> (Int, Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case 2: (right - x, y)
    case 3: (right - x, bottom - y)
    case 4: (x, bottom - y)
    case 5: (y, x)
    case 6: (y, bottom - x)
    case 7: (right - y, bottom - x)
    default: (right - y, x)
    }
  }
}
