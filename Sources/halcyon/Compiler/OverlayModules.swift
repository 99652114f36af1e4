/// Modules that stand behind others on Apple's systems and that nobody means to import: editors write their names when they
/// complete a word. Here the names are those of the modules that bring them.
enum OverlayModules {
  /// The module that brings what `name` has; nil for one that is itself.
  static func module(bringing name: String) -> String? {
    if ["SwiftUICore", "DeveloperToolsSupport"].contains(name) { return "SwiftUI" }
    // `_PhotosUI_SwiftUI`: what comes where both are imported.
    guard name.hasPrefix("_") else { return nil }
    let parts = name.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return String(parts[0])
  }
}
