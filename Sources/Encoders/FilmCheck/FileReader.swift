import Foundation

/// Reads numbers and tags at places of a file.
struct FileReader {
  private let descriptor: Int32
  /// Bytes.
  let size: Int

  init(descriptor: Int32, size: Int) {
    self.descriptor = descriptor
    self.size = size
  }

  /// `count` bytes from `offset` on. Throws `FilmFault` where the file ends before.
  func bytes(at offset: Int, count: Int) throws(FilmFault) -> [UInt8] {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else {
      throw FilmFault("it ends too early")
    }
    var bytes = [UInt8](repeating: 0, count: count)
    guard pread(descriptor, &bytes, count, off_t(offset)) == count else {
      throw FilmFault("it cannot be read")
    }
    return bytes
  }

  /// A big-endian number of `count` bytes.
  func number(at offset: Int, count: Int = 4) throws(FilmFault) -> Int {
    try bytes(at: offset, count: count).bigEndian()
  }

  /// Four letters.
  func tag(at offset: Int) throws(FilmFault) -> String {
    String(decoding: try bytes(at: offset, count: 4), as: UTF8.self)
  }
}

extension Sequence<UInt8> {
  /// The first byte counts most; what does not fit is far beyond any file's end.
  func bigEndian() -> Int { reduce(0) { ($0 & Int.max >> 8) << 8 | Int($1) } }
}
