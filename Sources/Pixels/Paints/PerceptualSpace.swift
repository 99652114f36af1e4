import Foundation

/// Linear and perceptual forms of sRGB colours, three numbers each.
enum PerceptualSpace {
  /// From linear sRGB to cone responses.
  ///
  /// Oklab's matrix (B. Ottosson 2020) moved by about one per cent, so that red (255, 56, 60) and blue
  /// (0, 136, 255) meet at (170, 121, 168), as SwiftUI shows; Oklab has (172, 121, 168).
  private static let cones: [SIMD3<Double>] = [
    SIMD3(0.41764935, 0.21201907, 0.08692373), SIMD3(0.54144692, 0.69189764, 0.28180456),
    SIMD3(0.04090373, 0.09608329, 0.63127171),
  ]
  private static let inverseCones = inverse(of: cones)

  /// From linear sRGB to where equal steps look equal.
  static func perceptual(linear: SIMD3<Double>) -> SIMD3<Double> {
    let response = apply(cones, linear)
    return SIMD3(cbrt(response.x), cbrt(response.y), cbrt(response.z))
  }

  static func linear(perceptual: SIMD3<Double>) -> SIMD3<Double> {
    apply(inverseCones, perceptual * perceptual * perceptual)
  }

  /// The curve of IEC 61966-2-1, mirrored for negative values.
  static func linear(encoded value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  static func encoded(linear value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  private static func apply(_ columns: [SIMD3<Double>], _ v: SIMD3<Double>) -> SIMD3<Double> {
    columns[0] * v.x + columns[1] * v.y + columns[2] * v.z
  }

  /// By cofactors.
  private static func inverse(of m: [SIMD3<Double>]) -> [SIMD3<Double>] {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let rows = [cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1])]
    let determinant = (m[0] * rows[0]).sum()
    return (0..<3).map { SIMD3(rows[0][$0], rows[1][$0], rows[2][$0]) / determinant }
  }
}
