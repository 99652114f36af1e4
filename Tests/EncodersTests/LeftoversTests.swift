import Foundation
import TestSupport
import Testing

@testable import Encoders

@Suite("What killed processes leave")
struct LeftoversTests {
  /// The number of a process that is gone.
  private func goneProcess() throws -> pid_t {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test("Unfinished files and folders that nobody holds are cleared away, under whatever name")
  func cleared() throws {
    let folder = try TemporaryFolder()
    let gone = try goneProcess()
    for name in ["a.bin", "old film.mp4"] {
      try folder.write("x", to: ".\(name).halcyon-\(gone).partial")
    }
    try folder.write("x", to: ".f-%d.png.halcyon-\(gone)-1.partial/7.png")
    // A process of that number runs, but it is another.
    try folder.write("x", to: ".b.gif.halcyon-\(getppid()).partial")
    try OutputFile(path: folder.file("a.bin")).commit()
    #expect(folder.contents == ["a.bin"])
  }

  @Test("What somebody is writing stays, and so do other names")
  func kept() throws {
    let folder = try TemporaryFolder()
    let other = try OutputFile(path: folder.file("b.bin"))
    let frames = try OutputFolder(beside: folder.file("f-1.png"))
    try folder.write("x", to: ".a.partial")
    try folder.write("x", to: ".a.halcyon-1x.partial")
    try folder.write("x", to: "a.halcyon-1.partial")
    let before = folder.contents
    try OutputFile(path: folder.file("a.bin")).commit()
    #expect(folder.contents == (before + ["a.bin"]).sorted())
    withExtendedLifetime((other, frames)) {}
  }

  @Test(
    "Whose an unfinished file is stands in its name",
    arguments: [
      (".a.png.halcyon-12.partial", 12), (".f-%d.png.halcyon-12-3.partial", 12),
      (".halcyon-1.partial", 1),
      (".a.halcyon-1.halcyon-2.partial", 2), (".a.halcyon-.partial", nil),
      (".a.halcyon-1-.partial", nil),
      (".a.halcyon-1-2-3.partial", nil), (".a.halcyon-1.b.partial", nil),
      ("a.halcyon-1.partial", nil),
      (".ahalcyon-1.partial", nil), (".a.halcyon-1.partia", nil), (".partial", nil), ("", nil),
    ] as [(String, pid_t?)])
  func owner(name: String, expected: pid_t?) { #expect(Leftovers.owner(of: name) == expected) }

  @Test("Two that write the same file at once do not write into each other's")
  func twice() throws {
    let folder = try TemporaryFolder()
    let files = try (0..<2).map { _ in try OutputFile(path: folder.file("a.bin")) }
    for (index, file) in files.enumerated() {
      try file.write([UInt8](repeating: UInt8(index), count: 9))
    }
    try files[0].commit()
    try files[1].commit()
    #expect(folder.contents == ["a.bin"])
    #expect(folder.bytes("a.bin") == Array(repeating: 1, count: 9))
  }
}
