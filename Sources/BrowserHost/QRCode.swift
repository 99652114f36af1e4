import CQREncode

/// A QR code (ISO/IEC 18004) in byte mode, made by libqrencode: versions 1 to 10, which hold up to 271 bytes. Larger
/// ones are no use in a terminal.
package struct QRCode: Equatable, Sendable {
  /// Dots along each side, without the quiet zone around it, which is to be 4 dots wide.
  package let size: Int
  private var dots: [Bool]

  private static let largestVersion = 10

  /// - Parameter text: nil is answered when it has more than 271 bytes of UTF-8.
  package init?(_ text: String) {
    // About 7 % of the code may be damaged; 15 % where that makes it no larger.
    guard let small = QRCode(text, QR_ECLEVEL_L) else { return nil }
    let sturdy = QRCode(text, QR_ECLEVEL_M)
    self = sturdy?.size == small.size ? sturdy! : small
  }

  private init?(_ text: String, _ correction: QRecLevel) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty,
      let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, correction)
    else { return nil }
    defer { QRcode_free(code) }
    guard code.pointee.version <= QRCode.largestVersion, let data = code.pointee.data else {
      return nil
    }
    size = Int(code.pointee.width)
    // The lowest bit is the dot; the others say what it belongs to.
    dots = (0..<size * size).map { data[$0] & 1 == 1 }
  }

  package subscript(x: Int, y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && dots[y * size + x]
  }

  /// The code as lines for a terminal, two rows of dots a line, in black on white whatever the
  /// terminal's colours are.
  package func terminalText(quietZone: Int = 4) -> String {
    let range = -quietZone..<size + quietZone
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { y in
      let line = range.map { x -> Character in
        switch (self[x, y], self[x, y + 1]) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return "\u{1B}[38;5;16;48;5;231m" + String(line) + "\u{1B}[0m\n"
    }.joined()
  }
}
