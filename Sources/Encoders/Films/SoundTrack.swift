import Foundation

/// How ffmpeg lays a file's sound under a film.
///
/// The track is as long as the film, to the sample: what is longer is cut, and silence follows what is shorter.
/// What the encoders put before the first sample is noted in the file, so that players leave it out.
struct SoundTrack {
  let file: String
  let film: FilmFormat

  /// Samples a second.
  static let rate = 48_000

  /// Samples from the film's first frame to the end of its last.
  var length: Int {
    let rate = FrameRate(film.framesPerSecond)
    // Exact for hours: a frame count times a denominator times 48,000 fits.
    return (film.frameCount * rate.denominator * Self.rate + rate.numerator / 2)
      / max(1, rate.numerator)
  }

  var input: [String] {
    // With its protocol: a name may look like that of another.
    ["-i", "file:" + file, "-map", "0:v:0", "-map", "1:a:0"]
  }

  var output: [String] {
    [
      "-af",
      "aresample=\(Self.rate):resampler=swr,apad=whole_len=\(length),atrim=end_sample=\(length)",
      "-ac", "2",
    ] + SoundTrack.codec(film.format) + ["-flags:a", "+bitexact"]
  }

  static func codec(_ format: OutputFormat) -> [String] {
    switch format {
    case .mov: ["-c:a", "pcm_s16le"]
    case .webm: ["-c:a", "libopus", "-b:a", "160k"]
    default: ["-c:a", "aac", "-b:a", "192k"]
    }
  }
}
