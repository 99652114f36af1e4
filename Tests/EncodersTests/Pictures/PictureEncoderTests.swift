import Foundation
import Pixels
import TestSupport
import Testing

@testable import Encoders

@Suite("JPEG")
struct JPEGEncoderTests {
  @Test("A decoder sees plain colours to within two of 255", .enabled(if: Tool.hasFFmpeg))
  func colors() throws {
    let folder = try TemporaryFolder()
    for quality in FilmQuality.allCases {
      let picture = Bitmap(48, 32) { x, _ in x < 24 ? [255, 204, 0, 255] : [52, 120, 246, 255] }
      let file = try JPEGEncoder.encode(picture, quality: quality)
      try Data(file).write(to: folder.url.appendingPathComponent("a.jpg"))
      let pixels = try #require(
        try Tool.frames(of: folder.file("a.jpg"), pixels: 48 * 32).first)
      for (x, color) in [(8, [255, 204, 0]), (40, [52, 120, 246])] {
        for channel in 0..<3 {
          let found = Int(pixels[(16 * 48 + x) * 4 + channel])
          #expect(abs(found - color[channel]) <= 2, "\(quality), \(x), \(channel): \(found)")
        }
      }
    }
  }

  @Test("Better quality is larger, and two pixels a point are 144 an inch")
  func sizes() throws {
    let picture = Bitmap.noise(64, 64)
    let sizes = try FilmQuality.allCases.map { try JPEGEncoder.encode(picture, quality: $0).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    let file = try JPEGEncoder.encode(picture, quality: .good, scale: 2)
    // JFIF: the unit (1 is an inch) and two densities stand behind name and version.
    #expect(Array(file[13..<18]) == [1, 0, 144, 0, 144])
  }
}

@Suite("PDF")
struct PDFEncoderTests {
  private func text(_ file: [UInt8]) -> String { String(decoding: file, as: Unicode.ASCII.self) }

  @Test("The table at the end says where each object begins", arguments: [255, 128] as [UInt8])
  func structure(alpha: UInt8) throws {
    let file = PDFEncoder.encode(Bitmap(30, 20) { _, _ in [alpha, 0, 0, alpha] }, scale: 2)
    let text = text(file)
    #expect(text.hasPrefix("%PDF-1.4") && text.hasSuffix("%%EOF\n"))
    #expect(text.contains("/MediaBox [0 0 15 10]"))
    #expect(text.contains("/SMask") == (alpha < 255))
    let start = try #require(text.firstMatch(of: /startxref\n(\d+)\n/).flatMap { Int($0.output.1) })
    #expect(text.dropFirst(start).hasPrefix("xref"))
    let places = text.matches(of: /(\d{10}) 00000 n/).compactMap { Int($0.output.1) }
    #expect(places.count == (alpha < 255 ? 6 : 5))
    for (index, place) in places.enumerated() {
      #expect(text.dropFirst(place).hasPrefix("\(index + 1) 0 obj\n"))
    }
  }

  @Test("Each picture has a page of its size")
  func pages() {
    let file = text(
      PDFEncoder.encode(pages: [
        .init(bitmap: Bitmap(30, 20) { _, _ in [0, 0, 0, 128] }, width: 15, height: 10),
        .init(bitmap: Bitmap(10, 40) { _, _ in [9, 9, 9, 255] }, width: 10, height: 40),
      ]))
    #expect(file.contains("/Kids [3 0 R 7 0 R] /Count 2"))
    #expect(file.contains("7 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 40]"))
    #expect(file.contains("/Contents 8 0 R") && file.contains("/Picture 9 0 R"))
  }

  @Test("The pixels are all there, unchanged")
  func pixels() throws {
    let picture = Bitmap.noise(17, 9)
    let file = PDFEncoder.encode(picture, scale: 1)
    let text = text(file)
    let head = try #require(
      text.range(of: "/Length ", range: text.range(of: "/Predictor 15")!.upperBound..<text.endIndex)
    )
    let length = try #require(Int(text[head.upperBound...].prefix { $0.isNumber }))
    let start = try #require(text.range(of: "stream\n", range: head.upperBound..<text.endIndex))
    let offset = text.distance(from: text.startIndex, to: start.upperBound)
    let data = Array(file[offset..<offset + length])
    // The rows are those of a PNG of the same pixels.
    let rows = try #require(PNGReader.inflate(data, count: 9 * (17 * 3 + 1)))
    let png =
      PNGChunk.signature + PNGChunk.header(width: 17, height: 9, hasAlpha: false)
      + PNGChunk.chunk("IDAT", data) + PNGChunk.chunk("IEND")
    let read = try #require(PNGReader(png))
    let plain = picture.packed.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
    #expect(read.pixels == plain && rows.count == 9 * 52)
  }
}

@Suite("Pictures of frames")
struct PictureFilesTests {
  @Test(
    "Numbered JPEG and PDF files are written as PNG ones are", arguments: ["jpeg", "jpg", "pdf"])
  func numbered(name: String) throws {
    let folder = try TemporaryFolder()
    let film = FilmFormat(
      format: try OutputFormat(path: "a.\(name)"), width: 40, height: 30, framesPerSecond: 60,
      hasAlpha: false, frameCount: 2)
    let encoder = try film.makeEncoder(path: folder.file("f-%d.\(name)"))
    try encoder.append(encoder.prepare(.square(at: 3), after: nil))
    try encoder.repeatLast()
    try encoder.finish()
    #expect(folder.contents == ["f-0.\(name)", "f-1.\(name)"])
    #expect(folder.bytes("f-0.\(name)") == folder.bytes("f-1.\(name)"))
  }

  @Test("A JPEG that is too large, or would be see-through, is refused in a sentence")
  func refused() throws {
    let folder = try TemporaryFolder()
    for (width, hasAlpha) in [(70_000, false), (40, true)] {
      let film = FilmFormat(
        format: .jpeg, width: width, height: 30, framesPerSecond: 60, hasAlpha: hasAlpha,
        frameCount: 1)
      #expect(throws: OutputError.self) { try film.makeEncoder(path: folder.file("a.jpg")) }
    }
    #expect(folder.contents == [])
  }
}
