import Foundation

/// `Bundle.module`, which each module of a package has for itself.
enum ModuleBundle {
  /// Whether the sources ask for it.
  static func isNamed(in files: [URL]) -> Bool {
    files.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return text.contains(".module")
        && text.contains(/\bBundle\s*\.\s*module(?!\w)|[(,:=]\s*\.module(?!\w)/)
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
