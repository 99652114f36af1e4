import PixelKernels

/// The formulas of the W3C's Compositing and Blending, Level 1, in Double, on colours that are not
/// premultiplied; soft light is Pegtop's, and the two plus modes are Core Graphics'.
enum BlendFormula {
  typealias Color = SIMD3<Double>

  static func blend(_ mode: Int, _ source: SIMD4<Double>, _ backdrop: SIMD4<Double>) -> SIMD4<
    Double
  > {
    let (sa, ba) = (source.w, backdrop.w)
    let s = Color(source.x, source.y, source.z)
    let b = Color(backdrop.x, backdrop.y, backdrop.z)
    switch UInt32(mode) {
    case pk_blend_source_atop.rawValue: return SIMD4(s * ba + b * (1 - sa), ba)
    case pk_blend_destination_over.rawValue: return SIMD4(b + s * (1 - ba), ba + sa * (1 - ba))
    case pk_blend_destination_out.rawValue: return backdrop * (1 - sa)
    case pk_blend_mask.rawValue, pk_blend_destination_in.rawValue: return backdrop * sa
    case pk_blend_clear.rawValue: return .zero
    case pk_blend_copy.rawValue: return source
    case pk_blend_source_in.rawValue: return source * ba
    case pk_blend_source_out.rawValue: return source * (1 - ba)
    case pk_blend_destination_atop.rawValue: return source * (1 - ba) + backdrop * sa
    case pk_blend_xor.rawValue: return source * (1 - ba) + backdrop * (1 - sa)
    case pk_blend_plus_lighter.rawValue:
      return (source + backdrop).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    case pk_blend_plus_darker.rawValue:
      let alpha = min(1, sa + ba)
      let color = Color(repeating: alpha) - (Color(repeating: sa) - s) - (Color(repeating: ba) - b)
      return SIMD4(color.clamped(lowerBound: .zero, upperBound: Color(repeating: alpha)), alpha)
    default:
      let cs = sa > 0 ? s / sa : .zero
      let cb = ba > 0 ? b / ba : .zero
      let mixed = mix(mode, cs, cb)
      return SIMD4(s * (1 - ba) + b * (1 - sa) + mixed * (sa * ba), sa + ba * (1 - sa))
    }
  }

  private static func mix(_ mode: Int, _ s: Color, _ b: Color) -> Color {
    switch UInt32(mode) {
    case pk_blend_hue.rawValue: return withLum(withSat(s, sat(b)), lum(b))
    case pk_blend_saturation.rawValue: return withLum(withSat(b, sat(s)), lum(b))
    case pk_blend_color.rawValue: return withLum(s, lum(b))
    case pk_blend_luminosity.rawValue: return withLum(b, lum(s))
    default: return Color(channel(mode, s.x, b.x), channel(mode, s.y, b.y), channel(mode, s.z, b.z))
    }
  }

  private static func channel(_ mode: Int, _ s: Double, _ b: Double) -> Double {
    func hardLight(_ s: Double, _ b: Double) -> Double {
      s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    }
    switch UInt32(mode) {
    case pk_blend_normal.rawValue: return s
    case pk_blend_multiply.rawValue: return s * b
    case pk_blend_screen.rawValue: return s + b - s * b
    case pk_blend_overlay.rawValue: return hardLight(b, s)
    case pk_blend_darken.rawValue: return min(s, b)
    case pk_blend_lighten.rawValue: return max(s, b)
    case pk_blend_color_dodge.rawValue: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case pk_blend_color_burn.rawValue: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case pk_blend_soft_light.rawValue: return (1 - 2 * s) * b * b + 2 * s * b
    case pk_blend_hard_light.rawValue: return hardLight(s, b)
    case pk_blend_difference.rawValue: return abs(s - b)
    case pk_blend_exclusion.rawValue: return s + b - 2 * s * b
    default: fatalError("mode \(mode)")
    }
  }

  private static func lum(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func sat(_ c: Color) -> Double { c.max() - c.min() }

  private static func withSat(_ c: Color, _ saturation: Double) -> Color {
    sat(c) > 0 ? (c - c.min()) * (saturation / sat(c)) : .zero
  }

  private static func withLum(_ c: Color, _ luminosity: Double) -> Color {
    var c = c + (luminosity - lum(c))
    let l = lum(c)
    let (low, high) = (c.min(), c.max())
    if low < 0 { c = Color(repeating: l) + (c - l) * (l / (l - low)) }
    if high > 1 { c = Color(repeating: l) + (c - l) * ((1 - l) / (high - l)) }
    return c
  }
}
