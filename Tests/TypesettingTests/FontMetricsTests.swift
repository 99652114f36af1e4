import Testing

@testable import Typesetting

@Suite("Font metrics")
struct FontMetricsTests {
  @Test(
    "A font by size has San Francisco's height of 2444 units in 2048, whatever its design",
    arguments: [FontDescriptor.Design.default, .rounded, .serif, .monospaced])
  func systemHeight(design: FontDescriptor.Design) {
    let metrics = FontLibrary.shared.font(FontDescriptor(size: 20, design: design)).metrics
    #expect(abs(metrics.lineHeight - 20 * 2444 / 2048) < 1e-9)
    #expect(metrics.leading == 0)
  }

  @Test("Around body text a stack keeps 8.43 points above, 14.81 below and 2 between texts")
  func bodySpacing() {
    let metrics = FontLibrary.shared.font(FontDescriptor(.body)).metrics
    #expect(abs(metrics.spacingAbove(displayScale: 2) - 8.43) < 0.005)
    #expect(abs(metrics.spacingBelow(displayScale: 2) - 14.81) < 0.005)
    #expect(metrics.spacingBetweenTexts(displayScale: 2) == 2)
  }

  @Test(
    "Around other fonts the distances are those measured at two pixels a point",
    arguments: [
      (FontDescriptor(.largeTitle), 16.859, 29.618, 0.5),
      (FontDescriptor(.title), 14.611, 26.186, 1),
      (FontDescriptor(.footnote), 6.52, 11.354, 2.5), (FontDescriptor(size: 40), 14.648, 24.551, 0),
      (FontDescriptor(size: 13), 5.136, 8.354, 0),
    ] as [(FontDescriptor, Double, Double, Double)])
  func spacing(font: FontDescriptor, above: Double, below: Double, between: Double) {
    let metrics = FontLibrary.shared.font(font).metrics
    #expect(abs(metrics.spacingAbove(displayScale: 2) - above) < 0.002)
    #expect(abs(metrics.spacingBelow(displayScale: 2) - below) < 0.002)
    #expect(metrics.spacingBetweenTexts(displayScale: 2) == between)
  }

  @Test("Tight leading brings lines two points nearer and loose leading two points apart")
  func leading() {
    let standard = FontMetrics.system(FontDescriptor(.body)).leading
    let tight = FontMetrics.system(FontDescriptor(.body).with { $0.leading = .tight }).leading
    let loose = FontMetrics.system(FontDescriptor(.body).with { $0.leading = .loose }).leading
    #expect(tight == standard - 2)
    #expect(loose == standard + 2)
  }

  @Test("Lengths round up to pixels, but for noise in the last digits")
  func roundingUp() {
    #expect((24.287).roundedUp(toScale: 3) == 73 / 3.0)
    #expect((10.0000001).roundedUp(toScale: 3) == 10)
    #expect((10.01).roundedUp(toScale: 2) == 10.5)
  }
}
