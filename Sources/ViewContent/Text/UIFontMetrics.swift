import Foundation
import Typesetting

/// Scales sizes with the size of text that people choose, as the lines of a text style grow with it. Without
/// traits that is the usual one, at which all stay as they are.
nonisolated public final class UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: Typesetting.TextStyle

  public init(forTextStyle style: UIFont.TextStyle) { self.style = style.style.typesetting }

  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, category: .large)
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// `font` in the size that it has for a text size, in whole points (16 points are 19 at two sizes above
  /// the usual one, as recorded on iOS 26), but no larger than `maximumPointSize`; 0 for any.
  package func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = 0, category: TextSizeCategory
  ) -> UIFont {
    let factor = style.scaleFactor(in: category)
    let scaled = factor == 1 ? font.pointSize : (font.pointSize * factor).rounded()
    let size = maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled
    return size == font.pointSize ? font : font.withSize(size)
  }

  /// `value` as long as it is for a text size.
  package func scaledValue(for value: CGFloat, category: TextSizeCategory) -> CGFloat {
    value * style.scaleFactor(in: category)
  }
}
