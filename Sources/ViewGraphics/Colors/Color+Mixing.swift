import Foundation

extension Color {
  /// The colour with its opacity multiplied by `opacity`, 0…1.
  nonisolated public func opacity(_ opacity: Double) -> Color {
    if case .constant(let resolved) = source {
      return Color(resolved.multiplyingOpacity(by: opacity))
    }
    return Color(.opacity(self, opacity))
  }

  /// The colour that lies at `fraction` (0…1) of the way to `rhs`.
  nonisolated public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, rhs, fraction: min(max(fraction, 0), 1), colorSpace))
  }
}

extension Color.Resolved {
  /// Blends as gradients do: components not premultiplied, in the given space.
  func mixed(
    with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let t = Float(fraction)
    let opacity = self.opacity + (other.opacity - self.opacity) * t
    func blend(_ first: SIMD3<Float>, _ second: SIMD3<Float>) -> SIMD3<Float> {
      first + (second - first) * t
    }
    switch space.kind {
    case .perceptual:
      let blended = Oklab.linearSRGB(
        blend(Oklab.components(of: linear), Oklab.components(of: other.linear)))
      return Color.Resolved(linear: blended, opacity: opacity)
    case .device:
      return Color.Resolved(
        linear: blend(linear.encoded, other.linear.encoded).decoded, opacity: opacity)
    case .linear:
      return Color.Resolved(linear: blend(linear, other.linear), opacity: opacity)
    }
  }
}

/// Björn Ottosson's Oklab, in which equal steps look equal.
enum Oklab {
  static func components(of linear: SIMD3<Float>) -> SIMD3<Float> {
    let l = cbrt(0.4122214708 * linear.x + 0.5363325363 * linear.y + 0.0514459929 * linear.z)
    let m = cbrt(0.2119034982 * linear.x + 0.6806995451 * linear.y + 0.1073969566 * linear.z)
    let s = cbrt(0.0883024619 * linear.x + 0.2817188376 * linear.y + 0.6299787005 * linear.z)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  static func linearSRGB(_ lab: SIMD3<Float>) -> SIMD3<Float> {
    let l = cube(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
    let m = cube(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
    let s = cube(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
    return SIMD3(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }

  private static func cube(_ x: Float) -> Float { x * x * x }
}
