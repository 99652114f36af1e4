/// The parts of one variable as it is written: `@Attribute(.unique) var name: Type = value { didSet … }`.
package struct VariableDeclaration {
  package struct Attribute: Equatable {
    /// With its `@`.
    package var name: String
    /// With their brackets; empty where none are written.
    package var arguments: String
  }

  package var attributes: [Attribute] = []
  package var modifiers: [String] = []
  package var name: String
  package var type: String?
  package var value: String?
  /// Whether a block computes it.
  package var isComputed = false

  /// Nil for what is no variable, or several at once.
  ///
  /// - Parameter keyword: `let` for a constant.
  package init?(_ source: String, keyword: String = "var") {
    let tokens = SwiftTokens.topLevel(of: source[...])
    guard let variable = tokens.firstIndex(where: { $0.text == keyword }),
      variable + 1 < tokens.count
    else { return nil }
    name = String(tokens[variable + 1].text)
    readHead(tokens[..<variable])
    var rest = tokens[(variable + 2)...]
    // What ends with its last word: a comment behind it does not belong to it.
    var end = tokens.last?.text.endIndex ?? source.endIndex
    if let block = rest.last, block.text.first == "{", rest.count > 0 {
      let first = SwiftTokens.topLevel(of: block.text.dropFirst()).first?.text
      let observes = first == "willSet" || first == "didSet"
      let hasValue = rest.contains { $0.text == "=" }
      if observes || !hasValue {
        isComputed = !observes
        rest = rest.dropLast()
        end = rest.last?.text.endIndex ?? block.text.startIndex
      }
    }
    let equals = rest.firstIndex { ["=", "?=", "!="].contains($0.text) }
    if let colon = rest.first, colon.text == ":" {
      // `Type?=` is one token: its mark belongs to the type.
      let mark = equals.map { tokens[$0].text }
      let typeEnd = mark.map { $0.index(before: $0.endIndex) } ?? end
      type = Self.trimmed(source[colon.text.endIndex..<typeEnd])
    }
    if let equals { value = Self.trimmed(source[tokens[equals].text.endIndex..<end]) }
  }

  private mutating func readHead(_ tokens: ArraySlice<SwiftTokens.Token>) {
    for token in tokens {
      if token.text.first == "@" {
        attributes.append(Attribute(name: String(token.text), arguments: ""))
      } else if token.text.first == "(", modifiers.isEmpty, !attributes.isEmpty {
        attributes[attributes.count - 1].arguments = String(token.text)
      } else if token.text.first != "(" {
        modifiers.append(String(token.text))
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
    return String(text)
  }

  /// Whether it keeps a value of its own in each object of its type.
  package var isStored: Bool {
    !isComputed && !modifiers.contains { ["static", "class", "lazy"].contains($0) }
  }

  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}
