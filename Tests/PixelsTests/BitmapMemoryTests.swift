import Testing

@testable import Pixels

/// One after the other: what is kept is the process's.
@Suite("The memory of bitmaps", .serialized)
struct BitmapMemoryTests {
  // Sizes that no other test asks for at the same time.
  private let size = 1_234_567

  @Test("Blocks that are lent at once are not the same, and have room for what was asked")
  func distinct() {
    let blocks = (0..<8).map { BitmapMemory.take(size + $0) }
    #expect(Set(blocks.map(\.baseAddress)).count == 8)
    for (index, block) in blocks.enumerated() {
      #expect(block.count >= size + index)
      #expect(UInt(bitPattern: block.baseAddress) % 64 == 0)
    }
    blocks.forEach(BitmapMemory.giveBack)
  }

  @Test("A block is lent for less than it has, but for no less than four fifths")
  func fitting() {
    for asked in [size, size * 9 / 10, size / 2] {
      let block = BitmapMemory.take(asked)
      #expect(block.count >= asked && block.count <= asked + asked / 4)
      BitmapMemory.giveBack(block)
    }
  }

  @Test("A bitmap is transparent, whatever its memory held before")
  func cleared() {
    for round in 0..<6 {
      let bitmap = Bitmap(width: 300, height: 200)
      let pixels = bitmap.unpaddedPixels
      #expect(pixels.count == 300 * 200 * 4 && pixels.allSatisfy { $0 == 0 }, "round \(round)")
      for y in 0..<200 {
        (bitmap.bytes + y * bitmap.rowBytes).initializeMemory(
          as: UInt8.self, repeating: 255, count: 1200)
      }
    }
  }
}
