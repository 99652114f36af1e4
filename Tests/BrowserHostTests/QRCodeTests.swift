import Testing

@testable import BrowserHost

struct QRCodeTests {
  @Test(
    "The smallest version that holds the text is taken", arguments: [(17, 21), (18, 25), (271, 57)])
  func capacity(bytes: Int, size: Int) {
    #expect(QRCode(String(repeating: "a", count: bytes))?.size == size)
  }

  @Test("A text that no version holds has no code")
  func tooLong() { #expect(QRCode(String(repeating: "a", count: 272)) == nil) }

  @Test(
    "What a code says can be read back from its dots", arguments: [5, 17, 60, 100, 150, 180, 230])
  func roundTrip(length: Int) throws {
    let text = String((0..<length).map { Character(UnicodeScalar(UInt8(33 + $0 * 7 % 90))) })
    let code = try #require(QRCode(text))
    #expect(QRReader(code).text == text)
  }

  @Test("In a terminal, dark dots are dark and the quiet zone is four dots wide")
  func terminal() throws {
    let code = try #require(QRCode("x"))
    let lines = code.terminalText().split(separator: "\n")
    #expect(lines.count == (21 + 8 + 1) / 2)
    // The first line of dots: the finder's upper edge, with the dots below it.
    let line = String(lines[2].dropFirst("\u{1B}[38;5;16;48;5;231m".count))
    #expect(line.hasPrefix("    █▀▀▀▀▀█ "))
  }
}

/// Reads an undamaged code, by the standard's rules written down a second time: the mask from the
/// format bits, the order of the dots, the blocks, the bytes.
private struct QRReader {
  let code: QRCode
  let version: Int

  init(_ code: QRCode) {
    self.code = code
    version = (code.size - 17) / 4
  }

  /// Data codewords of each block of version 1 to 10, low and medium correction: table 9.
  private static let low: [[Int]] = [
    [19], [34], [55], [80], [108], [68, 68], [78, 78], [97, 97], [116, 116], [68, 68, 69, 69],
  ]
  private static let medium: [[Int]] = [
    [16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27], [31, 31, 31, 31], [38, 38, 39, 39],
    [36, 36, 36, 37, 37], [43, 43, 43, 43, 44],
  ]

  var text: String {
    let format =
      (0..<5).reduce(0) { bits, bit in
        // Bits 14 down to 10 stand in row 8 from the left.
        bits << 1 | (code[bit, 8] ? 1 : 0)
      } ^ 0b10101
    let isLow = format >> 3 == 1
    let lengths = (isLow ? Self.low : Self.medium)[version - 1]
    let bytes = codewords(mask: format & 7)
    var blocks = lengths.map { _ in [UInt8]() }
    var index = 0
    for position in 0..<lengths.max()! {
      for block in blocks.indices where position < lengths[block] {
        blocks[block].append(bytes[index])
        index += 1
      }
    }
    let data = blocks.flatMap { $0 }
    let bits = data.flatMap { byte in (0..<8).map { Int(byte >> UInt8(7 - $0) & 1) } }
    func number(_ range: Range<Int>) -> Int { bits[range].reduce(0) { $0 << 1 | $1 } }
    guard number(0..<4) == 4 else { return "not in byte mode" }
    let start = version < 10 ? 12 : 20
    let count = number(4..<start)
    let content = (0..<count).map { UInt8(number(start + $0 * 8..<start + $0 * 8 + 8)) }
    return String(decoding: content, as: UTF8.self)
  }

  private func codewords(mask: Int) -> [UInt8] {
    var bits: [Bool] = []
    var isUpward = true
    var column = code.size - 1
    while column > 0 {
      if column == 6 { column -= 1 }
      for step in 0..<code.size {
        let y = isUpward ? code.size - 1 - step : step
        for x in [column, column - 1] where !isPattern(x, y) {
          bits.append(code[x, y] != isInverted(mask, x, y))
        }
      }
      isUpward.toggle()
      column -= 2
    }
    return stride(from: 0, to: bits.count / 8 * 8, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  private func isPattern(_ x: Int, _ y: Int) -> Bool {
    let end = code.size - 9
    if x == 6 || y == 6 || x < 9 && y < 9 || x > end && x >= code.size - 8 && y < 9 { return true }
    if y >= code.size - 8 && x < 9 { return true }
    if version >= 7, x >= code.size - 11 && y < 6 || y >= code.size - 11 && x < 6 { return true }
    let middles: [Int] =
      switch version {
      case 1: []
      case 2...6: [code.size - 7]
      default: [6, [7: 22, 8: 24, 9: 26, 10: 28][version]!, code.size - 7]
      }
    let isNear = { (value: Int) in middles.contains { abs($0 - value) <= 2 } }
    let isCorner = { (x: Int, y: Int) in
      x < 9 && y < 9 || x < 9 && y >= code.size - 9 || x >= code.size - 9 && y < 9
    }
    return isNear(x) && isNear(y) && !isCorner(x, y)
  }

  private func isInverted(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    let (i, j) = (y, x)
    return
      [
        (i + j) % 2, i % 2, j % 3, (i + j) % 3, (i / 2 + j / 3) % 2, (i * j) % 2 + (i * j) % 3,
        ((i * j) % 2 + (i * j) % 3) % 2, ((i + j) % 2 + (i * j) % 3) % 2,
      ][mask] == 0
  }
}
