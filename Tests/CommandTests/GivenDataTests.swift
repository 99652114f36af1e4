import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Data in an unmodified program", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct GivenDataTests {
  private static let source = """
    import SwiftUI

    enum Tone: String { case low, high }

    struct ContentView: View {
      @AppStorage("name") var name = "nobody"
      @AppStorage("count") var count = 1
      @AppStorage("share") var share = 0.5
      @AppStorage("isOn") var isOn = false
      @AppStorage("tone") var tone = Tone.low
      @AppStorage("other") var other: String?
      @AppStorage("kept") var kept = "as written"

      var body: some View {
        VStack {
          Text("stored \\(name) \\(count) \\(share) \\(isOn) \\(tone.rawValue) \\(other ?? "none") \\(kept)")
          Text("settings \\(UserDefaults.standard.string(forKey: "name") ?? "none") "
            + "\\(UserDefaults.standard.integer(forKey: "count")) \\(UserDefaults.standard.bool(forKey: "isOn"))")
          Text("environment \\(ProcessInfo.processInfo.environment["name"] ?? "none")")
          Text("file \\(greeting)")
        }
      }

      var greeting: String {
        guard let url = Bundle.main.url(forResource: "words", withExtension: "json"),
          let words = try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: url))
        else { return "none" }
        return words["greeting"] ?? "empty"
      }
    }
    """

  /// What the program says to those who do not see it.
  private func said(_ folder: TemporaryFolder, _ options: [String]) throws -> String {
    try folder.write(Self.source, to: "App/View.swift")
    let answer = try HalcyonCommandLine.run(
      ["inspect", folder.path + "/App", "--accessibility"] + options)
    #expect(answer.status == 0, "\(answer.errors)")
    return answer.output
  }

  @Test("Without any, a program shows its own")
  func none() throws {
    let text = try said(TemporaryFolder(), [])
    #expect(text.contains("stored nobody 1 0.500000 false low none as written"), "\(text)")
    #expect(text.contains("environment none") && text.contains("file none"))
  }

  @Test(
    "Settings reach @AppStorage and UserDefaults with their types, and the environment; files Bundle.main"
  )
  func given() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(#"{"greeting": "hello"}"#, to: "data/words.json")
    var options = ["--data", file]
    for setting in ["name=Ada", "count=-42", "share=2.25", "isOn=true", "tone=high", "other=one"] {
      options += ["--set", setting]
    }
    let text = try said(folder, options)
    #expect(text.contains("stored Ada -42 2.250000 true high one as written"), "\(text)")
    #expect(text.contains("settings Ada -42 true"))
    #expect(text.contains("environment Ada"))
    #expect(text.contains("file hello"))
  }
}
