import Foundation

/// The delegates of apps and of their scenes, and how each is made: what `@UIApplicationDelegateAdaptor` and a watch's
/// need here.
enum DelegateMakers {
  /// Nil for sources that name none.
  static func source(for files: [URL]) -> String? {
    var (phone, watch, scenes): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      // An app's delegate says by its class who hears of a scene.
      if text.contains("delegateClass") {
        for match in text.matches(of: /delegateClass\s*=\s*([A-Za-z_][\w.]*)\.self/) {
          scenes.insert(String(match.1))
        }
      }
      guard text.contains("DelegateAdaptor") else { continue }
      let named = text.matches(
        of:
          /(UIApplication|WKApplication|WKExtension)DelegateAdaptor\(\s*([A-Za-z_][\w.]*)\.self\s*\)/
      )
      let typed = text.matches(
        of:
          /(UIApplication|WKApplication|WKExtension)DelegateAdaptor\s+(?:\w+\s+)?var\s+\w+\s*:\s*([A-Za-z_][\w.]*)/
      )
      for match in named.map(\.output) + typed.map(\.output) {
        if match.1 == "UIApplication" {
          phone.insert(String(match.2))
        } else {
          watch.insert(String(match.2))
        }
      }
    }
    if phone.isEmpty, watch.isEmpty { return nil }
    return "import SwiftUI\n" + (watch.isEmpty ? "" : "import WatchKit\n")
      + phone.sorted().map { maker(of: $0, "_MakableDelegate", "UIApplicationDelegate") }.joined()
      + (phone.isEmpty ? [] : scenes.sorted())
      .map { maker(of: $0, "_MakableSceneDelegate", "UISceneDelegate") }.joined()
      + watch.sorted().map { maker(of: $0, "_MakableWatchDelegate", "WKApplicationDelegate") }
      .joined()
  }

  private static func maker(of name: String, _ makable: String, _ delegate: String) -> String {
    """

    extension \(name): \(makable) {
      public static func _made() -> any \(delegate) { \(name)() }
    }

    """
  }
}
