import Foundation
import Pixels
import TestSupport
import Testing

@testable import Encoders

/// Frames 0…: the square moves on even frames and rests on odd ones.
private func encode(
  _ format: OutputFormat, to path: String, frames: Int = 6, rate: Double = 10,
  bitmap: (Int) -> Bitmap = { .square(at: 3 + $0) }, hasAlpha: Bool = false, loops: Int = 0
) throws {
  let size = bitmap(0)
  var film = FilmFormat(
    format: format, width: size.width, height: size.height, framesPerSecond: rate,
    hasAlpha: hasAlpha, frameCount: frames)
  film.encoding.loops = loops
  let encoder = try film.makeEncoder(path: path)
  var previous: Bitmap?
  for index in 0..<frames {
    if index % 2 == 1 || !encoder.wants(frame: index) {
      try encoder.repeatLast()
      continue
    }
    let next = bitmap(index)
    try encoder.append(encoder.prepare(next, after: previous))
    previous = next
  }
  try encoder.finish()
}

@Suite("Difference of bitmaps")
struct PixelRectangleTests {
  @Test("The rectangle is the smallest around all changes")
  func smallest() {
    let base = Bitmap(20, 10) { _, _ in [0, 0, 0, 255] }
    let changed = Bitmap(20, 10) { x, y in
      [(3, 2), (15, 7), (9, 4)].contains { $0 == (x, y) } ? [1, 0, 0, 255] : [0, 0, 0, 255]
    }
    #expect(changed.difference(from: base) == PixelRectangle(x: 3, y: 2, width: 13, height: 6))
    #expect(base.difference(from: base) == nil)
    #expect(base.difference(from: Bitmap(20, 10) { _, _ in [0, 0, 0, 255] }) == nil)
  }

  @Test("A change of the last pixel alone is found")
  func corner() {
    let base = Bitmap(7, 5) { _, _ in [9, 9, 9, 255] }
    let changed = Bitmap(7, 5) { x, y in x == 6 && y == 4 ? [0, 0, 0, 255] : [9, 9, 9, 255] }
    #expect(changed.difference(from: base) == PixelRectangle(x: 6, y: 4, width: 1, height: 1))
  }
}

@Suite("APNG")
struct APNGEncoderTests {
  @Test("It is a PNG of its first frame and counts its frames")
  func structure() throws {
    let folder = try TemporaryFolder()
    try encode(.apng, to: folder.file("a.apng"))
    let file = folder.bytes("a.apng")
    let read = try #require(PNGReader(file))
    #expect(
      read.chunkNames == [
        "IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    let first = Bitmap.square(at: 3).packed.enumerated().filter { $0.offset % 4 != 3 }
    #expect(read.pixels == first.map(\.element))
    let control = 8 + 25 + 13 + 8
    #expect(PNGReader.number(file, control) == 3, "frames")
    #expect(PNGReader.number(file, control + 4) == 0, "plays for ever")
  }

  @Test("Another decoder sees the same pixels", .enabled(if: Tool.hasFFmpeg, "needs ffmpeg"))
  func decoded() throws {
    let folder = try TemporaryFolder()
    try encode(.apng, to: folder.file("a.apng")) { .noise(31, 17, seed: UInt32(1 + $0 / 4)) }
    let frames = try Tool.frames(of: folder.file("a.apng"), pixels: 31 * 17)
    #expect(frames == [Bitmap.noise(31, 17, seed: 1).packed, Bitmap.noise(31, 17, seed: 2).packed])
  }
}

@Suite("How often an APNG plays")
struct APNGLoopTests {
  @Test("It stands beside the number of frames", arguments: [0, 1, 7])
  func plays(loops: Int) throws {
    let folder = try TemporaryFolder()
    try encode(.apng, to: folder.file("a.apng"), loops: loops)
    #expect(PNGReader.number(folder.bytes("a.apng"), 8 + 25 + 13 + 8 + 4) == loops)
  }

  @Test("A frame at a rate of television stays 1001 of 30000 parts of a second")
  func rate() throws {
    let folder = try TemporaryFolder()
    try encode(.apng, to: folder.file("a.apng"), frames: 1, rate: 30_000 / 1001)
    let file = folder.bytes("a.apng")
    let name = try #require(file.firstRange(of: Array("fcTL".utf8)))
    // Number, size and place, five times four bytes, stand before the delay.
    let delay = Array(file[(name.upperBound + 20)..<(name.upperBound + 24)]).map(Int.init)
    #expect(delay[0] << 8 | delay[1] == 1001 && delay[2] << 8 | delay[3] == 30_000)
  }
}

@Suite("GIF")
struct GIFEncoderTests {
  @Test("It says how often it begins anew: one time less than it plays")
  func loops() throws {
    let folder = try TemporaryFolder()
    for (plays, extensions) in [(1, 0), (2, 1), (3, 2), (300, 299)] {
      try encode(.gif, to: folder.file("a.gif"), loops: plays)
      let file = folder.bytes("a.gif")
      let hasExtension = Array(file[13..<16]) == [0x21, 0xFF, 11]
      #expect(hasExtension == (plays > 1))
      if hasExtension { #expect(Int(file[29]) | Int(file[30]) << 8 == extensions) }
      #expect(try GIFReader(file).frames.count == 3)
    }
  }

  @Test("Few colours come back exactly", .enabled(if: Tool.hasFFmpeg, "needs ffmpeg"))
  func exact() throws {
    let folder = try TemporaryFolder()
    try encode(.gif, to: folder.file("a.gif"))
    let frames = try Tool.frames(of: folder.file("a.gif"), pixels: 40 * 30)
    #expect(frames == [3, 5, 7].map { Bitmap.square(at: $0).packed })
  }

  @Test("It plays for ever, and each frame stays as long as in the film")
  func timing() throws {
    let folder = try TemporaryFolder()
    try encode(.gif, to: folder.file("a.gif"))
    let file = folder.bytes("a.gif")
    #expect(
      Array(file[13..<32]) == [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0])
    #expect(file.last == 0x3B)
    #expect(delays(file) == [20, 20, 20])
  }

  @Test(
    "Each frame begins at the hundredth that is nearest to its time, so that no error adds up",
    arguments: [7, 12.5, 24, 25, 30, 48, 29.97] as [Double])
  func starts(rate: Double) throws {
    let folder = try TemporaryFolder()
    let film = FilmFormat(
      format: .gif, width: 40, height: 30, framesPerSecond: rate, hasAlpha: false, frameCount: 100)
    let encoder = try film.makeEncoder(path: folder.file("a.gif"))
    for index in 0..<100 {
      try encoder.append(encoder.prepare(.square(at: index % 30), after: nil))
    }
    try encoder.finish()
    let frames = try GIFReader(folder.bytes("a.gif")).frames
    var start = 0
    for (index, frame) in frames.enumerated() {
      #expect(abs(Double(start) - Double(index) * 100 / rate) <= 0.5, "frame \(index)")
      start += frame.delay
    }
    #expect(frames.count == 100 && abs(Double(start) - 10_000 / rate) <= 0.5)
  }

  @Test("Above 50 frames a second some are left out and the length is kept")
  func fast() throws {
    let folder = try TemporaryFolder()
    let film = FilmFormat(
      format: .gif, width: 40, height: 30, framesPerSecond: 60, hasAlpha: false, frameCount: 60)
    let encoder = try film.makeEncoder(path: folder.file("a.gif"))
    var shown = 0
    for index in 0..<60 {
      guard encoder.wants(frame: index) else {
        try encoder.repeatLast()
        continue
      }
      shown += 1
      try encoder.append(encoder.prepare(.square(at: index % 30), after: nil))
    }
    try encoder.finish()
    #expect(shown == 50)
    #expect(delays(folder.bytes("a.gif")) == Array(repeating: 2, count: 50))
  }

  @Test("Pictures of many colours come close", .enabled(if: Tool.hasFFmpeg, "needs ffmpeg"))
  func manyColors() throws {
    let folder = try TemporaryFolder()
    let picture = Bitmap(256, 64) { x, y in [UInt8(x), UInt8(4 * y), UInt8(255 - x), 255] }
    try encode(.gif, to: folder.file("a.gif"), frames: 1) { _ in picture }
    let frame = try #require(try Tool.frames(of: folder.file("a.gif"), pixels: 256 * 64).first)
    // Means of 8 × 8 pixels, in which dithering evens out. 255 colours for 256 × 256 lie about 16
    // apart, so the outermost stand 8 inside the edge, whose blocks have their mean 4 inside.
    for y in stride(from: 0, to: 64, by: 8) {
      for x in stride(from: 0, to: 256, by: 8) {
        for channel in 0..<3 {
          let places = (0..<64).map { 4 * ((y + $0 / 8) * 256 + x + $0 % 8) + channel }
          let sums = places.reduce((0, 0)) {
            ($0.0 + Int(picture.packed(at: $1, width: 256)), $0.1 + Int(frame[$1]))
          }
          #expect(abs(sums.0 - sums.1) <= 5 * 64, "at \(x), \(y), channel \(channel)")
        }
      }
    }
  }

  @Test("See-through pixels stay so", .enabled(if: Tool.hasFFmpeg, "needs ffmpeg"))
  func transparent() throws {
    let folder = try TemporaryFolder()
    let pictures = (0..<2).map { shift in
      Bitmap(8, 8) { x, _ in x < 4 + shift ? [0, 255, 0, 255] : [0, 0, 0, 0] }
    }
    try encode(
      .gif, to: folder.file("a.gif"), frames: 4, bitmap: { pictures[$0 / 2] }, hasAlpha: true)
    let frames = try Tool.frames(of: folder.file("a.gif"), pixels: 64)
    let alphas = frames.map { frame in stride(from: 3, to: 256, by: 4).map { frame[$0] } }
    let expected = pictures.map { picture in
      stride(from: 3, to: 256, by: 4).map { picture.packed[$0] }
    }
    #expect(alphas == expected)
  }

  /// The delays of all frames, in hundredths of a second.
  private func delays(_ file: [UInt8]) -> [Int] {
    file.indices.dropLast(8).filter { file[$0..<$0 + 3] == [0x21, 0xF9, 4] && file[$0 + 7] == 0 }
      .map { Int(file[$0 + 4]) | Int(file[$0 + 5]) << 8 }
  }
}

extension Bitmap {
  fileprivate func packed(at index: Int, width: Int) -> UInt8 {
    bytes.load(fromByteOffset: index / 4 / width * rowBytes + index % (4 * width), as: UInt8.self)
  }
}
