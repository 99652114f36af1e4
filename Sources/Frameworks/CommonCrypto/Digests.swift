import CDigest

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the digest of `len` bytes at `data` to `md`, which has room for `CC_MD5_DIGEST_LENGTH` bytes, and answers
/// `md`; nil where either is nil.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(digest_md5, data, len, md) }

/// The same with `CC_SHA1_DIGEST_LENGTH` bytes.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(digest_sha1, data, len, md) }

/// The same with `CC_SHA256_DIGEST_LENGTH` bytes.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(digest_sha256, data, len, md) }

/// The same with `CC_SHA384_DIGEST_LENGTH` bytes.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(digest_sha384, data, len, md) }

/// The same with `CC_SHA512_DIGEST_LENGTH` bytes.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(digest_sha512, data, len, md) }

private func digest(
  _ algorithm: digest_algorithm, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let result, data != nil || count == 0 else { return nil }
  let bytes = Digest.of(UnsafeRawBufferPointer(start: data, count: Int(count)), algorithm)
  result.update(from: bytes, count: bytes.count)
  return result
}

enum Digest {
  /// The digest of `bytes`; of no bytes where the library refuses the algorithm.
  static func of(_ bytes: UnsafeRawBufferPointer, _ algorithm: digest_algorithm) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 64) { room, count in
      // There is always an address to read nothing from.
      let start = bytes.baseAddress ?? UnsafeRawPointer(room.baseAddress!)
      count = digest_of(algorithm, start, bytes.count, room.baseAddress!)
    }
  }
}
