import Foundation

/// Everything that a program names and that is not there, in one answer.
///
/// The compiler says less at a time: it ends at the first missing module, and in a body or a chain of modifiers at the
/// first missing name. So it is asked again with `StandIns` for what has been found, until nothing new comes; and what
/// is declared nowhere at all (`NowhereNames`) is found without it.
struct ProgramCheck {
  var compiler: ProgramCompiler
  var sources: SourceSet
  /// How often the compiler is asked at most: each takes about a quarter of a second.
  var rounds = 8
  /// On a busy machine no further round is begun this many seconds after the first.
  var patience = 8.0
  /// What the program may use of Apple's SwiftUI.
  private let names: AppleNames

  init(compiler: ProgramCompiler, sources: SourceSet) {
    self.compiler = compiler
    self.sources = sources
    names = compiler.installation.appleNames
  }

  struct Result {
    var diagnostics: [CompilerDiagnostic]
    var compiles: Bool
    /// What the compiler wrote where that is no diagnostic.
    var rest: String
  }

  func run() throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("halcyon-check-\(getpid())-\(UInt32.random(in: 0...(.max)))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    compiler.cache.modules.mend()
    let imports = try compiler.missingImports(in: sources)
    var standIns = StandIns()
    for diagnostic in imports { diagnostic.missing.map { standIns.add(module: $0) } }
    let arguments = try compiler.checkArguments(for: sources)
    let first = try ask(standIns, arguments, in: folder)
    if first.compiles, imports.isEmpty { return first }
    var found = imports + first.diagnostics
    var last = first.diagnostics
    let read = CompiledSource.all(in: sources.files, compiler: compiler)
    let uses = MemberUses(in: read)
    let nowhere = NowhereNames(
      in: read, installation: compiler.installation, arguments: arguments)
    var advice = NameAdvice(
      names: names, compiler: compiler, sources: sources, declared: uses.declared)
    let missed = nowhere.diagnostics
    for name in missed.compactMap(\.missingName) {
      // A name that no type has may as well be looked for as one of views.
      if case .member(let word, of: "") = name {
        _ = standIns.add(.member(word, of: "View"))
      } else {
        _ = standIns.add(name)
      }
    }
    let start = Date()
    for round in 1..<rounds where Date().timeIntervalSince(start) < patience {
      let new = last.compactMap(\.missingName).filter { counts($0, nowhere) && standIns.add($0) }
      if new.isEmpty, round > 1 { break }
      // What Halcyon has is asked while the program is looked at again.
      let candidates = round == 1 ? candidates(among: uses) : []
      let probe = try advice.probe(for: found, and: candidates, in: folder)
      last = try ask(standIns, arguments, in: folder, beside: probe) {
        advice.learn(from: $0, of: $1)
      }
      .diagnostics
      found += last.filter { next in
        guard let name = next.missingName, counts(name, nowhere) else { return false }
        return !found.contains { $0.isSame(as: next) }
      }
      for use in lackingUses(among: uses, candidates: candidates, advice) {
        use.missingName.map { _ = standIns.add($0) }
        if !found.contains(where: { $0.isSame(as: use) }) { found.append(use) }
      }
    }
    if let probe = try advice.probe(for: found, and: [], in: folder) {
      advice.learn(from: try probe.tool.output(errors: true).text, of: probe)
    }
    found += furtherUses(of: found, among: uses)
    for use in missed where !found.contains(where: { $0.isSame(as: use) }) {
      found.append(use)
    }
    found = withoutConsequences(found).map(Self.named)
    let order = Dictionary(
      sources.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = found.map(advice.advised).enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (order[a.file] ?? .max, a.line, a.column, one.offset)
        < (order[b.file] ?? .max, b.line, b.column, other.offset)
    }
    return Result(diagnostics: sorted.map(\.element), compiles: false, rest: first.rest)
  }

  /// Where else members stand that are missing: a stand-in hides all but the first.
  private func furtherUses(
    of found: [CompilerDiagnostic], among uses: MemberUses
  ) -> [CompilerDiagnostic] {
    var messages: [String: String] = [:]
    for diagnostic in found {
      if case .member(let name, _) = diagnostic.missingName, names.owners[name] == nil {
        messages[name] = diagnostic.message
      }
    }
    if messages.isEmpty { return [] }
    return uses.places.compactMap { use in
      guard !uses.declared.contains(use.name), let message = messages[use.name] else { return nil }
      let diagnostic = CompilerDiagnostic(
        file: use.file.path, line: use.line, column: use.column, severity: "error",
        message: message)
      return found.contains { $0.isSame(as: diagnostic) } ? nil : diagnostic
    }
  }

  /// What is said of a stand-in holds for the view that it stands for.
  private static func named(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    var diagnostic = diagnostic
    if case .member(let name, of: StandIns.value) = diagnostic.missingName {
      diagnostic.message = NowhereNames.message(forMember: name)
    }
    diagnostic.message = diagnostic.message.replacing("'\(StandIns.view)'", with: "'some View'")
    return diagnostic
  }

  /// What is to be mended first: in a line where a name is missing nothing else is told, and in its file not that
  /// something cannot be inferred, which is so for want of that name.
  private func withoutConsequences(_ found: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
    let missing = found.filter { $0.missingName != nil }
    let files = Set(missing.map(\.file))
    return found.filter { diagnostic in
      guard diagnostic.missingName == nil, diagnostic.severity == "error" else { return true }
      if missing.contains(where: { $0.file == diagnostic.file && $0.line == diagnostic.line }) {
        return false
      }
      let infers =
        #/^(?:cannot infer|unable to infer|generic parameter '.+' could not be inferred)/#
      return !files.contains(diagnostic.file) || !diagnostic.message.starts(with: infers)
    }
  }

  /// Whether the name is missed in the program, and not for a stand-in's sake. A member that a stand-in lacks is
  /// missing only where SwiftUI knows such a name for views alone, or nobody does: a stand-in is no shape and no text.
  private func counts(_ name: MissingName, _ nowhere: NowhereNames) -> Bool {
    guard StandIns.isOwn(name) else { return true }
    let owners = names.owners[name.name]
    switch name.owner {
    case StandIns.view: return owners == nil ? !nowhere.declares(name.name) : owners == ["View"]
    case StandIns.value: return owners == nil ? nowhere.contains(name.name) : owners == ["View"]
    default: return false
    }
  }

  /// Type-checks the program with the stand-ins, and at the same time what is to be known of Halcyon.
  private func ask(
    _ standIns: StandIns, _ arguments: [String], in folder: URL, beside probe: ViewProbe? = nil,
    learning learn: (String, ViewProbe) -> Void = { _, _ in }
  ) throws -> Result {
    let arguments =
      try arguments + standIns.write(into: folder) + ["-diagnostic-style", "llvm"]
    let check = Tool(compiler.installation.compiler, arguments)
    let start = ContinuousClock.now
    var outputs = try Tool.errors(of: [check] + (probe.map { [$0.tool] } ?? []))
    if let probe { learn(outputs[1].text, probe) }
    outputs[0] = try TypeCheckerLimit.run(check, after: outputs[0], took: .now - start) {
      try $0.output(errors: true)
    }
    let own = folder.path
    return Result(
      diagnostics: CompilerDiagnostic.all(in: outputs[0].text).filter { !$0.file.hasPrefix(own) },
      compiles: outputs[0].status == 0, rest: outputs[0].text)
  }

  /// Modifiers that the program uses and SwiftUI has for views. Only names that it has nowhere else and the program
  /// does not declare: then no other member can be meant.
  private func candidates(among uses: MemberUses) -> Set<String> {
    uses.names.filter { names.owners[$0] == ["View"] }.subtracting(uses.declared)
  }

  /// Where the program uses those of them that Halcyon's views have not.
  private func lackingUses(
    among uses: MemberUses, candidates: Set<String>, _ advice: NameAdvice
  ) -> [CompilerDiagnostic] {
    let lacking = advice.lacking.intersection(candidates)
    return uses.places.filter { lacking.contains($0.name) }.map { use in
      CompilerDiagnostic(
        file: use.file.path, line: use.line, column: use.column, severity: "error",
        message: "value of type 'some View' has no member '\(use.name)'")
    }
  }
}

extension CompilerDiagnostic {
  /// Whether both miss the same name in the same line.
  func isSame(as other: CompilerDiagnostic) -> Bool {
    file == other.file && line == other.line && missing == other.missing
      && (missing != nil || message == other.message)
  }
}
