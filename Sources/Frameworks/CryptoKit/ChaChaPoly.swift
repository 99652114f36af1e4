import CDigest
import Foundation

/// ChaCha20 with Poly1305 (RFC 8439). Keys have 256 bits.
public enum ChaChaPoly: Sendable {
  public typealias Nonce = _SealingNonce

  /// A message that was locked.
  public struct SealedBox: Sendable {
    let sealed: SealedBytes
    public var nonce: Nonce { Nonce(bytes: sealed.nonce) }
    public var ciphertext: Data { sealed.ciphertext }
    public var tag: Data { sealed.tag }
    /// All of it in one: twelve bytes of the nonce, the message, sixteen that tell of changes.
    public var combined: Data { sealed.combined }

    init(sealed: SealedBytes) { self.sealed = sealed }

    /// - Throws: `CryptoKitError.incorrectParameterSize` where the tag has not sixteen bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      sealed = try SealedBytes(nonce: nonce.bytes, ciphertext: Data(ciphertext), tag: Data(tag))
    }

    /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 28 bytes.
    public init<D: DataProtocol>(combined: D) throws {
      sealed = try SealedBytes(combined: Data(combined))
    }
  }

  /// Locks a message. `authenticatedData` is not locked, but a change of it is noticed too.
  /// - Throws: `CryptoKitError.incorrectKeySize`
  public static func seal<P: DataProtocol, A: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
  ) throws -> SealedBox {
    SealedBox(
      sealed: try SealedBytes.seal(
        Data(message), by: cipher_chacha20_poly1305, key: key, nonce: (nonce ?? Nonce()).bytes,
        beside: Data(authenticatedData)))
  }

  public static func seal<P: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: Data())
  }

  /// - Throws: `CryptoKitError.authenticationFailure` where anything was changed, or the key is another.
  public static func open<A: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
  ) throws -> Data {
    try sealedBox.sealed.opened(
      by: cipher_chacha20_poly1305, key: key, beside: Data(authenticatedData))
  }

  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }
}
