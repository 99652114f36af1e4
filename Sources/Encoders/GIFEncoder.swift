import Foundation
import Pixels

/// Writes an animated GIF. Each frame has its own palette and holds only the
/// pixels that changed, so what is at rest never flickers.
///
/// GIF counts time in hundredths of a second, and browsers take anything below two of them for ten:
/// above 50 frames a second frames are left out, so that the film keeps its length.
package final class GIFEncoder: FrameEncoder, @unchecked Sendable {
  private let film: FilmFormat
  private let file: OutputFile
  // Below: only touched by `append`, `repeatLast` and `finish`, which come one at a time.
  private var pending: PreparedFrame?
  private var pendingIndex = 0
  /// The number of the next frame to come.
  private var index = 0

  package init(path: String, film: FilmFormat) throws {
    guard film.width <= 65535 && film.height <= 65535 else {
      throw OutputError(
        .usage,
        "a GIF has at most 65535 pixels a side, not \(film.width) x \(film.height). Lower --scale.")
    }
    self.film = film
    file = try OutputFile(path: path)
    let size = GIFEncoder.littleEndian(film.width) + GIFEncoder.littleEndian(film.height)
    // No table of colours for all frames.
    try file.write(
      Array("GIF89a".utf8) + size + [0x70, 0, 0] + GIFEncoder.loop(film.encoding.loops))
  }

  package func wants(frame index: Int) -> Bool {
    index == 0 || time(of: index) != time(of: index - 1)
  }

  package var needsPrevious: Bool { true }

  package func prepare(_ bitmap: Bitmap, after previous: Bitmap?) throws -> PreparedFrame {
    guard let changed = previous.map(bitmap.difference(from:)) ?? bitmap.bounds else {
      return PreparedFrame(bytes: [], area: nil)
    }
    // See-through pixels cannot be put over others: such films are whole frames.
    let area = film.hasAlpha ? bitmap.bounds : changed
    var frame = GIFFrame(bitmap, area, over: film.hasAlpha ? nil : previous)
    let bytes = frame.encoded()
    return PreparedFrame(bytes: [frame.transparentIndex] + bytes, area: area)
  }

  package func append(_ frame: PreparedFrame) throws {
    guard frame.area != nil else { return try repeatLast() }
    try writePending()
    pending = frame
    pendingIndex = index
    index += 1
  }

  package func repeatLast() throws { index += 1 }

  package func finish() throws {
    try writePending()
    try file.write([0x3B])
    try file.commit()
  }

  package func abandon() { file.abandon() }

  private func writePending() throws {
    guard let frame = pending else { return }
    let delay = min(max(2, time(of: index) - time(of: pendingIndex)), 65535)
    // Afterwards the frame is cleared (2) or stays (1); bit 0: one index is see-through.
    let flags: UInt8 = (film.hasAlpha ? 2 : 1) << 2 | 1
    let control: [UInt8] = [0x21, 0xF9, 4, flags] + GIFEncoder.littleEndian(delay)
    try file.write(control + [frame.bytes[0], 0])
    try file.write(Array(frame.bytes.dropFirst()))
    pending = nil
  }

  /// When frame `index` is shown, in hundredths of a second.
  private func time(of index: Int) -> Int {
    let rate = film.framesPerSecond
    return rate > 50
      ? 2 * Int(Double(index) * 50 / rate + 1e-9) : Int((Double(index) * 100 / rate).rounded())
  }

  /// The extension that says how often to begin anew: 0 times is for ever, and a film that plays once has none.
  private static func loop(_ plays: Int) -> [UInt8] {
    guard plays != 1 else { return [] }
    return [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + littleEndian(max(0, plays - 1))
      + [0]
  }

  static func littleEndian(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
