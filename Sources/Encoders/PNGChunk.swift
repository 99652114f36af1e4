/// The parts of a PNG file (PNG specification, third edition).
enum PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Length, type, data, and the checksum of the last two.
  static func chunk(_ type: String, _ data: [UInt8] = []) -> [UInt8] {
    var bytes: [UInt8] = []
    data.withUnsafeBufferPointer { append(type, $0, to: &bytes) }
    return bytes
  }

  /// The same behind what is there.
  static func append(
    _ type: String, _ data: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    let name = Array(type.utf8)
    bytes += bigEndian(data.count) + name
    bytes += data
    let before = name.withUnsafeBufferPointer { Deflate.crc32($0) }
    bytes += bigEndian(Int(Deflate.crc32(data, after: before)))
  }

  /// The header of an image of eight bits a channel.
  static func header(width: Int, height: Int, hasAlpha: Bool) -> [UInt8] {
    chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, hasAlpha ? 6 : 2, 0, 0, 0])
  }

  /// Says that the colours are sRGB, with perceptual intent.
  static let colorSpace = chunk("sRGB", [0])

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func bigEndian16(_ value: Int) -> [UInt8] {
    [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
