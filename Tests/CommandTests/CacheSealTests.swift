import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("What is kept in the cache is known again")
struct CacheSealTests {
  /// A sealed folder with files and a link.
  private func sealed() throws -> (TemporaryFolder, URL) {
    let outer = try TemporaryFolder()
    try outer.write("one", to: "kept/a")
    try outer.write("two\n", to: "kept/below/b c")
    let folder = outer.url.appendingPathComponent("kept")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/below/link", withDestinationPath: "/elsewhere/\n")
    try CacheSeal.seal(folder)
    return (outer, folder)
  }

  @Test("A folder is whole as long as its files are the same; others may come")
  func whole() throws {
    let (outer, folder) = try sealed()
    #expect(CacheSeal.isWhole(folder))
    try outer.write("later", to: "kept/below/c")
    #expect(CacheSeal.isWhole(folder))
    #expect(CacheSeal(of: folder).entries.count == 4)
  }

  @Test(
    "A folder of which a file is damaged is taken away, and nothing of it is left",
    arguments: Damage.allCases, ["a", "below/b c", CacheSeal.name])
  func damaged(damage: Damage, file: String) throws {
    let (outer, folder) = try sealed()
    try damage.strike(folder.appendingPathComponent(file))
    #expect(!CacheSeal.isWhole(folder))
    #expect(outer.contents == [])
  }

  @Test("A link that leads elsewhere is damage, and what stands where it leads is not looked at")
  func links() throws {
    let (outer, folder) = try sealed()
    defer { withExtendedLifetime(outer) {} }
    let link = folder.path + "/below/link"
    unlink(link)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/a")
    #expect(!CacheSeal.isWhole(folder))
  }

  @Test("What was never sealed is not whole")
  func unsealed() throws {
    let outer = try TemporaryFolder()
    try outer.write("one", to: "kept/a")
    #expect(!CacheSeal.isWhole(outer.url.appendingPathComponent("kept")))
    #expect(!CacheSeal.isWhole(outer.url.appendingPathComponent("nothing")))
  }

  @Test("A list is read as it was written, and not when a byte of its end is missing")
  func reading() throws {
    let (outer, folder) = try sealed()
    defer { withExtendedLifetime(outer) {} }
    let seal = CacheSeal(of: folder)
    let data = seal.data
    #expect(CacheSeal(data) == seal && seal.entries.count == 3)
    for count in 0..<data.count { #expect(CacheSeal(data.prefix(count)) == nil) }
    #expect(CacheSeal(CacheSeal().data) == CacheSeal())
    #expect(CacheSeal(data + Data("more\0".utf8)) == nil)
  }

  @Test("Folders of a name may be left out")
  func leftOut() throws {
    let outer = try TemporaryFolder()
    for name in ["a/x", "a/.git/y", ".git/z"] { try outer.write("", to: name) }
    #expect(CacheSeal(of: outer.url, without: ".git").entries.keys.sorted() == ["a/x"])
  }

  @Test("A single file is known by the seal beside it", arguments: Damage.allCases)
  func singleFile(damage: Damage) throws {
    let outer = try TemporaryFolder()
    let made = URL(fileURLWithPath: try outer.write("code", to: "made"))
    let place = outer.url.appendingPathComponent("library.so")
    #expect(!CacheSeal.isWholeFile(place))
    try CacheSeal.seal(made, becoming: place)
    try FileManager.default.moveItem(at: made, to: place)
    #expect(CacheSeal.isWholeFile(place))
    try damage.strike(place)
    #expect(!CacheSeal.isWholeFile(place))
    #expect(outer.contents == [])
  }
}
