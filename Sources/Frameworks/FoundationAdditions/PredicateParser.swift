import Foundation

/// Reads the texts of predicates, in the language of Apple's Predicate Programming Guide: comparisons of key paths,
/// constants and arguments, with `AND`, `OR`, `NOT`, `ANY`, `ALL`, `SOME`, `NONE` and options in brackets.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case number(Double)
    case text(String)
    case sign(String)
    /// `%@`, `%d`: a value among the arguments. `%K`: a name among them.
    case argument(isName: Bool)
  }

  private var tokens: [Token] = []
  private var next = 0
  private var arguments: [Any?]
  private var isReadable = true
  /// How many brackets and negations stand around what is read.
  private var depth = 0

  init(_ text: String, _ arguments: [Any?]) {
    self.arguments = arguments
    tokenize(Array(text))
  }

  /// The whole text; nil where something in it cannot be read.
  mutating func predicate() -> PredicateTerm? {
    guard isReadable, let term = disjunction(), next == tokens.count else { return nil }
    return term
  }

  // MARK: Tokens

  private mutating func tokenize(_ characters: [Character]) {
    var index = 0
    while index < characters.count, isReadable {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if character == "\"" || character == "'" {
        let end = characters[(index + 1)...].firstIndex(of: character) ?? characters.count
        tokens.append(.text(String(characters[(index + 1)..<end])))
        index = end + 1
      } else if character == "%" {
        index = argument(in: characters, at: index + 1)
      } else if character.isNumber
        || character == "-" && index + 1 < characters.count && characters[index + 1].isNumber
      {
        let end = end(from: index + 1, in: characters) { $0.isNumber || $0 == "." }
        tokens.append(.number(Double(String(characters[index..<end])) ?? 0))
        index = end
      } else if character.isLetter || "_@$#".contains(character) {
        let end = end(from: index + 1, in: characters) {
          $0.isLetter || $0.isNumber || "_.@".contains($0)
        }
        tokens.append(.word(String(characters[index..<end]).filter { $0 != "#" }))
        index = end
      } else {
        let isDouble =
          index + 1 < characters.count
          && ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(
            String(characters[index...index + 1]))
        tokens.append(.sign(String(characters[index...index + (isDouble ? 1 : 0)])))
        index += isDouble ? 2 : 1
      }
    }
  }

  private func end(
    from start: Int, in characters: [Character], while holds: (Character) -> Bool
  ) -> Int {
    characters[min(start, characters.count)...].firstIndex { !holds($0) } ?? characters.count
  }

  private mutating func argument(in characters: [Character], at start: Int) -> Int {
    let end = end(from: start, in: characters) { "lhqz0123456789.".contains($0) }
    guard end < characters.count else {
      isReadable = false
      return end
    }
    tokens.append(.argument(isName: characters[end] == "K"))
    return end + 1
  }

  private mutating func takes(_ names: String...) -> Bool {
    guard next < tokens.count else { return false }
    let text: String
    switch tokens[next] {
    case .word(let word): text = word.uppercased()
    case .sign(let sign): text = sign
    default: return false
    }
    guard names.contains(text) else { return false }
    next += 1
    return true
  }

  // MARK: Terms

  private mutating func disjunction() -> PredicateTerm? {
    guard var term = conjunction() else { return nil }
    while takes("OR", "||") {
      guard let other = conjunction() else { return nil }
      term = .or(term, other)
    }
    return term
  }

  private mutating func conjunction() -> PredicateTerm? {
    guard var term = negation() else { return nil }
    while takes("AND", "&&") {
      guard let other = negation() else { return nil }
      term = .and(term, other)
    }
    return term
  }

  private mutating func negation() -> PredicateTerm? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { return nil }
    if takes("NOT", "!") { return negation().map(PredicateTerm.not) }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    if takes("(") {
      guard let term = disjunction(), takes(")") else { return nil }
      return term
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateTerm? {
    let quantifier: PredicateTerm.Quantifier =
      takes("ANY", "SOME") ? .any : takes("ALL") ? .all : takes("NONE") ? .none : .one
    guard let left = operand(), let relation = relation() else { return nil }
    var options: String.CompareOptions = []
    if takes("[") {
      guard next < tokens.count, case .word(let letters) = tokens[next] else { return nil }
      next += 1
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      guard takes("]") else { return nil }
    }
    guard let right = operand() else { return nil }
    return .comparison(
      PredicateTerm.Comparison(
        quantifier: quantifier, left: left, relation: relation, right: right, options: options))
  }

  private mutating func relation() -> PredicateTerm.Relation? {
    let relations: [(PredicateTerm.Relation, [String])] = [
      (.equal, ["==", "="]), (.unequal, ["!=", "<>"]), (.lessOrEqual, ["<=", "=<"]),
      (.greaterOrEqual, [">=", "=>"]), (.less, ["<"]), (.greater, [">"]),
      (.beginsWith, ["BEGINSWITH"]), (.contains, ["CONTAINS"]), (.endsWith, ["ENDSWITH"]),
      (.like, ["LIKE"]), (.matches, ["MATCHES"]), (.isIn, ["IN"]), (.between, ["BETWEEN"]),
    ]
    for (relation, names) in relations {
      for name in names where takes(name) { return relation }
    }
    return nil
  }

  private mutating func operand() -> PredicateTerm.Operand? {
    if takes("{") { return list() }
    guard next < tokens.count else { return nil }
    let token = tokens[next]
    next += 1
    switch token {
    case .number(let number): return .value(number)
    case .text(let text): return .value(text)
    case .argument(let isName):
      guard !arguments.isEmpty else { return nil }
      let argument = KeyValues.unwrapped(arguments.removeFirst())
      return isName ? (argument as? String).map(PredicateTerm.Operand.path) : .value(argument)
    case .word(let word): return named(word)
    case .sign: return nil
    }
  }

  private func named(_ word: String) -> PredicateTerm.Operand? {
    switch word.uppercased() {
    case "TRUE", "YES": .value(true)
    case "FALSE", "NO": .value(false)
    case "NIL", "NULL": .value(nil)
    case "SUBQUERY", "FUNCTION", "CAST": nil
    default: word.hasPrefix("$") ? nil : .path(word)
    }
  }

  private mutating func list() -> PredicateTerm.Operand? {
    var operands: [PredicateTerm.Operand] = []
    while !takes("}") {
      guard let operand = operand() else { return nil }
      operands.append(operand)
      _ = takes(",")
    }
    return .list(operands)
  }
}
