import Foundation
import Pixels
import TestSupport
import Testing

@testable import Decoders
@testable import Encoders

@Suite("Large pictures")
struct PictureFileTests {
  private static let (width, height) = (1301, 907)

  /// Waves that are smooth over some pixels, and half clear where `hasAlpha`.
  private static func waves(hasAlpha: Bool = false) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      let row = (bitmap.bytes + y * bitmap.rowBytes).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let red = UInt32(100 + (x / 8) % 100)
        let green = UInt32(60 + (y / 8) % 100)
        row[x] =
          hasAlpha && x > y
          ? 0x8000_0000 | (red / 2) | (green / 2) << 8 : 0xFF40_0000 | red | green << 8
      }
    }
    return bitmap
  }

  private static func open(_ bytes: [UInt8]) throws -> Bitmap {
    try ImageDecoder.open(.data(Data(bytes))) {}
  }

  private static func isSame(_ left: Bitmap, _ right: Bitmap) -> Bool {
    left.width == right.width && left.height == right.height
      && left.unpaddedPixels == right.unpaddedPixels
  }

  /// The largest difference of a channel.
  private static func difference(_ left: Bitmap, _ right: Bitmap) -> Int {
    zip(left.unpaddedPixels, right.unpaddedPixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test("Halves of a PNG are those of the whole picture, byte by byte", arguments: [false, true])
  func halvesPNG(hasAlpha: Bool) throws {
    let file = PNGEncoder.encode(Self.waves(hasAlpha: hasAlpha))
    let whole = try ImageDecoder.decode(Data(file))
    let late = try Self.open(file)
    #expect((late.width, late.height) == (Self.width, Self.height))
    #expect(Self.isSame(late.half.half.half, whole.half.half.half))
    #expect(Self.isSame(late.half, whole.half))
    #expect(Self.isSame(late, whole))
  }

  @Test("Halves of a JPEG come from its coefficients, and are nearly the means of its pixels")
  func halvesJPEG() throws {
    let file = try JPEGEncoder.encode(Self.waves(), quality: .best)
    let whole = try ImageDecoder.decode(Data(file))
    let late = try Self.open(file)
    #expect(Self.isSame(late, whole))
    var (half, mean) = (late, whole)
    for _ in 0..<4 {
      (half, mean) = (half.half, mean.half)
      #expect((half.width, half.height) == (mean.width, mean.height))
      // Steps of 1 in 8 pixels, and one of 100 where a wave begins anew.
      let (left, right) = (Array(half.unpaddedPixels), Array(mean.unpaddedPixels))
      let far = left.indices.count { abs(Int(left[$0]) - Int(right[$0])) > 4 }
      #expect(far * 20 < left.count, "\(far) of \(left.count)")
    }
  }

  @Test("A large picture is turned as its EXIF data says, in every size", arguments: 1...8)
  func turns(orientation: UInt8) throws {
    let tiff: [UInt8] = [
      0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
    ]
    let body = Array("Exif\0\0".utf8) + tiff
    let plain = try JPEGEncoder.encode(Self.waves(), quality: .best)
    let file =
      plain.prefix(2) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + plain.dropFirst(2)
    let whole = try ImageDecoder.decode(Data(file))
    let late = try Self.open(Array(file))
    #expect((late.width, late.height) == (whole.width, whole.height))
    #expect(Self.isSame(late, whole))
    let expected = try Self.open(plain).half.half.upright(from: Int(orientation))
    #expect(Self.isSame(late.half.half, expected))
  }

  @Test("A picture that ends early is told of when it is shown, and nothing is seen of it")
  func broken() throws {
    let file = PNGEncoder.encode(Self.waves())
    let failures = Failures()
    let late = try ImageDecoder.open(.data(Data(file.prefix(file.count / 2)))) {
      failures.count += 1
    }
    #expect(late.width == Self.width && failures.count == 0)
    #expect(late.half.unpaddedPixels.allSatisfy { $0 == 0 })
    #expect(failures.count == 1)
  }

  // Only the test's own thread counts.
  private final class Failures: @unchecked Sendable { var count = 0 }

  @Test("A file that is another by now is not shown in the wrong size")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.file("a.png"))
    try Data(PNGEncoder.encode(Self.waves())).write(to: url)
    let late = try ImageDecoder.open(.file(url)) {}
    let other = Bitmap(width: 1500, height: 800)
    try Data(PNGEncoder.encode(other)).write(to: url)
    #expect(late.half.unpaddedPixels.allSatisfy { $0 == 0 })
  }
}
