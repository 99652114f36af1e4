import CDigest

/// What a file holds, in short: one that was cut short, zeroed or changed has another one. Not against forgers.
struct FileDigest: Equatable, Sendable {
  /// Bytes.
  var size: UInt64
  /// XXH64.
  var value: UInt64

  /// Reads all of the file at `path`, about 2 GB a second; nil where it cannot be read.
  init?(ofFileAt path: String) {
    var size: UInt64 = 0
    var value: UInt64 = 0
    guard digest_quick_file(path, &size, &value) else { return nil }
    self.size = size
    self.value = value
  }

  /// That of a file with these bytes.
  init(of bytes: [UInt8]) {
    size = UInt64(bytes.count)
    value = digest_quick(bytes, bytes.count)
  }

  /// The two numbers, as they stand in a seal.
  var text: String { "\(size) \(String(value, radix: 16))" }

  init?(text: some StringProtocol) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let size = UInt64(parts[0]), let value = UInt64(parts[1], radix: 16)
    else { return nil }
    self.size = size
    self.value = value
  }
}
