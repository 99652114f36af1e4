import Testing

@testable import ViewContent
@testable import ViewGraphics

/// The pairs of OpenSwiftUI's compatibility tests, which are run on Apple's SwiftUI.
@Suite("Lines of UIKit and of SwiftUI")
struct NSUnderlineStyleTests {
  private static let patterns: [(NSUnderlineStyle, Text.LineStyle.Pattern)] = [
    (.single, .solid), ([.single, .patternDot], .dot), ([.single, .patternDash], .dash),
    ([.single, .patternDashDot], .dashDot), ([.single, .patternDashDotDot], .dashDotDot),
  ]

  @Test("A single line in any pattern is SwiftUI's line in that pattern, and back")
  func single() {
    for (style, pattern) in Self.patterns {
      #expect(Text.LineStyle(nsUnderlineStyle: style) == Text.LineStyle(pattern: pattern))
      #expect(NSUnderlineStyle(Text.LineStyle(pattern: pattern, color: .red)) == style)
    }
  }

  @Test(
    "SwiftUI has no thick or double lines, and none under words alone",
    arguments: [
      .thick, .double, .byWord, [], [.single, .thick], [.single, .byWord],
      [.single, .patternDot, .thick],
    ] as [NSUnderlineStyle])
  func others(style: NSUnderlineStyle) {
    #expect(Text.LineStyle(nsUnderlineStyle: style) == nil)
  }
}
