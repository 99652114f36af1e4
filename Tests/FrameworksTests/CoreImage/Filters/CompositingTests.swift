import CoreImage
import Foundation
import Testing

/// Formulas of the specification "Compositing and Blending Level 1", to which Core Image's reference points for its modes,
/// and of Porter and Duff.
@Suite("Two images made one")
struct CompositingTests {
  private typealias Formula = @Sendable (_ source: Double, _ backdrop: Double) -> Double

  private static let formulas: [String: Formula] = [
    "CIMultiplyBlendMode": { $0 * $1 },
    "CIScreenBlendMode": { 1 - (1 - $0) * (1 - $1) },
    "CIDarkenBlendMode": { min($0, $1) },
    "CILightenBlendMode": { max($0, $1) },
    "CIDifferenceBlendMode": { abs($0 - $1) },
    "CIExclusionBlendMode": { $0 + $1 - 2 * $0 * $1 },
    "CIHardLightBlendMode": { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
    "CIOverlayBlendMode": { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
    "CIColorDodgeBlendMode": { $1 == 0 ? 0 : $0 == 1 ? 1 : min(1, $1 / (1 - $0)) },
    "CIColorBurnBlendMode": { $1 == 1 ? 1 : $0 == 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
    "CILinearBurnBlendMode": { max($0 + $1 - 1, 0) },
    "CILinearDodgeBlendMode": { min($0 + $1, 1) },
    "CIPinLightBlendMode": { $0 < 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1) },
    "CISubtractBlendMode": { max($1 - $0, 0) },
    "CIDivideBlendMode": { $0 == 0 ? 1 : min($1 / $0, 1) },
    "CISoftLightBlendMode": { source, backdrop in
      if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
      let root =
        backdrop <= 0.25
        ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
      return backdrop + (2 * source - 1) * (root - backdrop)
    },
  ]

  @Test("Opaque colours blend by their mode's formula", arguments: formulas.keys.sorted())
  func modes(name: String) throws {
    let formula = try #require(Self.formulas[name])
    let (source, backdrop): ([CGFloat], [CGFloat]) = ([0.2, 0.6, 0.8], [0.8, 0.2, 0.6])
    let found = FilterProbe.pixel(
      FilterProbe.square(source[0], source[1], source[2]).applyingFilter(
        name,
        parameters: [
          kCIInputBackgroundImageKey: FilterProbe.square(backdrop[0], backdrop[1], backdrop[2])
        ]))
    let expected = zip(source, backdrop).map { formula(Double($0), Double($1)) } + [1]
    #expect(FilterProbe.isNear(found, expected), "\(found) is not \(expected)")
  }

  @Test("Where either is clear, blending leaves the other as it is")
  func clear() {
    for name in Self.formulas.keys {
      let over = FilterProbe.pixel(
        FilterProbe.square(0.2, 0.4, 0.6).applyingFilter(
          name, parameters: [kCIInputBackgroundImageKey: FilterProbe.square(0, 0, 0, 0)]))
      #expect(FilterProbe.isNear(over, [0.2, 0.4, 0.6, 1]))
      let under = FilterProbe.pixel(
        FilterProbe.square(0, 0, 0, 0).applyingFilter(
          name, parameters: [kCIInputBackgroundImageKey: FilterProbe.square(0.2, 0.4, 0.6)]))
      #expect(FilterProbe.isNear(under, [0.2, 0.4, 0.6, 1]))
    }
  }

  /// The parts of source and backdrop, by their opacities.
  private static let porterDuff: [String: @Sendable (Double, Double) -> (Double, Double)] = [
    "CISourceOverCompositing": { source, _ in (1, 1 - source) },
    "CISourceAtopCompositing": { source, backdrop in (backdrop, 1 - source) },
    "CISourceInCompositing": { _, backdrop in (backdrop, 0) },
    "CISourceOutCompositing": { _, backdrop in (1 - backdrop, 0) },
  ]

  @Test("Porter and Duff's operators take parts of both", arguments: porterDuff.keys.sorted())
  func operators(name: String) throws {
    let rule = try #require(Self.porterDuff[name])
    let parts = rule(0.6, 0.5)
    let found = FilterProbe.pixel(
      FilterProbe.square(1, 0.5, 0, 0.6).applyingFilter(
        name, parameters: [kCIInputBackgroundImageKey: FilterProbe.square(0, 0.4, 1, 0.5)]))
    let (source, backdrop) = ([0.6, 0.3, 0, 0.6], [0, 0.2, 0.5, 0.5])
    let expected = zip(source, backdrop).map { $0 * parts.0 + $1 * parts.1 }
    #expect(FilterProbe.isNear(found, expected), "\(found) is not \(expected)")
  }

  @Test("Sums, products, greatest and least are those of the numbers")
  func arithmetic() {
    func found(_ name: String) -> [Double] {
      FilterProbe.pixel(
        FilterProbe.square(0.2, 0.6, 0.4).applyingFilter(
          name, parameters: [kCIInputBackgroundImageKey: FilterProbe.square(0.3, 0.6, 0.1)]))
    }
    #expect(FilterProbe.isNear(found("CIAdditionCompositing"), [0.5, 1.2, 0.5, 1]))
    #expect(FilterProbe.isNear(found("CIMultiplyCompositing"), [0.06, 0.36, 0.04, 1]))
    #expect(FilterProbe.isNear(found("CIMaximumCompositing"), [0.3, 0.6, 0.4, 1]))
    #expect(FilterProbe.isNear(found("CIMinimumCompositing"), [0.2, 0.6, 0.1, 1]))
  }

  @Test("Of hue, saturation, colour and luminosity each keeps what it is named after")
  func colorModes() {
    func found(_ name: String) -> [Double] {
      Array(
        FilterProbe.pixel(
          FilterProbe.square(0.8, 0.2, 0.2).applyingFilter(
            name, parameters: [kCIInputBackgroundImageKey: FilterProbe.square(0.4, 0.4, 0.5)])
        )
        .prefix(3))
    }
    func spread(_ color: [Double]) -> Double { color.max()! - color.min()! }
    // The hue of the source: red is the most, green and blue are alike.
    let hue = found("CIHueBlendMode")
    #expect(hue[0] > hue[1] && abs(hue[1] - hue[2]) < 0.01)
    #expect(abs(spread(hue) - 0.1) < 0.01)
    let saturation = found("CISaturationBlendMode")
    #expect(saturation[2] > saturation[0] && abs(spread(saturation) - 0.6) < 0.02)
    let color = found("CIColorBlendMode")
    #expect(color[0] > color[1] && abs(spread(color) - 0.6) < 0.02)
    let luminosity = found("CILuminosityBlendMode")
    #expect(luminosity[2] > luminosity[0] && abs(spread(luminosity) - 0.1) < 0.01)
  }

  @Test("Half of a mask shows half of each, by its colour or its opacity alone")
  func masks() {
    func found(_ name: String, _ mask: CIImage) -> [Double] {
      FilterProbe.pixel(
        FilterProbe.square(1, 0, 0).applyingFilter(
          name,
          parameters: [
            kCIInputBackgroundImageKey: FilterProbe.square(0, 0, 1),
            kCIInputMaskImageKey: mask,
          ]))
    }
    #expect(
      FilterProbe.isNear(
        found("CIBlendWithMask", FilterProbe.square(0.4, 0.4, 0.4)), [0.4, 0, 0.6, 1]))
    #expect(
      FilterProbe.isNear(
        found("CIBlendWithAlphaMask", FilterProbe.square(1, 1, 1, 0.4)), [0.4, 0, 0.6, 1]))
    #expect(
      FilterProbe.isNear(
        found("CIBlendWithRedMask", FilterProbe.square(0.4, 1, 1)), [0.4, 0, 0.6, 1]))
    #expect(
      FilterProbe.isNear(
        found("CIBlendWithBlueMask", FilterProbe.square(1, 1, 0.4)), [0.4, 0, 0.6, 1]))
  }

  @Test("An image dissolves into another one by its time")
  func dissolve() {
    func found(_ time: Double) -> [Double] {
      FilterProbe.pixel(
        FilterProbe.square(1, 0, 0).applyingFilter(
          "CIDissolveTransition",
          parameters: [
            kCIInputTargetImageKey: FilterProbe.square(0, 1, 0), kCIInputTimeKey: time,
          ]))
    }
    #expect(FilterProbe.isNear(found(0), [1, 0, 0, 1]))
    #expect(FilterProbe.isNear(found(0.3), [0.7, 0.3, 0, 1]))
    #expect(FilterProbe.isNear(found(1), [0, 1, 0, 1]))
  }
}
