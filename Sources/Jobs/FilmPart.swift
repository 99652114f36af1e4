import Encoders
import Foundation

/// The film that a job's frames are a part of, in a format whose frames are put together later.
package struct FilmPart: Codable, Hashable, Sendable {
  /// Its first and its last frame.
  package var frames: ClosedRange<Int>
  package var format: OutputFormat

  package init(frames: ClosedRange<Int>, format: OutputFormat) {
    self.frames = frames
    self.format = format
  }
}

extension RenderJob {
  /// The frames that the encoder and the pictures' changes are counted from.
  package var filmFrames: ClosedRange<Int> { part?.frames ?? frames }
}
