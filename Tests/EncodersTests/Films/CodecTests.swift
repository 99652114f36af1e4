import Foundation
import Pixels
import TestSupport
import Testing

@testable import Encoders

/// A codec in a file that can hold it.
struct CodecInFile: CustomTestStringConvertible, Sendable {
  var format: OutputFormat
  var codec: VideoCodec

  var testDescription: String { "\(codec) in .\(format)" }

  static let all = OutputFormat.allCases.flatMap { format in
    format.codecs.map { CodecInFile(format: format, codec: $0) }
  }

  /// A film of a moving square.
  func film(
    to path: String, frames: Int, width: Int = 96, height: Int = 66, hasAlpha: Bool = false,
    quality: FilmQuality = .good, bitmap: ((Int) -> Bitmap)? = nil
  ) throws {
    var film = FilmFormat(
      format: format, width: width, height: height, framesPerSecond: 30_000 / 1001,
      hasAlpha: hasAlpha, frameCount: frames)
    film.encoding.codec = codec
    film.encoding.quality = quality
    let encoder = try film.makeEncoder(path: path)
    for index in 0..<frames {
      let picture = bitmap?(index) ?? .square(at: index % 60, width: width, height: height)
      try encoder.append(encoder.prepare(picture, after: nil))
    }
    try encoder.finish()
  }
}

@Suite("Codecs", .serialized, .enabled(if: Tool.hasFFmpeg, "needs ffmpeg"))
struct CodecTests {
  private static let names: [VideoCodec: String] = [.prores: "prores"]

  @Test(
    "Each file has its codec, all frames, the exact rate, and says how its colours are meant",
    arguments: CodecInFile.all)
  func contents(place: CodecInFile) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.\(place.format)")
    try place.film(to: path, frames: 13)
    let found = Set(
      try Tool.probe(
        path, "codec_name,r_frame_rate,nb_read_frames,color_range,color_space,color_primaries"))
    let name = Self.names[place.codec] ?? place.codec.rawValue
    #expect(
      found.isSuperset(of: [
        "codec_name=\(name)", "r_frame_rate=30000/1001", "nb_read_frames=13", "color_range=tv",
        "color_space=bt709",
      ]), "\(found)")
    if place.codec == .hevc {
      #expect(try Tool.probe(path, "codec_tag_string") == ["codec_tag_string=hvc1"])
    }
  }

  @Test("The same frames make the same bytes, at each quality", arguments: CodecInFile.all)
  func repeatable(place: CodecInFile) throws {
    let folder = try TemporaryFolder()
    for quality in [FilmQuality.draft, .good] {
      for name in ["a", "b"] {
        try place.film(to: folder.file("\(name).\(place.format)"), frames: 12, quality: quality)
      }
      #expect(folder.bytes("a.\(place.format)") == folder.bytes("b.\(place.format)"), "\(quality)")
    }
  }

  @Test("A film that ends too early, or with zeros, is broken", arguments: CodecInFile.all)
  func cut(place: CodecInFile) throws {
    let folder = try TemporaryFolder()
    try place.film(to: folder.file("a.\(place.format)"), frames: 12)
    let film = Data(folder.bytes("a.\(place.format)"))
    #expect(try fault(film, place.format, frames: 12) == nil)
    #expect(try fault(film, place.format, frames: 11) != nil)
    for length in stride(from: 0, to: film.count, by: max(1, film.count / 60)) {
      #expect(try fault(film.prefix(length), place.format, frames: 12) != nil, "\(length)")
      guard length < film.count / 2 else { continue }
      let zeros = film.prefix(length) + Data(count: film.count - length)
      #expect(try fault(zeros, place.format, frames: 12) != nil, "zeros from \(length)")
    }
    for place_ in stride(from: 0, to: min(film.count, 4000), by: 7) {
      var bytes = film
      bytes[place_] ^= 0xFF
      _ = try fault(bytes, place.format, frames: 12)
    }
  }

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

  @Test("Films of odd and of tiny pictures are made", arguments: CodecInFile.all)
  func small(place: CodecInFile) throws {
    for (width, height) in [(33, 35), (16, 9), (65, 67)] {
      if place.codec == .hevc, height < 32 {
        let folder = try TemporaryFolder()
        #expect(throws: OutputError.self) {
          try place.film(to: folder.file("a.mp4"), frames: 1, width: width, height: height)
        }
        #expect(folder.contents == [])
        continue
      }
      let folder = try TemporaryFolder()
      let path = folder.file("a.\(place.format)")
      try place.film(to: path, frames: 3, width: width, height: height)
      #expect(try Tool.probe(path, "nb_read_frames") == ["nb_read_frames=3"])
    }
  }

  @Test(
    "What is half see-through comes back so, with its colour",
    arguments: [
      (CodecInFile(format: .webm, codec: .vp9), ["-c:v", "libvpx-vp9"]),
      (CodecInFile(format: .mov, codec: .prores), []),
    ])
  func opacity(place: CodecInFile, decoder: [String]) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.\(place.format)")
    // Orange at 128/255, premultiplied, on the left; nothing on the right.
    try place.film(to: path, frames: 4, width: 64, height: 32, hasAlpha: true) { _ in
      Bitmap(64, 32) { x, _ in x < 32 ? [128, 64, 0, 128] : [0, 0, 0, 0] }
    }
    let arguments =
      ["-v", "error"] + decoder + ["-i", path, "-frames:v", "1"]
      + ["-vf", "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int"]
      + ["-f", "rawvideo", "-pix_fmt", "rgba", "-"]
    let pixels = try Tool.run("ffmpeg", arguments).output
    try #require(pixels.count == 64 * 32 * 4)
    let left = pixels[(16 * 64 + 12) * 4..<(16 * 64 + 12) * 4 + 4].map(Int.init)
    for (found, expected) in zip(left, [255, 128, 0, 128]) {
      #expect(abs(found - expected) <= 3, "\(left)")
    }
    #expect(pixels[(16 * 64 + 52) * 4 + 3] <= 1)
  }
}
