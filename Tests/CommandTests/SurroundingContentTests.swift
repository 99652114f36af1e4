import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("A file that is named alone finds what the program around it brings, where it asks for it")
struct SurroundingContentTests {
  /// Two apps of one project, each with a file of one name in its bundle.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Apps.xcodeproj/project.pbxproj")
    for app in ["One", "Two"] {
      try folder.write("{}", to: "\(app)/Assets.xcassets/Contents.json")
      try folder.write(app, to: "\(app)/Data/name.txt")
    }
    try folder.write("shared", to: "Shared/other.txt")
    return folder
  }

  private func content(_ text: String, in folder: TemporaryFolder) throws -> SurroundingContent {
    try folder.write("import SwiftUI\n" + text, to: "Two/Views/Card.swift")
    return SurroundingContent(around: [URL(fileURLWithPath: folder.file("Two/Views/Card.swift"))])
  }

  @Test(
    "The pictures of the nearest app are looked for first",
    arguments: ["Image(\"a\")", "Image(puppy.name)", "Color(.a)", "Text(\"key\")"])
  func pictures(_ text: String) throws {
    let folder = try project()
    let folders = try content("let view = " + text, in: folder).assetFolders
    #expect(folders.map(\.path) == [folder.file("Two"), folder.file("One")])
  }

  @Test("The bundle has the files of the nearest app, and what others have under other names")
  func bundle() throws {
    let folder = try project()
    let entries = try content("let bundle = Bundle.main", in: folder).resources.entries
    #expect(entries["name.txt"]?.path == folder.file("Two/Data/name.txt"))
    #expect(entries["other.txt"]?.path == folder.file("Shared/other.txt"))
  }

  @Test("Metal files come where functions of theirs are named, and with those that they call")
  func shaders() throws {
    let folder = try project()
    let head = "#include <metal_stdlib>\nusing namespace metal;\n"
    try folder.write(
      head + "[[ stitchable ]] half4 wave(float2 p, half4 c) { return c; }", to: "One/wave.metal")
    try folder.write(
      head + """
        float height(float x);
        [[ stitchable ]] half4 wave(float2 p, half4 c) { return c * height(p.x); }
        """, to: "Two/Shaders/wave.metal")
    try folder.write(head + "float height(float x) { return x; }", to: "Shared/height.metal")
    try folder.write(
      head + "[[ stitchable ]] half4 waves(float2 p, half4 c) { return c; }", to: "Two/waves.metal")
    let shaders = try content("let shader = ShaderLibrary.wave()", in: folder).shaders
    #expect(
      Set(shaders.map(\.path)) == [
        folder.file("Two/Shaders/wave.metal"), folder.file("Shared/height.metal"),
      ])
  }

  @Test("Who asks for nothing is told of nothing, and nobody is without a program around")
  func nothing() throws {
    let folder = try project()
    let plain = try content("let views = (Image(systemName: n), Color(white: 1))", in: folder)
    #expect(plain.assetFolders.isEmpty && plain.shaders.isEmpty && plain.resources.isEmpty)
    try FileManager.default.removeItem(atPath: folder.file("Apps.xcodeproj"))
    for app in ["One", "Two"] {
      try FileManager.default.removeItem(atPath: folder.file("\(app)/Assets.xcassets"))
    }
    let alone = try content("let view = Image(\"a\")", in: folder)
    #expect(alone.assetFolders.isEmpty)
  }
}
