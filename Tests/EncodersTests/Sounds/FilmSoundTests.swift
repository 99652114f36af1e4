import Foundation
import Pixels
import ProgramSounds
import TestSupport
import Testing

@testable import Encoders

@Suite("Sound under films", .enabled(if: Tool.hasFFmpeg))
struct FilmSoundTests {
  /// A sound of `count` samples of half the loudest, 48,000 a second.
  private func click(_ folder: TemporaryFolder, count: Int = 480) throws -> SoundSource {
    var bytes = Data("RIFF".utf8) + number(36 + 2 * count, 4) + Data("WAVEfmt ".utf8)
    bytes += number(16, 4) + number(1, 2) + number(1, 2) + number(48_000, 4) + number(96_000, 4)
    bytes += number(2, 2) + number(16, 2) + Data("data".utf8) + number(2 * count, 4)
    for _ in 0..<count { bytes += number(16_384, 2) }
    let url = URL(fileURLWithPath: folder.file("click.wav"))
    try bytes.write(to: url)
    return .file(url)
  }

  private func number(_ value: Int, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }

  private func write(_ format: OutputFormat, _ folder: TemporaryFolder, frames: Int, cue: SoundCue)
    throws
  {
    var film = FilmFormat(
      format: format, width: 64, height: 64, framesPerSecond: 60, hasAlpha: false,
      frameCount: frames)
    film.encoding.quality = .draft
    film.sounds = { [cue] }
    let encoder = try film.makeEncoder(path: folder.file("film.\(format.rawValue)"))
    let bitmap = Bitmap(width: 64, height: 64)
    try encoder.append(encoder.prepare(bitmap, after: nil))
    for _ in 1..<frames { try encoder.repeatLast() }
    try encoder.finish()
  }

  /// The left samples of a file's sound.
  private func samples(_ file: String) throws -> [Int16] {
    let output = try Tool.run(
      "ffmpeg", ["-v", "error", "-i", file, "-f", "s16le", "-ac", "2", "-ar", "48000", "-"]
    ).output
    return stride(from: 0, to: output.count - 3, by: 4).map {
      Int16(bitPattern: UInt16(output[$0]) | UInt16(output[$0 + 1]) << 8)
    }
  }

  @Test("An onset at half a second is sample 24,000 of a film's sound")
  func onset() throws {
    let folder = try TemporaryFolder()
    let cue = SoundCue(source: try click(folder), start: 0.5)
    try write(.mov, folder, frames: 60, cue: cue)
    let samples = try samples(folder.file("film.mov"))
    #expect(samples.count == 48_000)
    #expect(samples.firstIndex { $0 != 0 } == 24_000)
    #expect(samples.lastIndex { $0 != 0 } == 24_479)
    // One channel is heard as loudly on both sides.
    #expect(abs(Int(samples[24_100]) - 16_384) <= 1)
  }

  @Test(
    "Compressed sound keeps its place, with encoders' own silence left out",
    arguments: [OutputFormat.mp4, .webm])
  func compressed(format: OutputFormat) throws {
    let folder = try TemporaryFolder()
    let cue = SoundCue(source: try click(folder, count: 9600), start: 0.5)
    try write(format, folder, frames: 60, cue: cue)
    let samples = try samples(folder.file("film.\(format.rawValue)"))
    // The edge is soft after compression: half its height is where it was.
    let edge = try #require(samples.firstIndex { $0 > 8192 })
    #expect(abs(edge - 24_000) <= 16)
    #expect(abs(samples.count - 48_000) <= 1024)
  }

  @Test("A film of several groups has one track, and its frames are those of the silent film")
  func groups() throws {
    let folder = try TemporaryFolder()
    let cue = SoundCue(source: try click(folder), start: 5.5)
    try write(.mov, folder, frames: 340, cue: cue)
    let samples = try samples(folder.file("film.mov"))
    #expect(samples.firstIndex { $0 != 0 } == 264_000)
    #expect(try Tool.frames(of: folder.file("film.mov"), pixels: 64 * 64).count == 340)
    #expect(folder.contents == ["click.wav", "film.mov"])
  }

  @Test("The same film with the same sound has the same bytes")
  func repetition() throws {
    let folder = try TemporaryFolder()
    let cue = SoundCue(source: try click(folder), start: 0.1)
    try write(.mp4, folder, frames: 30, cue: cue)
    let first = folder.bytes("film.mp4")
    try write(.mp4, folder, frames: 30, cue: cue)
    #expect(folder.bytes("film.mp4") == first && !first.isEmpty)
  }

  @Test("A sound that cannot be decoded is left out, and the film is there")
  func broken() throws {
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: try folder.write("no sound", to: "broken.wav"))
    try write(.mov, folder, frames: 6, cue: SoundCue(source: .file(url), start: 0))
    #expect(try samples(folder.file("film.mov")).allSatisfy { $0 == 0 })
  }
}
