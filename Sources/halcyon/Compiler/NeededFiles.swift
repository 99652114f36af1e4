import Foundation
import SwiftLexing

/// What of a program's files one of them comes to, by the names that each declares and uses: types, functions and
/// variables outside of types, and members in extensions.
///
/// Names are compared without their types, so that a file may count as needed for a name that it shares with another.
struct NeededFiles {
  private let files: [Names]
  /// All that files declare outside of types.
  private let own: Set<String>

  /// Cost: linear in the length of the sources.
  init(in sources: [CompiledSource]) {
    files = sources.map(Names.init)
    own = files.reduce(into: []) { $0.formUnion($1.declared) }
  }

  /// The files whose imports all others have, too.
  var exporting: [URL] { files.filter { $0.used.contains("_exported") }.map(\.file) }

  /// The files that declare something of the name outside of types, in their order.
  func declaring(_ name: String) -> [URL] {
    files.filter { $0.declared.contains(name) }.map(\.file)
  }

  /// `roots` and all that they need, in their order. Cost: the number of files by the rounds in which others are found.
  func all(from roots: some Sequence<URL>) -> [URL] {
    var reached = Set(roots).union(exporting)
    var used = files.filter { reached.contains($0.file) }
      .reduce(into: Set()) { $0.formUnion($1.used) }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for file in files where !reached.contains(file.file) && file.isNeeded(by: used, own: own) {
        reached.insert(file.file)
        used.formUnion(file.used)
        isComplete = false
      }
    }
    return files.map(\.file).filter(reached.contains)
  }
}

extension NeededFiles {
  /// All names that files declare outside of types or in extensions.
  var shared: Set<String> {
    files.flatMap(\.extensions).reduce(into: own) { $0.formUnion($1.members) }
  }

  /// What `part` uses, does not declare itself, and other files declare outside of types.
  func borrowed(by part: Set<URL>) -> Set<String> {
    let (inside, outside) = split(at: part)
    let used = inside.reduce(into: Set()) { $0.formUnion($1.used) }
    let own = inside.reduce(into: Set()) { $0.formUnion($1.declared) }
    return outside.reduce(into: Set()) { $0.formUnion($1.declared) }.intersection(used)
      .subtracting(own)
  }

  /// The members in other files' extensions of types that are none of the program's, as far as `part` uses them.
  func foreignMembers(usedBy part: Set<URL>) -> Set<String> {
    let (inside, outside) = split(at: part)
    let used = inside.reduce(into: Names.Extension.implied) { $0.formUnion($1.used) }
    return outside.flatMap(\.extensions).reduce(into: Set()) { members, other in
      guard let type = other.path.first, !own.contains(type) else { return }
      members.formUnion(other.members.intersection(used))
    }
  }

  /// The files with an extension that has the member: of `type`, else of any.
  func extending(_ type: String?, with member: String) -> [URL] {
    let all = files.filter { $0.extensions.contains { $0.members.contains(member) } }
    let exact = all.filter {
      $0.extensions.contains { $0.members.contains(member) && $0.path.last == type }
    }
    return (exact.isEmpty ? all : exact).map(\.file)
  }

  /// The files with an extension that has the member, of a type that is none of the program's.
  func extendingForeign(with member: String) -> [URL] {
    files.filter {
      $0.extensions.contains {
        $0.members.contains(member) && $0.path.first.map(own.contains) == false
      }
    }.map(\.file)
  }

  /// The files in which an extension makes the type conform to something.
  func conforming(_ type: String) -> [URL] {
    files.filter { $0.extensions.contains { $0.conforms && $0.path.last == type } }.map(\.file)
  }

  private func split(at part: Set<URL>) -> (inside: [Names], outside: [Names]) {
    (files.filter { part.contains($0.file) }, files.filter { !part.contains($0.file) })
  }
}

/// The names of one file.
private struct Names {
  let file: URL
  /// Outside of types.
  var declared: Set<String> = []
  var used: Set<String> = []
  var extensions: [Extension] = []

  struct Extension {
    /// The type's name, behind those of the types around it.
    var path: [String] = []
    var conforms = false
    var members: Set<String> = []

    /// Members that are used without their names: by interpolations, calls, builders, wrappers, loops, patterns and descriptions.
    static let implied: Set = [
      "appendInterpolation", "appendLiteral", "callAsFunction", "dynamicallyCall", "wrappedValue",
      "projectedValue", "makeIterator", "next", "buildBlock", "buildExpression", "buildOptional",
      "buildEither", "buildArray", "buildLimitedAvailability", "buildPartialBlock",
      "buildFinalResult", "==", "<", "~=", "hash", "encode", "description", "debugDescription",
      "errorDescription", "localizedDescription", "animatableData",
    ]

    func isNeeded(by used: Set<String>, own: Set<String>) -> Bool {
      // What an extension gives to a type of another module is reached by the members' names alone.
      let isOwn = path.first.map(own.contains) ?? false
      if path.last.map(used.contains) ?? false, isOwn || conforms || members.contains("init") {
        return true
      }
      return !members.isDisjoint(with: used) || !isOwn && !members.isDisjoint(with: Self.implied)
    }
  }

  func isNeeded(by used: Set<String>, own: Set<String>) -> Bool {
    !declared.isDisjoint(with: used)
      || extensions.contains { $0.isNeeded(by: used, own: own) }
  }

  private static let declarations: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var", "macro",
    "case",
  ]

  init(_ source: CompiledSource) {
    file = source.file
    let tokens = source.tokens
    var depth = 0
    var place = Place.elsewhere
    for (index, token) in tokens.tokens.enumerated() {
      if token.kind == .punctuation {
        if ["{", "(", "["].contains(tokens.text(token)) {
          if place == .nameOfExtended || place == .head { place = .extension }
          depth += 1
        } else if ["}", ")", "]"].contains(tokens.text(token)) {
          depth -= 1
          if depth == 0 { place = .elsewhere }
        } else if place == .nameOfExtended, tokens.reads(index, ":") {
          extensions[extensions.count - 1].conforms = true
          place = .head
        }
        continue
      }
      guard token.kind != .literal else { continue }
      let name = Self.name(at: index, in: tokens)
      if depth == 0, tokens.reads(index, "extension") {
        extensions.append(Extension())
        place = .nameOfExtended
        continue
      }
      if place == .nameOfExtended {
        if name == "where" {
          place = .head
        } else {
          extensions[extensions.count - 1].path.append(name)
        }
      }
      let isDeclared =
        tokens.word(index - 1).map(Self.declarations.contains) ?? false
        && !tokens.reads(index - 2, "import")
      if depth == 1, place == .extension, isDeclared || name == "init" || name == "subscript" {
        extensions[extensions.count - 1].members.insert(name == "subscript" ? "init" : name)
      } else if depth == 0, isDeclared {
        declared.insert(name)
      } else if !isDeclared {
        used.insert(name)
      }
    }
  }

  /// Where the reading stands.
  private enum Place { case elsewhere, nameOfExtended, head, `extension` }

  /// Operators are named by their signs, wrappers and macros by what follows their first.
  private static func name(at index: Int, in tokens: SourceTokens) -> String {
    if let word = tokens.word(index) { return word }
    let text = tokens.text(tokens.tokens[index])
    return tokens.tokens[index].kind == .mark ? String(text.dropFirst()) : text
  }
}
