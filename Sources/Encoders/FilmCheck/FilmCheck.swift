/// Whether a film that another program has written is whole: that program's own word is not enough, since
/// it may end well where a disk was full.
///
/// The structure is followed to the last byte, and every frame is found in it: a few reads of some bytes
/// a frame, without decoding any: 4 (WebM) to 10 µs (MP4) a frame, so 35 ms for a minute at 60 a second.
enum FilmCheck {
  /// Throws `FilmFault` unless `file` is a whole film of `frames` frames.
  static func check(_ file: FileReader, _ format: OutputFormat, frames: Int) throws(FilmFault) {
    let found: ClosedRange<Int>
    switch format {
    case .mp4, .mov:
      let count = try MP4Film(file).frameCount()
      found = count...count
    case .webm:
      let count = try MatroskaFilm(file).frameCount()
      found = count...count
    case .webp:
      // Frames that look like the one before are one with it.
      let count = try WebPFilm(file).frameCount()
      found = count...max(count, frames)
    case .png, .apng, .gif, .svg, .jpeg, .pdf: return
    }
    guard found.contains(frames) else {
      throw FilmFault("it has \(found.lowerBound) of \(frames) frames")
    }
  }
}

/// What is wrong with a film, to stand behind "the file is broken: ".
struct FilmFault: Error, Equatable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
