/// Swift text cut into tokens: enough to find names, argument lists, closures and statements
/// without a parser.
package struct SwiftTokens {
  package struct Token {
    /// A word, a number, an operator, a whole literal, or a bracket with all that it encloses.
    package var text: Substring
    /// Whether nothing but space and comments stands before it in its line.
    package var startsLine: Bool
  }

  private let text: Substring
  private var position: Substring.Index
  private var startsLine = true

  private init(_ text: Substring) {
    self.text = text
    position = text.startIndex
  }

  /// The tokens of `text` outside any bracket, the first `limit` of them; comments are left out.
  package static func topLevel(of text: Substring, limit: Int = .max) -> [Token] {
    var scanner = SwiftTokens(text)
    var tokens: [Token] = []
    while tokens.count < limit, let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  /// Every word of `text`, inside brackets too; none from comments and string literals.
  package static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    for token in topLevel(of: text) {
      guard let first = token.text.first else { continue }
      if "([{".contains(first) {
        let inside = token.text.dropFirst()
        words += SwiftTokens.words(
          of: inside.last.map(")]}".contains) == true ? inside.dropLast() : inside)
      } else if isWordPart(first) {
        words.append(token.text)
      }
    }
    return words
  }

  private mutating func next() -> Token? {
    skipSpaceAndComments()
    guard position < text.endIndex else { return nil }
    let start = position
    let startsLine = startsLine
    self.startsLine = false
    advancePastToken()
    return Token(text: text[start..<position], startsLine: startsLine)
  }

  private mutating func skipSpaceAndComments() {
    while position < text.endIndex {
      if text[position].isWhitespace {
        if text[position].isNewline { startsLine = true }
        position = text.index(after: position)
      } else if text[position...].hasPrefix("//") {
        position = text[position...].firstIndex(where: \.isNewline) ?? text.endIndex
      } else if text[position...].hasPrefix("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if text[position...].hasPrefix("/*") {
        depth += 1
        position = text.index(position, offsetBy: 2)
      } else if text[position...].hasPrefix("*/") {
        depth -= 1
        position = text.index(position, offsetBy: 2)
      } else {
        position = text.index(after: position)
      }
    } while depth > 0 && position < text.endIndex
  }

  private mutating func advancePastToken() {
    let character = text[position]
    if "([{".contains(character) {
      advancePastBracket()
    } else if character == "\"" || character == "#" && startsRawString() {
      advancePastString()
    } else if Self.isWordPart(character) || "@#".contains(character) {
      advance(while: Self.isWordPart)
    } else if Self.isOperatorPart(character) {
      advance(while: Self.isOperatorPart)
    } else {
      position = text.index(after: position)
    }
  }

  private mutating func advance(while isPart: (Character) -> Bool) {
    position = text.index(after: position)
    position = text[position...].firstIndex { !isPart($0) } ?? text.endIndex
  }

  /// The inside is read token by token, because a string in it may hold a bracket.
  private mutating func advancePastBracket() {
    position = text.index(after: position)
    while true {
      skipSpaceAndComments()
      guard position < text.endIndex else { return }
      if ")]}".contains(text[position]) {
        position = text.index(after: position)
        startsLine = false
        return
      }
      advancePastToken()
    }
  }

  private func startsRawString() -> Bool {
    text[position...].drop { $0 == "#" }.first == "\""
  }

  private mutating func advancePastString() {
    let pounds = String(text[position...].prefix { $0 == "#" })
    position = text.index(position, offsetBy: pounds.count)
    let quote = text[position...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    position = text.index(position, offsetBy: quote.count)
    let escape = "\\" + pounds
    while position < text.endIndex {
      let rest = text[position...]
      if rest.hasPrefix(quote + pounds) {
        position = text.index(position, offsetBy: quote.count + pounds.count)
        return
      }
      if rest.hasPrefix(escape + "(") {
        position = text.index(position, offsetBy: escape.count)
        advancePastBracket()
      } else if rest.hasPrefix(escape) {
        let past = text.index(position, offsetBy: escape.count + 1, limitedBy: text.endIndex)
        position = past ?? text.endIndex
      } else {
        position = text.index(after: position)
      }
    }
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_$`".contains(character)
  }

  private static func isOperatorPart(_ character: Character) -> Bool {
    "=+-*/%<>!&|^~?.\\".contains(character)
  }
}
