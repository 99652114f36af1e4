import CryptoKit
import Foundation

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
  func code<Function: HashFunction>(_ function: Function.Type) -> [UInt8] {
    let text = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
    let key = SymmetricKey(
      data: UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
    return Array(HMAC<Function>.authenticationCode(for: text, using: key))
  }
  guard let macOut else { return }
  let bytes: [UInt8]
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: bytes = code(Insecure.SHA1.self)
  case kCCHmacAlgMD5: bytes = code(Insecure.MD5.self)
  case kCCHmacAlgSHA256: bytes = code(SHA256.self)
  case kCCHmacAlgSHA384: bytes = code(SHA384.self)
  case kCCHmacAlgSHA512: bytes = code(SHA512.self)
  default: return
  }
  macOut.copyMemory(from: bytes, byteCount: bytes.count)
}
