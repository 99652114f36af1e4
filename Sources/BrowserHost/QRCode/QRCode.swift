/// A QR code of model 2 (ISO/IEC 18004) in byte mode, versions 1 to 10: up to 271 bytes.
package struct QRCode: Equatable, Sendable {
  /// How much of a code may be damaged: about 7 or 15 %.
  enum Correction: Sendable { case low, medium }

  /// Dots along each side, without the quiet zone around it, which is to be 4 dots wide.
  package let size: Int
  private var dots: [Bool]

  /// - Parameter text: nil is answered when it has more than 271 bytes of UTF-8.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = (1...10).first(where: { Self.fits(bytes, $0, .low) }) else { return nil }
    let correction: Correction = Self.fits(bytes, version, .medium) ? .medium : .low
    let layout = QRBlocks(version: version, correction: correction)
    var drawing = QRDrawing(version: version)
    drawing.place(layout.codewords(for: bytes))
    self = drawing.masked(correction: correction)
  }

  init(size: Int, dots: [Bool]) {
    self.size = size
    self.dots = dots
  }

  package subscript(x: Int, y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && dots[y * size + x]
  }

  private static func fits(_ bytes: [UInt8], _ version: Int, _ correction: Correction) -> Bool {
    let blocks = QRBlocks(version: version, correction: correction)
    return bytes.count + (version < 10 ? 2 : 3) <= blocks.dataCount
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
