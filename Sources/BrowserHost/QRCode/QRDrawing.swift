/// A QR code while it is drawn: the patterns that scanners look for, then the codewords, then a mask.
struct QRDrawing {
  let version: Int
  let size: Int
  private var dots: [Bool]
  /// Dots that are no codeword's.
  private var isFixed: [Bool]

  init(version: Int) {
    self.version = version
    size = 17 + 4 * version
    dots = Array(repeating: false, count: size * size)
    isFixed = dots
    drawTiming()
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    drawAlignment()
    drawVersion()
    // Reserves its places; the right bits come with the mask.
    drawFormat(0)
  }

  /// Places bits from the lower right corner upwards and back, in columns of two.
  mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    for right in [Int](stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1] {
      // Columns count from the right, and the upright timing pattern takes none of them.
      let isUpward = ((right + 1) & 2 == 0) != (right < 6)
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] && bit < codewords.count * 8 {
          dots[y * size + x] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
    }
  }

  /// The code under the mask that disturbs scanners least.
  func masked(correction: QRCode.Correction) -> QRCode {
    let codes = (0..<8).map { code(mask: $0, correction: correction) }
    return codes.min { QRPenalty(of: $0).sum < QRPenalty(of: $1).sum } ?? codes[0]
  }

  func code(mask: Int, correction: QRCode.Correction) -> QRCode {
    var copy = self
    copy.drawFormat(Self.formatBits(mask: mask, correction: correction))
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && Self.inverts(mask, x, y) {
        copy.dots[y * size + x].toggle()
      }
    }
    return QRCode(size: size, dots: copy.dots)
  }

  /// Five bits of data, ten that correct them, under a fixed mask.
  static func formatBits(mask: Int, correction: QRCode.Correction) -> Int {
    let data = (correction == .low ? 1 : 0) << 3 | mask
    return (data << 10 | remainder(data, 0x537, degree: 10)) ^ 0x5412
  }

  /// Six bits of data, twelve that correct them.
  static func versionBits(_ version: Int) -> Int {
    version << 12 | remainder(version, 0x1f25, degree: 12)
  }

  private static func remainder(_ data: Int, _ polynomial: Int, degree: Int) -> Int {
    (0..<degree).reduce(data) { rest, _ in rest << 1 ^ (rest >> (degree - 1)) * polynomial }
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  // MARK: Patterns

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    dots[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawTiming() {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
  }

  /// Around a middle: the large square of a corner with its light border.
  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let distance = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment() {
    let places = Self.alignmentPlaces(version)
    let last = places.count - 1
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        // The corners belong to the large squares.
        if [[0, 0], [0, last], [last, 0]].contains([row, column]) { continue }
        for dy in -2...2 {
          for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
  }

  /// Annex E: two places up to version 6, then three with the middle one halfway.
  private static func alignmentPlaces(_ version: Int) -> [Int] {
    let last = 10 + 4 * version
    switch version {
    case 1: return []
    case ..<7: return [6, last]
    default: return [6, (6 + last) / 2, last]
    }
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    let bits = Self.versionBits(version)
    for bit in 0..<18 {
      let isDark = bits >> bit & 1 == 1
      fix(size - 11 + bit % 3, bit / 3, isDark)
      fix(bit / 3, size - 11 + bit % 3, isDark)
    }
  }

  private mutating func drawFormat(_ bits: Int) {
    func isDark(_ bit: Int) -> Bool { bits >> bit & 1 == 1 }
    // Around the upper left square.
    for bit in 0...5 { fix(8, bit, isDark(bit)) }
    fix(8, 7, isDark(6))
    fix(8, 8, isDark(7))
    fix(7, 8, isDark(8))
    for bit in 9...14 { fix(14 - bit, 8, isDark(bit)) }
    // Beside the other two.
    for bit in 0...7 { fix(size - 1 - bit, 8, isDark(bit)) }
    for bit in 8...14 { fix(8, size - 15 + bit, isDark(bit)) }
    fix(8, size - 8, true)
  }
}

/// How much a code looks like what confuses scanners (ISO/IEC 18004, 7.8.3): less is better.
private struct QRPenalty {
  private(set) var sum = 0

  init(of code: QRCode) {
    let range = 0..<code.size
    for line in range {
      addLine(range.map { code[$0, line] })
      addLine(range.map { code[line, $0] })
    }
    for y in range.dropLast() {
      for x in range.dropLast()
      where [code[x + 1, y], code[x, y + 1], code[x + 1, y + 1]].allSatisfy({ $0 == code[x, y] }) {
        sum += 3
      }
    }
    let dark = range.reduce(0) { sum, y in sum + range.count { code[$0, y] } }
    // Ten for every whole 5 % away from a half.
    sum += abs(dark * 20 - code.size * code.size * 10) / (code.size * code.size) * 10
  }

  private mutating func addLine(_ line: [Bool]) {
    var run = 0
    for (index, dot) in line.enumerated() {
      run = index > 0 && line[index - 1] == dot ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
    }
    // A finder's 1:1:3:1:1 with four light dots on one side.
    let finder = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    guard line.count >= 11 else { return }
    for start in 0...line.count - 11 {
      let part = Array(line[start..<start + 11])
      if part == finder + light || part == light + finder { sum += 40 }
    }
  }
}
