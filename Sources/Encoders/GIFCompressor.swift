/// The variable-length LZW code of GIF (GIF89a specification, appendix F).
struct GIFCompressor {
  private static let largestCode = 4095

  private var output: [UInt8] = []
  private var buffer: UInt32 = 0
  private var bufferedBits: UInt32 = 0

  /// The image data block: the smallest code size, sub-blocks of at most 255 bytes, and the end.
  ///
  /// - Parameter bits: how many the palette's numbers take, 2…8.
  static func compress(_ indices: [UInt8], bits: Int) -> [UInt8] {
    var compressor = GIFCompressor()
    compressor.encode(indices, bits: bits)
    var blocks: [UInt8] = [UInt8(bits)]
    blocks.reserveCapacity(compressor.output.count + compressor.output.count / 255 + 3)
    for start in stride(from: 0, to: compressor.output.count, by: 255) {
      let end = min(start + 255, compressor.output.count)
      blocks.append(UInt8(end - start))
      blocks += compressor.output[start..<end]
    }
    return blocks + [0]
  }

  private mutating func encode(_ indices: [UInt8], bits: Int) {
    let clear = 1 << bits
    var table = CodeTable()
    var next = clear + 2
    var size = bits + 1
    put(clear, size)
    guard var current = indices.first.map(Int.init) else { return finish(end: clear + 1, size) }
    for index in indices.dropFirst() {
      if let longer = table.code(after: current, index) {
        current = longer
        continue
      }
      put(current, size)
      if next > GIFCompressor.largestCode {
        put(clear, size)
        table.removeAll()
        next = clear + 2
        size = bits + 1
      } else {
        table.add(next, after: current, index)
        if next == 1 << size { size += 1 }
        next += 1
      }
      current = Int(index)
    }
    put(current, size)
    // The reader has added one more entry by now.
    if next == 1 << size && size < 12 { size += 1 }
    finish(end: clear + 1, size)
  }

  private mutating func put(_ code: Int, _ size: Int) {
    buffer |= UInt32(code) << bufferedBits
    bufferedBits += UInt32(size)
    while bufferedBits >= 8 {
      output.append(UInt8(truncatingIfNeeded: buffer))
      buffer >>= 8
      bufferedBits -= 8
    }
  }

  private mutating func finish(end: Int, _ size: Int) {
    put(end, size)
    if bufferedBits > 0 { output.append(UInt8(truncatingIfNeeded: buffer)) }
  }
}

/// The strings known so far: for a code and one more byte, the code of both. Open addressing.
private struct CodeTable {
  private static let slots = 16384

  /// The code before and the byte after it, plus one; 0 is free.
  private var keys = [UInt32](repeating: 0, count: slots)
  private var codes = [UInt16](repeating: 0, count: slots)

  func code(after code: Int, _ byte: UInt8) -> Int? {
    let slot = slot(for: key(code, byte))
    return keys[slot] == 0 ? nil : Int(codes[slot])
  }

  mutating func add(_ new: Int, after code: Int, _ byte: UInt8) {
    let slot = slot(for: key(code, byte))
    keys[slot] = key(code, byte)
    codes[slot] = UInt16(new)
  }

  mutating func removeAll() { for slot in keys.indices { keys[slot] = 0 } }

  private func key(_ code: Int, _ byte: UInt8) -> UInt32 { UInt32(code) << 8 | UInt32(byte) + 1 }

  /// Where the key stands, or the free slot it would take.
  private func slot(for key: UInt32) -> Int {
    var slot = Int((key &* 0x9E37_79B1) >> 18)
    while keys[slot] != 0 && keys[slot] != key { slot = (slot + 1) & (CodeTable.slots - 1) }
    return slot
  }
}
