import CoreImage
import Foundation
import Testing

@Suite("Images out of nothing")
struct GeneratorsTests {
  private func image(_ name: String, _ parameters: [String: Any]) -> CIImage? {
    CIFilter(name: name, parameters: parameters)?.outputImage
  }

  private let white = CIColor(red: 1, green: 1, blue: 1)
  private let black = CIColor(red: 0, green: 0, blue: 0)

  @Test("One colour has no end")
  func constant() throws {
    let found = try #require(
      image(
        "CIConstantColorGenerator",
        [kCIInputColorKey: CIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)]))
    #expect(found.extent.isInfinite)
    #expect(FilterProbe.isNear(FilterProbe.pixel(found, 1e4, -1e4), [0.1, 0.2, 0.3, 0.5]))
  }

  @Test("Stripes stand upright, each so broad, in turns of two colours")
  func stripes() {
    let found = image(
      "CIStripesGenerator",
      [
        kCIInputCenterKey: CIVector(x: 0, y: 0), "inputColor0": white, "inputColor1": black,
        kCIInputWidthKey: 10, kCIInputSharpnessKey: 1,
      ])
    #expect([5, 15, 25, -5].map { FilterProbe.pixel(found, $0, 300)[0] } == [1, 0, 1, 0])
  }

  @Test("A gradient between two points has its colours in equal parts, and goes on beyond")
  func linear() {
    let found = image(
      "CILinearGradient",
      [
        "inputPoint0": CIVector(x: 10, y: 0), "inputPoint1": CIVector(x: 110, y: 0),
        "inputColor0": black, "inputColor1": white,
      ])
    for (x, part) in [(0.0, 0), (35, 0.255), (60, 0.505), (200, 1)] {
      #expect(abs(FilterProbe.pixel(found, x, 7)[0] - part) < 0.006)
    }
  }

  @Test(
    "A gradient of circles has its first colour within the one radius, its second beyond the other")
  func radial() {
    let found = image(
      "CIRadialGradient",
      [
        kCIInputCenterKey: CIVector(x: 0, y: 0), "inputRadius0": 20, "inputRadius1": 60,
        "inputColor0": white, "inputColor1": black,
      ])
    func value(_ x: CGFloat, _ y: CGFloat) -> Double { FilterProbe.pixel(found, x, y)[0] }
    #expect(value(10, 10) == 1 && value(50, 50) == 0)
    // 40.5 from the middle, half a pixel beyond the middle of the way.
    #expect(abs(value(40, 0) - (1 - (hypot(40.5, 0.5) - 20) / 40)) < 0.006)
    #expect(abs(value(-1, -41) - value(40, 0)) < 0.006)
  }

  @Test("A Gaussian gradient falls from its middle to nothing at its radius, the same all around")
  func gaussian() {
    let found = image(
      "CIGaussianGradient",
      [
        kCIInputCenterKey: CIVector(x: 0, y: 0), "inputRadius": 50, "inputColor0": white,
        "inputColor1": black,
      ])
    let values = [0, 10, 20, 30, 40, 55].map { FilterProbe.pixel(found, CGFloat($0), 0)[0] }
    #expect(values[0] > 0.99 && values[5] == 0)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("A rounded rectangle fills its extent but for the corners")
  func roundedRectangle() throws {
    let found = try #require(
      image(
        "CIRoundedRectangleGenerator",
        [
          kCIInputExtentKey: CIVector(x: 10, y: 10, z: 40, w: 20), "inputRadius": 8,
          kCIInputColorKey: white,
        ]))
    #expect(FilterProbe.pixel(found, 30, 20)[3] == 1 && FilterProbe.pixel(found, 30, 10)[3] == 1)
    #expect(FilterProbe.pixel(found, 10, 10)[3] == 0)
    // Of the corner's square of 8 points the quarter of a circle is filled.
    var sum = 0.0
    for x in 10..<18 {
      for y in 10..<18 { sum += FilterProbe.pixel(found, CGFloat(x), CGFloat(y))[3] }
    }
    #expect(abs(sum - .pi * 16) < 1.5)
  }

  @Test("Random colours are different from place to place, and the same each time")
  func random() {
    let found = (0..<20).map { FilterProbe.pixel(image("CIRandomGenerator", [:]), CGFloat($0), 3) }
    let again = (0..<20).map { FilterProbe.pixel(image("CIRandomGenerator", [:]), CGFloat($0), 3) }
    #expect(found == again)
    #expect(Set(found).count > 15)
  }

  @Test("A QR code grows with its message and its correction")
  func codes() throws {
    func side(_ count: Int, _ level: String) throws -> CGFloat {
      try #require(
        image(
          "CIQRCodeGenerator",
          [
            "inputMessage": Data(repeating: 65, count: count), "inputCorrectionLevel": level,
          ])
      ).extent.width
    }
    // Versions of ISO 18004 for bytes at level M: 14 fit into 21 modules, 26 into 25, 42 into 29; one around.
    #expect(try side(14, "M") == 23)
    #expect(try side(26, "M") == 27)
    #expect(try side(42, "M") == 31)
    // At level H 7 bytes fit into the least one, at L 17.
    #expect(try side(7, "H") == 23 && side(8, "H") == 27)
    #expect(try side(17, "L") == 23 && side(18, "L") == 27)
  }
}
