import ArgumentParser
import Foundation

/// `halcyon check`: what of a program compiles, and what Halcyon lacks.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say whether a program compiles, and what is missing.")

  @OptionGroup var program: ProgramOptions

  @Flag(help: "Answer in JSON.")
  var json = false

  func run() throws {
    let sources = try program.sources()
    let compiler = try program.compiler()
    let result = try ProgramCheck(compiler: compiler, sources: sources).run()
    let shaders = CompilerDiagnostic.all(in: try compiler.shaderMessages(for: sources))
    let report = CheckReport(
      files: sources.files.count, diagnostics: result.diagnostics + shaders,
      missingPictures: AssetSymbols.missingPictures(in: sources),
      compiles: result.compiles && !shaders.contains { $0.severity == "error" })
    print(json ? try report.json() : report.text)
    if !report.compiles {
      if report.diagnostics.isEmpty { FileHandle.complain(result.rest) }
      throw CommandFailure(code: CommandFailure.Code.doesNotCompile.rawValue)
    }
    if !report.missingPictures.isEmpty {
      throw CommandFailure(code: CommandFailure.Code.inputMissing.rawValue)
    }
  }
}

/// What `check` found.
struct CheckReport: Encodable {
  var files: Int
  var diagnostics: [CompilerDiagnostic]
  /// Pictures that are named and not in the program's catalogues: each is a warning.
  var missingPictures: [CompilerDiagnostic] = []
  var compiles: Bool

  /// Names that the compiler did not know, most used first.
  var missing: [String: Int] {
    (diagnostics + missingPictures).compactMap(\.missing).reduce(into: [:]) {
      $0[$1, default: 0] += 1
    }
  }

  private var errors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == "error" } }

  var text: String {
    let pictures = missingPictures.map { "\($0.file):\($0.line): warning: \($0.message)" }
    if compiles {
      let summary = "\(files) \(files == 1 ? "file compiles" : "files compile")"
      return (pictures + [summary + (pictures.isEmpty ? "." : ", but pictures are missing.")])
        .joined(separator: "\n")
    }
    let lines = errors.map { error in
      "\(error.file):\(error.line): \(error.message)" + (error.advice.map { ". \($0)" } ?? "")
    }
    let names = missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "  \($0.key)\($0.value > 1 ? " (\($0.value) times)" : "")"
    }
    let summary = names.isEmpty ? [] : ["", "Missing, or misspelt:"] + names
    return (lines + pictures + summary).joined(separator: "\n")
  }

  private enum Key: String, CodingKey { case files, compiles, diagnostics, missing }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(files, forKey: .files)
    try object.encode(compiles, forKey: .compiles)
    try object.encode(diagnostics + missingPictures, forKey: .diagnostics)
    try object.encode(missing, forKey: .missing)
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
