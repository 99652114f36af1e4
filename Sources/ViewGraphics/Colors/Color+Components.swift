import Foundation

extension Color {
  /// What the numbers of a colour mean.
  nonisolated public enum RGBColorSpace: Hashable, Sendable, Codable {
    case sRGB
    /// sRGB without its transfer function.
    case sRGBLinear
    case displayP3

    func linearSRGB(_ components: SIMD3<Float>) -> SIMD3<Float> {
      switch self {
      case .sRGBLinear: components
      case .sRGB: components.decoded
      case .displayP3: displayP3ToSRGB(components.decoded)
      }
    }
  }

  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue (0…1 around the circle from red), saturation and brightness, each 0…1.
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  {
    let (saturation, brightness) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    let turned = (hue >= 0 && hue <= 1 ? hue : hue - hue.rounded(.down)) * 6
    /// The hexcone formula: each component falls from the brightness where its hue is far.
    func component(_ offset: Double) -> Double {
      let k = (offset + turned).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}

extension SIMD3<Float> {
  var decoded: SIMD3<Float> { SIMD3(decodeSRGB(x), decodeSRGB(y), decodeSRGB(z)) }
  var encoded: SIMD3<Float> { SIMD3(encodeSRGB(x), encodeSRGB(y), encodeSRGB(z)) }
}

/// Linear Display P3 to linear sRGB, both of which have the white D65.
///
/// The matrix of CSS Color 4 to four digits, as SwiftUI has it: its greys of Display P3 print with less
/// blue than red (OpenSwiftUI's compatibility tests).
private func displayP3ToSRGB(_ color: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(
    1.2249 * color.x - 0.2247 * color.y,
    -0.0420 * color.x + 1.0419 * color.y,
    -0.0197 * color.x - 0.0786 * color.y + 1.0979 * color.z)
}
