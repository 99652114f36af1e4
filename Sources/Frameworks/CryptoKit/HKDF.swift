import Foundation

/// Keys out of what is no good key itself (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// Draws what is random together into a key of the hash's length.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let salt = salt.map { Array($0) } ?? []
    // No salt means as many zeros as the hash has bytes; a shorter key is filled with zeros all the same.
    let key = SymmetricKey(data: salt.isEmpty ? [0] : salt)
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: key)
  }

  /// As many bytes as are wished for, at most 255 times those of the hash.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    var (result, block): ([UInt8], [UInt8]) = ([], [])
    var counter: UInt8 = 1
    while result.count < outputByteCount {
      block =
        HMAC<H>.authenticationCode(
          for: block + (info.map { Array($0) } ?? []) + [counter], using: key
        ).bytes
      result += block
      if counter == .max { break }
      counter += 1
    }
    precondition(
      result.count >= outputByteCount, "HKDF gives at most 255 blocks of its hash: ask for less")
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }

  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
  }

  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info, outputByteCount: outputByteCount
    )
  }

  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: Data(), outputByteCount: outputByteCount
    )
  }

  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int)
    -> SymmetricKey
  {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: Data(), info: Data(),
      outputByteCount: outputByteCount)
  }
}
