import Foundation

/// Colours of asset catalogues, by name.
enum ColorAssets {
  static func color(named name: String, dark: Bool) -> Color.Resolved? { nil }
}
