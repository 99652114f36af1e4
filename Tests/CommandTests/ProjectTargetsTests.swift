import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("The targets of a project")
struct ProjectTargetsTests {
  private let folder = URL(fileURLWithPath: "/p")
  private func url(_ path: String) -> URL {
    folder.appendingPathComponent(path).standardizedFileURL
  }

  /// An app, a widget that shares a file with it, a watch's app, and a framework.
  private let project = """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (W, T, X, K); };
      G = { isa = PBXGroup; children = (GA, GK, FS); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; path = App; children = (F1, F2); sourceTree = "<group>"; };
      GK = { isa = PBXGroup; path = Kit; children = (F3); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
      FS = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (E);
        sourceTree = "<group>"; };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Look.swift); };
      B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; };
      SA = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      SX = { isa = PBXSourcesBuildPhase; files = (B2); };
      SK = { isa = PBXSourcesBuildPhase; files = (B3); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (SA); buildConfigurationList = CT; };
      W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application";
        buildPhases = (SX); buildConfigurationList = CW; };
      X = { isa = PBXNativeTarget; name = Widget;
        productType = "com.apple.product-type.app-extension"; buildPhases = (SX);
        fileSystemSynchronizedGroups = (FS); };
      K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        buildPhases = (SK); };
      CT = { buildConfigurations = (C1); }; C1 = { buildSettings = { SDKROOT = iphoneos; }; };
      CW = { buildConfigurations = (C2); }; C2 = { buildSettings = { SDKROOT = watchos; }; };
    }; }
    """

  private var files: [URL] {
    [
      "App/App.swift", "App/Shared.swift", "Kit/Kit.swift", "Widget/Widget.swift",
      "Widget/Look.swift", "Loose.swift",
    ].map(url)
  }

  private func targets() throws -> ProjectTargets {
    try #require(ProjectTargets(Data(project.utf8), named: "App", in: folder, files: files))
  }

  @Test("The app for a telephone is shown, with what is shared and what a folder lends it")
  func app() throws {
    let app = try #require(try targets().app)
    #expect(app.name == "App" && app.platform == "iphoneos")
    #expect(app.files == Set(["App/App.swift", "App/Shared.swift", "Widget/Look.swift"].map(url)))
  }

  @Test("Files of widgets and frameworks are no part of it; a file that no target knows is")
  func others() throws {
    #expect(try targets().others == Set(["Widget/Widget.swift", "Kit/Kit.swift"].map(url)))
    #expect(try targets().modules.map(\.name) == ["Kit"])
  }

  @Test("A framework of the project is a module of the program")
  func modules() throws {
    let folder = try TemporaryFolder()
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    try folder.write("import SwiftUI\nimport Kit\n@main struct A {}", to: "App/App.swift")
    try folder.write("let shared = 1", to: "App/Shared.swift")
    try folder.write("public let kit = 1", to: "Kit/Kit.swift")
    try folder.write("@main struct W {}", to: "Widget/Widget.swift")
    let found = try FolderContent(of: folder.url)
    let targets = try #require(ProjectTargets(projectIn: folder.url, files: found.swiftFiles))
    var graph = try PackageGraph(
      folder: folder.url, files: found.swiftFiles, packages: [],
      settings: BuildSettings(projectIn: folder.url), targets: targets, cache: .standard())
    try graph.resolve { $0 == "SwiftUI" }
    #expect(graph.program.map(\.lastPathComponent).sorted() == ["App.swift", "Shared.swift"])
    #expect(graph.modules.map(\.name) == ["Kit"])
  }

  @Test(
    "A library's example finds the library in a checkout of any name, and another package where it is"
  )
  func ownLibrary() throws {
    let folder = try TemporaryFolder()
    let library = URL(fileURLWithPath: folder.file("Popups-main"))
    let example = library.appendingPathComponent("Example")
    try FileManager.default.createDirectory(at: example, withIntermediateDirectories: true)
    let manifest = library.appendingPathComponent("Package.swift")
    try Data().write(to: manifest)
    let standard = library.standardizedFileURL
    #expect(ProjectObjects.package(at: "../../Popups", from: example).path == standard.path)
    #expect(ProjectObjects.package(at: "..", from: example).path == standard.path)
    let other = URL(fileURLWithPath: folder.file("Popups"))
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data().write(to: other.appendingPathComponent("Package.swift"))
    #expect(
      ProjectObjects.package(at: "../../Popups", from: example).path
        == other.standardizedFileURL.path)
  }

  @Test("What is built for other platforms only is left out of the app")
  func platformFilters() throws {
    let filtered =
      project
      .replacingOccurrences(
        of: "B2 = { fileRef = F2; };", with: "B2 = { fileRef = F2; platformFilters = (macos, ); };"
      )
      .replacingOccurrences(
        of: "membershipExceptions = (Look.swift);",
        with: """
          membershipExceptions = (Look.swift, Desk.swift);
          platformFiltersByRelativePath = { Look.swift = (ios, tvos, ); Desk.swift = (macos, ); };
          """)
    let files = files + [url("Widget/Desk.swift")]
    let targets = try #require(
      ProjectTargets(Data(filtered.utf8), named: "App", in: folder, files: files))
    let app = try #require(targets.app)
    #expect(app.files == [url("App/App.swift"), url("Widget/Look.swift")])
  }

  @Test("What a Mac's archive has beside a project is none")
  func appleDouble() throws {
    let folder = try TemporaryFolder()
    try folder.write("what a Mac knows of the file", to: "._App.xcodeproj")
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    #expect(ProjectTargets(projectIn: folder.url, files: files)?.targets.count == 4)
    let other = try TemporaryFolder()
    try other.write("", to: "._App.xcodeproj")
    #expect(!ProjectFolder.hasProject(other.url))
  }

  @Test("A name whose accents are letters of their own is the file that has them joined")
  func decomposedNames() throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: try folder.write("", to: "Caf\u{E9}.swift"))
    let project = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "Cafe\u{301}.swift"; sourceTree = "<group>"; };
        B = { fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (S); };
      }; }
      """
    let targets = try #require(
      ProjectTargets(Data(project.utf8), named: "App", in: folder.url, files: [file]))
    #expect(targets.app?.files.map(\.path) == [file.standardizedFileURL.path])
  }
}
