import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Names in compiled modules")
struct ModuleIdentifiersTests {
  @Test("A name counts where it stands whole, between two zeros")
  func wholeNames() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Made.swiftmodule")
    try Data("head\0alpha\0betamax\0\0gamma\0tail".utf8).write(to: file)
    let modules = ModuleIdentifiers(folders: [folder.url])
    #expect(modules.files == [file])
    let names: Set = ["alpha", "beta", "max", "gamma", "betamax", "delta"]
    #expect(modules.unknown(among: names) == ["beta", "max", "delta"])
    #expect(modules.unknown(among: []).isEmpty)
  }

  @Test("A module may be a folder with a file a platform; other files are none")
  func folders() throws {
    let folder = try TemporaryFolder()
    let module = folder.url.appendingPathComponent("Made.swiftmodule")
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    try Data("\0inner\0".utf8).write(to: module.appendingPathComponent("x86_64.swiftmodule"))
    try Data("\0documented\0".utf8).write(to: module.appendingPathComponent("x86_64.swiftdoc"))
    try Data("\0loose\0".utf8).write(to: folder.url.appendingPathComponent("notes.txt"))
    let unknown = ModuleIdentifiers(folders: [folder.url])
      .unknown(among: ["inner", "documented", "loose"])
    #expect(unknown == ["documented", "loose"])
  }

  @Test(
    "What Swift, Foundation and SwiftUI declare is known, and a misspelling is not",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func realModules() throws {
    let installation = try Installation.find(environment: HalcyonCommandLine.environment())
    let modules = ModuleIdentifiers(folders: [installation.modules, installation.swiftModules])
    let names: Set = [
      "uppercased", "DateFormatter", "matchedGeometryEffect", "TextEditor", "TextEdditor",
      "stroke", "strokke",
    ]
    #expect(modules.unknown(among: names) == ["TextEdditor", "strokke"])
  }
}
