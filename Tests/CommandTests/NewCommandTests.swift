import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Names of new programs")
struct ProgramNameTests {
  @Test(
    "Words of letters and digits become the name of a type",
    arguments: [
      ("Pond", "Pond"), ("my-first app", "MyFirstApp"), ("3 Körper", "Program3Körper"),
      ("a_b", "A_b"), ("SwiftUI", "SwiftUIApp"), ("été.2", "Été2"), ("日本", "日本"), ("x'y\"z", "XYZ"),
    ])
  func identifiers(title: String, identifier: String) throws {
    #expect(try ProgramName(title).identifier == identifier)
  }

  @Test(
    "What names nothing is refused",
    arguments: ["", ".", "..", "/", "---", "42!?".filter { $0 == "!" }])
  func refused(title: String) {
    #expect(throws: CommandFailure.self) { try ProgramName(title) }
  }

  @Test("So are names that a file or a command line cannot have")
  func impossible() {
    for title in ["-flag", "a\nb", String(repeating: "a", count: 101)] {
      #expect(throws: CommandFailure.self) { try ProgramName(title) }
    }
  }
}

@Suite("A new folder is written whole or not at all")
struct NewFolderTests {
  @Test("What exists stays as it is")
  func exists() throws {
    let folder = try TemporaryFolder()
    let existing = folder.url.appendingPathComponent("There")
    try FileManager.default.createDirectory(at: existing, withIntermediateDirectories: false)
    #expect(throws: CommandFailure.self) { try NewFolder(existing).write(["a.txt": "a"]) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: existing.path).isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["There"])
  }

  @Test("A folder whose parent is not there is made with it")
  func parents() throws {
    let folder = try TemporaryFolder()
    let new = folder.url.appendingPathComponent("a/b/New")
    try NewFolder(new).write(["inner/file.txt": "x"])
    let text = try String(contentsOf: new.appendingPathComponent("inner/file.txt"), encoding: .utf8)
    #expect(text == "x")
    let around = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b")
    #expect(around == ["New"])
  }
}

@Suite("A new program")
struct NewCommandTests {
  @Test(
    "It compiles, moves under its touches, and is shown with its name",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func works() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("it's \"my\" \\first")
    let made = try HalcyonCommandLine.run(["new", path])
    #expect(made.status == 0)
    let files = try #require(FileManager.default.subpaths(atPath: path))
    for file in [
      "ContentView.swift", "demo.touch", ".gitignore", ".vscode/settings.json",
      ".sourcekit-lsp/config.json",
    ] {
      #expect(files.contains(file), "\(file) is missing")
    }
    var pictures: [Data] = []
    for moment in ["0.4", "3"] {
      let output = folder.file("\(moment).png")
      let still = try HalcyonCommandLine.run([
        "still", path, "--touch", path + "/demo.touch", "--at", moment, "--scale", "1", "-o",
        output,
      ])
      #expect(still.status == 0, "\(still.errors)")
      pictures.append(try Data(contentsOf: URL(fileURLWithPath: output)))
    }
    #expect(pictures[0] != pictures[1])
    let inspected = try HalcyonCommandLine.run([
      "inspect", path, "--touch", path + "/demo.touch", "--at", "3", "--accessibility",
    ])
    #expect(inspected.output.contains("Tapped 2 times"), "\(inspected.output)\(inspected.errors)")
    #expect(inspected.output.contains("it's \"my\" \\first"))
    let again = try HalcyonCommandLine.run(["new", path])
    #expect(again.status == 74)
    #expect(again.errors.contains("exists already"))
  }

  @Test("A package has a manifest, sources and tests under one name")
  func package() throws {
    let files = ProgramTemplate(name: try ProgramName("my pond")).package(halcyon: "/opt/Halcyon")
    let manifest = try #require(files["Package.swift"])
    #expect(manifest.contains("path: \"/opt/Halcyon\""))
    #expect(
      files["Sources/MyPondUI/ContentView.swift"]?.contains("public struct ContentView") == true)
    #expect(
      files["Tests/MyPondUITests/ContentViewTests.swift"]?.contains("import MyPondUI") == true)
  }
}

@Suite("Settings for editors")
struct EditorSettingsTests {
  @Test(
    "The language server is told of every file, and what else stands in its settings stays",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func settings() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n", to: "A.swift")
    try folder.write("import SwiftUI\n", to: "inner/B.swift")
    try folder.write("{\"backgroundIndexing\": false}", to: ".sourcekit-lsp/config.json")
    let answer = try HalcyonCommandLine.run(["editor", "neovim", folder.path])
    #expect(answer.status == 0, "\(answer.errors)")
    let config = try json(folder, ".sourcekit-lsp/config.json") as? [String: Any]
    #expect(config?["backgroundIndexing"] as? Bool == false)
    let flags =
      (config?["fallbackBuildSystem"] as? [String: Any])?["swiftCompilerFlags"] as? [String]
    #expect(flags?.contains("-parse-as-library") == true)
    let database = try json(folder, ".sourcekit-lsp/compile_commands.json") as? [[String: Any]]
    let files = database?.compactMap { $0["file"] as? String }.map {
      ($0 as NSString).lastPathComponent
    }
    #expect(files == ["A.swift", "B.swift"])
  }

  @Test(
    "Settings that are no JSON are left alone, with a word on what to do",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n", to: "A.swift")
    try folder.write("{ mine", to: ".sourcekit-lsp/config.json")
    let answer = try HalcyonCommandLine.run(["editor", "neovim", folder.path])
    #expect(answer.status == 74)
    #expect(answer.errors.contains("not JSON"))
    let text = try String(
      contentsOfFile: folder.file(".sourcekit-lsp/config.json"), encoding: .utf8)
    #expect(text == "{ mine")
  }

  private func json(_ folder: TemporaryFolder, _ name: String) throws -> Any {
    try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: folder.file(name))))
  }
}
