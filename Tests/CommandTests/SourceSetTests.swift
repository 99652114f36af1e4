import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("The files of a program")
struct SourceSetTests {
  @Test("A folder is searched in depth, without tests, bundles and hidden files")
  func folder() throws {
    let folder = try TemporaryFolder()
    for name in [
      "B.swift", "Views/A.swift", "Package.swift", ".hidden/C.swift", "Assets.xcassets/E.swift",
      "notes.txt",
    ] { try folder.write("", to: name) }
    try folder.write("@testable import App\nimport XCTest\n", to: "AppTests/D.swift")
    let sources = try SourceSet(paths: [folder.path])
    #expect(sources.files.map(\.lastPathComponent) == ["B.swift", "A.swift"])
    #expect(sources.assetFolders.map(\.path) == [folder.path])
  }

  @Test("A folder of views that is called Tests belongs to the program")
  func viewsCalledTests() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n", to: "Tests/A.swift")
    #expect(try SourceSet(paths: [folder.path]).files.map(\.lastPathComponent) == ["A.swift"])
  }

  @Test("Metal files are those in a folder's depth, and those beside a file that is named")
  func shaders() throws {
    let folder = try TemporaryFolder()
    for name in ["a.swift", "b.metal", "Deep/c.metal", "Deep/d.swift"] {
      try folder.write("", to: name)
    }
    #expect(
      try SourceSet(paths: [folder.path]).shaders.map(\.lastPathComponent) == [
        "c.metal", "b.metal",
      ])
    #expect(
      try SourceSet(paths: [folder.path + "/a.swift"]).shaders.map(\.lastPathComponent) == [
        "b.metal"
      ])
  }

  @Test("Folders with catalogues and tables of texts bring their assets")
  func catalogues() throws {
    let folder = try TemporaryFolder()
    for name in ["App/A.swift", "App/Assets.xcassets/Contents.json", "Texts/de.lproj/a.strings"] {
      try folder.write("", to: name)
    }
    let sources = try SourceSet(paths: [folder.path])
    #expect(
      sources.assetFolders.map(\.path)
        == [folder.path, folder.path + "/App", folder.path + "/Texts"])
  }

  @Test(
    "A bundle among the sources is there whole and under its name, wherever it lies, and no source is in it"
  )
  func resourceBundle() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("struct A {}", to: "App/A.swift")
    _ = try folder.write("1", to: "App/Resources/Confetti.bundle/star.png")
    _ = try folder.write("2", to: "App/Resources/Confetti.bundle/en.lproj/Words.strings")
    _ = try folder.write("struct B {}", to: "App/Resources/Confetti.bundle/B.swift")
    let set = try SourceSet(paths: [folder.path + "/App"])
    #expect(set.files.map(\.lastPathComponent) == ["A.swift"])
    let names = Set(set.resources.entries.keys)
    #expect(
      names.isSuperset(of: ["Confetti.bundle/star.png", "Confetti.bundle/en.lproj/Words.strings"]))
    #expect(!names.contains("star.png"))
  }

  @Test("A bundle has a file by its letters, composed and decomposed")
  func letters() throws {
    let folder = try TemporaryFolder()
    let composed = "r\u{E9}sum\u{E9}.txt"
    for name in ["App/A.swift", "App/\(composed)", "App/plain.txt"] {
      try folder.write("", to: name)
    }
    try folder.write("", to: "Bundle/kept")
    let bundle = folder.url.appendingPathComponent("Bundle")
    try SourceSet(paths: [folder.path + "/App"]).resources.link(into: bundle)
    for name in [composed, composed.decomposedStringWithCanonicalMapping, "plain.txt"] {
      #expect(FileManager.default.fileExists(atPath: bundle.path + "/" + name))
    }
  }

  @Test("A file named twice is one file, and brings the folder with its images")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "a.swift")
    let images = try TemporaryFolder()
    let sources = try SourceSet(
      paths: [path, folder.path + "/./a.swift"], assets: [images.path])
    #expect(sources.files.map(\.path) == [path])
    #expect(sources.assetFolders.map(\.path) == [folder.path, images.path])
  }

  @Test("What is missing is named, with exit code 66")
  func missing() throws {
    let folder = try TemporaryFolder()
    for paths in [["/no/such.swift"], [folder.path]] {
      let failure = try #require(throws: CommandFailure.self) { try SourceSet(paths: paths) }
      #expect(failure.code == 66)
      #expect(failure.message.contains(paths[0]))
    }
    let text = try folder.write("", to: "a.txt")
    let failure = try #require(throws: CommandFailure.self) { try SourceSet(paths: [text]) }
    #expect(failure.code == 64)
  }
}
