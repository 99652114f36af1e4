import NIOCore

/// A picture's changes as a viewer gets them, in little-endian numbers:
///
///     u32  the picture's generation, which the viewer sends back when it has shown it
///     u32  width, u32 height of the picture, in pixels
///     f32  pixels per point
///     f64  the program's time, in seconds
///     u16  pixels along a tile's side
///     u16  1 when the picture starts anew with this message
///     u32  how many tiles follow; of each:
///       u32  its number, counted by rows from the top left
///       u32  how many bytes follow: QOI chunks of its straight RGBA pixels
struct FrameMessage {
  let generation: Int
  let bytes: ByteBuffer

  /// What brings a viewer that has `known` up to date; nil when it is.
  init?(_ store: TileStore, after known: Int, allocator: ByteBufferAllocator) {
    let startsAnew = known < store.sizeGeneration
    guard let bitmap = store.bitmap, known < store.generation else { return nil }
    let tiles = store.tiles(after: known).map { (number: $0, bytes: store.encodedTile($0)) }
    generation = store.generation
    var buffer = allocator.buffer(capacity: tiles.reduce(32) { $0 + 8 + $1.bytes.count })
    buffer.write(
      UInt32(truncatingIfNeeded: generation), UInt32(bitmap.width), UInt32(bitmap.height),
      Float(store.scale).bitPattern)
    buffer.writeInteger(store.time.bitPattern, endianness: .little)
    buffer.writeInteger(UInt16(TileStore.tileSize), endianness: .little)
    buffer.writeInteger(startsAnew ? UInt16(1) : 0, endianness: .little)
    buffer.write(UInt32(tiles.count))
    for tile in tiles {
      buffer.write(UInt32(tile.number), UInt32(tile.bytes.count))
      buffer.writeBytes(tile.bytes)
    }
    bytes = buffer
  }
}

extension ByteBuffer {
  fileprivate mutating func write(_ numbers: UInt32...) {
    for number in numbers { writeInteger(number, endianness: .little) }
  }
}
