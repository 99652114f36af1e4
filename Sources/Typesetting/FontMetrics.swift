import Foundation

/// Heights of a font at its size, in points; all are positive distances from the baseline.
package struct FontMetrics: Hashable, Sendable {
  package var ascent: Double
  package var descent: Double
  /// What is added between two lines.
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double
  /// From the baseline down to the middle of an underline.
  package var underlineOffset: Double
  package var underlineThickness: Double

  /// Ascent and descent together: the height of a line that stands alone.
  package var lineHeight: Double { ascent + descent }
}

/// Distances that SwiftUI keeps in a vertical stack around text, in points.
extension FontMetrics {
  /// From the bottom of a view down to text.
  package func spacingAbove(displayScale: Double) -> Double {
    descent + (lineHeight * 0.1).roundedUp(toScale: displayScale)
  }

  /// From text down to a view.
  package func spacingBelow(displayScale: Double) -> Double {
    ascent - capHeight + spacingAbove(displayScale: displayScale)
  }

  /// From text down to text in this font.
  package func spacingBetweenTexts(displayScale: Double) -> Double {
    max(leading, 0).roundedUp(toScale: displayScale)
  }
}

extension FontMetrics {
  /// The metrics of the iOS system font, whatever face draws it: hhea 1950 and −494, cap height
  /// 1443 of 2048 units, with the text style's own line height where the font belongs to one.
  static func system(
    _ font: FontDescriptor, hasRoomForTallLetters: Bool = TallLetters.haveRoom
  ) -> FontMetrics {
    let size = font.heightSize ?? font.size
    var metrics = FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: 0,
      capHeight: size * 1443 / 2048, xHeight: size * systemXHeight(size: size) / 2048,
      underlineOffset: size * 0.15137, underlineThickness: size * 0.05859)
    metrics.scaleUnderline(for: font)
    if let style = font.textStyle { metrics.follow(style, font, hasRoomForTallLetters) }
    metrics.apply(font.leading)
    return metrics
  }

  // 1078 units up to 17 points, then lower until 28 points, where the display cut begins.
  private static func systemXHeight(size: Double) -> Double {
    1078 - 38 * min(max((size - 17) / 11, 0), 1)
  }

  private mutating func follow(_ style: TextStyle, _ font: FontDescriptor, _ hasRoom: Bool) {
    let styleSize = style.size(in: font.sizeCategory)
    let scale = styleSize > 0 ? (font.heightSize ?? font.size) / styleSize : 1
    let natural = styleSize * 2444 / 2048
    leading = (style.guidelineLineHeight(in: font.sizeCategory) - natural) * scale
    guard hasRoom else { return }
    let extra = style.extraLineHeight(in: font.sizeCategory) * scale
    ascent += extra * style.extraAscentShare
    descent += extra * (1 - style.extraAscentShare)
  }

  // UIFontDescriptor's tight and loose leading move the lines by two points.
  mutating func apply(_ change: FontDescriptor.Leading) {
    switch change {
    case .standard: break
    case .tight: leading -= 2
    case .loose: leading += 2
    }
  }

  // Measured on iOS 26 at 13 and 20 points: heavier text has a thicker line, nearer to it.
  private mutating func scaleUnderline(for font: FontDescriptor) {
    let (offset, thickness): (Double, Double) =
      switch font.weight {
      case .ultraLight: (1.08, 0.45)
      case .thin: (1.06, 0.62)
      case .light: (1.0407, 0.7847)
      case .regular: (1, 1)
      case .medium: (0.9645, 1.214)
      case .semibold: (0.9387, 1.369)
      case .bold: (0.9032, 1.583)
      case .heavy: (0.8516, 1.894)
      case .black: (0.8065, 2.167)
      }
    underlineOffset *= offset
    underlineThickness *= thickness
    switch font.design {
    case .default, .rounded: break
    case .serif:
      (underlineOffset, underlineThickness) = (underlineOffset * 0.76, underlineThickness * 0.74)
    case .monospaced:
      (underlineOffset, underlineThickness) = (underlineOffset * 0.65, underlineThickness * 0.83)
    }
  }
}

extension Double {
  /// The next multiple of 1/scale that is not smaller, but for noise of the last digits.
  func roundedUp(toScale scale: Double) -> Double { ((self * scale) - 1e-6).rounded(.up) / scale }

  /// The nearest multiple of 1/scale.
  func rounded(toScale scale: Double) -> Double { (self * scale).rounded() / scale }
}
