import CDigest
import Foundation

/// The Advanced Encryption Standard (FIPS 197).
public enum AES: Sendable {
  /// With a counter, and a tag that tells of changes (NIST SP 800-38D). Keys have 128, 192 or 256 bits.
  public enum GCM: Sendable {
    public typealias Nonce = _SealingNonce

    /// A message that was locked.
    public struct SealedBox: Sendable {
      let sealed: SealedBytes
      public var nonce: Nonce { Nonce(bytes: sealed.nonce) }
      public var ciphertext: Data { sealed.ciphertext }
      public var tag: Data { sealed.tag }
      /// All of it in one; nil where the nonce has not twelve bytes.
      public var combined: Data? {
        sealed.nonce.count == SealedBytes.nonceCount ? sealed.combined : nil
      }

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
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: A
    ) throws -> SealedBox {
      SealedBox(
        sealed: try SealedBytes.seal(
          Data(message), by: cipher_aes_gcm, key: key, nonce: (nonce ?? Nonce()).bytes,
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
      try sealedBox.sealed.opened(by: cipher_aes_gcm, key: key, beside: Data(authenticatedData))
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: Data())
    }
  }
}
