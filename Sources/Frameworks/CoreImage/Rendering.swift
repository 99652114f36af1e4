import Foundation
import Pixels

/// One picture being made: what each image is made of is asked for once.
final class Rendering {
  /// Whether filters work in linear light, as they do unless a context was made with a working colour
  /// space of `NSNull`.
  let isLinear: Bool
  private var known: [ObjectIdentifier: PixelGrid] = [:]
  // Images are held while their grids are, so that no other gets the identity of one.
  private var held: [CIImage] = []

  init(isLinear: Bool) { self.isLinear = isLinear }

  /// The pixels of an image that are inside both its extent and `region`.
  func grid(_ image: CIImage, _ region: PixelRect) -> PixelGrid {
    let needed = region.intersection(image.pixelExtent)
    guard !needed.isEmpty else { return PixelGrid(.empty) }
    if let grid = known[ObjectIdentifier(image)], grid.rect.contains(needed) { return grid }
    let grid = image.paint(self, needed)
    if known.updateValue(grid, forKey: ObjectIdentifier(image)) == nil { held.append(image) }
    return grid
  }

  /// A colour of sRGB, not premultiplied, as filters have it.
  func working(_ color: SIMD4<Float>) -> SIMD4<Float> {
    isLinear ? SRGBCurve.linear(color) : color
  }

  /// The pixels of a bitmap whose lower left corner is the origin.
  func grid(_ bitmap: Bitmap, _ region: PixelRect) -> PixelGrid {
    let bytes = bitmap.unpaddedPixels
    let (width, height) = (bitmap.width, bitmap.height)
    return PixelGrid(region) { x, y in
      let place = bytes.startIndex + ((height - 1 - y) * width + x) * 4
      let alpha = bytes[place + 3]
      if alpha == 255, isLinear {
        return SIMD4(
          SRGBCurve.bytes[Int(bytes[place])], SRGBCurve.bytes[Int(bytes[place + 1])],
          SRGBCurve.bytes[Int(bytes[place + 2])], 1)
      }
      let color = SIMD4(
        Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]), Float(alpha))
      return working((color / 255).straight).premultiplied
    }
  }

  /// The premultiplied bytes of a grid, rows from the top.
  func bytes(_ grid: PixelGrid) -> [UInt8] {
    let width = grid.rect.width
    // Encoded on all threads, since the curve takes most of the time.
    let encoded = grid.mapped { pixel in
      var color = pixel.straight.held
      if isLinear { color = SRGBCurve.encoded(color) }
      return color.premultiplied * 255
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(grid.pixels.count * 4)
    for y in (0..<grid.rect.height).reversed() {
      for byte in encoded.pixels[y * width..<(y + 1) * width] {
        for channel in 0..<4 { bytes.append(UInt8(min(max(byte[channel].rounded(), 0), 255))) }
      }
    }
    return bytes
  }
}
