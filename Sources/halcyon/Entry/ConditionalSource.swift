import Foundation

/// A source with its `#if` settled: directives and inactive branches become spaces, so that every
/// byte of the rest keeps its place.
struct ConditionalSource {
  private(set) var text: String

  init(_ source: String, conditions: CompilationConditions) {
    var branches: [Branch] = []
    var lines: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let isDirective = ConditionalSource.read(line, into: &branches, conditions)
      let isActive = branches.allSatisfy(\.isActive)
      lines.append(isDirective || !isActive ? ConditionalSource.blank(line) : line)
    }
    text = lines.joined(separator: "\n")
  }

  private struct Branch {
    var isActive: Bool
    /// Whether this or an earlier branch of the same `#if` was the active one.
    var isSettled: Bool
  }

  private static func read(
    _ line: Substring, into branches: inout [Branch], _ conditions: CompilationConditions
  ) -> Bool {
    let directive = line.drop(while: \.isWhitespace)
    guard directive.first == "#" else { return false }
    let word = directive.dropFirst().prefix(while: \.isLetter)
    let condition = directive.dropFirst(word.count + 1)
    switch word {
    case "if":
      let holds = conditions.hold(in: condition)
      branches.append(Branch(isActive: holds, isSettled: holds))
    case "elseif", "else":
      guard let branch = branches.popLast() else { return true }
      let holds = !branch.isSettled && (word == "else" || conditions.hold(in: condition))
      branches.append(Branch(isActive: holds, isSettled: branch.isSettled || holds))
    case "endif":
      _ = branches.popLast()
    default:
      return false
    }
    return true
  }

  private static func blank(_ line: Substring) -> Substring {
    Substring(String(repeating: " ", count: line.utf8.count))
  }
}

/// What holds in an `#if`.
struct CompilationConditions {
  var flags: Set<String>
  var canImport: (String) -> Bool

  /// Whether `condition` holds. What cannot be decided here (`hasFeature(…)`) counts as true: a
  /// view too many is looked at, and the compiler has the last word.
  func hold(in condition: Substring) -> Bool {
    var reader = ConditionReader(condition: SwiftCondition.tokens(of: condition), conditions: self)
    return reader.alternatives()
  }

  func holds(_ name: String, argument: String) -> Bool {
    switch name {
    // As `PlatformSource` has it.
    case "os": ["Linux", "iOS"].contains(argument)
    case "canImport": canImport(argument.split(separator: ",").first.map(String.init) ?? argument)
    case "targetEnvironment": false
    case "arch":
      #if arch(arm64)
      argument == "arm64"
      #else
      argument == "x86_64"
      #endif
    case "swift": SwiftCondition.version(5, 10, satisfies: argument)
    case "compiler": SwiftCondition.version(6, 3, satisfies: argument)
    default: true
    }
  }
}

/// Reads `a && !(b || os(iOS))` from left to right; `&&` binds closer than `||`.
private struct ConditionReader {
  var condition: [String]
  var conditions: CompilationConditions
  private var position = 0

  init(condition: [String], conditions: CompilationConditions) {
    self.condition = condition
    self.conditions = conditions
  }

  mutating func alternatives() -> Bool {
    var holds = requirements()
    while take("||") {
      let next = requirements()
      holds = holds || next
    }
    return holds
  }

  private mutating func requirements() -> Bool {
    var holds = term()
    while take("&&") {
      let next = term()
      holds = holds && next
    }
    return holds
  }

  private mutating func term() -> Bool {
    if take("!") { return !term() }
    if take("(") {
      let holds = alternatives()
      _ = take(")")
      return holds
    }
    guard position < condition.count else { return true }
    let word = condition[position]
    position += 1
    guard take("(") else { return word == "true" || conditions.flags.contains(word) }
    var argument = ""
    while position < condition.count, !take(")") {
      argument += condition[position]
      position += 1
    }
    return conditions.holds(word, argument: argument)
  }

  private mutating func take(_ token: String) -> Bool {
    guard position < condition.count, condition[position] == token else { return false }
    position += 1
    return true
  }
}

private enum SwiftCondition {
  /// Words, brackets and operators; a comment ends the line.
  static func tokens(of condition: Substring) -> [String] {
    var tokens: [String] = []
    var rest = condition
    while let first = rest.first, !rest.hasPrefix("//"), !rest.hasPrefix("/*") {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      var length = rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }.count
      if length == 0 { length = ["&&", "||", ">="].contains { rest.hasPrefix($0) } ? 2 : 1 }
      tokens.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  /// `argument` is `>=5.9` or `<6`.
  static func version(_ major: Int, _ minor: Int, satisfies argument: String) -> Bool {
    let digits = argument.drop { !$0.isNumber }
    let parts = digits.split(separator: ".").compactMap { Int($0) } + [0, 0]
    let isEarlier = (major, minor) < (parts[0], parts[1])
    return argument.hasPrefix("<") ? isEarlier : !isEarlier
  }
}
