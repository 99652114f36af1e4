/// The bytes of a QR code: data, padding and error correction, in blocks that are then interleaved.
struct QRBlocks {
  let version: Int
  let correction: QRCode.Correction

  // ISO/IEC 18004, table 9, versions 1 to 10.
  private static let correctionPerBlock: [QRCode.Correction: [Int]] = [
    .low: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18],
    .medium: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26],
  ]
  private static let blockCounts: [QRCode.Correction: [Int]] = [
    .low: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4],
    .medium: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5],
  ]
  // Table 1: codewords in all.
  private static let totals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]

  var correctionCount: Int { Self.correctionPerBlock[correction, default: []][version - 1] }
  var blockCount: Int { Self.blockCounts[correction, default: []][version - 1] }
  var total: Int { Self.totals[version - 1] }
  /// Bytes for the data, its header of 2 or 3 bytes included.
  var dataCount: Int { total - correctionCount * blockCount }

  /// All codewords in the order in which they are placed.
  func codewords(for bytes: [UInt8]) -> [UInt8] {
    let data = padded(bytes)
    let shortLength = dataCount / blockCount
    let shortCount = blockCount - dataCount % blockCount
    var start = 0
    let blocks = (0..<blockCount).map { block -> [UInt8] in
      let length = shortLength + (block < shortCount ? 0 : 1)
      defer { start += length }
      return Array(data[start..<start + length])
    }
    let code = ReedSolomon(degree: correctionCount)
    let corrections = blocks.map(code.remainder)
    return Self.interleaved(blocks) + Self.interleaved(corrections)
  }

  /// Mode, length, data, end and filling.
  private func padded(_ bytes: [UInt8]) -> [UInt8] {
    var bits = QRBits()
    bits.append(0b0100, count: 4)
    bits.append(bytes.count, count: version < 10 ? 8 : 16)
    for byte in bytes { bits.append(Int(byte), count: 8) }
    // The end: as many of four zeros as fit; here all of them, since a byte stays half filled.
    bits.append(0, count: 4)
    let filling: [UInt8] = [0xec, 0x11]
    var result = bits.bytes
    for index in 0..<dataCount - result.count { result.append(filling[index % 2]) }
    return result
  }

  private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in
      blocks.compactMap { index < $0.count ? $0[index] : nil }
    }
  }
}

private struct QRBits {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  mutating func append(_ value: Int, count: Int) {
    for bit in (0..<count).reversed() {
      if self.count % 8 == 0 { bytes.append(0) }
      if value >> bit & 1 == 1 { bytes[bytes.count - 1] |= 0x80 >> UInt8(self.count % 8) }
      self.count += 1
    }
  }
}

/// The Reed-Solomon code over GF(256) with the polynomial x⁸+x⁴+x³+x²+1, as QR codes use it.
struct ReedSolomon {
  /// The generator's coefficients from the highest power down, without the leading 1.
  private let generator: [UInt8]

  init(degree: Int) {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = Self.product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = Self.product(root, 2)
    }
    generator = result
  }

  /// The codewords that correct errors in `data`.
  func remainder(_ data: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in result.indices { result[index] ^= Self.product(generator[index], factor) }
    }
    return result
  }

  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11d
      if right >> UInt8(bit) & 1 == 1 { result ^= Int(left) }
    }
    return UInt8(result)
  }
}
