import Foundation
import Pixels

/// Pixels as video wants them: one plane of luma, then two of chroma at half the size, with even
/// sides (an odd picture's last column or row is repeated).
enum YUV420 {
  /// The sides of the planes for a picture of `width` × `height` pixels.
  static func size(width: Int, height: Int) -> (width: Int, height: Int) {
    ((width + 1) / 2 * 2, (height + 1) / 2 * 2)
  }

  /// Limited-range BT.709 from premultiplied RGBA over black.
  ///
  /// Y = 16 + 219·(0.2126 R + 0.7152 G + 0.0722 B), Cb = 128 + 224·(B − Y)/1.8556,
  /// Cr = 128 + 224·(R − Y)/1.5748, each of components 0…1 (ITU-R BT.709-6), in 16-bit fractions;
  /// chroma of the mean of four pixels.
  static func convert(_ bitmap: Bitmap) -> [UInt8] {
    let (width, height) = size(width: bitmap.width, height: bitmap.height)
    return [UInt8](unsafeUninitializedCapacity: width * height * 3 / 2) { planes, count in
      let luma = planes.baseAddress!
      let blue = luma + width * height
      let red = blue + width * height / 4
      for pair in 0..<height / 2 {
        let upper = bitmap.rgba(2 * pair)
        let lower = bitmap.rgba(min(2 * pair + 1, bitmap.height - 1))
        let chroma = pair * width / 2
        convertRows(
          upper, lower, bitmap.width, luma + 2 * pair * width, luma + (2 * pair + 1) * width,
          blue + chroma, red + chroma)
      }
      count = width * height * 3 / 2
    }
  }

  /// Two rows of pixels at once, for they share their chroma.
  private static func convertRows(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, _ width: Int,
    _ upperLuma: UnsafeMutablePointer<UInt8>, _ lowerLuma: UnsafeMutablePointer<UInt8>,
    _ blue: UnsafeMutablePointer<UInt8>, _ red: UnsafeMutablePointer<UInt8>
  ) {
    for pair in 0..<(width &+ 1) / 2 {
      let left = 8 &* pair
      let right = 2 &* pair &+ 1 < width ? left &+ 4 : left
      upperLuma[2 &* pair] = luma(upper + left)
      upperLuma[2 &* pair &+ 1] = luma(upper + right)
      lowerLuma[2 &* pair] = luma(lower + left)
      lowerLuma[2 &* pair &+ 1] = luma(lower + right)
      var sum = SIMD3<Int32>.zero
      for pixel in [upper + left, upper + right, lower + left, lower + right] {
        sum &+= SIMD3(Int32(pixel[0]), Int32(pixel[1]), Int32(pixel[2]))
      }
      blue[pair] = chroma(sum, SIMD3(-6596, -22189, 28784))
      red[pair] = chroma(sum, SIMD3(28784, -26145, -2639))
    }
  }

  private static func luma(_ pixel: UnsafePointer<UInt8>) -> UInt8 {
    let sum = 11966 &* Int32(pixel[0]) &+ 40254 &* Int32(pixel[1]) &+ 4064 &* Int32(pixel[2])
    return UInt8(truncatingIfNeeded: (sum &+ 16 << 16 &+ 32768) >> 16)
  }

  /// `sum` is of four pixels; the weights are 16-bit fractions.
  private static func chroma(_ sum: SIMD3<Int32>, _ weights: SIMD3<Int32>) -> UInt8 {
    let total = (sum &* weights).wrappedSum()
    return UInt8(truncatingIfNeeded: (total &+ 128 << 18 &+ 131072) >> 18)
  }
}

extension Bitmap {
  fileprivate func rgba(_ row: Int) -> UnsafePointer<UInt8> {
    UnsafePointer((bytes + row * rowBytes).assumingMemoryBound(to: UInt8.self))
  }
}
