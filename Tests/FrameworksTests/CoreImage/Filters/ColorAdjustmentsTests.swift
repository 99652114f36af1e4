import CoreImage
import Foundation
import Testing

/// Formulas of the Core Image filter reference.
@Suite("How much of a colour there is")
struct ColorAdjustmentsTests {
  private let color: [CGFloat] = [0.6, 0.4, 0.2]

  private func found(_ name: String, _ parameters: [String: Any] = [:]) -> [Double] {
    FilterProbe.color(name, color, parameters)
  }

  private func luminance(_ color: [Double]) -> Double {
    0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
  }

  @Test("Brightness is added, contrast spreads from the middle, no saturation is grey")
  func controls() {
    #expect(
      FilterProbe.isNear(
        found("CIColorControls", [kCIInputBrightnessKey: 0.2]), [0.8, 0.6, 0.4, 1]))
    #expect(
      FilterProbe.isNear(
        found("CIColorControls", [kCIInputContrastKey: 2]), [0.7, 0.3, -0.1, 1]))
    let grey = found("CIColorControls", [kCIInputSaturationKey: 0])
    #expect(abs(grey[0] - grey[1]) < 0.005 && abs(grey[1] - grey[2]) < 0.005)
    #expect(abs(grey[0] - luminance([0.6, 0.4, 0.2])) < 0.01)
  }

  @Test("A matrix gives each channel a sum of products of all, and the bias")
  func matrix() {
    let rows: [String: Any] = [
      "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
      "inputGVector": CIVector(x: 0.5, y: 0, z: 0.5, w: 0),
      "inputBVector": CIVector(x: -1, y: 0, z: 0, w: 1),
      "inputBiasVector": CIVector(x: 0.1, y: 0, z: 0, w: 0),
    ]
    #expect(FilterProbe.isNear(found("CIColorMatrix", rows), [0.5, 0.4, 0.4, 1]))
    let half = found("CIColorMatrix", ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)])
    // Premultiplied in memory.
    #expect(FilterProbe.isNear(half, [0.3, 0.2, 0.1, 0.5]))
  }

  @Test("A polynomial of the third degree for each channel")
  func polynomial() {
    let rows: [String: Any] = [
      "inputRedCoefficients": CIVector(x: 0.1, y: 0.5, z: 0.2, w: 0.3),
      "inputGreenCoefficients": CIVector(x: 0, y: 0, z: 1, w: 0),
      "inputBlueCoefficients": CIVector(x: 0, y: 0, z: 0, w: 1),
    ]
    let red = 0.1 + 0.5 * 0.6 + 0.2 * 0.36 + 0.3 * 0.216
    #expect(FilterProbe.isNear(found("CIColorPolynomial", rows), [red, 0.16, 0.008, 1]))
  }

  @Test("Colours are kept between their limits")
  func clamp() {
    let limits: [String: Any] = [
      "inputMinComponents": CIVector(x: 0.3, y: 0.3, z: 0.3, w: 0),
      "inputMaxComponents": CIVector(x: 0.5, y: 0.5, z: 0.5, w: 1),
    ]
    #expect(FilterProbe.isNear(found("CIColorClamp", limits), [0.5, 0.4, 0.3, 1]))
  }

  @Test("Gamma is a power, exposure a power of two as a factor")
  func powers() {
    #expect(
      FilterProbe.isNear(found("CIGammaAdjust", ["inputPower": 2]), [0.36, 0.16, 0.04, 1]))
    #expect(FilterProbe.isNear(found("CIExposureAdjust", [kCIInputEVKey: -1]), [0.3, 0.2, 0.1, 1]))
    #expect(
      FilterProbe.isNear(
        found("CIExposureAdjust", [kCIInputEVKey: 0.5]),
        [0.6, 0.4, 0.2].map { $0 * 2.0.squareRoot() } + [1]))
  }

  @Test("A white point multiplies")
  func whitePoint() {
    let white = CIColor(red: 1, green: 0.5, blue: 0.25)
    #expect(
      FilterProbe.isNear(
        found("CIWhitePointAdjust", [kCIInputColorKey: white]), [0.6, 0.2, 0.05, 1]))
  }

  @Test("A hue turned once around is itself, by a third it has its channels moved on")
  func hue() {
    #expect(
      FilterProbe.isNear(
        found("CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi]), [0.6, 0.4, 0.2, 1]))
    // Grey has no hue.
    let grey = FilterProbe.color("CIHueAdjust", [0.5, 0.5, 0.5], [kCIInputAngleKey: 2.0])
    #expect(FilterProbe.isNear(grey, [0.5, 0.5, 0.5, 1], 0.01))
    let turned = found("CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi / 3])
    #expect(abs(luminance(turned) - luminance([0.6, 0.4, 0.2])) < 0.02)
    #expect(turned[0] < turned[1])
  }

  @Test("A curve goes through its points")
  func toneCurve() {
    var points: [String: Any] = [:]
    for (index, place) in [(0, 0.1), (0.25, 0.2), (0.5, 0.7), (0.75, 0.8), (1, 0.9)].enumerated() {
      points["inputPoint\(index)"] = CIVector(x: place.0, y: place.1)
    }
    let found = FilterProbe.color("CIToneCurve", [0.25, 0.5, 0.75], points)
    #expect(FilterProbe.isNear(found, [0.2, 0.7, 0.8, 1], 0.012))
    #expect(
      FilterProbe.isNear(FilterProbe.color("CIToneCurve", [0, 1, 0], points), [0.1, 0.9, 0.1, 1]))
  }

  @Test("The curve of sRGB and its inverse take each other back")
  func sRGB() {
    func encoded(_ value: Double) -> Double {
      value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    #expect(
      FilterProbe.isNear(found("CILinearToSRGBToneCurve"), [0.6, 0.4, 0.2].map(encoded) + [1]))
    let there = FilterProbe.square(0.6, 0.4, 0.2).applyingFilter("CILinearToSRGBToneCurve")
    #expect(
      FilterProbe.isNear(
        FilterProbe.pixel(there.applyingFilter("CISRGBToneCurveToLinear")), [0.6, 0.4, 0.2, 1]))
  }

  @Test("Vibrance changes colourful colours less than greyish ones")
  func vibrance() {
    func growth(_ color: [CGFloat]) -> Double {
      let found = FilterProbe.color("CIVibrance", color, ["inputAmount": 0.5])
      return (found[0] - found[2]) / Double(color[0] - color[2])
    }
    #expect(growth([0.55, 0.5, 0.45]) > growth([0.9, 0.5, 0.1]))
    #expect(growth([0.55, 0.5, 0.45]) > 1.2)
  }

  @Test("A lower target temperature is bluer to correct, the same changes nothing")
  func temperature() {
    let same = found("CITemperatureAndTint")
    #expect(FilterProbe.isNear(same, [0.6, 0.4, 0.2, 1]))
    let warm = FilterProbe.color(
      "CITemperatureAndTint", [0.5, 0.5, 0.5], ["inputTargetNeutral": CIVector(x: 4_000, y: 0)])
    #expect(warm[0] > warm[2])
  }
}
