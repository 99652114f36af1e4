/// A source as a line of tokens with their places: words, signs and literals, those in the code between the
/// parts of a string too. Comments, and what stands inside literals, are in none.
package struct SourceTokens {
  package enum Kind: Sendable {
    /// An identifier or a keyword, in backticks too.
    case word
    /// `@objc`, `#if`, `#selector`: a sign with its word.
    case mark
    /// A bracket, a comma, a colon, a semicolon or a dot.
    case punctuation
    /// Other signs in a row.
    case sign
    /// A number, a regular expression, or a part of a string between code.
    case literal
  }

  package struct Token: Sendable {
    package var kind: Kind
    /// Bytes from the start of the source.
    package var range: Range<Int>
    /// Whether nothing but space and comments stands before it in its line.
    package var startsLine: Bool
  }

  package let bytes: [UInt8]
  package private(set) var tokens: [Token] = []

  /// Cost: linear in the length of the source.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    var scanner = SourceScanner(bytes: bytes)
    tokens = scanner.scan()
  }

  package func text(_ token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// Whether the token at `index`, if there is one, reads `text`.
  package func reads(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind != .literal else { return false }
    let range = tokens[index].range
    return text.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  /// The identifier at `index` without backticks; nil where none stands there.
  package func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    let text = text(tokens[index])
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// The index of the bracket that closes the one at `index`; nil where it is not closed.
  package func closing(_ index: Int) -> Int? {
    var depth = 0
    for position in index..<tokens.count where tokens[position].kind == .punctuation {
      switch bytes[tokens[position].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return nil
  }

  /// The line and the column of a byte, counted from 1, as compilers do.
  package func place(of byte: Int) -> (line: Int, column: Int) {
    let before = bytes[..<byte]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, byte - start + 1)
  }
}

/// Reads a source from its start to its end.
private struct SourceScanner {
  let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var tokens: [SourceTokens.Token] = []
  /// The strings whose code is being read, the innermost last.
  private var strings: [OpenString] = []

  private struct OpenString {
    var pounds: Int
    var isMultiline: Bool
    /// Round brackets that are open in its code.
    var depth = 1
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() -> [SourceTokens.Token] {
    while position < bytes.count { step() }
    return tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { bytes.dropFirst(position + offset).starts(with: $0) }
  }

  private mutating func step() {
    let character = bytes[position]
    switch character {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
    case UInt8(ascii: "/") where starts(with: "//"): skipLine()
    case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
    case UInt8(ascii: "\""): readString(pounds: 0)
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "@"):
      add(.mark) {
        $0.position += 1; $0.skipWord()
      }
    case UInt8(ascii: "`"): add(.word) { $0.skipBackticks() }
    case UInt8(ascii: "/") where startsRegularExpression():
      add(.literal) { $0.skipRegularExpression() }
    case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.literal) { $0.skipNumber() }
    case let byte where isWordPart(byte): add(.word) { $0.skipWord() }
    case let byte where "()[]{},:;.".utf8.contains(byte): readPunctuation(byte)
    default: add(.sign) { $0.skipSigns() }
    }
  }

  /// Notes what `skip` passes as one token.
  private mutating func add(_ kind: SourceTokens.Kind, _ skip: (inout SourceScanner) -> Void) {
    let start = position
    skip(&self)
    position = min(max(position, start + 1), bytes.count)
    tokens.append(SourceTokens.Token(kind: kind, range: start..<position, startsLine: startsLine))
    startsLine = false
  }

  // MARK: Space, words and signs

  private mutating func skipLine() {
    position = bytes[position...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipWord() {
    while let byte = byte(), isWordPart(byte) { position += 1 }
  }

  private mutating func skipBackticks() {
    position += 1
    while let byte = byte(), byte != 10 {
      position += 1
      if byte == UInt8(ascii: "`") { return }
    }
  }

  private mutating func skipNumber() {
    skipWord()
    if byte() == UInt8(ascii: "."), let next = byte(1), (48...57).contains(next) {
      position += 1
      skipWord()
    }
  }

  private mutating func skipSigns() {
    while let byte = byte(), "=+-*/%<>!&|^~?\\".utf8.contains(byte) {
      if starts(with: "/*") || starts(with: "//") { return }
      position += 1
    }
  }

  private mutating func readPunctuation(_ byte: UInt8) {
    // Dots in a row are an operator.
    if byte == UInt8(ascii: "."), self.byte(1) == byte {
      return add(.sign) { scanner in
        while scanner.byte() == UInt8(ascii: ".") { scanner.position += 1 }
        scanner.skipSigns()
      }
    }
    add(.punctuation) { $0.position += 1 }
    guard !strings.isEmpty else { return }
    if byte == UInt8(ascii: "(") { strings[strings.count - 1].depth += 1 }
    if byte == UInt8(ascii: ")") {
      strings[strings.count - 1].depth -= 1
      if strings[strings.count - 1].depth == 0 { readRestOfString(strings.removeLast()) }
    }
  }

  // MARK: Literals

  private mutating func readPound() {
    let pounds = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    switch byte(pounds) {
    case UInt8(ascii: "\""): readString(pounds: pounds)
    case UInt8(ascii: "/"): add(.literal) { $0.skipExtendedRegularExpression(pounds: pounds) }
    default:
      add(.mark) {
        $0.position += 1
        $0.skipWord()
      }
    }
  }

  private mutating func readString(pounds: Int) {
    let isMultiline = starts(with: "\"\"\"", at: pounds)
    readRestOfString(
      OpenString(pounds: pounds, isMultiline: isMultiline), from: pounds + (isMultiline ? 3 : 1))
  }

  /// Passes a part of a string up to its end or to its next code; `offset` bytes are passed unseen.
  private mutating func readRestOfString(_ string: OpenString, from offset: Int = 0) {
    var hasCode = false
    let start = position
    position += offset
    while let byte = byte() {
      if byte == UInt8(ascii: "\"") {
        let quotes = string.isMultiline ? 3 : 1
        if hasRun(of: UInt8(ascii: "\""), quotes),
          hasRun(of: UInt8(ascii: "#"), string.pounds, after: quotes)
        {
          position += quotes + string.pounds
          break
        }
      } else if byte == UInt8(ascii: "\\"), hasRun(of: UInt8(ascii: "#"), string.pounds, after: 1) {
        position += 1 + string.pounds
        hasCode = self.byte() == UInt8(ascii: "(")
        if hasCode { break }
      } else if byte == 10, !string.isMultiline {
        break  // not closed: the compiler will say so
      }
      position += 1
    }
    let end = min(position, bytes.count)
    position = start
    if end > start { add(.literal) { $0.position = end } }
    guard hasCode else { return }
    add(.punctuation) { $0.position += 1 }
    strings.append(OpenString(pounds: string.pounds, isMultiline: string.isMultiline))
  }

  private func hasRun(of byte: UInt8, _ count: Int, after offset: Int = 0) -> Bool {
    (0..<count).allSatisfy { self.byte(offset + $0) == byte }
  }

  private mutating func skipExtendedRegularExpression(pounds: Int) {
    position += pounds + 1
    while let byte = byte() {
      if byte == UInt8(ascii: "\\") {
        position += 2
      } else if byte == UInt8(ascii: "/"), hasRun(of: UInt8(ascii: "#"), pounds, after: 1) {
        position += 1 + pounds
        return
      } else {
        position += 1
      }
    }
  }

  /// Whether a slash begins an expression: where a value is expected, close to what follows, and closed in
  /// its line.
  private func startsRegularExpression() -> Bool {
    guard let next = byte(1), !" \t\n\r/*=)".utf8.contains(next), expectsValue else { return false }
    return endOfRegularExpression() != nil
  }

  private var expectsValue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal: return false
    case .sign:
      return last.range.upperBound < position
        || bytes[last.range.upperBound - 1] != UInt8(ascii: ">")
    case .punctuation: return "([{,:;".utf8.contains(bytes[last.range.lowerBound])
    case .mark: return false
    case .word:
      return [
        "return", "in", "case", "let", "if", "while", "where", "throw", "try", "await", "else",
      ]
      .contains(String(decoding: bytes[last.range], as: UTF8.self))
    }
  }

  private func endOfRegularExpression() -> Int? {
    var index = position + 1
    while index < bytes.count, bytes[index] != 10 {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "/"): return index + 1
      default: index += 1
      }
    }
    return nil
  }

  private mutating func skipRegularExpression() {
    position = endOfRegularExpression() ?? position + 1
  }
}
