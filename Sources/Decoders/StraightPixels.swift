import Foundation

/// Decoded pixels that are not premultiplied: RGBA, 8 bits each, rows from the top.
struct StraightPixels {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// Each colour times its opacity, rounded to the nearest.
  var premultiplied: [UInt8] {
    var result = bytes
    for start in stride(from: 0, to: result.count, by: 4) {
      let alpha = Int(result[start + 3])
      guard alpha < 255 else { continue }
      for channel in start..<start + 3 {
        result[channel] = UInt8((Int(result[channel]) * alpha + 127) / 255)
      }
    }
    return result
  }

  /// The picture turned from an EXIF orientation (1…8) to the one in which it is meant to be seen.
  func upright(from orientation: Int) -> StraightPixels {
    guard (2...8).contains(orientation) else { return self }
    let swaps = orientation >= 5
    let (newWidth, newHeight) = swaps ? (height, width) : (width, height)
    var result = [UInt8](repeating: 0, count: bytes.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (sourceX, sourceY) = source(ofX: x, y: y, orientation)
        let from = (sourceY * width + sourceX) * 4
        let to = (y * newWidth + x) * 4
        for channel in 0..<4 { result[to + channel] = bytes[from + channel] }
      }
    }
    return StraightPixels(width: newWidth, height: newHeight, bytes: result)
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
