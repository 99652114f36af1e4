import Foundation
import Geometry
import Testing

@testable import Typesetting
@testable import ViewContent
@_spi(Runtime) @testable import ViewRuntime

/// The figures are swiftui-web's, read off SwiftUI on macOS 26.
@Suite("Text at a secondary scale")
struct TextScaleTests {
  private func attributes(_ size: Double, _ weight: FontDescriptor.Weight) -> TextAttributes {
    var attributes = TextAttributes(font: FontDescriptor(size: size, weight: weight))
    Text.Scale.secondary.apply(to: &attributes)
    return attributes
  }

  @Test(
    "Letters have the size that is recorded",
    arguments: [
      (13.0, FontDescriptor.Weight.regular, 10.4), (22, .regular, 16.89), (26, .regular, 19.3),
      (40, .regular, 26.1), (80, .regular, 36.8), (13, .bold, 11.05),
    ])
  func sizes(size: Double, weight: FontDescriptor.Weight, expected: Double) {
    #expect(abs(attributes(size, weight).font.size - expected) < 0.051)
  }

  @Test("Letters are spaced out, less the larger they are")
  func tracking() {
    #expect(attributes(13, .regular).tracking == 0.25)
    #expect(abs(attributes(43.5, .regular).tracking - 0.125) < 1e-9)
    #expect(attributes(80, .regular).tracking == 0)
  }

  @Test("The line keeps its height, and serif letters their size")
  func heights() {
    let plain = FontMetrics.system(FontDescriptor(.body))
    var attributes = TextAttributes(font: FontDescriptor(.body))
    Text.Scale.secondary.apply(to: &attributes)
    let scaled = FontMetrics.system(attributes.font)
    #expect(scaled.ascent == plain.ascent && scaled.descent == plain.descent)
    var serif = TextAttributes(font: FontDescriptor(size: 13, design: .serif))
    Text.Scale.secondary.apply(to: &serif)
    #expect(serif.font.size == 13 && serif.tracking == 0)
  }

  @Test(
    "A text is narrower by about what is recorded of the body font, and not where it is disabled")
  @MainActor
  func widths() {
    let text = "The quick brown fox jumps over the lazy dog and runs away"
    func width(_ text: Text) -> CGFloat {
      let resolved = text.resolve(in: EnvironmentValues())
      return Text.size(of: resolved, for: .unspecified).width
    }
    let plain = width(Text(text).font(.system(size: 13)))
    let ratio = width(Text(text).font(.system(size: 13)).textScale(.secondary)) / plain
    #expect(abs(ratio - 390 / 439.5) < 0.02)
    #expect(
      width(Text(text).font(.system(size: 13)).textScale(.secondary, isEnabled: false)) == plain)
  }
}
