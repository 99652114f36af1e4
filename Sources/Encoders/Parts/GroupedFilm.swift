import Foundation
import Pixels

/// A film that an encoder of its own makes of each 300 frames, put together without encoding again.
///
/// What an encoder does with a frame depends on all that it has seen before: how much it has spent, which
/// shortcuts have worked. So a part of a film that somebody else encodes can only be equal to what it is in the
/// whole where all parts begin afresh. A film of at most one group is what a single encoder makes of it.
/// Each group costs the start of a program (some 40 ms) and a key frame.
package final class GroupedFilm: FrameEncoder, @unchecked Sendable {
  /// Frames of a group: five seconds at 60 a second.
  package static let groupLength = 300

  private let path: String
  private let film: FilmFormat
  /// What each group is.
  private let group: FilmFormat
  private let folder: OutputFolder
  private let starter = LastingThread("Encoders")
  /// Prepares frames; the first group's.
  private let first: FFmpegEncoder
  private let lock = NSLock()
  /// Under the lock.
  private var isAbandoned = false
  private var current: FFmpegEncoder?
  // Below: only touched by `append`, `repeatLast` and `finish`, which come one at a time.
  private var counts = [0]
  private var last: PreparedFrame?

  /// An encoder for a film of any length that ffmpeg makes.
  package static func encoder(path: String, film: FilmFormat) throws -> any FrameEncoder {
    // Frames that look like the one before are one with it in WebP, and ffmpeg reads no moving WebP. A track of
    // sound would begin afresh with each group.
    film.frameCount > groupLength && film.format != .webp && film.encoding.audio == nil
      ? try GroupedFilm(path: path, film: film) : try FFmpegEncoder(path: path, film: film)
  }

  private init(path: String, film: FilmFormat) throws {
    self.path = path
    self.film = film
    // Sound lies under the whole.
    var group = film
    group.sounds = nil
    self.group = group
    // Not the name that the film itself has while it is unfinished.
    let folder = try OutputFolder(beside: OutputTarget(path).path + ".groups")
    self.folder = folder
    let name = GroupedFilm.name(0, film.format)
    do {
      first = try starter.run { try FFmpegEncoder(path: folder.path + "/" + name, film: group) }
    } catch {
      folder.abandon()
      starter.end()
      throw error
    }
    current = first
  }

  deinit { starter.end() }

  package func prepare(_ bitmap: Bitmap, after previous: Bitmap?) throws -> PreparedFrame {
    try first.prepare(bitmap, after: previous)
  }

  package func append(_ frame: PreparedFrame) throws {
    if counts[counts.count - 1] == GroupedFilm.groupLength { try beginGroup() }
    try told { try encoder().append(frame) }
    counts[counts.count - 1] += 1
    last = frame
  }

  package func repeatLast() throws {
    if let last { try append(last) }
  }

  package func finish() throws {
    try told { try encoder().finish() }
    let parts = counts.enumerated().map { index, count in
      FilmParts.Part(path: folder.path + "/" + GroupedFilm.name(index, film.format), frames: count)
    }
    var joined = FilmParts(format: film.format, framesPerSecond: film.framesPerSecond)
    joined.listFolder = folder.path
    joined.sound = film.sound
    try starter.run { [path] in try joined.join(parts, to: path) }
    folder.abandon()
    starter.end()
  }

  package func abandon() {
    let encoder = lock.withLock {
      self.isAbandoned = true
      return self.current
    }
    encoder?.abandon()
    folder.abandon()
    starter.end()
  }

  private func beginGroup() throws {
    try told { try encoder().finish() }
    let path = folder.path + "/" + GroupedFilm.name(counts.count, film.format)
    counts.append(0)
    let next = try starter.run { [group] in try FFmpegEncoder(path: path, film: group) }
    let isTooLate = lock.withLock {
      current = next
      return isAbandoned
    }
    if isTooLate { next.abandon() }
  }

  private func encoder() throws -> FFmpegEncoder {
    let encoder = lock.withLock { self.isAbandoned ? nil : self.current }
    guard let encoder else { throw CancellationError() }
    return encoder
  }

  /// Names the film in errors about one of its groups.
  private func told(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as OutputError {
      var error = failure
      let name = folder.path + "/" + GroupedFilm.name(counts.count - 1, film.format)
      error.description = error.description.replacingOccurrences(of: name, with: path)
      throw error
    }
  }

  private static func name(_ index: Int, _ format: OutputFormat) -> String {
    String(format: "%06d.", index) + format.rawValue
  }
}
