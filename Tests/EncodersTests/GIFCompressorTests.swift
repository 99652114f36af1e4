import Testing

@testable import Encoders

@Suite("The code of GIF")
struct GIFCompressorTests {
  private func noise(_ count: Int, bits: Int, seed: UInt32 = 1) -> [UInt8] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> UInt32(32 - bits))
    }
  }

  private func decoded(_ blocks: [UInt8]) throws -> [UInt8] {
    var data: [UInt8] = []
    var offset = 1
    while blocks[offset] != 0 {
      data += blocks[offset + 1..<offset + 1 + Int(blocks[offset])]
      offset += 1 + Int(blocks[offset])
    }
    #expect(offset == blocks.count - 1)
    return try GIFReader.decode(data, bits: Int(blocks[0]))
  }

  /// Wherever the end falls: codes grow by a bit after 4, 8, 16, … further ones, and the end code with them.
  @Test(
    "Data of every length comes back, and its end code is as wide as is due",
    arguments: [2, 3, 5, 8])
  func lengths(bits: Int) throws {
    let all = noise(300, bits: bits)
    for length in 0...all.count {
      let part = Array(all.prefix(length))
      #expect(try decoded(GIFCompressor.compress(part, bits: bits)) == part, "\(length)")
    }
  }

  @Test("So does data that fills the table of strings, and data that repeats")
  func long() throws {
    for length in [4094, 4095, 4096, 9000, 30_000] {
      let data = noise(length, bits: 8)
      #expect(try decoded(GIFCompressor.compress(data, bits: 8)) == data)
      let plain = [UInt8](repeating: 3, count: length)
      #expect(try decoded(GIFCompressor.compress(plain, bits: 2)) == plain)
    }
  }
}

@Suite("The colours of GIF")
struct GIFPaletteTests {
  @Test("A colour between two of the palette is a mixture of both, in proportion")
  func dithering() {
    // Greys, of which the palette has two.
    var histogram: [UInt32: Int] = [:]
    for grey in 0..<256 { histogram[UInt32(grey) * 0x01_0101] = grey < 128 ? 256 - grey : grey }
    var palette = GIFPalette(histogram, limit: 2)
    let ends: [Int] = palette.colors.map { Int($0.x) }.sorted()
    let way: Int = ends[1] - ends[0]
    #expect(ends.count == 2 && way > 60)
    // Nearer to one of them than a quarter of the way, a colour is that one alone.
    for grey in stride(from: ends[0] + way / 4 + 5, to: ends[1] - way / 4 - 5, by: 2) {
      let pixel: UInt32 = UInt32(grey) * 0x01_0101 | 0xFF00_0000
      var sum = 0
      for place in 0..<64 {
        let index = palette.index(of: pixel, x: place % 8, y: place / 8)
        sum += Int(palette.colors[Int(index)].x)
      }
      // A sixty-fourth of the way between the two; colours are told apart by six bits.
      let error = abs(Double(sum) / 64 - Double(grey))
      #expect(error <= Double(way) / 64 + 4, "\(grey)")
    }
  }
}
