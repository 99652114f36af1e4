import CoreImage
import Foundation
import Testing

/// Formulas of the Core Image filter reference.
@Suite("Effects of colours")
struct ColorEffectsTests {
  private func found(
    _ name: String, _ color: [CGFloat], _ parameters: [String: Any] = [:]
  ) -> [Double] { FilterProbe.color(name, color, parameters) }

  @Test("An inverted colour is one less the colour, its opacity stays")
  func invert() {
    #expect(FilterProbe.isNear(found("CIColorInvert", [0.6, 0.4, 0.1]), [0.4, 0.6, 0.9, 1]))
    let half = FilterProbe.pixel(FilterProbe.square(1, 0, 0, 0.5).applyingFilter("CIColorInvert"))
    #expect(FilterProbe.isNear(half, [0, 0.5, 0.5, 0.5]))
  }

  @Test("The greatest and the least component become all three")
  func components() {
    #expect(FilterProbe.isNear(found("CIMaximumComponent", [0.2, 0.7, 0.5]), [0.7, 0.7, 0.7, 1]))
    #expect(FilterProbe.isNear(found("CIMinimumComponent", [0.2, 0.7, 0.5]), [0.2, 0.2, 0.2, 1]))
  }

  @Test("Components at or above a threshold are 1, others 0")
  func threshold() {
    #expect(
      FilterProbe.isNear(
        found("CIColorThreshold", [0.2, 0.6, 0.8], ["inputThreshold": 0.6]), [0, 1, 1, 1]))
  }

  @Test("Posterized colours have as many levels as are asked for")
  func posterize() {
    var levels: Set<Double> = []
    for step in 0...50 {
      let value = CGFloat(step) / 50
      levels.insert(found("CIColorPosterize", [value, value, value], ["inputLevels": 4])[0])
    }
    #expect(levels.count == 4)
    #expect(levels.min() == 0 && levels.max() == 1)
  }

  @Test("A mask's brightness becomes its opacity, of white")
  func maskToAlpha() {
    let found = found("CIMaskToAlpha", [0.3, 0.3, 0.3])
    #expect(FilterProbe.isNear(found, [0.3, 0.3, 0.3, 0.3]))
    #expect(FilterProbe.isNear(self.found("CIMaskToAlpha", [0, 0, 0]), [0, 0, 0, 0]))
  }

  @Test("A false colour lies between two by the brightness")
  func falseColor() {
    let colors: [String: Any] = [
      "inputColor0": CIColor(red: 1, green: 0, blue: 0),
      "inputColor1": CIColor(red: 0, green: 0, blue: 1),
    ]
    #expect(
      FilterProbe.isNear(found("CIFalseColor", [0.25, 0.25, 0.25], colors), [0.75, 0, 0.25, 1]))
  }

  @Test("In one colour an image is that colour times its brightness, as far as the intensity goes")
  func monochrome() {
    let parameters: [String: Any] = [
      kCIInputColorKey: CIColor(red: 1, green: 0.5, blue: 0), kCIInputIntensityKey: 1,
    ]
    #expect(
      FilterProbe.isNear(
        found("CIColorMonochrome", [0.4, 0.4, 0.4], parameters), [0.4, 0.2, 0, 1]))
    let none = found(
      "CIColorMonochrome", [0.4, 0.5, 0.6], [kCIInputIntensityKey: 0])
    #expect(FilterProbe.isNear(none, [0.4, 0.5, 0.6, 1]))
  }

  /// Numbers of a cube of two on each side, red fastest, each corner's colour after `corner`.
  private func cube(_ corner: (Float, Float, Float) -> [Float]) -> Data {
    var numbers: [Float] = []
    for blue in 0..<2 {
      for green in 0..<2 {
        for red in 0..<2 { numbers += corner(Float(red), Float(green), Float(blue)) + [1] }
      }
    }
    return numbers.withUnsafeBytes { Data($0) }
  }

  @Test("A cube of its own corners changes nothing, one with two channels changed swaps them")
  func cubes() {
    let color: [CGFloat] = [0.2, 0.5, 0.9]
    let same: [String: Any] = ["inputCubeDimension": 2, "inputCubeData": cube { [$0, $1, $2] }]
    #expect(FilterProbe.isNear(found("CIColorCube", color, same), [0.2, 0.5, 0.9, 1]))
    let swapped: [String: Any] = ["inputCubeDimension": 2, "inputCubeData": cube { [$2, $1, $0] }]
    #expect(FilterProbe.isNear(found("CIColorCube", color, swapped), [0.9, 0.5, 0.2, 1]))
    // Between the corners colours are mixed: half of each channel.
    let half: [String: Any] = [
      "inputCubeDimension": 2, "inputCubeData": cube { [$0 / 2, $1 / 2, $2 / 2] },
    ]
    #expect(FilterProbe.isNear(found("CIColorCube", color, half), [0.1, 0.25, 0.45, 1]))
  }

  @Test("Sepia is brownish and as strong as its intensity")
  func sepia() {
    let whole = found("CISepiaTone", [0.5, 0.5, 0.5])
    #expect(whole[0] > whole[1] && whole[1] > whole[2])
    #expect(
      FilterProbe.isNear(
        found("CISepiaTone", [0.2, 0.5, 0.7], [kCIInputIntensityKey: 0]), [0.2, 0.5, 0.7, 1]))
  }

  @Test("A vignette darkens the corners and not the middle", arguments: ["CIVignette"])
  func vignette(name: String) {
    let image = FilterProbe.square(0.8, 0.8, 0.8, side: 40)
      .applyingFilter(name, parameters: [kCIInputIntensityKey: 1])
    let (middle, corner) = (FilterProbe.pixel(image, 20, 20)[0], FilterProbe.pixel(image, 0, 0)[0])
    #expect(abs(middle - 0.8) < 0.02 && corner < middle - 0.1)
  }

  @Test("Looks of photographs in black and white have no colour")
  func looks() {
    for name in ["CIPhotoEffectMono", "CIPhotoEffectTonal", "CIPhotoEffectNoir"] {
      let found = found(name, [0.7, 0.4, 0.2])
      #expect(abs(found[0] - found[1]) < 0.005 && abs(found[1] - found[2]) < 0.005)
    }
  }
}
