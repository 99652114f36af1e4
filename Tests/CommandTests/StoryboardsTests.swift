import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("What storyboards say of a program's start")
struct StoryboardsTests {
  private func storyboards(_ files: [String: String]) throws -> Storyboards {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return Storyboards(files.keys.sorted().map { folder.url.appendingPathComponent($0) })
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
