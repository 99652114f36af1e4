import Foundation
import Pixels

/// Pictures as video wants them: yuv420p with even sides.
enum YUV420 {
  /// The sides of the frame for a picture of `width` × `height` pixels.
  static func size(width: Int, height: Int) -> (width: Int, height: Int) {
    ((width + 1) / 2 * 2, (height + 1) / 2 * 2)
  }

  /// Limited-range BT.709; what is see-through is seen over black. An odd picture's last column or
  /// row is repeated, for encoders take even sides only.
  static func convert(_ bitmap: Bitmap) -> PlanarFrame {
    let (width, height) = size(width: bitmap.width, height: bitmap.height)
    let frame = PlanarFrame(width: width, height: height)
    bitmap.padded(toWidth: width, height: height).convertToYUV420(into: frame)
    return frame
  }
}

extension Bitmap {
  /// A copy with its last column and row repeated; itself where it has this size.
  func padded(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    guard newWidth != width || newHeight != height else { return self }
    let copy = Bitmap(width: newWidth, height: newHeight)
    for y in 0..<newHeight {
      let source = bytes + min(y, height - 1) * rowBytes
      let target = copy.bytes + y * copy.rowBytes
      target.copyMemory(from: source, byteCount: width * 4)
      for x in width..<newWidth {
        (target + x * 4).copyMemory(from: source + (width - 1) * 4, byteCount: 4)
      }
    }
    return copy
  }
}
