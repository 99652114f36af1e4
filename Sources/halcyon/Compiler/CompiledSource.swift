import Foundation
import SwiftLexing

/// A file of a program's as it is compiled: edited for Halcyon, without what an `#if` leaves out. Places are those of
/// the file.
struct CompiledSource {
  let file: URL
  let tokens: SourceTokens

  /// The files that can be read, in their order. Cost: reading and lexing them; about 1 ms for 1,000 lines.
  static func all(
    in files: [URL], isRelease: Bool, canImport: @escaping (String) -> Bool
  ) -> [CompiledSource] {
    let conditions = CompilationConditions(
      flags: isRelease ? [] : ["DEBUG"], canImport: canImport)
    return files.compactMap { file in
      guard let source = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      let text = ConditionalSource(
        PlatformSource.adapted(source) ?? source, conditions: conditions
      ).text
      return CompiledSource(file: file, tokens: SourceTokens(text))
    }
  }

  static func all(in files: [URL], compiler: ProgramCompiler) -> [CompiledSource] {
    all(
      in: files, isRelease: compiler.isRelease, canImport: compiler.installation.canImport)
  }
}
