import CPictureCoding
import LiveLink
import NIOCore
import Pixels
import TestSupport
import Testing

@testable import BrowserHost

@Suite("Pictures for viewers")
struct PictureStoreTests {
  /// A picture of opaque pixels that depend on their place, with `marked` ones in another colour.
  private func bitmap(_ width: Int, _ height: Int, marked: [(Int, Int)] = []) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let isMarked = marked.contains { $0 == (x, y) }
        // Steps, gradients and noise: every kind of step.
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

  /// What a viewer that shows `before`, of generation `known`, shows after it has been brought up to date.
  private func shown(
    _ store: PictureStore, after known: Int, before: [UInt8]
  ) throws -> (pixels: [UInt8], written: Int) {
    var viewer = StepDecoder(pixels: before)
    try viewer.take(store.encodedPicture(after: known))
    return (viewer.pixels, viewer.written)
  }

  private func blank(_ store: PictureStore) -> [UInt8] {
    Array(repeating: 77, count: store.width * store.height * 4)
  }

  @Test("A viewer that has seen nothing gets every pixel", arguments: [1, 7, 8, 9, 11, 150])
  func whole(width: Int) throws {
    let store = PictureStore()
    let picture = bitmap(width, 70)
    let first = frame(picture)
    #expect(store.take(first, changes: first.changes))
    let viewer = try shown(store, after: 0, before: blank(store))
    #expect(viewer.pixels == Array(picture.unpaddedPixels))
    #expect(viewer.written == width * 70)
  }

  @Test("More colours than are remembered, and every kind of step, come out as they went in")
  func noise() throws {
    var generator = SplitMix(seed: 5)
    for spread in [1, 2, 3, 9, 60, 255] {
      var pixels: [UInt8] = []
      for _ in 0..<64 * 50 {
        let isRepeated = generator.next() % 4 == 0
        for channel in 0..<4 {
          let before = pixels.count >= 4 ? Int(pixels[pixels.count - 4]) : 0
          let step = Int(generator.next() % UInt64(2 * spread + 1)) - spread
          let value = isRepeated ? before : (before + step) & 255
          pixels.append(channel == 3 ? 255 : UInt8(value))
        }
      }
      let store = PictureStore()
      let picture = Bitmap(width: 64, height: 50, premultiplied: pixels)
      _ = store.take(frame(picture), changes: [])
      #expect(try shown(store, after: 0, before: blank(store)).pixels == pixels, "\(spread)")
      #expect(store.encodedPicture(after: 0).count <= picture_largest(64, 50))
    }
  }

  @Test("Translucent pixels are sent as a PNG holds them: straight, rounded to the nearest")
  func translucent() throws {
    let premultiplied: [[UInt8]] = [
      [0, 0, 0, 0], [64, 32, 1, 128], [1, 0, 1, 1], [10, 20, 30, 77], [64, 32, 1, 128],
      [65, 32, 1, 128],
    ]
    let picture = Bitmap(width: 6, height: 1, premultiplied: premultiplied.flatMap { $0 })
    let store = PictureStore()
    _ = store.take(frame(picture), changes: [])
    let expected = premultiplied.flatMap { pixel -> [UInt8] in
      let alpha = Double(pixel[3])
      guard alpha > 0 else { return [0, 0, 0, 0] }
      return pixel[..<3].map { UInt8((Double($0) * 255 / alpha).rounded()) } + [pixel[3]]
    }
    #expect(try shown(store, after: 0, before: blank(store)).pixels == expected)
  }

  @Test("Only blocks that differ are sent, and to each viewer those that it has not seen")
  func changes() throws {
    let store = PictureStore()
    _ = store.take(frame(bitmap(150, 70)), changes: [])
    let first = store.generation
    let firstPixels = try shown(store, after: 0, before: blank(store)).pixels
    // The same picture again, said to have changed all over: nothing has.
    let again = frame(bitmap(150, 70))
    #expect(!store.take(again, changes: again.changes))
    #expect(store.generation == first)
    let marked = bitmap(150, 70, marked: [(64, 0)])
    #expect(store.take(frame(marked), changes: [PixelRect(x0: 60, y0: 0, x1: 70, y1: 1)]))
    let second = store.generation
    var viewer = try shown(store, after: first, before: firstPixels)
    #expect(viewer.pixels == Array(marked.unpaddedPixels))
    #expect(viewer.written == 8)
    let both = bitmap(150, 70, marked: [(64, 0), (149, 69)])
    #expect(store.take(frame(both), changes: [PixelRect(x0: 149, y0: 69, x1: 150, y1: 70)]))
    viewer = try shown(store, after: second, before: viewer.pixels)
    #expect(viewer.pixels == Array(both.unpaddedPixels))
    // The picture's last block has 150 · 70 - 1312 · 8 pixels.
    #expect(viewer.written == 4)
    viewer = try shown(store, after: first, before: firstPixels)
    #expect(viewer.pixels == Array(both.unpaddedPixels))
    #expect(viewer.written == 12)
    #expect(FrameMessage(store, after: store.generation, allocator: ByteBufferAllocator()) == nil)
  }

  @Test("A picture of another size starts anew for everybody")
  func sizes() throws {
    let store = PictureStore()
    _ = store.take(frame(bitmap(64, 64)), changes: [])
    let first = store.generation
    let next = bitmap(65, 64)
    _ = store.take(frame(next), changes: [])
    #expect(
      try shown(store, after: first, before: blank(store)).pixels == Array(next.unpaddedPixels))
    let message = try #require(FrameMessage(store, after: first, allocator: ByteBufferAllocator()))
    #expect(message.bytes.getInteger(at: 4, endianness: .little, as: UInt32.self) == 65)
    #expect(message.bytes.getInteger(at: 24, endianness: .little, as: UInt32.self) == 1)
  }

  @Test("A plain picture takes three bytes for 131,072 pixels")
  func plain() {
    let store = PictureStore()
    let (width, height) = (512, 512)
    let white = Bitmap(
      width: width, height: height,
      premultiplied: Array(repeating: 255, count: width * height * 4))
    _ = store.take(frame(white), changes: [])
    // A mixed block: two bytes of its step, two of bits, and white is one less than black in each channel, so
    // one byte for the first pixel as for those that know its colour; then plain steps of 16,384 blocks.
    #expect(store.encodedPicture(after: 0).count == 2 + 2 + 8 + 2 * 3)
  }

  @Test("A block between two that changed is sent with them, and plain blocks in threes")
  func joined() throws {
    let store = PictureStore()
    let plain = Array(repeating: 255 as UInt8, count: 80 * 4)
    _ = store.take(frame(Bitmap(width: 80, height: 1, premultiplied: plain)), changes: [])
    let first = store.generation
    let firstPixels = try shown(store, after: 0, before: blank(store)).pixels
    #expect(firstPixels == plain)
    var changed = plain
    for pixel in [9, 30, 31] { changed[pixel * 4] = 254 }
    let next = frame(Bitmap(width: 80, height: 1, premultiplied: changed))
    #expect(store.take(next, changes: next.changes))
    let viewer = try shown(store, after: first, before: firstPixels)
    #expect(viewer.pixels == changed)
    // Blocks 1 and 3, and the one between them.
    #expect(viewer.written == 24)
  }
}

/// Reads steps as CPictureCoding.h describes them, without regard to speed.
private struct StepDecoder {
  struct Failure: Error {}

  private(set) var pixels: [UInt8]
  /// How many pixels of the picture were written.
  private(set) var written = 0
  private var place = 0
  private var pixel: [UInt8] = [0, 0, 0, 255]
  private var colors =
    [[0, 0, 0, 255]] + Array(repeating: [0, 0, 0, 0] as [UInt8], count: 255)
  private var next = 1

  init(pixels: [UInt8]) { self.pixels = pixels }

  mutating func take(_ steps: [UInt8]) throws {
    var rest = steps[...]
    func byte() throws -> UInt8 {
      guard let byte = rest.popFirst() else { throw Failure() }
      return byte
    }
    while !rest.isEmpty {
      let head = try byte()
      let count = try Int(head >> 2) + Int(byte()) * 64 + 1
      switch head & 3 {
      case 0: place += count * 8
      case 1:
        let color = colors[Int(try byte())]
        for _ in 0..<count * 8 { try write(color) }
      case 2: for _ in 0..<count * 8 { try write(colors[Int(byte())]) }
      default:
        for _ in 0..<count {
          let bits = try Int(byte()) + Int(byte()) * 256
          for pixel in 0..<8 {
            switch bits >> (2 * pixel) & 3 {
            case 0: try write(colors[Int(byte())])
            case 1:
              let grown = try byte()
              try write(
                grow(grown >> 4 & 3 &- 2, grown >> 2 & 3 &- 2, grown & 3 &- 2), isNew: true)
            case 2:
              let green = try byte() &- 32
              let over = try byte()
              try write(
                grow(green &+ (over >> 4) &- 8, green, green &+ (over & 15) &- 8), isNew: true)
            default: try write([byte(), byte(), byte(), byte()], isNew: true)
            }
          }
        }
      }
    }
  }

  private func grow(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> [UInt8] {
    [pixel[0] &+ red, pixel[1] &+ green, pixel[2] &+ blue, pixel[3]]
  }

  private mutating func write(_ color: [UInt8], isNew: Bool = false) throws {
    // Only the picture's last block may reach beyond it.
    guard place * 4 < (pixels.count + 31) / 32 * 32 else { throw Failure() }
    if place * 4 < pixels.count {
      pixels.replaceSubrange(place * 4..<place * 4 + 4, with: color)
      written += 1
    }
    pixel = color
    if isNew {
      colors[next % 256] = color
      next += 1
    }
    place += 1
  }
}
