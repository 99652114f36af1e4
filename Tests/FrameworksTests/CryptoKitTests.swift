import CryptoKit
import Foundation
import Testing

@Suite struct CryptoKitTests {
  private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test("Digests of abc are those of FIPS 180-4, RFC 1321 and RFC 3174")
  func digests() {
    let data = Data("abc".utf8)
    #expect(
      hexadecimal(SHA256.hash(data: data))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hexadecimal(SHA384.hash(data: data)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(hexadecimal(SHA512.hash(data: data)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(
      hexadecimal(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      hexadecimal(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  @Test("What is added in pieces has the digest of the whole")
  func pieces() {
    var function = SHA256()
    function.update(data: Data("a".utf8))
    function.update(data: Data("bc".utf8))
    #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect("\(SHA256.hash(data: Data("abc".utf8)))".hasPrefix("SHA256 digest: ba7816bf"))
  }

  @Test(
    "Codes of authentication are those of RFC 4231, with a short key and one longer than a block")
  func authenticationCodes() {
    let message = Data("what do ya want for nothing?".utf8)
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(
      hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hexadecimal(HMAC<SHA256>.authenticationCode(for: text, using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }
}
