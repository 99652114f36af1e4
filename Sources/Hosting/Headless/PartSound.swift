import Encoders
import Foundation
import ProgramSounds

/// What a part of a film does with what its program plays.
package struct PartSound: Codable, Hashable, Sendable {
  /// First and last frame of the whole film.
  package var film: ClosedRange<Int>
  /// Where the sound of the whole film goes; nil for a part that ends before all is known.
  package var file: String?
  /// A sound file that lies under the whole film, beside what is played.
  package var audio: String?

  package init(film: ClosedRange<Int>, file: String?, audio: String? = nil) {
    (self.film, self.file, self.audio) = (film, file, audio)
  }
}

extension RenderJob {
  /// What has been played so far, by the time of the film.
  func soundCues() -> [SoundCue] {
    let first = partSound?.film.lowerBound ?? filmFrames.lowerBound
    let start = startDate.timeIntervalSinceReferenceDate + time(of: first)
    return SoundCue.cues(of: SoundLog.events, filmStart: start)
  }

  /// Writes the sound of the whole film, for those who put its parts together; removes what is there where there is none.
  func writePartSound(_ format: OutputFormat) throws {
    guard let partSound, let file = partSound.file else { return }
    let cues = soundCues()
    guard !cues.isEmpty || partSound.audio != nil else {
      unlink(file)
      return
    }
    let (width, height) = pixelSize
    var film = FilmFormat(
      format: format, width: width, height: height, framesPerSecond: framesPerSecond,
      hasAlpha: isSeeThrough, frameCount: partSound.film.count)
    film.encoding.audio = partSound.audio
    try FilmSound(.cues(cues), film: film).writeTrack(to: file)
  }
}
