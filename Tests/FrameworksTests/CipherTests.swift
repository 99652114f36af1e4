import CryptoKit
import Foundation
import Testing

@Suite("Messages that are locked")
struct CipherTests {
  private func bytes(_ hexadecimal: String) -> Data {
    let digits = Array(hexadecimal)
    return Data(
      stride(from: 0, to: digits.count, by: 2).map {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)!
      })
  }

  @Test("AES with a counter gives what the mode's authors print (test case 4)")
  func counterMode() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let message = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let beside = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: beside)
    #expect(
      box.ciphertext
        == bytes(
          "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
            + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091"))
    #expect(box.tag == bytes("5bc94fbc3221a5db94fae95ae7121a47"))
    #expect(try AES.GCM.open(box, using: key, authenticating: beside) == message)
  }

  @Test("ChaCha20 with Poly1305 gives what RFC 8439 prints (2.8.2)")
  func chaCha() throws {
    let key = SymmetricKey(data: Data(0x80...0x9f))
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
      + "sunscreen would be it."
    let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
    let beside = bytes("50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(
      Data(text.utf8), using: key, nonce: nonce, authenticating: beside)
    #expect(box.ciphertext.prefix(16) == bytes("d31a8d34648e60db7b86afbc53ef7ec2"))
    #expect(box.tag == bytes("1ae10b594f09e26a7e902ecbd0600691"))
    #expect(box.combined.count == 12 + text.utf8.count + 16)
    let again = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(try ChaChaPoly.open(again, using: key, authenticating: beside) == Data(text.utf8))
  }

  @Test("Keys are derived as RFC 5869 prints, with salt and without (A.1 and A.3)")
  func derivedKeys() {
    let material = SymmetricKey(data: Data(repeating: 0x0b, count: 22))
    let salted = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: material, salt: Data(0x00...0x0c), info: Data(0xf0...0xf9),
      outputByteCount: 42)
    #expect(
      salted.withUnsafeBytes { Data($0) }
        == bytes(
          "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"))
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 42)
    #expect(
      plain.withUnsafeBytes { Data($0) }
        == bytes(
          "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"))
  }

  @Test("What was changed, or is opened with another key, is refused; so are wrong lengths")
  func refusals() throws {
    let key = SymmetricKey(size: .bits256)
    let message = Data("a secret".utf8)
    let box = try AES.GCM.seal(message, using: key)
    let combined = try #require(box.combined)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == message)
    for index in [0, 12, combined.count - 1] {
      var changed = combined
      changed[index] ^= 1
      let box = try AES.GCM.SealedBox(combined: changed)
      #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(message, using: SymmetricKey(size: SymmetricKeySize(bitCount: 40)))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(message, using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.Nonce(data: Data(count: 8))
    }
  }

  @Test("An empty message has a tag alone")
  func emptyMessage() throws {
    let key = SymmetricKey(size: .bits128)
    let box = try AES.GCM.seal(Data(), using: key, authenticating: Data("head".utf8))
    #expect(box.ciphertext.isEmpty && box.tag.count == 16)
    #expect(try AES.GCM.open(box, using: key, authenticating: Data("head".utf8)).isEmpty)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
  }
}
