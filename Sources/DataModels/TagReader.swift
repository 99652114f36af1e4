/// Reads the tags of an XML text one after another, with their attributes; what stands between them is passed over.
///
/// It forgives: an unfinished tag ends the reading. Linear in the length of the text.
package struct TagReader {
  package struct Tag: Equatable {
    package var name: String
    /// `</name>`.
    package var isEnd: Bool
    private(set) var attributes: [String: String] = [:]

    package subscript(name: String) -> String? { attributes[name] }

    fileprivate mutating func set(_ name: String, _ value: String) { attributes[name] = value }
  }

  private let bytes: [UInt8]
  private var place = 0

  package init(_ text: String) { bytes = Array(text.utf8) }

  package mutating func next() -> Tag? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      if bytes[place...].starts(with: Array("!--".utf8)) {
        skipComment()
      } else if let first = bytes[place...].first,
        first == UInt8(ascii: "?") || first == UInt8(ascii: "!")
      {
        skip(past: UInt8(ascii: ">"))
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func skip(past byte: UInt8) {
    place = bytes[place...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
  }

  private mutating func skipComment() {
    while place + 2 < bytes.count {
      if bytes[place...].starts(with: Array("-->".utf8)) { return place += 3 }
      place += 1
    }
    place = bytes.count
  }

  private mutating func tag() -> Tag? {
    let isEnd = bytes[place...].first == UInt8(ascii: "/")
    if isEnd { place += 1 }
    var tag = Tag(name: name(), isEnd: isEnd)
    while place < bytes.count {
      skipSpace()
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: ">") {
        place += 1
        return tag
      }
      let key = name()
      guard !key.isEmpty else {
        place += 1
        continue
      }
      skipSpace()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { continue }
      place += 1
      skipSpace()
      guard let value = value() else { return nil }
      tag.set(key, value)
    }
    return nil
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 32 { place += 1 }
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, bytes[place] > 32, !Array("=/>\"'".utf8).contains(bytes[place]) {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func value() -> String? {
    guard place < bytes.count else { return nil }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(place + 1)...].firstIndex(of: quote)
    else { return nil }
    let text = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
    place = end + 1
    return Self.withoutEntities(text)
  }

  private static func withoutEntities(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      guard let end = parts[index].firstIndex(of: ";") else { continue }
      let name = String(parts[index][..<end])
      let rest = parts[index][parts[index].index(after: end)...]
      guard let character = character(name) else { continue }
      parts[index] = "\u{0}" + character + rest
    }
    return parts.joined(separator: "&").replacing("&\u{0}", with: "")
  }

  private static func character(_ name: String) -> String? {
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let character = named[name] { return character }
    let code =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
