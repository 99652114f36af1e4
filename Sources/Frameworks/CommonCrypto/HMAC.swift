import CDigest

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes the code of `dataLength` bytes at `data` under a key to `macOut`, which has room for a digest of the
/// algorithm: H((K ⊕ opad) ∥ H((K ⊕ ipad) ∥ data)), RFC 2104.
///
/// SHA-224 is not here: nothing is written then.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let algorithms: [digest_algorithm] = [
    digest_sha1, digest_md5, digest_sha256, digest_sha384, digest_sha512,
  ]
  guard let macOut, algorithms.indices.contains(Int(algorithm)) else { return }
  let chosen = algorithms[Int(algorithm)]
  let block = chosen == digest_sha384 || chosen == digest_sha512 ? 128 : 64
  var padded = [UInt8](UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
  if padded.count > block { padded = padded.withUnsafeBytes { Digest.of($0, chosen) } }
  padded += Array(repeating: 0, count: block - padded.count)
  let text = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
  let inner = (padded.map { $0 ^ 0x36 } + text).withUnsafeBytes { Digest.of($0, chosen) }
  let outer = (padded.map { $0 ^ 0x5c } + inner).withUnsafeBytes { Digest.of($0, chosen) }
  macOut.copyMemory(from: outer, byteCount: outer.count)
}
