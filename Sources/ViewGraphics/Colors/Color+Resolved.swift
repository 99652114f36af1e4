import Foundation
import Motion
import Pixels
import ViewRuntime

extension Color {
  /// A colour in numbers: linear extended sRGB, not premultiplied.
  nonisolated public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    /// 0 is invisible, 1 is opaque.
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let linear = colorSpace.linearSRGB(SIMD3(red, green, blue))
      (linearRed, linearGreen, linearBlue) = (linear.x, linear.y, linear.z)
      self.opacity = opacity
    }

    init(linear: SIMD3<Float>, opacity: Float) {
      (linearRed, linearGreen, linearBlue) = (linear.x, linear.y, linear.z)
      self.opacity = opacity
    }

    /// The gamma-encoded sRGB component.
    public var red: Float {
      get { encodeSRGB(linearRed) }
      set { linearRed = decodeSRGB(newValue) }
    }

    public var green: Float {
      get { encodeSRGB(linearGreen) }
      set { linearGreen = decodeSRGB(newValue) }
    }

    public var blue: Float {
      get { encodeSRGB(linearBlue) }
      set { linearBlue = decodeSRGB(newValue) }
    }

    var linear: SIMD3<Float> { SIMD3(linearRed, linearGreen, linearBlue) }

    /// The colour as painters take it.
    package var components: ColorComponents {
      ColorComponents(red: red, green: green, blue: blue, alpha: opacity)
    }

    package init(_ components: ColorComponents) {
      self.init(
        red: components.red, green: components.green, blue: components.blue,
        opacity: components.alpha)
    }

    func multiplyingOpacity(by factor: Double) -> Color.Resolved {
      var result = self
      result.opacity *= Float(factor)
      return result
    }
  }
}

extension Color.Resolved: ShapeStyle {}

extension Color.Resolved: Codable {
  /// A list of the encoded components and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try container.encode(component) }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      red: try container.decode(Float.self), green: try container.decode(Float.self),
      blue: try container.decode(Float.self), opacity: try container.decode(Float.self))
  }
}

extension Color.Resolved: Animatable {
  /// Linear components and opacity, all × 128: what moves is blended in linear light.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`, with the components limited to the sRGB gamut.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { String(format: "%02X", $0) }.joined()
  }
}

/// The sRGB transfer function, linear to encoded, continued oddly below 0 and beyond 1 (IEC 61966-2-1).
func encodeSRGB(_ linear: Float) -> Float {
  let size = Double(abs(linear))
  let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return Float(linear < 0 ? -encoded : encoded)
}

/// The inverse of `encodeSRGB`.
func decodeSRGB(_ encoded: Float) -> Float {
  let size = Double(abs(encoded))
  let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return Float(encoded < 0 ? -linear : linear)
}
