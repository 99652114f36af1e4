import Foundation
import FoundationAdditions
import Testing

@Suite("Folders that groups of programs share")
struct SharedFoldersTests {
  @Test("The folder of a group lies in the program's home, and can be written to")
  func groups() throws {
    let name = "group.test.\(UUID().uuidString)"
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(folder.path.hasPrefix(URL.libraryDirectory.path))
    try Data("kept".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    let again = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
    #expect(again == folder)
    #expect(
      try String(contentsOf: folder.appendingPathComponent("notes.txt"), encoding: .utf8) == "kept")
  }

  @Test("Without a name there is no folder, and none lies outside of the home")
  func names() {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
  }
}
