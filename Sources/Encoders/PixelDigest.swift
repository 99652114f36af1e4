import CDeflate
import Foundation
import Pixels

/// What a picture's pixels are told apart by without keeping them: their CRC-32 and Adler-32, and the size.
///
/// Pictures of equal digests are equal but for one chance in 2^64 or so; nobody is kept from making two by
/// intent.
package struct PixelDigest: Hashable, Sendable {
  package let width: Int
  package let height: Int
  let cyclic: UInt32
  let adler: UInt32

  /// - Complexity: a read of the pixels, at several bytes a nanosecond.
  package init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    var (cyclic, adler) = (UInt32(0), UInt32(1))
    for row in 0..<bitmap.height {
      let start = bitmap.bytes + row * bitmap.rowBytes
      cyclic = libdeflate_crc32(cyclic, start, bitmap.width * 4)
      adler = libdeflate_adler32(adler, start, bitmap.width * 4)
    }
    (self.cyclic, self.adler) = (cyclic, adler)
  }

  fileprivate init(_ numbers: [UInt32]) {
    (width, height) = (Int(numbers[0]), Int(numbers[1]))
    (cyclic, adler) = (numbers[2], numbers[3])
  }

  fileprivate var bytes: [UInt8] {
    [width, height, Int(cyclic), Int(adler)].flatMap(PNGChunk.bigEndian)
  }
}

/// PNG files that say which pixels they hold, so that equal ones are known without being decoded.
///
/// The digest stands before the end, in a chunk of our own with a checksum of all that comes before it. By
/// its name (PNG specification, 5.4) programs may pass over it, and must drop it where they change the
/// picture; where one does not, the checksum tells.
package enum DigestedPNG {
  private static let type = "hcPX"
  /// Length, type, five numbers, checksum.
  private static let chunkCount = 4 + 4 + 20 + 4
  private static let end = PNGChunk.chunk("IEND")

  /// The whole file: that of `PNGEncoder` with one chunk more.
  package static func encode(_ bitmap: Bitmap, jobs: Int = 1) -> [UInt8] {
    let picture = PNGEncoder.encode(bitmap, jobs: jobs).dropLast(end.count)
    let before = picture.withUnsafeBufferPointer { Int(Deflate.crc32($0)) }
    let chunk = PNGChunk.chunk(type, PixelDigest(bitmap).bytes + PNGChunk.bigEndian(before))
    return picture + chunk + end
  }

  /// The digest of the pixels in a file; nil where it has none, or has been changed since.
  package static func digest(of file: Data) -> PixelDigest? {
    let start = file.count - end.count - chunkCount
    guard start > 0 else { return nil }
    let chunk = [UInt8](file.dropFirst(start).prefix(chunkCount))
    guard chunk[4..<8].elementsEqual(type.utf8), file.suffix(end.count).elementsEqual(end) else {
      return nil
    }
    let numbers = stride(from: 8, to: 28, by: 4).map { place in
      chunk[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    let before = file.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, start) }
    return before == numbers[4] ? PixelDigest(numbers) : nil
  }
}
