import Encoders
import Foundation
import Jobs
import ProgramSounds

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
