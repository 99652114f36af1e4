import CDeflate
import Foundation

/// What a file holds, in short: one that was cut short, zeroed or changed has another one. Not against forgers.
struct FileDigest: Equatable, Sendable {
  /// Bytes.
  var size: UInt64
  /// CRC-32 (ISO 3309), by libdeflate: several GB a second.
  var value: UInt32

  /// Reads all of the file at `path`; nil where it cannot be read.
  init?(ofFileAt path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(of: [UInt8](data))
  }

  /// That of a file with these bytes.
  init(of bytes: [UInt8]) {
    size = UInt64(bytes.count)
    value = libdeflate_crc32(0, bytes, bytes.count)
  }

  /// The two numbers, as they stand in a seal.
  var text: String { "\(size) \(String(value, radix: 16))" }

  init?(text: some StringProtocol) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let size = UInt64(parts[0]), let value = UInt32(parts[1], radix: 16)
    else { return nil }
    self.size = size
    self.value = value
  }
}
