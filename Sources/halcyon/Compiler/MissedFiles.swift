import Foundation

/// What of a program's files one of them comes to, by what the compiler misses without the others.
///
/// They are fewer than by names (`NeededFiles`), which count a file for each name that it shares with another.
struct MissedFiles {
  let sources: SourceSet
  let names: NeededFiles
  /// Empty ones stand for these.
  let missingModules: [CompilerDiagnostic]
  let compiler: ProgramCompiler

  /// How often the compiler is asked: each time about as long as to compile the part.
  private static let mostRounds = 12

  /// `roots` and all that they need, in the order of the program; nil where something is missed that no file has. A file
  /// that declares what a system's module has too is taken along, since the program means its own; unless that file, or
  /// what it needs, cannot be compiled.
  func all(from roots: [URL]) throws -> [URL]? {
    var part = Set(roots).union(names.exporting)
    var shadows: Set<URL> = []
    var refused: Set<URL> = []
    /// The last part that could be compiled.
    var compiled: Set<URL>?
    // Read once: it takes longer than all else but the compiler.
    let own = try modules(for: part).unknown(among: names.shared)
    for _ in 0..<Self.mostRounds {
      while true {
        let borrowed = names.borrowed(by: part).intersection(own)
        let more = Set(borrowed.flatMap(names.declaring)).subtracting(part)
        if more.isEmpty { break }
        part.formUnion(more)
      }
      let errors = try errors(of: part)
      if errors.isEmpty {
        compiled = part
        let more = shadowing(part, but: own).subtracting(refused)
        guard !more.isSubset(of: part) else { return ordered(part) }
        shadows.formUnion(more.subtracting(part))
        part.formUnion(more)
        continue
      }
      var more = Set(errors.flatMap(declaring))
      if more.isSubset(of: part) { more = Set(errors.flatMap(declaringLine(of:))) }
      if more.isSubset(of: part) {
        let culprits = shadows.filter { file in errors.contains { $0.file == file.path } }
        guard !culprits.isEmpty else { break }
        refused.formUnion(culprits)
        shadows.subtract(culprits)
        part.subtract(culprits)
      }
      part.formUnion(more.subtracting(refused))
    }
    return compiled.map(ordered)
  }

  private func ordered(_ part: Set<URL>) -> [URL] { sources.files.filter(part.contains) }

  /// Files that declare names that `part` uses, and that it would find in a module without them; `own` are in none.
  private func shadowing(_ part: Set<URL>, but own: Set<String>) -> Set<URL> {
    let declared = names.borrowed(by: part).subtracting(own).flatMap(names.declaring)
    let members = names.foreignMembers(usedBy: part).subtracting(own)
      .flatMap { names.extendingForeign(with: $0) }
    return Set(declared).union(members)
  }

  /// What an error may be about: the names between its quotes.
  private func declaring(_ error: CompilerDiagnostic) -> [URL] {
    let quoted = error.message.matches(of: /'([^']+)'/).map { String($0.output.1) }
    let words = quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
      .map(String.init)
    guard let missing = error.missingName, let owner = missing.owner else {
      return words.flatMap { names.declaring($0) + names.conforming($0) }
    }
    return names.extending(owner, with: missing.name)
  }

  /// What an error may be about that names nothing: the words of its line, as of an overload in an extension.
  private func declaringLine(of error: CompilerDiagnostic) -> [URL] {
    guard let text = try? String(contentsOfFile: error.file, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return [] }
    let words = lines[error.line - 1].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.map(String.init).flatMap { names.declaring($0) + names.extendingForeign(with: $0) }
  }

  private func part(_ files: Set<URL>) throws -> SourceSet {
    var part = sources.narrowed(to: ordered(files))
    let missing = missingModules.modules(askedBy: part.files)
    if !missing.isEmpty { try part.addEmptyModules(named: missing, cache: compiler.cache) }
    return part
  }

  private func errors(of files: Set<URL>) throws -> [CompilerDiagnostic] {
    let arguments = try compiler.checkArguments(for: part(files))
    let output = try compiler.runTool(Tool(compiler.installation.compiler, arguments))
    guard output.status != 0 else { return [] }
    return CompilerDiagnostic.all(in: output.text).filter { $0.severity == "error" }
  }

  private func modules(for files: Set<URL>) throws -> ModuleIdentifiers {
    ModuleIdentifiers(
      arguments: try compiler.checkArguments(for: part(files)), compiler.installation)
  }
}
