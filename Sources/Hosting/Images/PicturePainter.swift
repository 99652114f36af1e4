import Drawing
import Foundation
import Pixels
import VirtualTime

/// Paints the pictures of all image renderers.
///
/// One for the process: threads, letters that were drawn before and the memory of surfaces serve the next
/// picture.
@MainActor
enum PicturePainter {
  private static let painter = VirtualClock.besideProgram {
    Painter(jobs: ProcessInfo.processInfo.activeProcessorCount)
  }

  /// The last picture that nobody has any more.
  private static var idle: Bitmap?
  /// Larger pictures are not kept: 16 MB.
  private static let mostIdlePixels = 1 << 22

  static func paint(_ list: DisplayList, into bitmap: Bitmap, scale: Double, isOpaque: Bool) {
    painter.paint(list, into: bitmap, scale: scale, background: isOpaque ? .black : .clear)
  }

  /// Lends a bitmap that is drawn on from edge to edge, and that nobody may keep.
  static func withBitmap<Result>(
    width: Int, height: Int, _ body: (Bitmap) -> Result
  ) -> Result {
    var bitmap = idle
    idle = nil
    if bitmap?.width != width || bitmap?.height != height { bitmap = nil }
    let lent = bitmap ?? Bitmap(width: width, height: height)
    defer { if width * height <= mostIdlePixels { idle = lent } }
    return body(lent)
  }
}
