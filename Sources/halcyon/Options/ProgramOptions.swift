import ArgumentParser
import Foundation

/// Which program, and how it is compiled.
struct ProgramOptions: ParsableArguments {
  @Argument(
    help: "Swift files, or folders of them with their images.",
    completion: .file(extensions: ["swift"]))
  var paths: [String] = []

  @Option(help: "The view to show: a type's name, or that of a #Preview.")
  var view: String?

  @Option(help: "The preview to show: its name, or FILE#NUMBER, as in Card.swift#2.")
  var preview: String?

  @Option(
    name: .customLong("assets"), parsing: .singleValue,
    help: "A further folder with Assets.xcassets or loose images. May be given several times.",
    completion: .directory)
  var assets: [String] = []

  @Flag(help: "Compile with -O and without DEBUG.")
  var release = false

  @Flag(
    help:
      "Let the program reach the network; without, every address is out of reach. Except by run, answers are kept in the cache folder's network, so that the same command shows the same again; delete that to ask anew."
  )
  var network = false

  /// What the program is told by its environment; what the network answers is kept.
  var environment: [String: String] {
    guard network else { return [:] }
    return [ProgramRun.networkVariable: ProgramCache.standard().networkAnswers.path]
  }

  /// What a program is told that somebody looks at: the network is asked each time.
  var liveEnvironment: [String: String] { network ? [ProgramRun.networkVariable: "1"] : [:] }

  func validate() throws {
    if paths.isEmpty {
      throw ValidationError("Which program? Give its Swift files, or the folder they lie in.")
    }
    if view != nil, preview != nil {
      throw ValidationError("--view and --preview both say what to show. Give one of them.")
    }
  }

  func sources() throws(CommandFailure) -> SourceSet {
    try SourceSet(paths: paths, assets: assets)
  }

  func compiler() throws(CommandFailure) -> ProgramCompiler {
    var compiler = ProgramCompiler(
      installation: try .find(), isRelease: release, viewName: view)
    compiler.previewName = preview
    return compiler
  }
}
