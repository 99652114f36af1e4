import Foundation

/// The part of a program that what is shown of it needs.
///
/// A program of a hundred views is not lost for the one that imports a module that is not here; and where a file only
/// imports such a module and uses nothing of it, an empty one is as good.
struct NeededPart {
  private(set) var sources: SourceSet
  /// What `sources` is without.
  let leftOut: [URL]
  /// Modules that files of `sources` import and that are not here.
  let emptyModules: [String]
  private let missing: [CompilerDiagnostic]

  /// What is known of a program before parts of it are tried.
  struct Survey {
    fileprivate let entry: Entry
    fileprivate let roots: [URL]
    fileprivate let names: NeededFiles
    fileprivate let missing: [CompilerDiagnostic]
    fileprivate let storyboards: Storyboards

    /// Nil where it is not clear what is to be shown. Cost: parsing the program, about 0.05 s for each 10 files.
    init?(of sources: SourceSet, for compiler: ProgramCompiler) throws {
      let outline = try compiler.outline(of: sources)
      storyboards = sources.resources.storyboards
      guard let entry = try? compiler.entry(of: outline, storyboards: storyboards) else {
        return nil
      }
      names = NeededFiles(in: CompiledSource.all(in: sources.files, compiler: compiler))
      self.entry = entry
      missing = NeededPart.missingImports(in: sources, for: compiler)
      // A storyboard's controllers are made by their names alone. Those that cannot be compiled are empty ones.
      let without = Set(missing.map(\.file))
      let named = storyboards.classes.sorted().flatMap(names.declaring)
        .filter { !without.contains($0.path) }
      roots = entry.files(in: outline, names) + (entry.isOfStoryboard ? named : [])
    }
  }

  /// Nil where the part uses names of the missing modules.
  ///
  /// - Parameter isNarrow: whether the compiler is asked for the part, which then has fewer files than it has by names. Cost: parsing
  ///   the part; where it imports missing modules 0.2 s more; asking the compiler takes seconds.
  init?(
    of sources: SourceSet, by survey: Survey, for compiler: ProgramCompiler, isNarrow: Bool
  ) throws {
    let (entry, roots) = (survey.entry, survey.roots)
    missing = survey.missing
    let files: [URL]
    if isNarrow {
      let missed = MissedFiles(
        sources: sources, names: survey.names, missingModules: missing, compiler: compiler)
      guard !roots.isEmpty, let found = try missed.all(from: roots) else { return nil }
      files = found
    } else {
      files = survey.names.all(from: roots)
    }
    guard !files.isEmpty else { return nil }
    let kept = Set(files)
    leftOut = sources.files.filter { !kept.contains($0) }
    emptyModules = missing.modules(askedBy: files)
    guard !leftOut.isEmpty || !emptyModules.isEmpty || compiler.shownFiles != nil else {
      return nil
    }
    self.sources = sources.narrowed(to: files)
    // Where nobody says what to show, fewer files may choose something else.
    let partOutline = try compiler.outline(of: self.sources)
    let partEntry = try? compiler.entry(of: partOutline, storyboards: survey.storyboards)
    guard partEntry == entry else { return nil }
    if emptyModules.isEmpty { return }
    try self.sources.addEmptyModules(named: emptyModules, cache: compiler.cache)
    if isNarrow { return }
    let names = NowhereNames(
      in: CompiledSource.all(in: files, compiler: compiler), installation: compiler.installation,
      arguments: try compiler.checkArguments(for: self.sources))
    guard names.diagnostics.isEmpty else { return nil }
  }

  /// The imports that no module answers, those of packages that would have to be fetched among them.
  fileprivate static func missingImports(
    in sources: SourceSet, for compiler: ProgramCompiler
  ) -> [CompilerDiagnostic] {
    MissingImports.all(
      in: sources.files, for: compiler.installation, isRelease: compiler.isRelease,
      besides: sources.packages?.moduleNames ?? [])
  }

  /// What to tell of it.
  var warning: String {
    var sentences: [String] = []
    if !leftOut.isEmpty {
      let left = Set(leftOut.map(\.path))
      let without = missing.filter { left.contains($0.file) }
      let names = Set(without.compactMap(\.missing)).sorted().joined(separator: ", ")
      let files = Set(without.map(\.file)).sorted()
        .map { URL(fileURLWithPath: $0).lastPathComponent }
      let count = sources.files.count + leftOut.count
      let reason =
        files.isEmpty
        ? ""
        : "; \(Self.list(files)) \(files.count == 1 ? "imports" : "import") what is not here: \(names)"
      sentences.append(
        "\(leftOut.count) of the program's \(count) files \(leftOut.count == 1 ? "is" : "are") left out, which what is shown does not need\(reason)."
      )
    }
    if !emptyModules.isEmpty {
      sentences.append(
        "\(emptyModules.joined(separator: ", ")) \(emptyModules.count == 1 ? "is" : "are") not here; what is shown uses nothing of it."
      )
    }
    return "warning: " + sentences.joined(separator: " ")
  }

  private static func list(_ names: [String]) -> String {
    let limit = 3
    let more = names.count > limit ? " and \(names.count - limit) more" : ""
    return names.prefix(limit).joined(separator: ", ") + more
  }
}

extension [CompilerDiagnostic] {
  /// The missing modules that `files` import, in the order of the alphabet.
  func modules(askedBy files: [URL]) -> [String] {
    let paths = Set(files.map(\.path))
    return Set(filter { paths.contains($0.file) }.compactMap(\.missing)).sorted()
  }
}

extension ProgramCompiler {
  /// Does `work` with all of a program; where modules are missing, with the part that needs none of them, if that is
  /// enough for what is shown; where files were named and names are missing, with what they need of the program around
  /// them. What the compiler says at first is told where that does not do.
  ///
  /// - Parameter isTold: whether it is said what is left out.
  func withNeededPart<Result>(
    of sources: SourceSet, isTold: Bool = true,
    _ work: (ProgramCompiler, SourceSet) throws -> Result
  ) throws -> Result {
    var messages: [String] = []
    var attempt = self
    attempt.onMessages = { messages.append($0) }
    defer { messages.forEach(onMessages) }
    do { return try work(attempt, sources) } catch let failure as CommandFailure
      where failure.code == CommandFailure.Code.doesNotCompile.rawValue
    {
      var said = messages
      /// What the compiler says of the first part that is tried in vain.
      var refusal: [String] = []
      /// What comes of a part of `program`, found by names or else by the compiler, if there is one that does.
      func result(
        of program: SourceSet, for compiler: ProgramCompiler, asksCompiler: Bool = true
      ) throws -> (Result, NeededPart)? {
        let survey: NeededPart.Survey
        do {
          guard let known = try NeededPart.Survey(of: program, for: compiler) else { return nil }
          survey = known
        } catch  where !CommandFailure.isInterruption(error) { return nil }
        for isNarrow in asksCompiler ? [false, true] : [false] {
          messages = []
          do {
            guard
              let part = try NeededPart(
                of: program, by: survey, for: compiler, isNarrow: isNarrow)
            else { continue }
            return (try work(compiler, part.sources), part)
          } catch  where !CommandFailure.isInterruption(error) {
            if refusal.isEmpty { refusal = messages }
          }
        }
        return nil
      }
      if failure.isForWantOfModules, let (result, part) = try result(of: sources, for: attempt) {
        if isTold { FileHandle.complain(part.warning) }
        return result
      }
      let want = failure.isForWantOfModules ? .names : Self.want(in: said)
      if want != .nothing, let around = SurroundingProgram(of: sources) {
        attempt.shownFiles = Set(sources.files)
        refusal = []
        if let (result, part) = try result(
          of: around.sources, for: attempt, asksCompiler: want == .names)
        {
          if isTold {
            FileHandle.complain(
              around.notice(part.sources.files.count, named: sources.files.count))
          }
          return result
        }
        if want == .names {
          let missing = NeededPart.missingImports(in: around.sources, for: self)
          let known = Set(Self.errors(in: said).map(\.text))
          let others = Self.errors(in: refusal).filter { !known.contains($0.text) }
          let places = others.map { URL(fileURLWithPath: $0.file) }
          if !others.isEmpty, missing.modules(askedBy: places).isEmpty {
            // The names that it misses alone are there: what is wrong is elsewhere.
            said = [refusal.joined() + around.refusalNotice]
          } else {
            let modules = missing.modules(askedBy: around.sources.files)
            if !modules.isEmpty { said = [said.joined() + around.regret(modules)] }
          }
        }
      }
      messages = said
      throw failure
    }
  }

  /// What other files may have that the compiler wants.
  private enum Want {
    case nothing
    case names
    /// Members of types that are known, with another signature, or conformances: `Color(hex:)`.
    case extensions
  }

  private static func errors(in messages: [String]) -> [CompilerDiagnostic] {
    // In a terminal they are coloured.
    let plain = messages.joined().replacing(/\u{1b}\[[0-9;]*m/, with: "")
    return CompilerDiagnostic.all(in: plain).filter { $0.severity == "error" }
  }

  private static func want(in messages: [String]) -> Want {
    let errors = errors(in: messages)
    if errors.contains(where: { $0.missingName != nil }) { return .names }
    // What is no Swift at all is mended in the file itself.
    return errors.isEmpty || errors.contains { $0.message.hasPrefix("expected ") }
      ? .nothing : .extensions
  }
}

extension Entry {
  fileprivate var isOfStoryboard: Bool {
    if case .application(_, _, let begins) = self { begins } else { false }
  }

  /// The files in which it stands.
  fileprivate func files(in outline: ProgramOutline, _ needed: NeededFiles) -> [URL] {
    switch self {
    case .app: outline.types.filter(\.isMain).map(\.file)
    case .view(let expression, let file, let supplied):
      ([expression] + supplied).flatMap { text in
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          .flatMap { needed.declaring(String($0)) }
      } + (file.map { [$0] } ?? [])
    case .preview(let symbol, _):
      outline.previews.filter { $0.symbol == symbol }.map(\.place.file)
    case .previews(let entries): entries.flatMap { $0.files(in: outline, needed) }
    case .application(let delegate, let scene, _):
      ([delegate] + (scene.map { [$0] } ?? [])).flatMap(needed.declaring)
    case .playground(let page, _): [page]
    }
  }
}
