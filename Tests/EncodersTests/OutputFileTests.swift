import Foundation
import TestSupport
import Testing

@testable import Encoders

@Suite("Output files")
struct OutputFileTests {
  @Test("A file appears under its name when it is complete, not before")
  func appears() throws {
    let folder = try TemporaryFolder()
    let file = try OutputFile(path: folder.file("a.bin"))
    try file.write([1, 2, 3])
    #expect(folder.contents == [".a.bin.halcyon-\(getpid()).partial"])
    try file.overwrite([9], at: 1)
    try file.commit()
    #expect(folder.contents == ["a.bin"])
    #expect(folder.bytes("a.bin") == [1, 9, 3])
  }

  @Test("What is given up leaves the old file whole and nothing else")
  func abandoned() throws {
    let folder = try TemporaryFolder()
    try Data([7]).write(to: URL(fileURLWithPath: folder.file("a.bin")))
    let file = try OutputFile(path: folder.file("a.bin"))
    try file.write([1, 2, 3])
    file.abandon()
    #expect(folder.contents == ["a.bin"])
    #expect(folder.bytes("a.bin") == [7])
  }

  @Test("A file forgotten half way goes away by itself")
  func forgotten() throws {
    let folder = try TemporaryFolder()
    do {
      let file = try OutputFile(path: folder.file("a.bin"))
      try file.write([1])
    }
    #expect(folder.contents == [])
  }

  @Test("A link stays a link, and what it leads to is replaced")
  func link() throws {
    let folder = try TemporaryFolder()
    try Data([7]).write(to: URL(fileURLWithPath: folder.file("real.bin")))
    symlink("real.bin", folder.file("link.bin"))
    let file = try OutputFile(path: folder.file("link.bin"))
    try file.write([1])
    try file.commit()
    #expect(folder.bytes("real.bin") == [1])
    #expect(
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.bin"))) != nil)
  }

  @Test("A full device is an error with status 74 that says so")
  func full() throws {
    let folder = try TemporaryFolder()
    symlink("/dev/full", folder.file("a.png"))
    let file = try OutputFile(path: folder.file("a.png"))
    let error = #expect(throws: OutputError.self) { try file.write([1]) }
    #expect(error?.exitCode == 74)
    #expect(error?.description.contains("No space left on device") == true)
    file.abandon()
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test("A missing folder is named, with the command that makes it")
  func noFolder() {
    let error = #expect(throws: OutputError.self) { try OutputFile(path: "/tmp/no/such/a.png") }
    #expect(error?.exitCode == 74)
    #expect(error?.description.contains("mkdir -p '/tmp/no/such'") == true)
  }

  @Test("A folder is no file to write")
  func isFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: OutputError.self) { try OutputFile(path: folder.path) }
  }
}

@Suite("Output formats")
struct OutputFormatTests {
  @Test("The extension says the format, in any case")
  func extensions() throws {
    #expect(try OutputFormat(path: "a.MP4") == .mp4)
    #expect(try OutputFormat(path: "x/y.z/out-%05d.png") == .png)
  }

  @Test("Anything else is wrong usage", arguments: ["a", "a.bmp", "dir.png/a"])
  func unknown(path: String) {
    let error = #expect(throws: OutputError.self) { try OutputFormat(path: path) }
    #expect(error?.exitCode == 64)
  }
}
