import Foundation

/// The delegates of apps, and how each is made: what `@UIApplicationDelegateAdaptor` needs here.
enum DelegateMakers {
  /// Nil for sources that name none.
  static func source(for files: [URL]) -> String? {
    var names: Set<String> = []
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        text.contains("UIApplicationDelegateAdaptor")
      else { continue }
      for match in text.matches(of: /UIApplicationDelegateAdaptor\(\s*([A-Za-z_][\w.]*)\.self\s*\)/)
      {
        names.insert(String(match.output.1))
      }
      for match in text.matches(
        of: /UIApplicationDelegateAdaptor\s+(?:\w+\s+)?var\s+\w+\s*:\s*([A-Za-z_][\w.]*)/)
      {
        names.insert(String(match.output.1))
      }
    }
    if names.isEmpty { return nil }
    return "import SwiftUI\n"
      + names.sorted().map { name in
        """

        extension \(name): _MakableDelegate {
          public static func _made() -> any UIApplicationDelegate { \(name)() }
        }

        """
      }.joined()
  }
}
