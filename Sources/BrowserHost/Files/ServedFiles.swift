import Foundation
import LiveLink

/// The films and recordings that a session has written, for pages to load: those that it named and nothing else.
/// Used on the server's event loop only.
struct ServedFiles {
  struct Entry: Encodable, Equatable {
    var id: Int
    var kind: LiveFile.Kind
    var name: String
    /// When it was written.
    var bytes: Int
  }

  /// Older ones are no longer offered.
  private static let limit = 24

  private(set) var entries: [Entry] = []
  private var urls: [Int: URL] = [:]
  private var count = 0

  mutating func add(_ file: LiveFile) {
    count += 1
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.url.path)
    let entry = Entry(
      id: count, kind: file.kind, name: file.url.lastPathComponent,
      bytes: (attributes?[.size] as? NSNumber)?.intValue ?? 0)
    entries.append(entry)
    urls[count] = file.url
    while entries.count > ServedFiles.limit { urls[entries.removeFirst().id] = nil }
  }

  /// The file of this number, for requests.
  func file(_ id: Int) -> URL? { urls[id] }
}

extension URL {
  /// What a browser is told that the file is; nothing that it would run.
  var contentType: String {
    switch pathExtension.lowercased() {
    case "mp4": "video/mp4"
    case "apng": "image/apng"
    case "touch": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }

  /// The header that has it saved under its own name.
  var disposition: String {
    let plain = lastPathComponent.map { character -> Character in
      character.isASCII && (character.isLetter || character.isNumber || "-_. ".contains(character))
        ? character : "_"
    }
    let allowed = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    let encoded = lastPathComponent.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(encoded)"
  }
}
