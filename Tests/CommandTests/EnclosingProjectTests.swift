import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("A project around a folder")
struct EnclosingProjectTests {
  /// Two apps that share a folder, each with a file of its own beside it, and one whose files are the library's.
  private let project = """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (M, T); };
      G = { isa = PBXGroup; children = (GS, GP, GM, GL); sourceTree = "<group>"; };
      GS = { isa = PBXGroup; path = Shared; children = (F1, F2); sourceTree = "<group>"; };
      GP = { isa = PBXGroup; path = Phone; children = (F3); sourceTree = "<group>"; };
      GM = { isa = PBXGroup; path = Desk; children = (F4); sourceTree = "<group>"; };
      GL = { isa = PBXGroup; path = ../Library; children = (F5); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
      F4 = { isa = PBXFileReference; path = Window.swift; sourceTree = "<group>"; };
      F5 = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
      B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; };
      B4 = { fileRef = F4; }; B5 = { fileRef = F5; };
      ST = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B5); };
      SM = { isa = PBXSourcesBuildPhase; files = (B1, B2, B4); };
      T = { isa = PBXNativeTarget; name = Phone;
        productType = "com.apple.product-type.application"; buildPhases = (ST);
        buildConfigurationList = CT; };
      M = { isa = PBXNativeTarget; name = Desk;
        productType = "com.apple.product-type.application"; buildPhases = (SM);
        buildConfigurationList = CM; };
      CT = { buildConfigurations = (C1); }; C1 = { buildSettings = { SDKROOT = iphoneos; }; };
      CM = { buildConfigurations = (C2); }; C2 = { buildSettings = { SDKROOT = macosx; }; };
    }; }
    """

  private func checkout() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in [
      "Sample/Shared/Model.swift", "Sample/Phone/Screen.swift", "Sample/Desk/Window.swift",
      "Sample/Phone/Assets.xcassets/Contents.json", "Library/Kit.swift", "Library/Other.swift",
    ] { try folder.write("", to: name) }
    try folder.write("import SwiftUI\n@main struct Sample {}\n", to: "Sample/Shared/Main.swift")
    try folder.write(project, to: "Sample/Sample.xcodeproj/project.pbxproj")
    return folder
  }

  @Test("An app that begins in a folder brings its files beside the folder, with their assets")
  func shared() throws {
    let folder = try checkout()
    let sources = try SourceSet(paths: [folder.path + "/Sample/Shared"])
    #expect(
      sources.files.map(\.lastPathComponent)
        == ["Kit.swift", "Screen.swift", "Main.swift", "Model.swift"])
    #expect(sources.assetFolders.map(\.path).contains(folder.path + "/Sample/Phone"))
  }

  @Test("The project's own folder has the same program, with what its app takes from outside")
  func whole() throws {
    let folder = try checkout()
    let sources = try SourceSet(paths: [folder.path + "/Sample"])
    #expect(sources.files == (try SourceSet(paths: [folder.path + "/Sample/Shared"])).files)
  }

  @Test("Of two files with one name in the folder, the project's is the app's")
  func twins() throws {
    let folder = try checkout()
    let outside = project.replacingOccurrences(
      of: "files = (B1, B2, B3, B5);", with: "files = (B1, B2);")
    try folder.write(outside, to: "Sample/Sample.xcodeproj/project.pbxproj")
    try folder.write("", to: "Sample/Shared/New.swift")
    func names() throws -> [String] {
      try SourceSet(paths: [folder.path + "/Sample/Shared"]).files.map(\.lastPathComponent)
    }
    // A new file that the project does not list yet is the program's, as long as that can be compiled.
    #expect(try names() == ["Main.swift", "Model.swift", "New.swift"])
    try folder.write("", to: "Sample/Shared/with fault/Model.swift")
    #expect(try names() == ["Main.swift", "Model.swift"])
  }

  @Test("Edits of what lies outside are noticed")
  func watched() throws {
    let folder = try checkout()
    let watch = try SourceWatch()
    watch.follow(ProgramRequest(try .parse([folder.path + "/Sample/Shared"])))
    _ = watch.take()
    for name in ["Sample/Phone/Screen.swift", "Library/Kit.swift"] {
      try folder.write("// changed", to: name)
      #expect(watch.take(), "\(name)")
    }
    try folder.write("// changed", to: "Sample/Desk/Window.swift")
    #expect(!watch.take())
  }

  @Test("A folder without a beginning, and one that no app lists, stand for themselves")
  func alone() throws {
    let folder = try checkout()
    let phone = try SourceSet(paths: [folder.path + "/Sample/Phone"])
    #expect(phone.files.map(\.lastPathComponent) == ["Screen.swift"])
    try folder.write("@main struct Trial {}\n", to: "Sample/Trials/Trial.swift")
    let trial = try SourceSet(paths: [folder.path + "/Sample/Trials"])
    #expect(trial.files.map(\.lastPathComponent) == ["Trial.swift"])
  }

  @Test("A folder that has all of its app's files stays as it is")
  func complete() throws {
    let folder = try checkout()
    try folder.write(
      project.replacingOccurrences(of: "(B1, B2, B3, B5)", with: "(B1, B2)"),
      to: "Sample/Sample.xcodeproj/project.pbxproj")
    let sources = try SourceSet(paths: [folder.path + "/Sample/Shared"])
    #expect(sources.files.map(\.lastPathComponent) == ["Main.swift", "Model.swift"])
    #expect(sources.assetFolders.map(\.path) == [folder.path + "/Sample/Shared"])
  }
}
