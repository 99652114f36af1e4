import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Programs with resources beside them")
struct ProgramBundleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make() throws -> URL {
    let executable = URL(fileURLWithPath: folder.file("program"))
    if !FileManager.default.fileExists(atPath: executable.path) {
      try folder.write("code", to: "program")
      chmod(executable.path, 0o755)
    }
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations":
        {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
      """
    try folder.write(catalogue, to: "Words.xcstrings")
    var resources = ResourceList()
    resources.add(URL(fileURLWithPath: folder.file("Words.xcstrings")), at: [])
    return try ProgramBundle(
      executable: executable, resources: resources, settings: BuildSettings()
    ).make()
  }

  @Test("A bundle is made once, and shows nothing but what is the program's")
  func once() throws {
    let program = try make()
    #expect(try String(contentsOf: program, encoding: .utf8) == "code")
    let table = program.deletingLastPathComponent().path + "/de.lproj"
    var before = stat(), after = stat()
    #expect(stat(table, &before) == 0)
    #expect(try make() == program)
    #expect(stat(table, &after) == 0 && before.st_ino == after.st_ino)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: program.deletingLastPathComponent().path)
    #expect(names.sorted() == ["Info.plist", "Words.xcstrings", "de.lproj", "program"])
  }

  @Test("One with a damaged table is made anew", arguments: Damage.allCases)
  func damaged(damage: Damage) throws {
    let tables = try make().deletingLastPathComponent().appendingPathComponent("de.lproj")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: tables.path).first)
    let table = tables.appendingPathComponent(name)
    let whole = try Data(contentsOf: table)
    try damage.strike(table)
    _ = try make()
    #expect(try Data(contentsOf: table) == whole)
  }
}
