import CImageDecoders
import Foundation
import Pixels

/// The pictures of a GIF file, each whole, and how long each is shown.
package struct MovingPicture: Sendable {
  package struct Frame: Sendable {
    package let bitmap: Bitmap
    /// Seconds, as the file says; 0 where it says nothing.
    package let duration: Double
  }

  package private(set) var frames: [Frame] = []
  /// How often all are shown: 0 for ever.
  package private(set) var loops = 1

  /// Reads pictures up to the first that is broken, or until there are as many pixels as one picture may have at most.
  ///
  /// - Throws: where `data` is no GIF file, or not one of its pictures can be read.
  package init(_ data: Data) throws(ImageDecoder.Failure) {
    guard PictureFormat(of: data) == .gif else {
      throw ImageDecoder.Failure(description: "it is no GIF")
    }
    var opened = halcyon_picture()
    data.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard
        let gif = halcyon_open_gif(start, bytes.count, Int64(ImageDecoder.mostPixels), &opened)
      else { return }
      defer { halcyon_close_gif(gif) }
      let (width, height) = (Int(opened.width), Int(opened.height))
      let most = max(1, ImageDecoder.mostPixels / (width * height))
      var hundredths: Int32 = 0
      while frames.count < most, let pixels = halcyon_next_gif_picture(gif, &hundredths) {
        let bitmap = StraightPixels(width: width, height: height, bytes: pixels).upright(from: 1)
        bitmap.typeIdentifier = PictureFormat.gif.typeIdentifier
        frames.append(Frame(bitmap: bitmap, duration: Double(hundredths) / 100))
      }
      loops = Int(halcyon_gif_loops(gif))
    }
    guard !frames.isEmpty else {
      let reason = ImageDecoder.message(of: opened)
      throw ImageDecoder.Failure(
        description: reason.isEmpty ? "its first picture is broken" : reason)
    }
  }

  /// Seconds for which players show a frame: a tenth where the file says 10 ms or less, which nobody means.
  package static func shown(_ duration: Double) -> Double { duration < 0.011 ? 0.1 : duration }
}
