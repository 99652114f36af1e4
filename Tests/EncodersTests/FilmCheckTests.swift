import Foundation
import TestSupport
import Testing

@testable import Encoders

/// Films of the real ffmpeg, whole and damaged.
@Suite("Whether a film is whole", .enabled(if: Tool.hasFFmpeg, "needs ffmpeg"))
struct FilmCheckTests {
  private static let formats: [OutputFormat] = [.mp4, .mov, .webm, .webp]

  private func film(_ format: OutputFormat, frames: Int, rate: Double = 60) throws -> Data {
    let folder = try TemporaryFolder()
    let path = folder.file("a.\(format)")
    let film = FilmFormat(
      format: format, width: 80, height: 60, framesPerSecond: rate, hasAlpha: format.keepsAlpha,
      frameCount: frames)
    let encoder = try film.makeEncoder(path: path)
    for index in 0..<frames {
      try encoder.append(
        encoder.prepare(.square(at: index % 60, width: 80, height: 60), after: nil))
    }
    try encoder.finish()
    return Data(folder.bytes("a.\(format)"))
  }

  /// What is wrong with a file of these bytes.
  private func fault(_ bytes: Data, _ format: OutputFormat, frames: Int) throws -> FilmFault? {
    let folder = try TemporaryFolder()
    try bytes.write(to: folder.url.appendingPathComponent("a"))
    let descriptor = open(folder.file("a"), O_RDONLY)
    defer { close(descriptor) }
    do {
      try FilmCheck.check(
        FileReader(descriptor: descriptor, size: bytes.count), format, frames: frames)
      return nil
    } catch { return error }
  }

  @Test("Films of many lengths pass", arguments: formats, [1, 2, 13, 300])
  func whole(format: OutputFormat, frames: Int) throws {
    // `finish` checks; it is checked here that the count matters, too.
    let film = try film(format, frames: frames)
    #expect(try fault(film, format, frames: frames) == nil)
    if format != .webp {
      #expect(try fault(film, format, frames: frames + 1) != nil)
      #expect(try fault(film, format, frames: frames - 1) != nil)
    }
  }

  @Test("A film that ends anywhere before its end is broken", arguments: formats)
  func cut(format: OutputFormat) throws {
    let film = try film(format, frames: 12)
    let step = max(1, film.count / 100)
    for length in Array(stride(from: 0, to: film.count, by: step)) + [film.count - 1] {
      #expect(
        try fault(film.prefix(length), format, frames: 12) != nil, "\(length) of \(film.count)")
      // As a disk leaves it on which only the room was found. A WebP is written all at once.
      guard format != .webp else { continue }
      let zeros = film.prefix(length) + Data(count: film.count - length)
      if length < film.count / 2 {
        #expect(
          try fault(zeros, format, frames: 12) != nil, "zeros from \(length) of \(film.count)")
      }
    }
  }

  @Test("Numbers beyond all bounds are a fault, not a crash", arguments: formats)
  func damaged(format: OutputFormat) throws {
    let film = try film(format, frames: 3)
    for place in stride(from: 0, to: min(film.count, 4000), by: 7) {
      var bytes = film
      bytes[place] = bytes[place] ^ 0xFF
      _ = try fault(bytes, format, frames: 3)
    }
  }
}
