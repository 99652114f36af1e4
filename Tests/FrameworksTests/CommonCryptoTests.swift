import CommonCrypto
import Foundation
import Testing

@Suite("Digests by functions of C")
struct CommonCryptoTests {
  private func text(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func digest(
    _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?)
      -> UnsafeMutablePointer<UInt8>?, _ length: Int32, of text: String
  ) -> String {
    var result = [UInt8](repeating: 0, count: Int(length))
    let bytes = Data(text.utf8)
    _ = bytes.withUnsafeBytes { function($0.baseAddress, CC_LONG(bytes.count), &result) }
    return self.text(result)
  }

  // RFC 1321, A.5; FIPS 180-2, appendices A to D.
  @Test("Digests of \"abc\" are those of their standards")
  func digests() {
    #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH, of: "abc") == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      digest(CC_SHA1, CC_SHA1_DIGEST_LENGTH, of: "abc")
        == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      digest(CC_SHA256, CC_SHA256_DIGEST_LENGTH, of: "abc")
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest(CC_SHA512, CC_SHA512_DIGEST_LENGTH, of: "abc").hasPrefix("ddaf35a193617aba"))
    #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH, of: "") == "d41d8cd98f00b204e9800998ecf8427e")
  }

  // RFC 4231, 4.3 and 4.7.
  @Test("Codes of authentication are those of RFC 4231")
  func codes() {
    func code(_ key: [UInt8], _ message: String) -> String {
      var result = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
      let bytes = Array(message.utf8)
      CCHmac(
        CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, bytes, bytes.count, &result)
      return text(result)
    }
    #expect(
      code(Array("Jefe".utf8), "what do ya want for nothing?")
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      code(
        Array(repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First"
      )
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test("Without room for the result nothing is written")
  func nothing() { #expect(CC_MD5("a", 1, nil) == nil) }
}
