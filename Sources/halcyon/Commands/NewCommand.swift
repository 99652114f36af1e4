import ArgumentParser
import Foundation

/// `halcyon new`: a program to begin with.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a folder with a small program to begin with.",
    discussion: """
      The folder has a view, a touch file, previews for halcyon test, and settings for editors. With --package it \
      is a Swift package, with a test of its own. What exists is never overwritten.
      """)

  @Argument(help: "The program's name, or the path of its folder.", completion: .directory)
  var name: String

  @Flag(help: "Make a Swift package with tests that are written in Swift.")
  var package = false

  func run() throws {
    let folder = URL(fileURLWithPath: name).standardizedFileURL
    let template = ProgramTemplate(name: try ProgramName(folder.lastPathComponent))
    var files = package ? template.package(halcyon: halcyonPath()) : template.program
    for file in EditorSettings.visualStudioCode where files[file.key] == nil {
      files[file.key] = file.value
    }
    try NewFolder(folder).write(files)
    if !package, let installation = try? Installation.find() {
      try EditorSettings(installation: installation).write(into: folder)
    }
    print(nextSteps(for: name))
  }

  /// The checkout that packages refer to; the address of the published one where Halcyon was installed.
  private func halcyonPath() -> String? { (try? Installation.find())?.package?.path }

  private func nextSteps(for path: String) -> String {
    let path =
      path.contains(where: { !$0.isLetter && !$0.isNumber && !"./_-".contains($0) })
      ? "'\(path.replacing("'", with: "'\\''"))'" : path
    if package {
      return """
        Made \(path). Next:

            cd \(path) && swift test
            halcyon run \(path)/Sources
        """
    }
    return """
      Made \(path). Next:

          halcyon run \(path)                             live, in a window; --web: on a web page
          halcyon render \(path) --touch \(path)/demo.touch -o film.mp4
          halcyon test \(path)                            its previews against accepted pictures
      """
  }
}

/// What a program may be called: words of letters and digits make the name of its view.
struct ProgramName: Equatable {
  /// As typed.
  var title: String
  /// The same as a Swift type's name: `my-first app` becomes `MyFirstApp`.
  var identifier: String

  init(_ title: String) throws(CommandFailure) {
    let words = title.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    var identifier = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if identifier.first?.isNumber == true { identifier = "Program" + identifier }
    let hasLetters = identifier.contains { $0.isLetter }
    guard hasLetters, title != "..", title != ".", title != "/" else {
      throw CommandFailure(
        .usage, "\(title) names no program: give a name with letters, as in halcyon new Pond.")
    }
    guard title.utf8.count <= 100, !title.contains(where: { $0.isNewline || $0 == "\0" }) else {
      throw CommandFailure(
        .usage, "That name is too long, or of several lines: give one of a few words.")
    }
    guard !title.hasPrefix("-") else {
      throw CommandFailure(
        .usage, "\(title) would be read as an option: begin the name with a letter.")
    }
    if Self.taken.contains(identifier) { identifier += "App" }
    self.title = title
    self.identifier = identifier
  }

  /// Names that a program's own would hide: modules, and types that every program uses.
  private static let taken: Set = [
    "SwiftUI", "UIKit", "Combine", "Charts", "Foundation", "CoreGraphics", "Accelerate", "Swift",
    "Halcyon", "HalcyonTesting", "Testing", "XCTest", "App", "View", "Text", "Image", "Color",
    "Self",
    "Type", "Any", "Program",
  ]
}

/// A folder that did not exist, written whole or not at all.
struct NewFolder {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Writes `files`, by their paths in the folder.
  func write(_ files: [String: String]) throws {
    if FileManager.default.fileExists(atPath: folder.path) {
      throw CommandFailure(
        .outputUnwritable,
        "\(folder.path) exists already, and is left as it is. Give another name, or remove it first."
      )
    }
    let parent = folder.deletingLastPathComponent()
    let workshop = parent.appendingPathComponent(
      ".\(folder.lastPathComponent).\(getpid()).\(UInt32.random(in: 0...(.max)))")
    do {
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let file = workshop.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      // Fails where somebody else has made the folder meanwhile and put something there.
      guard rename(workshop.path, folder.path) == 0 else {
        throw CocoaError(.fileWriteFileExists)
      }
    } catch {
      try? FileManager.default.removeItem(at: workshop)
      throw CommandFailure(
        .outputUnwritable,
        "\(folder.path) cannot be made. See the rights of its folder: ls -ld \(parent.path)")
    }
  }
}
