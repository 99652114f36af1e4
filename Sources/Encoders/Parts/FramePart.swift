import Foundation
import Pixels

/// A part of a film whose frames are compressed but not yet one behind the other in their file: what another
/// part's frames change of it is known only when all are there (how long its first frame has stood, say).
///
/// The file is a line with a version, then a record a frame: `R` for one that repeats the one before, `P` for
/// a picture: four numbers of 32 bits (x, y, width, height; all 0 for an unchanged one), the count of bytes as
/// 64 bits, and the bytes. Numbers have their first byte first.
package final class FramePartEncoder: FrameEncoder, @unchecked Sendable {
  private let film: any FrameEncoder
  private let file: OutputFile

  static let head = "halcyon frames 1\n"

  /// - Parameter film: what the whole film is; the part begins at any of its frames.
  package init(path: String, film: FilmFormat) throws {
    guard film.format == .gif || film.format == .apng else {
      throw OutputError(
        .usage, "a .\(film.format.rawValue) has no parts that are put together later.")
    }
    file = try OutputFile(path: path)
    do {
      // It prepares frames; what it would write goes nowhere.
      self.film = try film.makeEncoder(path: "/dev/null")
      try file.write(Array(FramePartEncoder.head.utf8))
    } catch {
      file.abandon()
      throw error
    }
  }

  package func wants(frame index: Int) -> Bool { film.wants(frame: index) }
  package var needsPrevious: Bool { film.needsPrevious }

  package func prepare(_ bitmap: Bitmap, after previous: Bitmap?) throws -> PreparedFrame {
    try film.prepare(bitmap, after: previous)
  }

  package func append(_ frame: PreparedFrame) throws {
    let area = frame.area ?? PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    let numbers = [area.x, area.y, area.width, area.height].flatMap { Self.bytes($0, 4) }
    try file.write([UInt8(ascii: "P")] + numbers + Self.bytes(frame.bytes.count, 8))
    try file.write(frame.bytes)
  }

  package func repeatLast() throws { try file.write([UInt8(ascii: "R")]) }
  package func finish() throws { try file.commit() }

  package func abandon() {
    film.abandon()
    file.abandon()
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

/// Reads what `FramePartEncoder` writes.
package struct FramePartReader {
  private let file: FileHandle
  private let path: String

  /// Throws where `path` is no such part.
  package init(path: String) throws {
    self.path = path
    guard let file = FileHandle(forReadingAtPath: path) else { throw OutputError.system(path) }
    self.file = file
    guard try read(FramePartEncoder.head.utf8.count) == Array(FramePartEncoder.head.utf8) else {
      throw broken
    }
  }

  /// Adds all frames to `film`, and answers how many they were.
  package func append(to film: any FrameEncoder) throws -> Int {
    var count = 0
    while let kind = try file.read(upToCount: 1)?.first {
      count += 1
      if kind == UInt8(ascii: "R") {
        try film.repeatLast()
        continue
      }
      guard kind == UInt8(ascii: "P") else { throw broken }
      let numbers = try (0..<4).map { _ in try number(4) }
      let length = try number(8)
      guard length >= 0, length < 1 << 40 else { throw broken }
      let area = PixelRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      try film.append(
        PreparedFrame(bytes: try read(length), area: area.width == 0 ? nil : area))
    }
    return count
  }

  private func number(_ count: Int) throws -> Int {
    try read(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func read(_ count: Int) throws -> [UInt8] {
    guard count > 0 else { return [] }
    let data = try file.read(upToCount: count) ?? Data()
    guard data.count == count else { throw broken }
    return Array(data)
  }

  private var broken: OutputError {
    OutputError(.cannotWrite, "'\(path)' is broken, or no part of a film. Render it again.")
  }
}
