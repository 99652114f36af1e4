import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("What a file holds, in short")
struct FileDigestTests {
  /// The check value of the catalogue of parametrised CRC algorithms, and those that zlib's manual leads to.
  @Test(
    "Digests are those of CRC-32",
    arguments: [
      ("", 0), ("a", 0xE8B7_BE43), ("abc", 0x3524_41C2), ("123456789", 0xCBF4_3926),
    ] as [(String, UInt32)])
  func known(text: String, value: UInt32) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "file")
    let digest = try #require(FileDigest(ofFileAt: folder.file("file")))
    #expect(digest.value == value && digest.size == text.utf8.count)
    #expect(FileDigest(of: Array(text.utf8)) == digest)
  }

  @Test("A file that was cut short, zeroed or changed by a bit has another one")
  func damage() {
    let bytes = (0..<100_001).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
    let digest = FileDigest(of: bytes)
    var changed = bytes
    changed[50_000] ^= 1
    #expect(FileDigest(of: changed) != digest)
    #expect(FileDigest(of: Array(bytes.dropLast())) != digest)
    #expect(FileDigest(of: [UInt8](repeating: 0, count: bytes.count)) != digest)
    #expect(FileDigest(of: [UInt8]()) != FileDigest(of: [UInt8](repeating: 0, count: 1)))
  }

  @Test("What is no file has no digest")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(FileDigest(ofFileAt: folder.file("nothing")) == nil)
    #expect(FileDigest(ofFileAt: folder.path) == nil)
  }

  @Test("A digest is read as it was written, and not where a part is missing")
  func text() {
    let digest = FileDigest(of: Array("abc".utf8))
    #expect(digest.text == "3 352441c2")
    #expect(FileDigest(text: digest.text) == digest)
    for text in ["", "3", "3 ", " 352441c2", "3 3524 1", "x 3524", "3 xyz", "3 44bc2cf5ad770999"] {
      #expect(FileDigest(text: text) == nil)
    }
  }
}
