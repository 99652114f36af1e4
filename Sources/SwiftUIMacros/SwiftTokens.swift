/// Swift text cut into its outermost pieces: enough to find an argument list, a closure and the
/// statements in it, without a parser.
struct SwiftTokens {
  struct Token {
    /// Words, numbers, operators, whole literals; a bracket with all it encloses is one token.
    var text: Substring
    var startsLine: Bool
  }

  private let text: Substring
  private var position: Substring.Index
  private var startsLine = true

  private init(_ text: Substring) {
    self.text = text
    position = text.startIndex
  }

  /// The tokens of `text` outside any bracket; comments are left out.
  static func topLevel(of text: Substring) -> [Token] {
    var scanner = SwiftTokens(text)
    var tokens: [Token] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
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
    } else if isWordPart(character) || "@#".contains(character) {
      position = text.index(after: position)
      position = text[position...].firstIndex { !isWordPart($0) } ?? text.endIndex
    } else if ",;)]}".contains(character) {
      position = text.index(after: position)
    } else {
      position = text[position...].firstIndex { !isOperatorPart($0) } ?? text.endIndex
      if text[..<position].last.map(isOperatorPart) != true {
        position = text.index(after: position)
      }
    }
  }

  /// The inside is read token by token, because a string in it may hold a bracket.
  private mutating func advancePastBracket() {
    position = text.index(after: position)
    while true {
      skipSpaceAndComments()
      guard position < text.endIndex else { return }
      if ")]}".contains(text[position]) {
        position = text.index(after: position)
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
        position = text.index(position, offsetBy: escape.count + 1, limitedBy: text.endIndex)
          ?? text.endIndex
      } else {
        position = text.index(after: position)
      }
    }
  }

  private func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_$`".contains(character)
  }

  private func isOperatorPart(_ character: Character) -> Bool {
    "=+-*/%<>!&|^~?.:\\".contains(character)
  }
}
