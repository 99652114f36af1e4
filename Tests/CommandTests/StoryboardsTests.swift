import Foundation
import Testing

@testable import halcyon

@Suite("What storyboards say of a program's start")
struct StoryboardsTests {
  private func storyboards(_ files: [String: String]) throws -> Storyboards {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("halcyon-storyboards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return Storyboards(
      try files.map { name, text in
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
      })
  }

  private let first = #"<document initialViewController="a">"#

  @Test("One that has a first controller begins the program; a launch screen does not")
  func beginning() throws {
    #expect(try storyboards(["Main.storyboard": first]).haveFirstController)
    #expect(try !storyboards(["LaunchScreen.storyboard": first]).haveFirstController)
    #expect(try !storyboards(["Other.storyboard": "<document>"]).haveFirstController)
    #expect(!Storyboards().haveFirstController)
  }

  @Test("The classes that they name are known, and what a program is made of depends on them")
  func classes() throws {
    let found = try storyboards([
      "Main.storyboard": first
        + #"<viewController customClass="Screen"/><view customClass="Dial"/>"#
    ])
    #expect(found.classes == ["Screen", "Dial"])
    #expect(found.identity == ["begins with a storyboard", "Dial", "Screen"])
  }
}
