import CZlib
import Foundation

/// Compresses one stretch of bytes with zlib.
enum Deflate {
  /// How much of the work is spent on looking for repetitions, as zlib's levels 1…9.
  ///
  /// Frames of drawings compress well at any level.
  static let level: Int32 = 4

  /// A raw deflate stream without header. When not `isLast` it ends on a byte border, so that
  /// another stretch may follow.
  static func compress(_ bytes: UnsafeRawBufferPointer, isLast: Bool) -> [UInt8] {
    var stream = z_stream()
    let status = deflateInit2_(
      &stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib could not start: \(status)")
    defer { deflateEnd(&stream) }
    // The bound is for one finished stream; a flush adds an empty block of five bytes.
    let bound = Int(deflateBound(&stream, UInt(bytes.count))) + 16
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      let input = bytes.bindMemory(to: UInt8.self)
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = UInt32(bytes.count)
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(bound)
      deflate(&stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
      count = bound - Int(stream.avail_out)
    }
  }

  /// The checksum that ends a zlib stream.
  static func adler32(_ bytes: UnsafeRawBufferPointer) -> UInt {
    CZlib.adler32(1, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count))
  }

  /// The checksum of two stretches, from theirs.
  static func combine(_ left: UInt, _ right: UInt, rightCount: Int) -> UInt {
    adler32_combine(left, right, rightCount)
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(CZlib.crc32(0, $0.baseAddress, UInt32($0.count))) }
  }
}
