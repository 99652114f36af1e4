import Testing

@testable import Typesetting

@Suite("Text styles")
struct TextStyleTests {
  @Test(
    "At the large size the styles have iOS's sizes in points",
    arguments: [
      (TextStyle.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12),
      (.caption2, 11),
    ])
  func sizes(style: TextStyle, size: Double) { #expect(style.size(in: .large) == size) }

  @Test(
    "A line of a style is as tall as iOS 26 makes it",
    arguments: [
      (TextStyle.largeTitle, 48.57), (.title, 41.41), (.title2, 32.25), (.title3, 27.87),
      (.headline, 24.29), (.body, 24.29), (.callout, 23.09), (.subheadline, 20.90),
      (.footnote, 18.51), (.caption, 17.32), (.caption2, 16.13),
    ])
  func lineHeights(style: TextStyle, height: Double) {
    let metrics = FontLibrary.shared.font(FontDescriptor(style)).metrics
    #expect(abs(metrics.lineHeight - height) < 0.01)
  }

  @Test("Ascent, descent and leading of body text are those of UIFont")
  func bodyMetrics() {
    let metrics = FontLibrary.shared.font(FontDescriptor(.body)).metrics
    #expect(abs(metrics.ascent - 18.3576) < 0.001)
    #expect(abs(metrics.descent - 5.9295) < 0.001)
    #expect(abs(metrics.leading - 1.7129) < 0.001)
    #expect(abs(metrics.capHeight - 11.978) < 0.001)
  }

  @Test(
    "Other text sizes change size, line height and leading together",
    arguments: [
      (TextStyle.body, TextSizeCategory.accessibility5, 53.0, 74.52, -1.248),
      (.body, .extraExtraExtraLarge, 23, 32.72, 1.553), (.body, .extraSmall, 14, 20.16, 2.293),
      (.title, .accessibility2, 43, 63.31, -0.314), (.footnote, .accessibility1, 23, 32.28, 1.553),
    ])
  func categories(
    style: TextStyle, category: TextSizeCategory, size: Double, height: Double, leading: Double
  ) {
    let font = FontDescriptor(style, category: category)
    let metrics = FontLibrary.shared.font(font).metrics
    #expect(font.size == size)
    #expect(abs(metrics.lineHeight - height) < 0.01)
    #expect(abs(metrics.leading - leading) < 0.001)
  }

  @Test("Lengths grow with the style's line height: 62 points from 22 at the largest size")
  func scaleFactor() {
    #expect(abs(TextStyle.body.scaleFactor(in: .accessibility5) - 62 / 22.0) < 1e-9)
    #expect(TextStyle.body.scaleFactor(in: .large) == 1)
  }

  @Test("Headlines are semibold, and bold makes only titles bold")
  func weights() {
    #expect(TextStyle.headline.weight == .semibold)
    #expect(TextStyle.body.weight == .regular)
    #expect(TextStyle.allCases.filter { $0.boldWeight == .bold } == [.largeTitle, .title, .title2])
  }
}
