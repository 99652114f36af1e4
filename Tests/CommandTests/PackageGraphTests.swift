import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("What a program is made of beside its sources")
struct PackageGraphTests {
  @Test("A module is found in an import of any form")
  func imports() {
    #expect(ImportedNames.name(in: "@testable import struct DesignKit.Card") == "DesignKit")
    #expect(ImportedNames.name(in: "public import Foundation") == "Foundation")
    #expect(ImportedNames.name(in: "import CoreImage.CIFilterBuiltins") == "CoreImage")
    #expect(ImportedNames.name(in: "let text = \"import X\"") == nil)
  }

  @Test("Resources lie in the bundle by their names, those of a language in its folder")
  func resources() {
    var list = ResourceList()
    list.add(URL(fileURLWithPath: "/p/Data/a.json"), at: ["Data"])
    list.add(URL(fileURLWithPath: "/p/de.lproj/L.strings"), at: ["de.lproj"])
    list.add(URL(fileURLWithPath: "/p/Info.plist"), at: [])
    #expect(list.entries.keys.sorted() == ["Data/a.json", "a.json", "de.lproj/L.strings"])
    #expect(list.information?.path == "/p/Info.plist")
    #expect(!ResourceList.isResource("View.swift") && !ResourceList.isResource(".DS_Store"))
  }

  @Test("A project's settings stand in the places of their names in its property list")
  func information() throws {
    let folder = try TemporaryFolder()
    let project = folder.url.appendingPathComponent("App.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let text = """
      // !$*UTF8*$!
      { objects = { A = { isa = XCBuildConfiguration;
        buildSettings = { MARKETING_VERSION = 2.3; CURRENT_PROJECT_VERSION = 42; }; }; }; }
      """
    try Data(text.utf8).write(to: project.appendingPathComponent("project.pbxproj"))
    let file = folder.url.appendingPathComponent("Info.plist")
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleVersion": "$(CURRENT_PROJECT_VERSION)", "Own": "x"],
      format: .xml, options: 0)
    try list.write(to: file)
    let made = try BuildSettings(projectIn: folder.url).informationList(from: file)
    let read = try PropertyListSerialization.propertyList(from: #require(made), format: nil)
    let values = try #require(read as? [String: Any])
    #expect(values["CFBundleShortVersionString"] as? String == "2.3")
    #expect(values["CFBundleVersion"] as? String == "42")
    #expect(values["CFBundleName"] as? String == "App" && values["Own"] as? String == "x")
  }

  @Test("A package without targets hides no files; a package beside the program brings its shaders")
  func packageWithoutTargets() throws {
    let folder = try TemporaryFolder()
    let library = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Effects", targets: [.target(name: "Effects")])
      """
    try folder.write(library, to: "Package.swift")
    try folder.write("public enum Effects {}\n", to: "Sources/Effects/Effects.swift")
    try folder.write("", to: "Sources/Effects/Shaders/a.metal")
    let empty = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Sandbox")
      """
    try folder.write(empty, to: "Sandbox/Package.swift")
    try folder.write("import Effects\n@main struct A {}\n", to: "Sandbox/App/A.swift")
    let packages = [folder.url, folder.url.appendingPathComponent("Sandbox")]
    var graph = try PackageGraph(
      folder: folder.url, files: try SourceSet(paths: [folder.path]).files, packages: packages,
      settings: BuildSettings(), cache: ProgramCache(folder: folder.url.appendingPathComponent("c"))
    )
    try graph.resolve { _ in true }
    #expect(graph.program.map(\.lastPathComponent) == ["A.swift"])
    #expect(graph.modules.map(\.name) == ["Effects"])
    #expect(graph.modules.first?.shaders.map(\.lastPathComponent) == ["a.metal"])
  }
}
