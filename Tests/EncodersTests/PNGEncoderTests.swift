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

  @Test("Paeth's ties go to the left first, then to what is above, as readers have it")
  func ties() throws {
    // Rows of photographs have them now and then: many small random steps make many.
    for seed in 1...8 {
      var state = UInt32(seed)
      func step() -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int(state >> 24) % 96
      }
      var rows = Array(repeating: Array(repeating: 0, count: 64), count: 48)
      for y in 0..<48 {
        for x in 0..<64 {
          let left = x > 0 ? rows[y][x - 1] : 100
          let above = y > 0 ? rows[y - 1][x] : 100
          let corner = x > 0 && y > 0 ? rows[y - 1][x - 1] : 100
          rows[y][x] = min(max(left + above - corner + step() / 8 - 6, 0), 255)
        }
      }
      let bitmap = Bitmap(64, 48) { x, y in
        [UInt8(rows[y][x]), UInt8(rows[y][63 - x]), UInt8(rows[47 - y][x]), 255]
      }
      let file = PNGEncoder.encode(bitmap)
      let read = try #require(PNGReader(file))
      #expect(read.filters.contains(4), "nothing was filtered so")
      #expect(
        read.pixels == bitmap.packed.enumerated().filter { $0.offset % 4 != 3 }.map(\.element))
    }
  }

  @Test(
    "A picture made fast is the same picture, and never larger than its pixels",
    arguments: [(1, 1), (310, 300)])
  func fast(width: Int, height: Int) throws {
    for bitmap in [Bitmap.noise(width, height), Self.drawing(width, height)] {
      let file = PNGEncoder.encode(bitmap, isFast: true)
      let read = try #require(PNGReader(file))
      #expect(
        read.pixels == bitmap.packed.enumerated().filter { $0.offset % 4 != 3 }.map(\.element))
      #expect(file.count < width * height * 3 + height + 200)
    }
  }

  @Test("See-through pictures are made fast too, and long runs end where their row does")
  func fastTransparent() throws {
    let bitmap = Bitmap(700, 300) { x, y in
      (x / 90 + y / 70) % 2 == 0 ? [0, 0, 0, 0] : [100, 0, UInt8(x % 100), 100]
    }
    let read = try #require(PNGReader(PNGEncoder.encode(bitmap, isFast: true)))
    let slow = try #require(PNGReader(PNGEncoder.encode(bitmap)))
    #expect(read.channels == 4 && read.pixels == slow.pixels)
  }

  /// Plain areas, a gradient and some grain.
  private static func drawing(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width, height) { x, y in
      if x * 3 < width { return [240, 240, 250, 255] }
      if y * 2 < height { return [UInt8(x * 255 / width), UInt8(y * 255 / height), 90, 255] }
      return [UInt8((x * 7919 + y * 104_729) % 13 + 100), 20, 30, 255]
    }
  }

  @Test("A plain picture is small")
  func plain() {
    let bitmap = Bitmap(300, 300) { _, _ in [255, 255, 255, 255] }
    #expect(PNGEncoder.encode(bitmap).count < 1_500)
  }
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

  @Test(
    "Files of an earlier run stay whole until all new ones are there, and when those are given up")
  func together() throws {
    let film = FilmFormat(
      format: .png, width: 40, height: 30, framesPerSecond: 60, hasAlpha: false, frameCount: 3)
    let folder = try TemporaryFolder()
    for name in ["f-0.png", "f-2.png", "f-7.png"] { try folder.write("old", to: name) }
    let old = folder.contents
    for isFinished in [false, true] {
      let encoder = try film.makeEncoder(path: folder.file("f-%d.png"))
      try encoder.append(encoder.prepare(.square(at: 3), after: nil))
      try encoder.repeatLast()
      #expect(folder.bytes("f-0.png") == Array("old".utf8))
      if isFinished { try encoder.repeatLast() }
      if isFinished { try encoder.finish() } else { encoder.abandon() }
      #expect(folder.contents == (isFinished ? (old + ["f-1.png"]).sorted() : old))
      #expect(folder.bytes("f-2.png").count == (isFinished ? folder.bytes("f-0.png").count : 3))
    }
    #expect(folder.bytes("f-7.png") == Array("old".utf8))
  }

  @Test("A folder in the place of a frame ends the run and leaves nothing")
  func folderInPlace() throws {
    let film = FilmFormat(
      format: .png, width: 40, height: 30, framesPerSecond: 60, hasAlpha: false, frameCount: 3)
    let folder = try TemporaryFolder()
    try folder.write("x", to: "f-1.png/x")
    let encoder = try film.makeEncoder(path: folder.file("f-%d.png"))
    try encoder.append(encoder.prepare(.square(at: 3), after: nil))
    #expect(throws: OutputError.self) { try encoder.repeatLast() }
    encoder.abandon()
    #expect(folder.contents == ["f-1.png"])
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
