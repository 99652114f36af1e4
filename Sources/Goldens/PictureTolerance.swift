import Foundation

/// By how much a picture may be off before it counts as another.
package struct PictureTolerance: Hashable, Sendable {
  /// The largest ΔE*ab (CIE 1976) of a pixel that is let pass. 0 lets nothing pass; 1 is what an eye
  /// can just tell apart side by side, 2.3 the "just noticeable difference" of Mahy and others
  /// (1994), 100 is black to white.
  package var colorDifference: Double
  /// The part of all pixels, 0...1, that may be off by more.
  package var pixelFraction: Double

  package static let exact = PictureTolerance(colorDifference: 0, pixelFraction: 0)

  package init(colorDifference: Double, pixelFraction: Double) {
    (self.colorDifference, self.pixelFraction) = (colorDifference, pixelFraction)
  }

  func allows(_ left: PixelColor, _ right: PixelColor) -> Bool {
    guard colorDifference > 0 else { return false }
    return left.lab.distance(to: right.lab) <= colorDifference
  }

  package func accepts(_ difference: PictureDifference) -> Bool {
    guard difference.isSameSize else { return false }
    let all = Double(difference.test.width * difference.test.height)
    return Double(difference.pixelCount) <= pixelFraction * all
  }
}

/// A colour as an eye sees it: CIE L*a*b* under D65.
private struct LabColor {
  var lightness, a, b: Double

  func distance(to other: LabColor) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return (x * x + y * y + z * z).squareRoot()
  }
}

extension PixelColor {
  /// On white, as a window is: what is see-through counts by what it leaves of white.
  fileprivate var lab: LabColor {
    func linear(_ channel: UInt8) -> Double {
      let encoded = Double(Int(channel) + 255 - Int(alpha)) / 255
      return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    // IEC 61966-2-1, and the white point that it names.
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    return LabColor(
      lightness: 116 * root(y) - 16, a: 500 * (root(x) - root(y)), b: 200 * (root(y) - root(z)))
  }
}
