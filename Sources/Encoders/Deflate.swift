import CDeflate

/// Compresses a picture's bytes with libdeflate, which looks at all of them at once.
enum Deflate {
  /// How much of the work is spent on looking for repetitions, 1…12.
  ///
  /// Against zlib's level 4, on filtered rows: 0.59 times as long and 0.92 times as many bytes for a sheet of
  /// controls, 0.78 and 0.97 for a gallery of drawings, 0.76 and 0.97 for gradients.
  static let level: Int32 = 5

  /// A zlib stream: header, data and checksum.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      preconditionFailure("there is no memory to compress \(bytes.count) bytes")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, output.baseAddress, bound)
    }
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 { libdeflate_crc32(0, bytes, bytes.count) }
}
