import Foundation
import Pixels
import TestSupport
import Testing

@testable import Encoders

@Suite("PNG")
struct PNGEncoderTests {
  @Test(
    "An opaque picture comes back as RGB, pixel by pixel", arguments: [(1, 1), (3, 2), (97, 61)])
  func opaque(width: Int, height: Int) throws {
    let bitmap = Bitmap.noise(width, height)
    let read = try #require(PNGReader(PNGEncoder.encode(bitmap)))
    #expect((read.width, read.height, read.channels) == (width, height, 3))
    #expect(read.chunkNames == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(read.pixels == bitmap.packed.enumerated().filter { $0.offset % 4 != 3 }.map(\.element))
  }

  @Test("Smooth pictures, for which other filters are chosen, come back too")
  func smooth() throws {
    let bitmap = Bitmap(120, 90) { x, y in
      let wave = 40 * sin(Double(x) / 9) * cos(Double(y) / 7)
      return [UInt8(128 + wave), UInt8((x * y) % 256), UInt8((x + y) % 256), 255]
    }
    let read = try #require(PNGReader(PNGEncoder.encode(bitmap)))
    #expect(read.pixels == bitmap.packed.enumerated().filter { $0.offset % 4 != 3 }.map(\.element))
  }

  @Test("See-through colours are divided by their alpha")
  func transparent() throws {
    let premultiplied: [[UInt8]] = [
      [0, 0, 0, 0], [128, 0, 0, 128], [10, 20, 30, 40], [1, 2, 3, 255],
    ]
    let bitmap = Bitmap(4, 1) { x, _ in premultiplied[x] }
    let read = try #require(PNGReader(PNGEncoder.encode(bitmap)))
    // round(10 · 255 / 40) = 64, 20 → 127.5 → 128, 30 → 191
    #expect(read.channels == 4)
    #expect(
      read.pixels == [0, 0, 0, 0, 255, 0, 0, 128, 64, 128, 191, 40, 1, 2, 3, 255])
  }

  @Test("The bytes do not depend on the number of threads")
  func threads() throws {
    let bitmap = Bitmap.noise(300, 500)
    let alone = PNGEncoder.encode(bitmap, jobs: 1)
    #expect(alone == PNGEncoder.encode(bitmap, jobs: 4))
    let read = try #require(PNGReader(alone))
    #expect(read.pixels.count == 300 * 500 * 3)
  }

  @Test("A plain picture is small")
  func plain() {
    let bitmap = Bitmap(300, 300) { _, _ in [255, 255, 255, 255] }
    #expect(PNGEncoder.encode(bitmap).count < 1_500)
  }
}

@Suite("Numbered names")
struct NumberedNameTests {
  @Test("A number takes the place of the percent sign")
  func numbers() throws {
    #expect(try NumberedName("out-%05d.png").path(for: 42) == "out-00042.png")
    #expect(try NumberedName("%d.png").path(for: 7) == "7.png")
    #expect(try NumberedName("%3d.png").path(for: 12345) == "12345.png")
    #expect(try NumberedName("plain.png").path(for: 3) == "plain.png")
  }

  @Test("Two numbers are refused")
  func two() { #expect(throws: OutputError.self) { try NumberedName("%d-%d.png") } }
}

@Suite("PNG files")
struct PNGFilesTests {
  @Test("Each frame becomes a file of its number; a frame that repeats too")
  func numbered() throws {
    let folder = try TemporaryFolder()
    var film = FilmFormat(
      format: .png, width: 40, height: 30, framesPerSecond: 60, hasAlpha: false, frameCount: 3)
    film.firstFrame = 9
    let encoder = try film.makeEncoder(path: folder.file("f-%03d.png"))
    try encoder.append(encoder.prepare(.square(at: 3), after: nil))
    try encoder.repeatLast()
    try encoder.append(encoder.prepare(.square(at: 4), after: nil))
    try encoder.finish()
    #expect(folder.contents == ["f-009.png", "f-010.png", "f-011.png"])
    #expect(folder.bytes("f-009.png") == folder.bytes("f-010.png"))
    #expect(folder.bytes("f-010.png") != folder.bytes("f-011.png"))
  }

  @Test("Several frames do not fit into one file, and the message says what to type")
  func tooMany() {
    let film = FilmFormat(
      format: .png, width: 4, height: 3, framesPerSecond: 60, hasAlpha: false, frameCount: 3)
    let error = #expect(throws: OutputError.self) { try film.makeEncoder(path: "a/b.png") }
    #expect(error?.exitCode == 64)
    #expect(error?.description.contains("'a/b-%05d.png'") == true)
  }
}
