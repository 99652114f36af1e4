import Foundation

/// An address that holds its data itself: "data:image/png;base64,…" (RFC 2397).
struct DataAddress {
  let data: Data

  /// Nil for another kind of address, and for one that breaks the rules.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard url.scheme?.lowercased() == "data", let comma = text.firstIndex(of: ",") else {
      return nil
    }
    let content = String(text[text.index(after: comma)...])
    if text[..<comma].lowercased().hasSuffix(";base64") {
      let letters = content.removingPercentEncoding ?? content
      guard let data = Data(base64Encoded: letters, options: .ignoreUnknownCharacters) else {
        return nil
      }
      self.data = data
    } else {
      data = Self.bytes(percentEncoded: content)
    }
  }

  /// Bytes, not characters, are what is encoded: they need not be text.
  private static func bytes(percentEncoded text: String) -> Data {
    var bytes = Data()
    var rest = Array(text.utf8)[...]
    while let first = rest.popFirst() {
      if first == UInt8(ascii: "%"), let digits = String(bytes: rest.prefix(2), encoding: .ascii),
        digits.count == 2, let byte = UInt8(digits, radix: 16)
      {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(first)
      }
    }
    return bytes
  }
}
