import PixelKernels

extension ColorComponents {
  /// The colour as a pixel: cut to sRGB, premultiplied, red in the lowest byte.
  package func premultiplied(opacity: Double = 1) -> UInt32 {
    let alpha = unit(self.alpha * Float(opacity))
    func byte(_ value: Float) -> UInt32 { UInt32(unit(value) * alpha * 255 + 0.5) }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | UInt32(alpha * 255 + 0.5) << 24
  }
}

extension ColorComponents {
  /// The same with 8 bits behind the point of each channel. What is opaque as a pixel is that pixel.
  func deepPremultiplied(opacity: Double) -> pk_deep_color {
    let pixel = premultiplied(opacity: opacity)
    if pixel >> 24 == 255 { return pk_deepen(pixel) }
    let alpha = unit(self.alpha * Float(opacity))
    func channel(_ value: Float) -> UInt64 { UInt64(unit(value) * alpha * 65_280 + 0.5) }
    return channel(red) | channel(green) << 16 | channel(blue) << 32 | channel(1) << 48
  }
}

extension ColorComponents {
  /// The colour in linear light, premultiplied; not cut to sRGB. Numbers that are none become 0.
  func premultipliedLinear(opacity: Double) -> (Float, Float, Float, Float) {
    let alpha = unit(self.alpha * Float(opacity))
    func linear(_ value: Float) -> Float {
      let result = Float(PerceptualSpace.linear(encoded: Double(value)))
      return result.isFinite ? result * alpha : 0
    }
    return (linear(red), linear(green), linear(blue), alpha)
  }
}

/// The value held within 0...1; 0 when it is not a number.
func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
