import Foundation
import Pixels
import TestSupport
import Testing

@testable import Encoders

@Suite("Sound under a film", .serialized, .enabled(if: Tool.hasFFmpeg, "needs ffmpeg"))
struct SoundTrackTests {
  /// Silence up to half a second, then a wave of 440 Hz; a WAV file of 16 bits at this rate.
  private func wave(seconds: Double, rate: Int = 48_000) -> Data {
    let count = Int(seconds * Double(rate))
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let samples = (0..<count).flatMap { index -> [UInt8] in
      guard index >= rate / 2 else { return [0, 0] }
      let value = 20_000 * cos(2 * .pi * 440 * Double(index - rate / 2) / Double(rate))
      return number(Int(value), 2)
    }
    let format = number(1, 2) + number(1, 2) + number(rate, 4) + number(rate * 2, 4) + number(2, 2)
    return Data(
      Array("RIFF".utf8) + number(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
        + format + number(16, 2) + Array("data".utf8) + number(samples.count, 4) + samples)
  }

  private func film(
    _ format: OutputFormat, sound: Data, in folder: TemporaryFolder, frames: Int = 60
  ) throws -> String {
    try sound.write(to: folder.url.appendingPathComponent("a.wav"))
    var film = FilmFormat(
      format: format, width: 64, height: 64, framesPerSecond: 60, hasAlpha: false,
      frameCount: frames)
    film.encoding.audio = folder.file("a.wav")
    let path = folder.file("film.\(format)")
    let encoder = try film.makeEncoder(path: path)
    for index in 0..<frames {
      try encoder.append(
        encoder.prepare(.square(at: index % 50, width: 64, height: 64), after: nil))
    }
    try encoder.finish()
    return path
  }

  /// The left channel as a player hears it, from the film's beginning.
  private func heard(_ path: String) throws -> [Int16] {
    let bytes = try Tool.run(
      "ffmpeg",
      ["-v", "error", "-i", path, "-map", "0:a", "-ac", "1", "-f", "s16le", "-ar", "48000", "-"]
    ).output
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  @Test(
    "An onset at half a second stands at sample 24,000", arguments: [OutputFormat.mp4, .mov, .webm])
  func onset(format: OutputFormat) throws {
    let folder = try TemporaryFolder()
    let path = try film(format, sound: wave(seconds: 2), in: folder)
    let samples = try heard(path)
    // The place where the sound fits its own beginning best: lossy codecs ring a little before it.
    let expected = (0..<480).map { cos(2 * .pi * 440 * Double($0) / 48_000) }
    func likeness(at start: Int) -> Double {
      // What comes before should be silent, what follows be the wave.
      let before = samples[(start - 48)..<start].reduce(0.0) { $0 + abs(Double($1)) }
      return zip(samples[start...], expected).reduce(0.0) { $0 + Double($1.0) * $1.1 } - before
    }
    let best = (23_900..<24_100).max { likeness(at: $0) < likeness(at: $1) }
    #expect(best.map { abs($0 - 24_000) <= 1 } == true, "\(best ?? 0)")
    #expect(try Tool.probe(path, "nb_read_frames") == ["nb_read_frames=60"])
  }

  @Test("The track is as long as the film, whatever the file's length and rate")
  func lengths() throws {
    for (seconds, rate) in [(0.6, 48_000), (3.0, 44_100)] {
      let folder = try TemporaryFolder()
      let path = try film(.mov, sound: wave(seconds: seconds, rate: rate), in: folder)
      #expect(try heard(path).count == 48_000)
    }
    let track = SoundTrack(
      file: "",
      film: FilmFormat(
        format: .mp4, width: 2, height: 2, framesPerSecond: 30_000 / 1001, hasAlpha: false,
        frameCount: 30_000))
    #expect(track.length == 1001 * 48_000)
  }

  @Test("The same bytes each time", arguments: [OutputFormat.mp4, .webm])
  func repeatable(format: OutputFormat) throws {
    let folder = try TemporaryFolder()
    let first = try Data(
      contentsOf: URL(fileURLWithPath: film(format, sound: wave(seconds: 1), in: folder)))
    let second = try Data(
      contentsOf: URL(fileURLWithPath: film(format, sound: wave(seconds: 1), in: folder)))
    #expect(first == second)
  }

  @Test("A file that holds no sound is an error that leaves nothing behind")
  func noSound() throws {
    let folder = try TemporaryFolder()
    #expect(throws: OutputError.self) {
      try film(.mp4, sound: Data("no sound at all".utf8), in: folder, frames: 400)
    }
    #expect(folder.contents == ["a.wav"])
  }
}
