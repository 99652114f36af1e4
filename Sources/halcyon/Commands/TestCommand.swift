import ArgumentParser
import Foundation
import Goldens

/// `halcyon test`: every preview of a program against the picture that was accepted.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Compare all previews with their accepted pictures.",
    discussion: """
      Each preview is drawn in light and dark, with large text, and from right to left. Its pictures
      lie beside its source, in __Snapshots__/FILE/PREVIEW.VARIANT.png. A missing one is recorded, and
      fails once; with HALCYON_RECORD=never in the environment, as in CI, it fails only.
      """)

  @OptionGroup var program: ProgramOptions
  @OptionGroup var scene: SceneOptions

  @Flag(help: "Accept all pictures as they are now.")
  var record = false

  @Option(help: "Only previews whose name or file contains this.")
  var filter: String?

  @Option(help: ArgumentHelp("When, in seconds from the start.", valueName: "S"))
  var at = 0.0

  @Option(help: "Write the results as JUnit's XML, too.", completion: .file())
  var junit: String?

  @Option(help: "Where the page with all pictures that differ goes.", completion: .file())
  var report = "halcyon-pictures.html"

  func validate() throws {
    try scene.validateMoment(at)
    if program.view != nil {
      throw ValidationError("test goes through previews; --filter chooses among them.")
    }
  }

  func run() throws {
    let previews = try chosenPreviews()
    let sources = try program.sources()
    let shared = try commonProgram(for: previews, sources)
    var results: [PreviewResult] = []
    for (number, preview) in previews.enumerated() {
      let test = PreviewTest(
        preview: preview, program: try shared ?? ownProgram(for: preview, sources),
        number: shared == nil ? nil : number, scene: scene, moment: at,
        recording: record ? .all : .fromEnvironment)
      for result in try test.run() {
        results.append(result)
        if !scene.json { print(result.line) }
      }
    }
    try tell(results)
  }

  /// One program with all of `previews`, so that it is compiled once; nil where that cannot be, as where two of them need
  /// a file of the program each in its own way.
  private func commonProgram(
    for previews: [EntryRules.Preview], _ sources: SourceSet
  ) throws -> ProgramCompiler.Product? {
    guard previews.count > 1 else { return nil }
    var compiler = try program.compiler()
    compiler.previewNames = previews.map(\.id)
    compiler.onMessages = { _ in }
    return try? compiler.product(for: sources)
  }

  private func ownProgram(
    for preview: EntryRules.Preview, _ sources: SourceSet
  ) throws -> ProgramCompiler.Product {
    var compiler = try program.compiler()
    compiler.previewName = preview.id
    return try compiler.product(for: sources)
  }

  private func chosenPreviews() throws -> [EntryRules.Preview] {
    let outline = try program.compiler().outline(of: program.sources())
    let all = EntryRules(outline: outline).previews
    guard !all.isEmpty else {
      throw CommandFailure(.usage, "The program declares no preview: add a #Preview { … }.")
    }
    let chosen = all.filter { preview in
      if let only = program.preview { return preview.id == only || preview.name == only }
      return filter.map {
        preview.name.contains($0) || preview.place.file.lastPathComponent.contains($0)
      } ?? true
    }
    guard !chosen.isEmpty else {
      let names = all.map { "  \($0.id)" }.joined(separator: "\n")
      throw CommandFailure(.usage, "No preview is called so. There are:\n\(names)")
    }
    return chosen
  }

  /// The files, the last lines and the exit status.
  private func tell(_ results: [PreviewResult]) throws {
    if let junit { try JUnitReport(results: results).write(to: URL(fileURLWithPath: junit)) }
    let failures = results.filter { !$0.isPassed }
    if scene.json { try printJSON(results) }
    guard !failures.isEmpty else {
      if !scene.json { print("\(results.count) pictures, all as they were accepted.") }
      return
    }
    var page = GoldenReport(acceptCommand: acceptCommand)
    page.failures = failures.compactMap(\.reported)
    let place = URL(fileURLWithPath: report)
    if !page.failures.isEmpty { try page.write(to: place) }
    let where_ = page.failures.isEmpty ? "" : " They are on one page: \(place.path)"
    throw CommandFailure(
      .crashed,
      "\(failures.count) of \(results.count) pictures are not as they were accepted.\(where_)\n"
        + "If the new ones are right: \(acceptCommand)")
  }

  private var acceptCommand: String {
    "halcyon test \(program.paths.joined(separator: " ")) --record"
      + (filter.map { " --filter \($0)" } ?? "")
  }

  private func printJSON(_ results: [PreviewResult]) throws {
    struct Line: Encodable {
      var preview, variant, file: String
      var passed: Bool
      var message: String?
    }
    let lines = results.map {
      Line(
        preview: $0.preview, variant: $0.variant, file: $0.file.path, passed: $0.isPassed,
        message: $0.failure)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    print(String(decoding: try encoder.encode(lines), as: UTF8.self))
  }
}
