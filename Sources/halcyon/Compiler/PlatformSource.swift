import Foundation

/// A program's source as it is read here: as for an iPhone.
///
/// `#if os(iOS)` holds; `@objc` is left out, and `#selector(…)` holds its method, or the name of one of UIKit's
/// own, since nothing here sends messages of Objective-C; `import Darwin` imports Glibc; `#keyPath(…)` is its text; any error is an `NSError`. For the same reason an extension of one of UIKit's
/// classes cannot override: such a method gets another name, and is never called; that of a program's own class is called by
/// the class (`ExtensionOverrides`). What storyboards name gets methods by which it is found (`InterfaceMembers`). Each piece keeps its length, so that every other character keeps its place; what is added
/// stands at the end of a line.
enum PlatformSource {
  /// A source without any of these, and without an import of a part of a module, is compiled as it stands.
  private static let marks = [
    "iOS", "#selector", "@objc", "#keyPath", "@NSManaged", "@UIApplicationMain", "extension",
    "Darwin", "NSError", "elegate?.", "elegate.", "ource?.", "ource.", InterfaceMembers.mark,
  ]

  /// Imports of parts of modules, and of modules that stand behind others.
  private static let moduleMarks =
    #"import\s+(\w+\.|_[A-Z]\w+_[A-Z]|SwiftUICore|DeveloperToolsSupport)"#

  /// The source to compile in place of `text`; nil where it is the same.
  static func adapted(
    _ text: String, _ overrides: ExtensionOverrides = .none, _ members: InterfaceMembers = .none
  ) -> String? {
    guard
      marks.contains(where: text.contains) || !overrides.callers.isEmpty || !members.methods.isEmpty
        || text.range(of: moduleMarks, options: .regularExpression) != nil
    else { return nil }
    var edits = PlatformEdits(text, overrides, members)
    return edits.result()
  }

  /// The arguments that show the compiler adapted sources in the places of the originals; none where
  /// all are as they were.
  static func arguments(for files: [URL], cache: ProgramCache) throws -> [String] {
    var entries: [OverlayFile] = []
    let texts = files.map { file in
      FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
    }
    let overrides = ExtensionOverrides(in: texts.compactMap(\.self))
    let members = InterfaceMembers(in: texts.compactMap(\.self))
    for (file, original) in zip(files, texts) {
      guard let original, let text = adapted(original, overrides, members) else { continue }
      let copy = try cache.addSource(Data(text.utf8), named: file.lastPathComponent)
      entries.append(OverlayFile(name: file.path, contents: copy.path))
    }
    let imports = ImplicitImports.arguments(for: texts.compactMap(\.self))
    guard !entries.isEmpty else { return imports }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let overlay = try cache.addSource(
      encoder.encode(Overlay(roots: entries)), named: "overlay.yaml")
    return ["-vfsoverlay", overlay.path] + imports
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
