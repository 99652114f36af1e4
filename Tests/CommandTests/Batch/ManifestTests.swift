import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("What became of each row is written down")
struct ManifestTests {
  private func entry(_ row: Int, exitCode: Int32 = 0) -> Manifest.Entry {
    Manifest.Entry(
      row: row, line: row + 1, output: "out/\(row).png", rowHash: "r", programHash: "p",
      outputHash: exitCode == 0 ? "o" : nil, bytes: 3, seconds: 0.5, exitCode: exitCode,
      message: exitCode == 0 ? nil : "why", host: "here")
  }

  @Test("What is added is read again, and the last word about a row holds")
  func rereading() throws {
    let path = try TemporaryFolder().path + "-m.jsonl"
    defer { unlink(path) }
    do {
      let manifest = try Manifest(path: path, isKept: false)
      for one in [entry(1), entry(2, exitCode: 1), entry(2)] { try manifest.add(one) }
    }
    #expect(try Manifest(path: path, isKept: true).entries == [1: entry(1), 2: entry(2)])
    #expect(try Manifest(path: path, isKept: false).entries.isEmpty)
  }

  @Test("Half a line that a killed batch has left goes away, and nothing else")
  func halfLine() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/m.jsonl"
    do { try Manifest(path: path, isKept: false).add(entry(1)) }
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    try (whole + Data(#"{"row":2,"li"#.utf8)).write(to: URL(fileURLWithPath: path))
    do { try Manifest(path: path, isKept: true).add(entry(3)) }
    #expect(Manifest.read(path).entries == [1: entry(1), 3: entry(3)])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test("Two batches do not write one manifest")
  func lock() throws {
    let folder = try TemporaryFolder()
    let first = try Manifest(path: folder.path + "/m.jsonl", isKept: false)
    let failure = #expect(throws: CommandFailure.self) {
      try Manifest(path: folder.path + "/m.jsonl", isKept: true)
    }
    #expect(failure?.message.contains("Another batch") == true)
    withExtendedLifetime(first) {}
  }

  @Test("The checksum is SHA-256, of FIPS 180-4")
  func digest() throws {
    #expect(
      try Digest.of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let folder = try TemporaryFolder()
    let files = [try folder.write("a", to: "1"), try folder.write("bc", to: "2")]
    #expect(try Digest.of(files: files) == Digest.of("abc"))
    #expect(try Digest.of(files: ["/nowhere"]) == nil)
  }

  @Test("The bar tells rows, failures and the time that is left")
  func bar() {
    let line = BatchProgress.line(done: 50, total: 200, failed: 2, seconds: 100)
    #expect(line.contains("25%  50/200 rows  2 failed  5 min left"))
  }
}
