import Foundation

/// `Bundle.module`, which each module of a package has for itself.
enum ModuleBundle {
  /// Whether the sources ask for it.
  static func isNamed(in files: [URL]) -> Bool {
    files.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      // A point between letters ends no word: what stands behind one is looked for by itself.
      return text.contains("bundle(.module")
        || text.contains(".module")
          && text.contains(
            /\b(Bundle\s*\.\s*module|bundle:\s*\.module|:\s*Bundle\s*=\s*\.module)\b/)
    }
  }

  /// - Parameter folder: the bundle; nil for the program's own.
  static func source(at folder: URL?) -> String {
    let value = folder.map { "Foundation.Bundle(path: \(String(reflecting: $0.path))) ?? .main" }
    return """
      import Foundation

      extension Foundation.Bundle {
        static var module: Foundation.Bundle { \(value ?? ".main") }
      }

      """
  }
}
