import Foundation

/// A program's source as it is read here: as for an iPhone.
///
/// `#if os(iOS)` holds; `@objc` is left out, and `#selector(…)` holds its method, or the name of one of UIKit's
/// own, since nothing here sends messages of Objective-C. For the same reason an extension of one of UIKit's
/// classes cannot override: such a method gets another name, and is never called. Each piece keeps its length, so
/// that every other character keeps its place.
enum PlatformSource {
  /// The source to compile in place of `text`; nil where it is the same.
  static func adapted(_ text: String) -> String? {
    guard
      text.contains("os(iOS)") || text.contains("#selector") || text.contains("@objc")
        || text.contains("extension UI")
    else { return nil }
    var isInUIKit = false
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices {
      let start = lines[index].drop(while: \.isWhitespace)
      if start.hasPrefix("#if") || start.hasPrefix("#elseif") {
        lines[index] = lines[index].replacing("os(iOS)", with: "(true )")
      } else {
        if lines[index].hasPrefix("}") { isInUIKit = false }
        if lines[index].contains(/^(?:public |open )?extension UI/) { isInUIKit = true }
        lines[index] = withoutObjectiveC(lines[index])
        if isInUIKit { lines[index] = withoutOverride(lines[index]) }
      }
    }
    let result = lines.joined(separator: "\n")
    return result == text ? nil : result
  }

  private static func withoutObjectiveC(_ line: String) -> String {
    guard line.contains("#selector") || line.contains("@objc") else { return line }
    return
      line
      .replacing(/#selector\(\s*(?:([\w.]+)\.)?(\w+)(\([^()]*\))?\s*\)/) { match in
        let (whole, owner, name, labels) = match.output
        let selector = selector(String(name), labels: labels ?? "", of: owner ?? "self")
        return padded(selector, to: whole)
      }
      .replacing(/@objcMembers\b|@objc(?:\([\w:]*\))?(?!\w)/) { padded("", to: $0.output) }
  }

  /// A method is named by its type, so that the selector does not keep its object alive.
  private static func selector(
    _ name: String, labels: Substring, of owner: Substring
  ) -> String {
    if owner.hasPrefix("UI") || owner.hasPrefix("NS") { return "\"\(name)\"" }
    return "_SEL(\(owner == "self" ? "Self" : owner).\(name)\(labels))"
  }

  private static func withoutOverride(_ line: String) -> String {
    guard line.contains("override ") else { return line }
    return line.replacing(/\boverride((?: +\w+)* +func +\w*)\w(?=\()/) { match in
      padded("", to: "override") + String(match.output.1) + "_"
    }
  }

  private static func padded(_ text: String, to old: Substring) -> String {
    text + String(repeating: " ", count: max(0, old.utf8.count - text.utf8.count))
  }

  /// The arguments that show the compiler adapted sources in the places of the originals; none where
  /// all are as they were.
  static func arguments(for files: [URL], cache: ProgramCache) throws -> [String] {
    var entries: [OverlayFile] = []
    for file in files {
      guard let data = FileManager.default.contents(atPath: file.path),
        let text = adapted(String(decoding: data, as: UTF8.self))
      else { continue }
      let copy = try cache.addSource(Data(text.utf8), named: file.lastPathComponent)
      entries.append(OverlayFile(name: file.path, contents: copy.path))
    }
    guard !entries.isEmpty else { return [] }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let overlay = try cache.addSource(
      encoder.encode(Overlay(roots: entries)), named: "overlay.yaml")
    return ["-vfsoverlay", overlay.path]
  }

  /// The file system that the compiler sees, in the form that LLVM reads.
  private struct Overlay: Encodable {
    var version = 0
    var useExternalNames = false
    var roots: [OverlayFile]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case useExternalNames = "use-external-names"
    }
  }

  private struct OverlayFile: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }
}
