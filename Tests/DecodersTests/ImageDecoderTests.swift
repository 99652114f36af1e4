import Foundation
import Pixels
import Testing

@testable import Decoders

struct ImageDecoderTests {
  /// Two pixels in one row: opaque red, and green at half opacity; a PNG written by hand.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR42mP4z8DwHwgbABB5A37EGHKQAAAAAElFTkSuQmCC"
  )!

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    (0..<4).map {
      bitmap.bytes.load(fromByteOffset: y * bitmap.rowBytes + x * 4 + $0, as: UInt8.self)
    }
  }

  @Test("A PNG with opacity is read premultiplied")
  func premultiplies() throws {
    let bitmap = try ImageDecoder.decode(Self.png)
    #expect(bitmap.width == 2 && bitmap.height == 1)
    #expect(pixel(bitmap, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(bitmap, 1, 0) == [0, 128, 0, 128])
  }

  @Test("Cut and foreign files are refused with a reason", arguments: [0, 4, 20, 50])
  func refuses(count: Int) {
    #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(Self.png.prefix(count)) }
  }

  @Test("A header that promises too many pixels is refused before memory is taken for them")
  func refusesBombs() {
    var bytes = [UInt8](Self.png)
    bytes.replaceSubrange(16..<24, with: [0, 2, 0, 0, 0, 2, 0, 0])
    // The checksum of the changed header (CRC-32 of its type and data).
    bytes.replaceSubrange(29..<33, with: Self.checksum(Array(bytes[12..<29])))
    #expect {
      try ImageDecoder.decode(Data(bytes))
    } throws: { "\($0)".contains("131072 x 131072") }
  }

  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> $0) }
  }

  private static let corners: [(Int, Int)] = [
    (0, 0), (2, 0), (2, 1), (0, 1), (0, 0), (1, 0), (1, 2), (0, 2),
  ]

  @Test(
    "Each EXIF orientation brings the corner that was stored first where it belongs",
    arguments: 1...8)
  func orientation(tag: Int) {
    let corner = Self.corners[tag - 1]
    var bytes = [UInt8](repeating: 0, count: 3 * 2 * 4)
    (bytes[0], bytes[3]) = (200, 255)
    let upright = bytes.withUnsafeBufferPointer {
      StraightPixels(width: 3, height: 2, bytes: $0.baseAddress!).upright(from: tag)
    }
    #expect(upright.width == (tag >= 5 ? 2 : 3))
    #expect(upright.unpaddedPixels[(corner.1 * upright.width + corner.0) * 4] == 200)
  }

  @Test("A colour is multiplied by its opacity, to the nearest of 255 steps", arguments: [1, 6])
  func opacity(tag: Int) {
    for alpha in 0..<256 {
      let bytes: [UInt8] = [255, 200, 1, UInt8(alpha)]
      let pixel = bytes.withUnsafeBufferPointer {
        StraightPixels(width: 1, height: 1, bytes: $0.baseAddress!).upright(from: tag)
          .unpaddedPixels
      }
      let exact = [255, 200, 1].map { (Double($0 * alpha) / 255).rounded() } + [Double(alpha)]
      #expect(pixel.map(Double.init) == exact)
    }
  }

  @Test("The orientation is read from EXIF data in both byte orders")
  func exif() {
    func file(_ tiff: [UInt8]) -> Data {
      let body = Array("Exif\0\0".utf8) + tiff
      return Data([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + [0xFF, 0xDA])
    }
    let little: [UInt8] =
      [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    let big: [UInt8] = [
      0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0,
    ]
    #expect(ExifOrientation.read(from: file(little)) == 6)
    #expect(ExifOrientation.read(from: file(big)) == 8)
    #expect(ExifOrientation.read(from: file([0x4D])) == 1)
  }

  /// A GIF of 3 x 2 pixels, written by hand: red, green, blue and clear are its colours. The codes are not
  /// compressed: each colour is its own code of 3 bits, with a clear code (4) before each.
  private func gif(
    _ pixels: [UInt8], left: UInt8 = 0, size: (UInt8, UInt8) = (3, 2), flags: UInt8 = 0,
    clear: UInt8? = 3
  ) -> Data {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [3, 0, 2, 0, 0x81, 0, 0]
    bytes += [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]
    if let clear { bytes += [0x21, 0xF9, 4, 1, 0, 0, clear, 0] }
    bytes += [0x2C, left, 0, 0, 0, size.0, 0, size.1, 0, flags, 2]
    var bits: [Bool] = []
    let codes: [UInt8] = pixels.flatMap { code -> [UInt8] in [4, code] } + [5]
    for code in codes {
      for bit in UInt8(0)..<3 { bits.append(code >> bit & 1 == 1) }
    }
    var data = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (index, bit) in bits.enumerated() where bit { data[index / 8] |= 1 << UInt8(index % 8) }
    return Data(bytes + [UInt8(data.count)] + data + [0, 0x3B])
  }

  @Test("The first picture of a GIF is read, with its clear colour")
  func readsGIF() throws {
    let bitmap = try ImageDecoder.decode(gif([0, 1, 2, 3, 0, 1]))
    #expect(bitmap.width == 3 && bitmap.height == 2)
    #expect(pixel(bitmap, 0, 0) == [255, 0, 0, 255] && pixel(bitmap, 2, 0) == [0, 0, 255, 255])
    #expect(pixel(bitmap, 0, 1) == [0, 0, 0, 0] && pixel(bitmap, 2, 1) == [0, 255, 0, 255])
    let opaque = try ImageDecoder.decode(gif([3, 3, 3, 3, 3, 3], clear: nil))
    #expect(pixel(opaque, 0, 1) == [9, 9, 9, 255])
  }

  @Test("A GIF's picture may be smaller than its screen, reach beyond it, or be interlaced")
  func placesGIF() throws {
    let small = try ImageDecoder.decode(gif([0, 1], left: 2, size: (1, 2)))
    #expect(pixel(small, 1, 0) == [0, 0, 0, 0] && pixel(small, 2, 1) == [0, 255, 0, 255])
    let beyond = try ImageDecoder.decode(gif([0, 1, 2, 0], left: 2, size: (2, 2)))
    #expect(pixel(beyond, 2, 0) == [255, 0, 0, 255] && pixel(beyond, 2, 1) == [0, 0, 255, 255])
    let interlaced = try ImageDecoder.decode(gif([0, 0, 0, 1, 1, 1], flags: 0x40))
    #expect(
      pixel(interlaced, 0, 0) == [255, 0, 0, 255] && pixel(interlaced, 0, 1) == [0, 255, 0, 255])
  }

  @Test("A GIF that is cut anywhere is refused or read, and never more", arguments: 0..<60)
  func cutGIF(count: Int) {
    let data = gif([0, 1, 2, 3, 0, 1]).prefix(count)
    _ = try? ImageDecoder.decode(data)
    if count < 40 { #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(data) } }
  }
}
