/// A variable of a type that keeps a value, as it is written.
package struct StoredProperty: Equatable {
  package var name: String
  /// As annotated, or as a literal or an initialiser says; nil where neither does.
  package var type: String?
  /// The attributes in front of it, without their arguments: `@State`.
  package var attributes: [String]

  /// The stored variables of the body of a declaration, in order; neither constants nor static ones.
  package static func all(ofDeclaration declaration: String) -> [StoredProperty] {
    let body = SwiftTokens.topLevel(of: declaration[...]).first { $0.text.first == "{" }
    guard let body else { return [] }
    let inside = body.text.dropFirst()
    var reader = StoredPropertyReader(
      tokens: SwiftTokens.topLevel(of: inside.last == "}" ? inside.dropLast() : inside))
    return reader.properties()
  }
}

/// Reads variables from the tokens between the braces of a type.
private struct StoredPropertyReader {
  let tokens: [SwiftTokens.Token]
  private var position = 0

  init(tokens: [SwiftTokens.Token]) { self.tokens = tokens }

  mutating func properties() -> [StoredProperty] {
    var found: [StoredProperty] = []
    var attributes: [String] = []
    var isStatic = false
    while let token = current {
      position += 1
      switch token.text {
      case "var":
        let variables = bindings(attributes)
        if !isStatic { found += variables }
        (attributes, isStatic) = ([], false)
      case "static", "class", "lazy": isStatic = true
      case let text where text.first == "@": attributes.append(String(text))
      case let text where "({".contains(text.first!): break
      case let text where Self.modifiers.contains(text): break
      default: (attributes, isStatic) = ([], false)
      }
    }
    return found
  }

  private static let modifiers: Set<Substring> = [
    "public", "internal", "private", "fileprivate", "package", "nonisolated", "weak", "unowned",
  ]

  private var current: SwiftTokens.Token? { position < tokens.count ? tokens[position] : nil }

  /// `a: Double = 1, b, c: Double`, after `var`; variables without a type take that of the next.
  private mutating func bindings(_ attributes: [String]) -> [StoredProperty] {
    var found: [StoredProperty] = []
    repeat {
      guard let name = current?.text else { break }
      position += 1
      var type: String?
      if current?.text == ":" {
        position += 1
        type = expression(endingAt: ["=", "?=", "!="])
        if let mark = current?.text, mark.count == 2, mark.last == "=" { type?.append(mark.first!) }
      }
      var hasValue = false
      if current?.text.last == "=" {
        position += 1
        hasValue = true
        let start = position
        _ = expression(endingAt: [])
        type = type ?? Self.type(ofValue: tokens[start..<position])
      }
      if let block = current?.text, block.first == "{" {
        position += 1
        let first = SwiftTokens.topLevel(of: block.dropFirst()).first?.text
        guard hasValue || first == "willSet" || first == "didSet" else { continue }
      }
      found.append(StoredProperty(name: String(name), type: type, attributes: attributes))
    } while take(",")
    for index in found.indices.dropLast().reversed() where found[index].type == nil {
      found[index].type = found[index + 1].type
    }
    return found
  }

  private mutating func take(_ text: Substring) -> Bool {
    guard current?.text == text else { return false }
    position += 1
    return true
  }

  /// The text up to a comma, one of `ends`, a block, or the next statement.
  private mutating func expression(endingAt ends: Set<Substring>) -> String {
    let start = position
    var depth = 0
    while let token = current {
      let text = token.text
      if depth == 0, text == "," || text == ";" || ends.contains(text) || text.first == "{" {
        break
      }
      let goesOn =
        position == start || Self.isOperator(text)
        || Self.asksForMore(tokens[position - 1].text)
      if token.startsLine, depth == 0, !goesOn { break }
      if text != "->" { depth += text.count(of: "<") - text.count(of: ">") }
      position += 1
    }
    return tokens[start..<position].map { String($0.text) }.joined()
  }

  private static func isOperator(_ text: Substring) -> Bool {
    text.allSatisfy { "=+-*/%<>!&|^~?.:".contains($0) }
  }

  /// Whether an expression cannot end with `text`: `?`, `!` and the `>` of a generic type may end one.
  private static func asksForMore(_ text: Substring) -> Bool {
    guard isOperator(text), let last = text.last else { return false }
    return text == "->" || !"?!>".contains(last)
  }

  /// `Double` of `0.5`, `CGPoint` of `CGPoint(x: 1, y: 2)` and of `CGPoint.zero`.
  private static func type(ofValue value: ArraySlice<SwiftTokens.Token>) -> String? {
    let texts = value.map(\.text).drop { $0 == "-" }
    guard let first = texts.first, let character = first.first else { return nil }
    if character.isNumber {
      return texts.contains(".") || first.contains("e") ? "Double" : "Int"
    }
    let path = texts.prefix { $0 == "." || $0.first?.isUppercase == true }
    let name = path.last == "." ? path.dropLast() : path
    return name.isEmpty || name.count == texts.count ? nil : name.joined()
  }
}

extension Substring {
  fileprivate func count(of character: Character) -> Int { count { $0 == character } }
}
