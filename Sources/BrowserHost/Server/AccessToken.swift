/// What makes the page's address impossible to guess: 128 random bits in hexadecimal digits.
package struct AccessToken: Sendable, CustomStringConvertible {
  package let description: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    description = (0..<16).map { _ in
      let byte = UInt8.random(in: 0...255, using: &generator)
      return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  /// Compares in a time that does not depend on how much of `text` is right.
  func matches(_ text: Substring) -> Bool {
    let expected = Array(description.utf8)
    let given = Array(text.utf8)
    guard given.count == expected.count else { return false }
    return zip(expected, given).reduce(into: UInt8(0)) { $0 |= $1.0 ^ $1.1 } == 0
  }
}
