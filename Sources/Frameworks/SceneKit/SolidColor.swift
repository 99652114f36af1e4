import SwiftUI
import UIKit
import simd

/// A colour in numbers of light, not premultiplied.
struct SolidColor: Equatable, Blendable {
  /// Red, green, blue in linear light and opacity.
  var linear: SIMD4<Float>

  static let white = SolidColor(linear: SIMD4(1, 1, 1, 1))
  static let black = SolidColor(linear: SIMD4(0, 0, 0, 1))

  init(linear: SIMD4<Float>) { self.linear = linear }
  init(encoded: SIMD4<Float>) {
    linear = SIMD4(
      Light.linear(encoded.x), Light.linear(encoded.y), Light.linear(encoded.z), encoded.w)
  }

  /// Of what an animation of a colour has; nil of other than four numbers.
  init?(encoded numbers: [Float]) {
    guard numbers.count == 4 else { return nil }
    self.init(encoded: SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  /// Of a colour of any of the kinds that programs have, or a number as a grey; nil of anything else.
  init?(_ value: Any?) {
    let color: UIColor
    switch value {
    case let value as UIColor: color = value
    case let value as CGColor: color = UIColor(cgColor: value)
    case let value as Color: color = UIColor(value)
    case let value as NSNumber:
      self.init(encoded: SIMD4(SIMD3(repeating: value.floatValue), 1))
      return
    case let value as CGFloat:
      self.init(encoded: SIMD4(SIMD3(repeating: Float(value)), 1))
      return
    default: return nil
    }
    let parts = (color.cgColor.components ?? []).map { Float($0) }
    switch parts.count {
    case 4: self.init(encoded: SIMD4(parts[0], parts[1], parts[2], parts[3]))
    case 2: self.init(encoded: SIMD4(parts[0], parts[0], parts[0], parts[1]))
    default: return nil
    }
  }

  var encoded: SIMD4<Float> {
    SIMD4(Light.encoded(linear.x), Light.encoded(linear.y), Light.encoded(linear.z), linear.w)
  }
  func blended(with other: Self, part: Double) -> Self {
    SolidColor(encoded: encoded.blended(with: other.encoded, part: part))
  }
}

/// From the numbers of pictures to numbers of light, and back: the curve of sRGB.
enum Light {
  static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? max(value, 0) / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  static func encoded(_ value: Float) -> Float {
    value <= 0.0031308 ? max(value, 0) * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
  /// Of each byte.
  static let linearOfByte: [Float] = (0...255).map { linear(Float($0) / 255) }
  /// The byte of 0…1 in 4096 steps, which is fine enough for all but the darkest three bytes.
  static let byteOfLinear: [UInt8] = (0...4096).map {
    UInt8((encoded(Float($0) / 4096) * 255).rounded())
  }
}
