import Foundation

/// Types that Foundation names on this platform without having them, and that Halcyon has: a program that uses one has
/// it declared in its own module, where it comes before all that is imported.
enum ShadowedNames {
  private static let all = ["PersonNameComponentsFormatter"]

  /// Swift code with the names that the sources use; nil where they use none.
  static func source(for files: [URL]) -> String? {
    let texts = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let used = all.filter { name in texts.contains { $0.contains(name) } }
    guard !used.isEmpty else { return nil }
    return "import FoundationAdditions\n"
      + used.map { "public typealias \($0) = FoundationAdditions.\($0)\n" }.joined()
  }
}
