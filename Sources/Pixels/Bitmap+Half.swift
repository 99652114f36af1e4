import Foundation
import PixelKernels

extension Bitmap {
  /// A copy of half the width and height (rounded up), each pixel the mean of 2 x 2.
  package func makeHalf() -> Bitmap {
    let half = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2)
    for y in 0..<half.height {
      let top = bytes + 2 * y * rowBytes
      let bottom = bytes + min(2 * y + 1, height - 1) * rowBytes
      pk_halve(
        top.assumingMemoryBound(to: UInt32.self), bottom.assumingMemoryBound(to: UInt32.self),
        (half.bytes + y * half.rowBytes).assumingMemoryBound(to: UInt32.self), width)
    }
    return half
  }
}
