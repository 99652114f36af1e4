import CDigest
import Foundation

/// What was locked, with what is needed to open it but the key: the part that all ciphers have in common.
struct SealedBytes: Sendable {
  static let nonceCount = 12
  static let tagCount = 16

  let nonce: Data
  let ciphertext: Data
  let tag: Data

  init(nonce: Data, ciphertext: Data, tag: Data) throws {
    guard tag.count == Self.tagCount else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, self.ciphertext, self.tag) = (nonce, ciphertext, tag)
  }

  /// One behind the other: twelve bytes of the nonce, what was locked, and sixteen that tell of changes.
  init(combined: Data) throws {
    guard combined.count >= Self.nonceCount + Self.tagCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    try self.init(
      nonce: combined.prefix(Self.nonceCount),
      ciphertext: combined.dropFirst(Self.nonceCount).dropLast(Self.tagCount),
      tag: combined.suffix(Self.tagCount))
  }

  var combined: Data { nonce + ciphertext + tag }

  /// Bytes that no message before had, from the source of random numbers, which is the run's seed where there is one.
  static func newNonce() -> Data {
    Data((0..<nonceCount).map { _ in UInt8.random(in: .min ... .max) })
  }

  // MARK: Locking and opening

  /// - Throws: `CryptoKitError.incorrectKeySize` where the cipher has no keys of that length.
  static func seal(
    _ message: Data, by algorithm: cipher_algorithm, key: SymmetricKey, nonce: Data, beside: Data
  ) throws -> SealedBytes {
    var tag = [UInt8](repeating: 0, count: tagCount)
    let sealed = try pass(message, key, nonce, beside) { key, nonce, beside, text, result in
      cipher_seal(algorithm, key, nonce, beside, text, result, &tag)
    }
    guard let sealed else { throw CryptoKitError.incorrectKeySize }
    return try SealedBytes(nonce: nonce, ciphertext: sealed, tag: Data(tag))
  }

  /// - Throws: `CryptoKitError.authenticationFailure` where anything was changed, or the key is another.
  func opened(by algorithm: cipher_algorithm, key: SymmetricKey, beside: Data) throws -> Data {
    let tag = Array(tag)
    let opened = try Self.pass(ciphertext, key, nonce, beside) { key, nonce, beside, text, result in
      cipher_open(algorithm, key, nonce, beside, text, result, tag)
    }
    guard let opened else { throw CryptoKitError.authenticationFailure }
    return opened
  }

  /// Nil where `body` refuses.
  private static func pass(
    _ text: Data, _ key: SymmetricKey, _ nonce: Data, _ beside: Data,
    _ body: (cipher_bytes, cipher_bytes, cipher_bytes, cipher_bytes, UnsafeMutableRawPointer) ->
      Bool
  ) throws -> Data? {
    var result = [UInt8](repeating: 0, count: max(text.count, 1))
    func bytes(_ buffer: UnsafeRawBufferPointer) -> cipher_bytes {
      cipher_bytes(start: buffer.baseAddress, count: buffer.count)
    }
    let works = result.withUnsafeMutableBytes { result in
      key.withUnsafeBytes { key in
        nonce.withUnsafeBytes { nonce in
          beside.withUnsafeBytes { beside in
            text.withUnsafeBytes { text in
              body(bytes(key), bytes(nonce), bytes(beside), bytes(text), result.baseAddress!)
            }
          }
        }
      }
    }
    return works ? Data(result.prefix(text.count)) : nil
  }
}

/// Bytes that are used once with a key.
public struct _SealingNonce: ContiguousBytes, Sequence, Sendable {
  let bytes: Data

  /// Twelve bytes that no message before had.
  public init() { bytes = SealedBytes.newNonce() }

  /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than twelve bytes.
  public init<D: DataProtocol>(data: D) throws {
    guard data.count >= SealedBytes.nonceCount else { throw CryptoKitError.incorrectParameterSize }
    bytes = Data(data)
  }

  init(bytes: Data) { self.bytes = bytes }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { Array(bytes).makeIterator() }
}
