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
      (
        ["render", "a.swift", "-o", "f.mp4", "--device", "iPhone 17 Por"],
        "Did you mean \"iPhone 17 Pro\""
      ),
      (["still", "a.swift", "-o", "f.png", "--device", "a phone"], "halcyon devices"),
      (["still", "a.swift", "-o", "f.png", "--device", "iPhone 17", "--size", "3x4"], "--device"),
      (["still", "a.swift", "-o", "f.png", "--preset", "story", "--size", "3x4"], "--preset"),
      (["still", "a.swift", "-o", "f.png", "--preset", "story", "--bezel"], "--bezel"),
      (["still", "a.swift", "-o", "f.png", "--preset", "poster"], "story"),
      (["still", "a.swift", "-o", "f.png", "--status-time", "9:41"], "--status-bar"),
      (["run", "a.swift", "--bezel"], "render and still"),
      (["render", "a.swift", "-o", "f.gif", "--audio", "a.wav"], "has no sound"),
      (["still", "a.swift", "-o", "f.png", "--set", "name"], "name"),
      (["still", "a.swift", "-o", "f.png", "--set", "HALCYON_JOB=x"], "HALCYON_JOB"),
      (["still", "a.swift", "-o", "f.png", "--data", "a/x.json", "--data", "b/x.json"], "x.json"),
      (["render", "a.swift", "-o", "f.mp4", "--background", "clear"], "-o f.mov"),
      (["render", "a.swift", "-o", "f.mp4", "--background", "#00000080"], "-o f.webm"),
      (["still", "a.swift", "-o", "f.jpg", "--background", "clear"], "-o f.png"),
      (["render", "a.swift", "-o", "f.mp4", "--codec", "prores"], "-o f.mov"),
      (["render", "a.swift", "-o", "f.mp4", "--codec", "mpeg2"], "hevc"),
      (["render", "a.swift", "-o", "f.mp4", "--quality", "fine"], "best"),
      (["render", "a.swift", "-o", "f.mp4", "--crf", "60"], "51"),
      (["render", "a.swift", "-o", "f.mp4", "--crf", "20", "--bitrate", "4M"], "twice"),
      (["render", "a.swift", "-o", "f.mp4", "--bitrate", "lots"], "lots"),
      (["render", "a.swift", "-o", "f.gif", "--bitrate", "4M"], "--bitrate"),
      (["render", "a.swift", "-o", "f.mp4", "--encoder", "h264_magic"], "h264_nvenc"),
      (["render", "a.swift", "-o", "f.mp4", "--loops", "2"], ".gif"),
      (["render", "a.swift", "-o", "-"], "--format mp4"),
      (["render", "a.swift", "-o", "-", "--format", "avi"], ".avi is no format"),
      (["render", "a.swift", "-o", "-", "--format", "mp4", "--json"], "standard output"),
      (["render", "a.swift", "-o", "-", "--format", "png"], "halcyon still"),
      (["render", "a.swift", "-o", "f.jpg"], "-o f-%05d.jpg"),
      (["render", "a.swift", "-o", "f.mp4", "--fps", "30/0"], "30/0"),
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
      ["still", "a", "-o", "-", "--format", "jpg"], ["still", "a", "-o", "f.pdf"],
      ["render", "a", "-o", "-", "--format", "webm", "--background", "clear"],
      ["render", "a", "-o", "f.mov", "--codec", "hevc", "--bitrate", "2.5M", "--fps", "59.94"],
      ["render", "a", "-o", "f.gif", "--loops", "1", "--quality", "best"],
      ["render", "a", "-o", "film", "--format", "mp4", "--crf", "18.5"],
    ] {
      #expect(refusal(arguments).code == 0, "\(arguments): \(refusal(arguments).message)")
    }
  }

  @Test("Bits a second are counted in thousands and millions")
  func bitrates() {
    #expect(Bitrate(argument: "800k")?.bitsPerSecond == 800_000)
    #expect(Bitrate(argument: "2.5M")?.bitsPerSecond == 2_500_000)
    #expect(Bitrate(argument: "96000")?.bitsPerSecond == 96_000)
    for text in ["", "M", "-1M", "0", "4MB", "nan", "inf"] {
      #expect(Bitrate(argument: text) == nil, "\(text)")
    }
  }

  @Test("A film of a rate of television has its frames at thousandths of 30 seconds")
  func exactRate() throws {
    let job = try SceneOptions.parse(["--fps", "29.97"]).job(.render)
    #expect(job.framesPerSecond == 30_000.0 / 1001)
    #expect(job.time(of: 30_000) == 1001)
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
    // As people write it: two sixtieths, and what is still before them.
    #expect(still.frame(at: 0.033333) == 2 && still.frame(at: 0.0333) == 1)
    #expect(still.pixels == (1170, 2532))
  }
}
