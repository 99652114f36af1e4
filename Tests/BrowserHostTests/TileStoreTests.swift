import LiveLink
import NIOCore
import Pixels
import Testing

@testable import BrowserHost

struct TileStoreTests {
  /// A picture of opaque pixels that depend on their place, with `marked` ones in another colour.
  private func bitmap(_ width: Int, _ height: Int, marked: [(Int, Int)] = []) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let isMarked = marked.contains { $0 == (x, y) }
        // Steps, gradients and noise: every kind of chunk.
        let noise = UInt8(truncatingIfNeeded: x * y * 7919 >> 3)
        pixels +=
          isMarked ? [9, 9, 9, 255] : [UInt8(x / 8 * 8 & 255), UInt8(y & 255), noise & 131, 255]
      }
    }
    return Bitmap(width: width, height: height, premultiplied: pixels)
  }

  private func frame(_ bitmap: Bitmap, changes: [PixelRect]? = nil) -> LiveFrame {
    var layout = LiveFrameLayout(width: bitmap.width, height: bitmap.height, scale: 2)
    layout.rowBytes = bitmap.rowBytes
    let all = PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height)
    return LiveFrame(
      sequence: 1, time: 0, layout: layout, changes: changes ?? [all],
      bytes: UnsafeRawPointer(bitmap.bytes), release: { withExtendedLifetime(bitmap) {} })
  }

  @Test("A tile's bytes are the QOI chunks of its pixels")
  func roundTrip() {
    let store = TileStore()
    let picture = bitmap(150, 70)
    let first = frame(picture)
    #expect(store.take(first, changes: first.changes))
    #expect(store.tiles(after: 0) == [0, 1, 2, 3, 4, 5])
    let pixels = Array(picture.unpaddedPixels)
    for (tile, rect) in [
      (0, PixelRect(x0: 0, y0: 0, x1: 64, y1: 64)), (2, PixelRect(x0: 128, y0: 0, x1: 150, y1: 64)),
      (5, PixelRect(x0: 128, y0: 64, x1: 150, y1: 70)),
    ] {
      var expected: [UInt8] = []
      for y in rect.y0..<rect.y1 {
        let row = y * 150 * 4
        expected += pixels[row + rect.x0 * 4..<row + rect.x1 * 4]
      }
      let count = rect.width * rect.height
      #expect(qoiPixels(store.encodedTile(tile), count: count) == expected, "\(tile)")
    }
  }

  @Test("Translucent pixels are sent as a PNG holds them: straight, rounded to the nearest")
  func translucent() {
    let premultiplied: [[UInt8]] = [
      [0, 0, 0, 0], [64, 32, 1, 128], [1, 0, 1, 1], [10, 20, 30, 77],
    ]
    let picture = Bitmap(width: 4, height: 1, premultiplied: premultiplied.flatMap { $0 })
    let store = TileStore()
    _ = store.take(frame(picture), changes: [])
    let expected = premultiplied.flatMap { pixel -> [UInt8] in
      let alpha = Double(pixel[3])
      guard alpha > 0 else { return [0, 0, 0, 0] }
      return pixel[..<3].map { UInt8((Double($0) * 255 / alpha).rounded()) } + [pixel[3]]
    }
    #expect(qoiPixels(store.encodedTile(0), count: 4) == expected)
  }

  @Test("Only tiles that differ are sent, and to each viewer those that it has not seen")
  func changes() {
    let store = TileStore()
    _ = store.take(frame(bitmap(150, 70)), changes: [])
    let shown = store.generation
    // The same picture again, said to have changed all over: nothing has.
    let again = frame(bitmap(150, 70))
    #expect(!store.take(again, changes: again.changes))
    #expect(store.generation == shown)
    let marked = frame(bitmap(150, 70, marked: [(64, 0)]))
    #expect(store.take(marked, changes: [PixelRect(x0: 60, y0: 0, x1: 70, y1: 1)]))
    #expect(store.tiles(after: shown) == [1])
    let second = store.generation
    let both = frame(bitmap(150, 70, marked: [(64, 0), (149, 69)]))
    #expect(store.take(both, changes: [PixelRect(x0: 149, y0: 69, x1: 150, y1: 70)]))
    #expect(store.tiles(after: second) == [5])
    #expect(store.tiles(after: shown) == [1, 5])
    #expect(FrameMessage(store, after: store.generation, allocator: ByteBufferAllocator()) == nil)
  }

  @Test("A picture of another size starts anew for everybody")
  func sizes() throws {
    let store = TileStore()
    _ = store.take(frame(bitmap(64, 64)), changes: [])
    let shown = store.generation
    _ = store.take(frame(bitmap(65, 64)), changes: [])
    #expect(store.tiles(after: shown) == [0, 1])
    let message = try #require(FrameMessage(store, after: shown, allocator: ByteBufferAllocator()))
    #expect(message.bytes.getInteger(at: 4, endianness: .little, as: UInt32.self) == 65)
    #expect(message.bytes.getInteger(at: 26, endianness: .little, as: UInt16.self) == 1)
  }

  @Test("A plain tile takes a byte for 62 pixels")
  func plain() {
    let store = TileStore()
    let white = Bitmap(
      width: 64, height: 64, premultiplied: Array(repeating: 255, count: 64 * 64 * 4))
    _ = store.take(frame(white), changes: [])
    // One pixel of a colour, then 4,095 in runs.
    #expect(store.encodedTile(0).count <= 5 + (4095 + 61) / 62)
  }

  /// The specification's decoder, written down without regard to speed.
  private func qoiPixels(_ bytes: [UInt8], count: Int) -> [UInt8] {
    var known = Array(repeating: [UInt8](repeating: 0, count: 4), count: 64)
    var pixel: [UInt8] = [0, 0, 0, 255]
    var result: [UInt8] = []
    var rest = bytes[...]
    while let tag = rest.popFirst() {
      var run = 1
      switch tag {
      case 0xfe: pixel = (0..<3).map { _ in rest.popFirst()! } + [pixel[3]]
      case 0xff: pixel = (0..<4).map { _ in rest.popFirst()! }
      case ..<0x40: pixel = known[Int(tag)]
      case ..<0x80:
        for channel in 0..<3 {
          let step = tag >> UInt8(4 - 2 * channel) & 3
          pixel[channel] = pixel[channel] &+ step &- 2
        }
      case ..<0xc0:
        let green = (tag & 63) &- 32
        let second = rest.popFirst()!
        pixel[0] = pixel[0] &+ green &+ (second >> 4) &- 8
        pixel[1] = pixel[1] &+ green
        pixel[2] = pixel[2] &+ green &+ (second & 15) &- 8
      default: run = Int(tag & 63) + 1
      }
      let hash = zip(pixel, [3, 5, 7, 11]).reduce(0) { $0 + Int($1.0) * $1.1 }
      known[hash % 64] = pixel
      for _ in 0..<run { result += pixel }
    }
    return result.count == count * 4 ? result : []
  }
}
