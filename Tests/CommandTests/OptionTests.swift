import ArgumentParser
import Foundation
import Testing

@testable import halcyon

@Suite("Options are checked before anything is done")
struct OptionTests {
  @Test(
    "A size is two numbers of points",
    arguments: [
      ("390x844", true), ("390X844", true), ("100.5x20", true), ("390", false), ("0x10", false),
      ("-1x10", false), ("axb", false), ("1x2x3", false), ("nanx3", false), ("1e9x3", false),
      ("", false),
    ])
  func sizes(text: String, isGood: Bool) {
    #expect((WindowSize(argument: text) != nil) == isGood)
  }

  @Test("A frame range runs from its first to its last frame")
  func frameRanges() {
    #expect(FrameRange(argument: "3-9")?.frames == 3...9)
    #expect(FrameRange(argument: "4-4")?.frames == 4...4)
    for text in ["9-3", "3", "-3", "3-", "a-b", "1-2-3"] {
      #expect(FrameRange(argument: text) == nil)
    }
  }

  @Test("Colours are names, short and long hexadecimals, and clear")
  func colors() {
    let orange = BackgroundColor(argument: "#FF8000")
    #expect(orange?.red == 1 && orange?.blue == 0 && orange?.alpha == 1)
    #expect(abs((orange?.green ?? 0) - 128.0 / 255) < 1e-12)
    #expect(BackgroundColor(argument: "#f00") == BackgroundColor(argument: "red"))
    #expect(BackgroundColor(argument: "clear")?.alpha == 0)
    #expect(BackgroundColor(argument: "#00000080")?.alpha == 128.0 / 255)
    for text in ["#ff", "#ggg", "ff0000", "#12345", ""] {
      #expect(BackgroundColor(argument: text) == nil)
    }
  }

  @Test("A start date is ISO 8601, with or without fractions")
  func dates() {
    #expect(StartDate(argument: "2026-01-01T00:00:00Z") == .standard)
    #expect(
      StartDate(argument: "2026-01-01T01:00:00.5+01:00")?.date
        == StartDate.standard.date.addingTimeInterval(0.5))
    #expect(StartDate(argument: "tomorrow") == nil)
  }

  @Test("Wrong usage ends with 64 and a message that names the remedy")
  func refusals() {
    let cases: [([String], String)] = [
      (["render", "a.swift", "-o", "f.avi"], ".avi is no format"),
      (["render", "a.swift", "-o", "film"], "without extension"),
      (["render", "-o", "f.mp4"], "Which program?"),
      (["render", "a.swift", "-o", "f.png"], "-o f-%05d.png"),
      (["render", "a.swift", "-o", "f.svg"], "one frame"),
      (["render", "a.swift", "-o", "f.mp4", "--duration", "1", "--frames", "0-3"], "twice"),
      (["render", "a.swift", "-o", "f.mp4", "--duration=-1"], "--duration -1"),
      (["render", "a.swift", "-o", "f.mp4", "--duration", "nan"], "--duration"),
      (["render", "a.swift", "-o", "f.mp4", "--size", "3by4"], "3by4"),
      (["render", "a.swift", "-o", "f.mp4", "--scale", "0"], "--scale 0"),
      (["render", "a.swift", "-o", "f.mp4", "--scale", "nan"], "--scale"),
      (["render", "a.swift", "-o", "f.mp4", "--fps", "0"], "--fps 0"),
      (["render", "a.swift", "-o", "f.mp4", "--jobs", "0"], "--jobs 0"),
      (["render", "a.swift", "-o", "f.mp4", "--size", "16000x9", "--scale", "3"], "16384"),
      (["render", "a.swift", "-o", "f.mp4", "--background", "mauvish"], "mauvish"),
      (["render", "a.swift", "-o", "f.mp4", "--appearance", "dim"], "dim"),
      (["still", "a.swift", "-o", "f.png", "--dynamic-type", "huge"], "accessibility5"),
      (["render", "a.swift"], "--output"),
      (["still", "a.swift", "-o", "f.mp4"], "halcyon render"),
      (["still", "a.swift", "-o", "f.png", "--at=-1"], "--at -1"),
      (["run", "a.swift", "--port", "8000"], "--web"),
      (["run", "a.swift", "--touch", "a.touch"], "--touch belongs to render"),
      (["dance"], "dance"),
    ]
    for (arguments, remedy) in cases {
      let refusal = refusal(arguments)
      #expect(refusal.code == 64, "\(arguments)")
      #expect(refusal.message.contains(remedy), "\(arguments): \(refusal.message)")
    }
  }

  /// What the command says to `arguments`, and its exit code.
  private func refusal(_ arguments: [String]) -> (code: Int32, message: String) {
    do {
      _ = try Halcyon.parseAsRoot(arguments)
      return (0, "")
    } catch {
      return (Halcyon.exitCode(for: error).rawValue, Halcyon.fullMessage(for: error))
    }
  }

  @Test("One frame may go into one .png, and a numbered name takes many")
  func accepted() {
    for arguments in [
      ["render", "a", "-o", "f.png", "--frames", "7-7"], ["render", "a", "-o", "f-%05d.png"],
      ["render", "a", "b", "-o", "F.MP4", "--assets", "x", "--assets", "y", "--seed", "7"],
      ["still", "a", "-o", "f.png", "--at", "1.5", "--background", "clear", "--release"],
    ] {
      #expect(refusal(arguments).code == 0, "\(arguments): \(refusal(arguments).message)")
    }
  }

  @Test("Text sizes are called as SwiftUI calls them; motion is reduced on demand")
  func accessibility() throws {
    let usual = try SceneOptions.parse([]).job(.render)
    #expect(usual.dynamicTypeSize == "large" && !usual.reduceMotion)
    let job = try SceneOptions.parse(["--dynamic-type", "Accessibility3", "--reduce-motion"])
      .job(.render)
    #expect(job.dynamicTypeSize == "accessibility3" && job.reduceMotion)
  }

  @Test("Five seconds at sixty frames a second are three hundred frames")
  func frames() throws {
    let command = try #require(
      try Halcyon.parseAsRoot(["render", "a", "-o", "f.mp4"]) as? RenderCommand)
    #expect(command.frameRange == 0...299)
    let still = try SceneOptions.parse([])
    #expect(still.frame(at: 0.5) == 30)
    #expect(still.pixels == (1170, 2532))
  }
}
