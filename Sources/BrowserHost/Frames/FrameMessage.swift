import NIOCore

/// A picture's changes as a viewer gets them, in little-endian numbers:
///
///     u32  the picture's generation, which the viewer sends back when it has shown it
///     u32  width, u32 height of the picture, in pixels
///     f32  pixels per point
///     f64  the program's time, in seconds
///     u32  1 when the picture starts anew with this message
///     and the steps that bring it up to date, as CPictureCoding.h describes them
struct FrameMessage {
  let generation: Int
  let bytes: ByteBuffer

  /// What brings a viewer that has `known` up to date; nil when it is.
  init?(_ store: PictureStore, after known: Int, allocator: ByteBufferAllocator) {
    guard store.width > 0, known < store.generation else { return nil }
    let picture = store.encodedPicture(after: known)
    generation = store.generation
    var buffer = allocator.buffer(capacity: 28 + picture.count)
    buffer.write(
      UInt32(truncatingIfNeeded: generation), UInt32(store.width), UInt32(store.height),
      Float(store.scale).bitPattern)
    buffer.writeInteger(store.time.bitPattern, endianness: .little)
    buffer.write(known < store.sizeGeneration ? 1 : 0)
    buffer.writeBytes(picture)
    bytes = buffer
  }
}

extension ByteBuffer {
  fileprivate mutating func write(_ numbers: UInt32...) {
    for number in numbers { writeInteger(number, endianness: .little) }
  }
}
