import Foundation
import SwiftLexing

/// Names that a program uses and that are declared nowhere: not in its files, and not in any module that there is.
///
/// The compiler finds one of them in a body and then looks no further, or gives up at an argument whose type nobody
/// can know. Such a name needs no types to be missed.
struct NowhereNames {
  private let sources: [CompiledSource]
  private let words: WordRoles
  private let unknown: Set<String>

  /// `arguments` are what the compiler is given: the program's files, with those that are made for it, and the folders
  /// of its modules. Cost: reading them and all modules, about 0.2 s.
  init(in sources: [CompiledSource], installation: Installation, arguments: [String]) {
    self.sources = sources
    var words = WordRoles()
    for source in sources { words.read(source.tokens) }
    let own = Set(sources.map(\.file.path))
    for path in arguments where path.hasSuffix(".swift") && !own.contains(path) {
      guard let made = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      words.read(SourceTokens(made))
    }
    let modules = ModuleIdentifiers(arguments: arguments, installation)
    self.words = words
    unknown = modules.unknown(among: words.undeclared)
  }

  /// Whether the program uses the name and it is declared nowhere.
  func contains(_ name: String) -> Bool { unknown.contains(name) }

  /// Whether the program may declare a member of that name.
  func declares(_ name: String) -> Bool { words.standing.contains(name) }

  static func message(forMember name: String) -> String { "no type has a member '\(name)'" }

  /// Each use of such a name, as the compiler would tell of it.
  var diagnostics: [CompilerDiagnostic] {
    sources.flatMap { source -> [CompilerDiagnostic] in
      let tokens = source.tokens
      return tokens.tokens.indices.compactMap { index in
        guard let use = WordRoles.use(at: index, in: tokens), unknown.contains(use.name),
          !words.declares(use)
        else { return nil }
        let place = tokens.place(of: tokens.tokens[index].range.lowerBound)
        return CompilerDiagnostic(
          file: source.file.path, line: place.line, column: place.column, severity: "error",
          message: message(for: use))
      }
    }
  }

  private func message(for use: WordRoles.Use) -> String {
    switch use {
    case .member(let name): Self.message(forMember: name)
    case .type(let name): "cannot find '\(name)' in scope"
    case .environmentKey(let name): "value of type 'EnvironmentValues' has no member '\(name)'"
    }
  }
}

/// How words stand in a program.
private struct WordRoles {
  enum Use: Hashable {
    /// Behind a dot.
    case member(String)
    /// Called, or asked for a member.
    case type(String)
    /// `@Environment(\.name)`
    case environmentKey(String)

    var name: String {
      switch self {
      case .member(let name), .type(let name), .environmentKey(let name): name
      }
    }
  }

  private var uses: Set<Use> = []
  /// Anywhere but behind a dot: a label or a variable may be what a member is named after.
  private(set) var standing: Set<String> = []
  /// Behind a word that declares, or in angle brackets.
  private var declared: Set<String> = []
  /// Whether a type of the program's answers to any name.
  private var isDynamic = false

  /// What is used and not declared here.
  var undeclared: Set<String> { Set(uses.filter { !declares($0) }.map(\.name)) }

  func declares(_ use: Use) -> Bool {
    switch use {
    case .member(let name): isDynamic || standing.contains(name)
    case .type(let name), .environmentKey(let name): declared.contains(name)
    }
  }

  private static let declarations: Set = [
    "func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "actor",
    "associatedtype", "macro", "import", "extension",
  ]

  mutating func read(_ source: SourceTokens) {
    for index in source.tokens.indices {
      if source.reads(index, "@dynamicMemberLookup") { isDynamic = true }
      if let use = Self.use(at: index, in: source) { uses.insert(use) }
      guard let word = source.word(index), !source.reads(index - 1, ".") else { continue }
      standing.insert(word)
      let isDeclared = source.word(index - 1).map(Self.declarations.contains)
      let isParameter = index > 0 && source.text(source.tokens[index - 1]).hasSuffix("<")
      guard isDeclared == true || isParameter, !readsEnvironment(index, in: source) else {
        continue
      }
      declared.insert(word)
    }
  }

  /// Whether a variable is there for a value of the environment that has its name.
  private func readsEnvironment(_ index: Int, in source: SourceTokens) -> Bool {
    // @Environment ( \ . name ) private var name
    let name = source.word(index)
    return ((index - 5)..<index).contains { key in
      if case .environmentKey(name) = Self.use(at: key, in: source) { true } else { false }
    }
  }

  /// What may stand behind a dot without being a member's name.
  private static let keywords: Set = ["self", "init", "Type", "Protocol"]

  /// The name that is used at a place. None of a name with an underscore: C's members (`tm_hour`) and a wrapper's
  /// storage are in no Swift module.
  static func use(at index: Int, in source: SourceTokens) -> Use? {
    guard let word = source.word(index), let first = word.first, first.isLetter,
      !word.contains("_")
    else { return nil }
    if source.reads(index - 1, ".") {
      if keywords.contains(word) { return nil }
      let isKey = source.reads(index - 3, "(") && source.reads(index - 4, "@Environment")
      return isKey ? .environmentKey(word) : .member(word)
    }
    let isAsked =
      source.reads(index + 1, "(") || source.reads(index + 1, "{") || source.reads(index + 1, ".")
    let isOfTheLanguage = word == "Any" || word == "Self"
    return first.isUppercase && isAsked && !isOfTheLanguage ? .type(word) : nil
  }
}
