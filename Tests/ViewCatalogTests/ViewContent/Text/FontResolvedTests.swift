import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Fonts in numbers, and heights of lines")
struct FontResolvedTests {
  private func resolved(_ font: Font, _ size: DynamicTypeSize = .large) -> Font.Resolved {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    return font.resolve(in: environment.fontResolutionContext)
  }

  @Test("A text style has the size of the user's text size: body is 17 points, then 28")
  func styles() {
    #expect(resolved(.body).pointSize == 17)
    #expect(resolved(.body, .accessibility1).pointSize == 28)
    #expect(resolved(.headline).isBold)
    #expect(!resolved(.body).isBold)
  }

  @Test("Changes are seen: weight, slope, width, small capitals and one width for all letters")
  func changes() {
    let font = resolved(.system(size: 20).weight(.light).italic().width(.expanded).smallCaps())
    #expect(font.weight == .light)
    #expect(font.isItalic)
    #expect(abs(font.width.value - Font.Width.expanded.value) < 1e-9)
    #expect(font.isSmallCaps)
    #expect(resolved(.body.monospaced()).isMonospaced)
    #expect(resolved(.body.leading(.tight)).leading == .tight)
  }

  @Test("A scaled font is so many times as large, a sized one as large as it says")
  func sizes() {
    #expect(resolved(.body.scaled(by: 2)).pointSize == 34)
    #expect(resolved(.body.scaled(by: 2), .accessibility1).pointSize == 56)
    #expect(resolved(.body.pointSize(11), .accessibility1).pointSize == 11)
    #expect(resolved(.default) == resolved(.body))
  }

  private func height(_ lines: AttributedString.LineHeight?) -> CGFloat {
    let probe = LayoutProbe(200, 400) {
      Text(verbatim: "one\ntwo\nthree").font(.system(size: 20)).lineHeight(lines)
        .background(Box("ground"))
    }
    return probe.frame("ground")?.height ?? 0
  }

  @Test("Two distances between three lines grow by what is added, or are as they are said")
  func lineHeight() {
    let natural = height(nil)
    #expect(abs(height(.leading(increase: 5)) - natural - 10) < 1.01)
    // The system font's line of 20 points is 2444/2048 of them high.
    let line = 20.0 * 2444 / 2048
    #expect(abs(height(.exact(points: 40)) - (natural + 2 * (40 - line))) < 1.01)
    #expect(abs(height(.multiple(factor: 2)) - height(.exact(points: 40))) < 0.01)
  }
}
