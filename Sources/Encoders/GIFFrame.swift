import Foundation
import Pixels

/// One frame's colours and pixels, as GIF keeps them.
struct GIFFrame {
  private let bitmap: Bitmap
  private let previous: Bitmap?
  private let area: PixelRectangle
  private var palette: GIFPalette

  /// - Parameter previous: the frame that stays beneath this one; its equal pixels are left out.
  init(_ bitmap: Bitmap, _ area: PixelRectangle, over previous: Bitmap?) {
    self.bitmap = bitmap
    self.previous = previous
    self.area = area
    palette = GIFPalette(GIFFrame.histogram(bitmap, area, over: previous), limit: 255)
  }

  /// Image descriptor, colour table and pixels.
  mutating func encoded() -> [UInt8] {
    let bits = max(2, Int.bitWidth - palette.colors.count.leadingZeroBitCount)
    let place = [area.x, area.y, area.width, area.height].flatMap(GIFEncoder.littleEndian)
    var bytes: [UInt8] = [0x2C] + place + [0x80 | UInt8(bits - 1)]
    for color in palette.colors { bytes += [UInt8(color.x), UInt8(color.y), UInt8(color.z)] }
    bytes += [UInt8](repeating: 0, count: 3 * ((1 << bits) - palette.colors.count))
    return bytes + GIFCompressor.compress(indices(), bits: bits)
  }

  /// The number that leaves what is beneath: the first one after the colours.
  var transparentIndex: UInt8 { UInt8(palette.colors.count) }

  private mutating func indices() -> [UInt8] {
    var indices: [UInt8] = []
    indices.reserveCapacity(area.width * area.height)
    let transparent = transparentIndex
    for row in area.y..<area.y + area.height {
      let pixels = bitmap.pixels(row)
      let beneath = previous?.pixels(row)
      for column in area.x..<area.x + area.width {
        if GIFFrame.isShown(pixels[column], beneath?[column]) {
          indices.append(palette.index(of: pixels[column], x: column, y: row))
        } else {
          indices.append(transparent)
        }
      }
    }
    return indices
  }

  /// GIF knows no half transparency: a pixel is there or not.
  private static func isShown(_ pixel: UInt32, _ beneath: UInt32?) -> Bool {
    pixel != beneath && pixel >> 24 >= 128
  }

  private static func histogram(
    _ bitmap: Bitmap, _ area: PixelRectangle, over previous: Bitmap?
  ) -> [UInt32: Int] {
    var histogram: [UInt32: Int] = [:]
    for row in area.y..<area.y + area.height {
      let pixels = bitmap.pixels(row)
      let beneath = previous?.pixels(row)
      // Runs of one colour, of which drawings are full, cost one look-up.
      var run = 0
      var color: UInt32 = 0
      for column in area.x..<area.x + area.width
      where isShown(pixels[column], beneath?[column]) {
        let next = pixels[column] & 0xFFFFFF
        if next != color && run > 0 {
          histogram[color, default: 0] += run
          run = 0
        }
        color = next
        run += 1
      }
      if run > 0 { histogram[color, default: 0] += run }
    }
    return histogram
  }
}
