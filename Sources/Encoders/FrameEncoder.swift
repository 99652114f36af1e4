import Foundation
import Pixels
import ProgramSounds

/// Turns frames into a file, or into one file each.
///
/// The work has two halves, so that it can be spread over threads and the file is the same for any
/// number of them: `prepare` needs one frame (and the pixels of the one before) and may run for
/// several frames at once; `append` takes what was prepared in the order of the frames, one at a
/// time. Nothing stands under the final name before `finish` has returned.
package protocol FrameEncoder: AnyObject, Sendable {
  /// Whether frame `index` is shown at all; formats with a coarse clock leave some out. The first
  /// frame always is.
  func wants(frame index: Int) -> Bool

  /// Whether `prepare` looks at the frame before.
  var needsPrevious: Bool { get }

  /// The part of the work that may run on any thread.
  ///
  /// - Parameter previous: the frame shown before this one; nil for the first, and where the
  ///   encoder does not need it.
  func prepare(_ bitmap: Bitmap, after previous: Bitmap?) throws -> PreparedFrame

  /// Adds the next frame. Blocks while whoever takes the bytes is busy.
  func append(_ frame: PreparedFrame) throws

  /// Shows the frame before for one frame longer.
  func repeatLast() throws

  /// Completes the file and gives it its name.
  func finish() throws

  /// Leaves nothing behind: no part of a file, no process. May be called from another thread.
  func abandon()
}

extension FrameEncoder {
  package func wants(frame index: Int) -> Bool { true }
  package var needsPrevious: Bool { false }
}

/// One frame, ready to be appended.
package struct PreparedFrame: Sendable {
  /// Compressed pixels, or raw ones for a program that compresses them.
  var bytes: [UInt8] = []
  /// Instead of bytes: planes for a program that encodes video.
  var planes: PlanarFrame?
  /// The part of the frame the bytes describe; nil when the frame equals the one before.
  var area: PixelRectangle?
}

/// What an encoder needs to know before the first frame.
package struct FilmFormat: Sendable {
  package var format: OutputFormat
  /// Pixels.
  package var width: Int
  package var height: Int
  package var framesPerSecond: Double
  /// Whether some pixels may be see-through.
  package var hasAlpha: Bool
  /// How many frames will come, those that repeat included.
  package var frameCount: Int
  /// The number of the first frame, which numbered files start with.
  package var firstFrame = 0
  /// Pixels per point, for files that have a size in the real world.
  package var scale = 1.0
  package var encoding = FilmEncoding()
  /// What a program has played by the end of its film; nil for a film without it. Asked once all frames are written.
  package var sounds: (@Sendable () -> [SoundCue])?
  /// Threads that encode a picture which is alone; the bytes do not depend on it.
  package var jobs = ProcessInfo.processInfo.activeProcessorCount

  package init(
    format: OutputFormat, width: Int, height: Int, framesPerSecond: Double, hasAlpha: Bool,
    frameCount: Int
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.framesPerSecond = framesPerSecond
    self.hasAlpha = hasAlpha
    self.frameCount = frameCount
  }

  /// What lies under the film now; nil where nothing was played.
  var sound: FilmSound? {
    guard let cues = sounds?(), !cues.isEmpty else { return nil }
    return FilmSound(.cues(cues), film: self)
  }

  /// An encoder of this format that writes to `path`.
  ///
  /// To be called on a thread that lives until the film is finished: child processes die with it.
  package func makeEncoder(path: String) throws -> any FrameEncoder {
    try encoding.check(path, format, hasAlpha: hasAlpha)
    try checkSize()
    return switch format {
    case .png, .jpeg, .pdf: try PictureFiles(path: path, film: self)
    case .apng: try APNGEncoder(path: path, film: self)
    case .gif: try GIFEncoder(path: path, film: self)
    case .svg: throw OutputError(.usage, "'\(path)' holds a drawing of one frame, not pixels.")
    case .mp4, .webm, .mov, .webp: try GroupedFilm.encoder(path: path, film: self)
    }
  }

  /// Throws where the film is too small for its encoder.
  private func checkSize() throws {
    guard let codec = encoding.codec(in: format) else { return }
    let encoder = encoding.encoder.flatMap(VideoEncoder.init(name:)) ?? .usual(of: codec, for: self)
    guard min(width, height) < encoder.smallestSide else { return }
    throw OutputError(
      .usage,
      "\(codec.title) films have at least \(encoder.smallestSide) pixels a side, not \(width) x \(height). "
        + "Raise --scale, or choose another --codec.")
  }
}
