import ArgumentParser
import Foundation
import Pixels

/// `halcyon shaders`: what the Metal functions of a program are, and how fast.
struct ShadersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shaders",
    abstract: "List the Metal functions of a program, and measure each over a screen.",
    discussion: """
      Each function is compiled anew and run with plain arguments: sizes are the screen's, other numbers 1. A function \
      that does not run on several pixels at a time is several times slower; the reason stands beside it.
      """)

  @Argument(
    help: "Metal files, or folders of them.", completion: .file(extensions: ["metal"]))
  var paths: [String]

  @Option(help: ArgumentHelp("The screen, in pixels.", valueName: "WxH"))
  var size = "1170x2532"

  @Option(help: ArgumentHelp("How many threads paint at once.", valueName: "N"))
  var threads = 1

  @Flag(help: "Compile without the passes that make vectors, to compare.")
  var plain = false

  @Flag(help: "Compile as for the first frames after an edit of a live program, to compare.")
  var quick = false

  @Option(
    help: ArgumentHelp(
      "The instructions that may be used: \(ShaderProcessor.allCases.map(\.rawValue).joined(separator: ", ")); by default all that this computer has.",
      valueName: "NAME"))
  var processor = ShaderProcessor.current.rawValue

  @Flag(help: "Only list; measure nothing.")
  var list = false

  @Flag(help: "Answer in JSON.")
  var json = false

  func validate() throws {
    guard screen != nil else {
      throw ValidationError("--size takes pixels, such as 1170x2532, up to 8192 each way.")
    }
    guard (1...64).contains(threads) else {
      throw ValidationError("--threads takes a number from 1 to 64.")
    }
    guard ShaderProcessor.supported.map(\.rawValue).contains(processor) else {
      let names = ShaderProcessor.supported.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--processor takes what this computer has: \(names).")
    }
  }

  /// Pixels.
  private var screen: (width: Int, height: Int)? {
    let parts = size.split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2, parts.allSatisfy({ (1...8192).contains($0) }) else { return nil }
    return (parts[0], parts[1])
  }

  func run() throws {
    let files = try SourceSet.shaders(paths: paths)
    guard !files.isEmpty else {
      throw CommandFailure(
        .inputMissing, "There is no .metal file in \(paths.joined(separator: " ")).")
    }
    let compiler = ShaderCompiler(
      installation: try .find(), cache: .standard(),
      processor: ShaderProcessor(rawValue: processor) ?? .current)
    let measurement = ShaderMeasurement(
      width: screen?.width ?? 1, height: screen?.height ?? 1, isTimed: !list,
      pool: ThreadPool(threads: threads))
    var failures = 0
    var reports: [ShaderReport] = []
    let sources = try files.map { try ShaderSource(reading: $0) }
    for (source, helpers) in ShaderCompiler.withHelpers(sources) {
      let library = try compiler.measuredLibrary(
        of: source, helpers: helpers, isPlain: plain, isQuick: quick)
      guard let library else {
        failures += 1
        continue
      }
      defer { try? FileManager.default.removeItem(at: library.object) }
      let found = try measurement.reports(of: library, file: source.file)
      reports += found
      if !json { found.forEach { print($0.line) } }
    }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(reports), as: UTF8.self))
    } else {
      print(ShaderReport.summary(of: reports))
    }
    if failures > 0 { throw CommandFailure(code: CommandFailure.Code.doesNotCompile.rawValue) }
  }
}
