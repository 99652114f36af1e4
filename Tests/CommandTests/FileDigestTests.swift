import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("What a file holds, in short")
struct FileDigestTests {
  /// Of xxHash's own tests and of the documentation of its bindings.
  @Test(
    "Digests are those of XXH64",
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64)])
  func known(text: String, value: UInt64) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "file")
    let digest = try #require(FileDigest(ofFileAt: folder.file("file")))
    #expect(digest.value == value && digest.size == text.utf8.count)
    #expect(FileDigest(of: Array(text.utf8)) == digest)
  }

  @Test(
    "A file's digest is that of its bytes, whatever parts it is read in",
    arguments: [31, 32, 33, 65535, 65536, 65537, 131_072, 200_001])
  func parts(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
    try Data(bytes).write(to: folder.url.appendingPathComponent("file"))
    let digest = try #require(FileDigest(ofFileAt: folder.file("file")))
    #expect(digest == FileDigest(of: bytes) && digest.size == count)
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
    #expect(digest.text == "3 44bc2cf5ad770999")
    #expect(FileDigest(text: digest.text) == digest)
    for text in ["", "3", "3 ", " 44bc2cf5ad770999", "3 44bc 1", "x 44bc", "3 xyz"] {
      #expect(FileDigest(text: text) == nil)
    }
  }
}
