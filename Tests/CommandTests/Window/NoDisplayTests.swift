import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite(
  "Without a display", .enabled(if: HalcyonCommandLine.isBuilt, "the command is not built"))
struct NoDisplayTests {
  @Test("The command says in one message what else there is, and ends with 69")
  func advice() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Color.red } }",
      to: "App/View.swift")
    let answer = try HalcyonCommandLine.run(
      ["run", folder.path + "/App"],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
    #expect(answer.status == 69)
    #expect(answer.output.isEmpty)
    let lines = answer.errors.split(separator: "\n")
    #expect(lines.count == 1, "\(answer.errors)")
    #expect(answer.errors.contains("halcyon run \(folder.path)/App --web"))
    #expect(answer.errors.contains("halcyon render \(folder.path)/App -o film.mp4"))
  }

  @Test("A display that does not answer is none: no window opens where nobody can see it")
  func deafDisplay() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Color.red } }",
      to: "App/View.swift")
    let answer = try HalcyonCommandLine.run(
      ["run", folder.path + "/App"],
      environment: ["DISPLAY": ":9876", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
    #expect(answer.status == 69)
    #expect(answer.errors.contains("halcyon run \(folder.path)/App --web"))
  }

  @Test("A program that is not there is told before any window opens, with 66")
  func missing() throws {
    let answer = try HalcyonCommandLine.run(["run", "/nowhere/App"])
    #expect(answer.status == 66)
    #expect(answer.errors.contains("/nowhere/App"))
  }
}
