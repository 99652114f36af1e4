import Foundation

/// The user's text size.
package enum TextSizeCategory: Int, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// The text styles of iOS: sizes and line heights in points for every text size.
package enum TextStyle: CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout
  case subheadline, footnote, caption, caption2

  /// The weight of plain text in this style.
  package var weight: FontDescriptor.Weight { self == .headline ? .semibold : .regular }

  /// The weight that `bold()` gives to this style.
  package var boldWeight: FontDescriptor.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  /// Points per em.
  package func size(in category: TextSizeCategory) -> Double {
    Double(figures.sizes[category.rawValue])
  }

  /// By how much lengths that follow this style grow with the text size, as with `@ScaledMetric`
  /// and custom fonts: the growth of the style's line height.
  package func scaleFactor(in category: TextSizeCategory) -> Double {
    guidelineLineHeight(in: category) / guidelineLineHeight(in: .large)
  }

  /// The distance between baselines that the Human Interface Guidelines ask for, in points.
  func guidelineLineHeight(in category: TextSizeCategory) -> Double {
    Double(figures.lineHeights[category.rawValue])
  }

  /// Points that iOS 26 adds to the system font's own line height so that the tall letters of any
  /// script fit, where `TallLetters` have room; they grow with the guideline's line height.
  func extraLineHeight(in category: TextSizeCategory) -> Double {
    figures.extraHeight * guidelineLineHeight(in: category) / guidelineLineHeight(in: .large)
  }

  /// The part of the extra line height that stands above the ascent.
  var extraAscentShare: Double { figures.ascentShare }
}

/// Sizes and line heights by text size, extra line height at the large size.
private struct StyleFigures {
  let sizes: [Int]
  let lineHeights: [Int]
  let extraHeight: Double
  let ascentShare: Double
}

extension TextStyle {
  private var figures: StyleFigures { Self.figures[self]! }

  // Sizes and line heights: Human Interface Guidelines, Typography, Dynamic Type sizes of iOS.
  // Extra height and its share: UIFont's ascender and descender on iOS 26 (body 18.36 and 5.93,
  // title 31.30 and 10.11) less those of the system font at the same size.
  private static let figures: [TextStyle: StyleFigures] = [
    .largeTitle: StyleFigures(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      lineHeights: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
      extraHeight: 8, ascentShare: 0.5428),
    .title: StyleFigures(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      lineHeights: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
      extraHeight: 8, ascentShare: 0.5804),
    .title2: StyleFigures(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      lineHeights: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
      extraHeight: 6, ascentShare: 0.572),
    .title3: StyleFigures(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      lineHeights: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
      extraHeight: 4, ascentShare: 0.5052),
    .headline: StyleFigures(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
      extraHeight: 4, ascentShare: 0.5347),
    .body: StyleFigures(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
      extraHeight: 4, ascentShare: 0.5427),
    .callout: StyleFigures(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      lineHeights: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
      extraHeight: 4, ascentShare: 0.5553),
    .subheadline: StyleFigures(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      lineHeights: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],
      extraHeight: 3, ascentShare: 0.5051),
    .footnote: StyleFigures(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      lineHeights: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
      extraHeight: 3, ascentShare: 0.5386),
    .caption: StyleFigures(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      lineHeights: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],
      extraHeight: 3, ascentShare: 0.5552),
    .caption2: StyleFigures(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      lineHeights: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
      extraHeight: 3, ascentShare: 0.572),
  ]
}
