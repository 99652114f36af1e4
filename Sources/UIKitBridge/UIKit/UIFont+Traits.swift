import Foundation
import Typesetting
import ViewContent

extension UIFont {
  /// The font of a text style in the size that the traits ask for; in the usual one where they do not say.
  nonisolated public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    guard let category = traits?.textSize else { return font }
    return UIFont(font.font.category(category))
  }
}

extension UIFontMetrics {
  nonisolated public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, category: traits?.textSize ?? .large)
  }
  nonisolated public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: maximumPointSize, category: traits?.textSize ?? .large)
  }
  nonisolated public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    scaledValue(for: value, category: traits?.textSize ?? .large)
  }
}

extension UITraitCollection {
  /// The text size that these traits ask for; nil where they do not say.
  nonisolated fileprivate var textSize: TextSizeCategory? {
    preferredContentSizeCategory.textSize
  }
}

extension UIContentSizeCategory {
  /// The same text size as the typesetter knows it; nil for none.
  nonisolated var textSize: TextSizeCategory? {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    default: nil
    }
  }
}
