import Foundation

/// What becomes of a file on a full disk, when a machine loses its power, and by chance.
enum Damage: CaseIterable {
  case cutShort, zeros, empty, gone, another, oneBit

  func strike(_ file: URL) throws {
    let bytes = try Data(contentsOf: file)
    switch self {
    case .cutShort: try write(bytes.prefix(bytes.count / 2), into: file)
    case .zeros: try write(Data(count: bytes.count), into: file)
    case .empty: try write(Data(), into: file)
    case .gone: try FileManager.default.removeItem(at: file)
    case .another: try write(Data("what somebody else has written".utf8), into: file)
    case .oneBit:
      var changed = bytes
      changed[changed.startIndex + bytes.count / 2] ^= 0x10
      try write(changed, into: file)
    }
  }

  /// The file stays the same one, under all of its names and with its rights.
  private func write(_ data: Data, into file: URL) throws {
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: data)
    try handle.close()
  }
}
