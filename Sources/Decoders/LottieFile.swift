import CImageDecoders
import Foundation
import Pixels

/// An animation in a Lottie file (lottie.github.io/lottie-spec): shapes, masks, pictures and mattes whose values change from
/// frame to frame. rlottie draws it, which is looked for when the first one is opened; it draws whole frames of the file and
/// none between.
package final class LottieFile: @unchecked Sendable {
  /// What the file says of itself.
  package struct Facts: Sendable, Equatable {
    /// In points.
    package var width = 0.0
    package var height = 0.0
    /// The first frame and the one behind the last.
    package var start = 0.0
    package var end = 0.0
    /// Frames a second.
    package var rate = 0.0
    package var markers: [Marker] = []
  }

  /// A named stretch of frames.
  package struct Marker: Sendable, Equatable {
    package var name: String
    package var frame: Double
    package var frames: Double
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let facts: Facts
  // C's side lets one call in at a time; it is closed when nobody holds the file any more.
  private let opened: OpaquePointer
  private let frames: Int

  /// - Parameter folder: where the pictures lie that the file names.
  /// - Throws: `Failure` where `data` is no Lottie file, or nothing here can draw one.
  package init(_ data: Data, folder: URL? = nil) throws(Failure) {
    guard halcyon_plays_lottie() != 0 else {
      throw Failure(description: "Lottie animations are not shown: install librlottie0-1")
    }
    facts = try Facts(data)
    var frames: Int32 = 0
    // The library takes words that end with a zero; what has one within is no JSON.
    guard !data.contains(0), let json = String(data: data, encoding: .utf8),
      let opened = halcyon_open_lottie(json, folder?.path ?? "", &frames), frames > 0
    else { throw Failure(description: "it is no Lottie file that can be drawn") }
    self.opened = opened
    self.frames = Int(frames)
  }

  deinit { halcyon_close_lottie(opened) }

  /// - Parameter frame: as the file counts them; before the first is the first, behind the last the last.
  package func index(ofFrame frame: Double) -> Int {
    guard frame.isFinite else { return 0 }
    return min(max(Int((frame - facts.start).rounded(.down)), 0), frames - 1)
  }

  /// A frame in so many pixels, transparent where nothing is drawn. Cost: some milliseconds for 300 x 300.
  package func draw(index: Int, width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    halcyon_draw_lottie(
      opened, Int32(index), bitmap.bytes.assumingMemoryBound(to: UInt8.self), bitmap.rowBytes,
      Int32(width), Int32(height))
    return bitmap
  }

  /// Fills and strokes at a path in another colour, each channel 0 to 1 in sRGB.
  package func setColor(_ color: SIMD3<Double>, at path: String) {
    halcyon_color_lottie(opened, path, [color.x, color.y, color.z])
  }
}

extension LottieFile.Facts {
  /// Reads what stands at the top of a file.
  init(_ data: Data) throws(LottieFile.Failure) {
    let top = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    func number(_ key: String, in object: [String: Any]) -> Double? {
      (object[key] as? NSNumber)?.doubleValue
    }
    guard let width = number("w", in: top), let height = number("h", in: top),
      let rate = number("fr", in: top), let start = number("ip", in: top),
      let end = number("op", in: top), top["layers"] is [Any]
    else { throw LottieFile.Failure(description: "it is no Lottie file") }
    guard (1...8192).contains(width), (1...8192).contains(height), rate > 0, end > start else {
      throw LottieFile.Failure(description: "it has no size, or no frames")
    }
    self.init(width: width, height: height, start: start, end: end, rate: rate)
    markers = (top["markers"] as? [[String: Any]] ?? []).compactMap { marker in
      guard let name = marker["cm"] as? String, let frame = number("tm", in: marker) else {
        return nil
      }
      return LottieFile.Marker(name: name, frame: frame, frames: number("dr", in: marker) ?? 0)
    }
  }
}
