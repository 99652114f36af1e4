import Foundation
import Pixels

/// Writes an animated PNG (the acTL, fcTL and fdAT chunks of the PNG
/// specification). Each frame holds only the rectangle that changed.
///
/// A frame is written when the next one comes, for only then is it known how long it stays.
package final class APNGEncoder: FrameEncoder, @unchecked Sendable {
  private let film: FilmFormat
  private let file: OutputFile
  // Below: only touched by `append`, `repeatLast` and `finish`, which come one at a time.
  private var pending: PreparedFrame?
  /// How many frames of the film the pending one stays.
  private var stay = 0
  private var writtenFrames = 0
  private var sequence = 0
  private let controlOffset: Int

  package init(path: String, film: FilmFormat) throws {
    self.film = film
    file = try OutputFile(path: path)
    let start =
      PNGChunk.signature
      + PNGChunk.header(width: film.width, height: film.height, hasAlpha: film.hasAlpha)
      + PNGChunk.colorSpace
    controlOffset = start.count
    // Replaced at the end, when the number of frames is known.
    try file.write(start + control(frames: film.frameCount))
  }

  package var needsPrevious: Bool { true }

  package func prepare(_ bitmap: Bitmap, after previous: Bitmap?) throws -> PreparedFrame {
    guard let area = previous.map(bitmap.difference(from:)) ?? bitmap.bounds else {
      return PreparedFrame(bytes: [], area: nil)
    }
    let bytes = PNGEncoder.compressed(bitmap, area, hasAlpha: film.hasAlpha, jobs: 1)
    return PreparedFrame(bytes: bytes, area: area)
  }

  package func append(_ frame: PreparedFrame) throws {
    guard frame.area != nil else { return try repeatLast() }
    try writePending()
    pending = frame
    stay = 1
  }

  package func repeatLast() throws { stay += 1 }

  package func finish() throws {
    try writePending()
    try file.write(PNGChunk.chunk("IEND"))
    try file.overwrite(control(frames: writtenFrames), at: controlOffset)
    try file.commit()
  }

  package func abandon() { file.abandon() }

  /// The number of frames, and how often they play; 0 is for ever.
  private func control(frames: Int) -> [UInt8] {
    PNGChunk.chunk("acTL", PNGChunk.bigEndian(frames) + PNGChunk.bigEndian(film.encoding.loops))
  }

  private func writePending() throws {
    guard let frame = pending, let area = frame.area else { return }
    try file.write(frameControl(area, frames: stay))
    if writtenFrames == 0 {
      try file.write(PNGChunk.chunk("IDAT", frame.bytes))
    } else {
      try file.write(PNGChunk.chunk("fdAT", nextSequence() + frame.bytes))
    }
    writtenFrames += 1
    pending = nil
  }

  /// Where the next frame goes and how long it stays, in fractions of a second.
  private func frameControl(_ area: PixelRectangle, frames: Int) -> [UInt8] {
    let (numerator, denominator) = delay(frames: frames)
    let place = [area.width, area.height, area.x, area.y].flatMap(PNGChunk.bigEndian)
    let time = PNGChunk.bigEndian16(numerator) + PNGChunk.bigEndian16(denominator)
    // Left in place afterwards (0), and put over what was there without blending (0).
    return PNGChunk.chunk("fcTL", nextSequence() + place + time + [0, 0])
  }

  /// Both at most 65535; exact for whole frame rates unless a picture stays for many minutes.
  private func delay(frames: Int) -> (Int, Int) {
    let rate = FrameRate(film.framesPerSecond)
    if frames <= 65535 / rate.denominator && rate.numerator <= 65535 {
      return (frames * rate.denominator, rate.numerator)
    }
    let seconds = min(Double(frames) / rate.value, 65535)
    let denominator = max(1, min(1000, Int(65535 / seconds)))
    return (Int((seconds * Double(denominator)).rounded()), denominator)
  }

  private func nextSequence() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunk.bigEndian(sequence)
  }
}
