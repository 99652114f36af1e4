/// A word, a number or a sign of a Metal file, and where it stands in the file's bytes.
struct MetalToken {
  var text: String
  var range: Range<Int>

  var isName: Bool {
    text.utf8.first.map { $0 == UInt8(ascii: "_") || ($0 | 32 >= 97 && $0 | 32 <= 122) } ?? false
  }
}

/// A Metal file as tokens; spaces, comments and texts in quotes are left out. A line for the preprocessor is one token.
struct MetalTokens {
  private(set) var tokens: [MetalToken] = []
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while let token = next() { tokens.append(token) }
  }

  /// Signs of more than one character that matter where things are assigned or compared.
  private static let signs: [[UInt8]] = [
    "<<=", ">>=", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=",
    "^=",
    "++", "--", "->", "::", "<<", ">>",
  ].map { Array($0.utf8) }

  private mutating func next() -> MetalToken? {
    skip()
    guard index < bytes.count else { return nil }
    let start = index
    let byte = bytes[index]
    if byte == UInt8(ascii: "#") {
      // Up to the end of a line that does not go on.
      while index < bytes.count, bytes[index] != 10 || bytes[index - 1] == UInt8(ascii: "\\") {
        index += 1
      }
    } else if isPartOfWord(byte) {
      let isNumber = byte <= UInt8(ascii: "9")
      if isNumber {
        skipNumber()
      } else {
        while index < bytes.count, isPartOfWord(bytes[index]) { index += 1 }
      }
    } else if byte == 46, index + 1 < bytes.count, (48...57).contains(bytes[index + 1]) {
      skipNumber()
    } else {
      let sign = MetalTokens.signs.first { bytes[index...].starts(with: $0) }
      index += sign?.count ?? 1
    }
    return MetalToken(
      text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index)
  }

  /// `0x1f`, `1.5e-6f`.
  private mutating func skipNumber() {
    let isHexadecimal = bytes[index...].starts(with: "0x".utf8)
    while index < bytes.count, isPartOfWord(bytes[index]) || bytes[index] == 46 {
      let hasExponent = !isHexadecimal && bytes[index] | 32 == UInt8(ascii: "e")
      index += 1
      if hasExponent, index < bytes.count, bytes[index] == 43 || bytes[index] == 45 { index += 1 }
    }
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (48...57).contains(byte)
      || (byte | 32 >= 97 && byte | 32 <= 122)
  }

  private mutating func skip() {
    while index < bytes.count {
      let byte = bytes[index], following = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte <= 32 {
        index += 1
      } else if byte == 47, following == 47 {
        while index < bytes.count, bytes[index] != 10 { index += 1 }
      } else if byte == 47, following == 42 {
        index += 2
        while index + 1 < bytes.count, bytes[index] != 42 || bytes[index + 1] != 47 { index += 1 }
        index += 2
      } else if byte == 34 {
        index += 1
        while index < bytes.count, bytes[index] != 34, bytes[index] != 10 {
          index += bytes[index] == 92 ? 2 : 1
        }
        index += 1
      } else {
        return
      }
    }
  }
}
