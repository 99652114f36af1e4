import Foundation

// How much of a colour there is. The formulas are those of Core Image's reference where it has them; it was not
// measured against Apple's pictures.
extension FilterDefinition {
  static let colorAdjustments: [String: FilterDefinition] = [
    "CIColorControls": FilterDefinition(color: [
      ("inputSaturation", 1.0), ("inputBrightness", 0.0), ("inputContrast", 1.0),
    ]) { values, _ in
      let saturation = values.single("inputSaturation")
      let brightness = values.single("inputBrightness")
      let contrast = values.single("inputContrast")
      return keepingAlpha { color in
        let gray = SIMD4(repeating: color.luminance)
        let mixed = gray + (color - gray) * saturation
        return (mixed + brightness - 0.5) * contrast + 0.5
      }
    },
    "CIColorClamp": FilterDefinition(color: [
      ("inputMinComponents", CIVector(x: 0, y: 0, z: 0, w: 0)),
      ("inputMaxComponents", CIVector(x: 1, y: 1, z: 1, w: 1)),
    ]) { values, _ in
      let (low, high) = (values.four("inputMinComponents"), values.four("inputMaxComponents"))
      return { pointwiseMax(low, pointwiseMin($0, high)) }
    },
    "CIColorMatrix": FilterDefinition(color: [
      ("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)),
      ("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)),
      ("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)),
      ("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)),
      ("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)),
    ]) { values, _ in
      let rows = ["R", "G", "B", "A"].map { values.four("input\($0)Vector") }
      let bias = values.four("inputBiasVector")
      return { color in
        var result = bias
        for channel in 0..<4 { result[channel] += (color * rows[channel]).sum() }
        result.w = min(max(result.w, 0), 1)
        return result
      }
    },
    "CIColorPolynomial": FilterDefinition(color: [
      ("inputRedCoefficients", CIVector(x: 0, y: 1, z: 0, w: 0)),
      ("inputGreenCoefficients", CIVector(x: 0, y: 1, z: 0, w: 0)),
      ("inputBlueCoefficients", CIVector(x: 0, y: 1, z: 0, w: 0)),
      ("inputAlphaCoefficients", CIVector(x: 0, y: 1, z: 0, w: 0)),
    ]) { values, _ in
      let rows = ["Red", "Green", "Blue", "Alpha"].map { values.four("input\($0)Coefficients") }
      return { color in
        var result = color
        for channel in 0..<4 {
          let (value, row) = (color[channel], rows[channel])
          result[channel] = row.x + value * (row.y + value * (row.z + value * row.w))
        }
        result.w = min(max(result.w, 0), 1)
        return result
      }
    },
    "CIExposureAdjust": FilterDefinition(color: [("inputEV", 0.0)]) { values, _ in
      let factor = exp2(values.single("inputEV"))
      return keepingAlpha { $0 * factor }
    },
    "CIGammaAdjust": FilterDefinition(color: [("inputPower", 1.0)]) { values, _ in
      let power = values.single("inputPower")
      return { color in
        SIMD4(
          pow(max(color.x, 0), power), pow(max(color.y, 0), power), pow(max(color.z, 0), power),
          color.w)
      }
    },
    "CIHueAdjust": FilterDefinition(color: [("inputAngle", 0.0)]) { values, _ in
      let turn = hueRotation(values.single("inputAngle"))
      return { color in
        SIMD4((color * turn.0).sum(), (color * turn.1).sum(), (color * turn.2).sum(), color.w)
      }
    },
    "CIVibrance": FilterDefinition(color: [("inputAmount", 0.0)]) { values, _ in
      let amount = values.single("inputAmount")
      // Grayish colours change most: what is colourful already stays.
      return keepingAlpha { color in
        let (high, low) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
        let gray = SIMD4(repeating: color.luminance)
        return gray + (color - gray) * (1 + amount * (1 - (high - low)))
      }
    },
    "CIWhitePointAdjust": FilterDefinition(color: [("inputColor", CIColor.white)]) {
      values, rendering in
      let white = rendering.working(values.color("inputColor"))
      return keepingAlpha { $0 * white }
    },
    "CITemperatureAndTint": FilterDefinition(color: [
      ("inputNeutral", CIVector(x: 6500, y: 0)), ("inputTargetNeutral", CIVector(x: 6500, y: 0)),
    ]) { values, _ in
      let (from, to) = (values.vector("inputNeutral"), values.vector("inputTargetNeutral"))
      guard from.count >= 2, to.count >= 2 else { return { $0 } }
      var gain = blackBody(Float(to[0])) / blackBody(Float(from[0]))
      gain.y *= exp2(Float(from[1] - to[1]) / 300)
      let bright = gain.luminance
      return keepingAlpha { [gain = gain / bright] in $0 * gain }
    },
    "CIHighlightShadowAdjust": FilterDefinition(color: [
      ("inputHighlightAmount", 1.0), ("inputShadowAmount", 0.0), ("inputRadius", 0.0),
    ]) { values, _ in
      let (shadow, light) = (
        values.single("inputShadowAmount"), values.single("inputHighlightAmount")
      )
      return keepingAlpha { color in
        let bright = sqrt(min(max(color.luminance, 0), 1))
        let up = 1 + shadow * (1 - bright) * (1 - bright) * 2
        let down = 1 - (1 - light) * bright * bright * 0.5
        return color * max(up, 0) * down
      }
    },
    "CIToneCurve": FilterDefinition(
      encoded: (0...4).map {
        ("inputPoint\($0)", CIVector(x: CGFloat($0) / 4, y: CGFloat($0) / 4))
      }
    ) { values in
      let curve = ToneCurve(points: (0...4).map { values.point("inputPoint\($0)") })
      return { SIMD4(curve[$0.x], curve[$0.y], curve[$0.z], $0.w) }
    },
    "CILinearToSRGBToneCurve": FilterDefinition(color: []) { _, _ in
      { SRGBCurve.encoded(pointwiseMax($0, .zero)) }
    },
    "CISRGBToneCurveToLinear": FilterDefinition(color: []) { _, _ in
      { SRGBCurve.linear(pointwiseMax($0, .zero)) }
    },
  ]

  /// Rows of the matrix that turns hues by an angle in radians and keeps luminance (Filter Effects Module
  /// Level 1, hueRotate).
  static func hueRotation(_ angle: Float) -> (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    let (c, s) = (cos(angle), sin(angle))
    return (
      SIMD4(
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928, 0),
      SIMD4(
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283, 0),
      SIMD4(
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072, 0)
    )
  }

  /// The linear colour of a black body of so many kelvin on the Planckian locus (Kim et al. 2002), in sRGB's
  /// primaries.
  static func blackBody(_ kelvin: Float) -> SIMD4<Float> {
    let t = Double(min(max(kelvin, 1667), 25000))
    let x =
      t <= 4000
      ? -0.266_123_9e9 / (t * t * t) - 0.234_358_9e6 / (t * t) + 0.877_695_6e3 / t + 0.179_910
      : -3.025_846_9e9 / (t * t * t) + 2.107_037_9e6 / (t * t) + 0.222_634_7e3 / t + 0.240_390
    let y =
      t <= 2222
      ? -1.106_381_4 * x * x * x - 1.348_110_2 * x * x + 2.185_558_32 * x - 0.202_196_83
      : t <= 4000
        ? -0.954_947_6 * x * x * x - 1.374_185_93 * x * x + 2.091_370_15 * x - 0.167_488_67
        : 3.081_758_0 * x * x * x - 5.873_386_7 * x * x + 3.751_129_97 * x - 0.370_014_83
    let (bigX, bigZ) = (x / y, (1 - x - y) / y)
    let color = SIMD4(
      3.2406 * bigX - 1.5372 - 0.4986 * bigZ, -0.9689 * bigX + 1.8758 + 0.0415 * bigZ,
      0.0557 * bigX - 0.2040 + 1.0570 * bigZ, 1)
    return SIMD4<Float>(
      color.clamped(lowerBound: SIMD4(repeating: 0.01), upperBound: SIMD4(repeating: 9)))
  }
}

/// A change of red, green and blue alone.
func keepingAlpha(
  _ change: @escaping (SIMD4<Float>) -> SIMD4<Float>
) -> (SIMD4<Float>) -> SIMD4<Float> {
  { color in
    var result = change(color)
    result.w = color.w
    return result
  }
}

/// A curve through points, each between its neighbours: cubic pieces without overshoot (Fritsch and Carlson
/// 1980).
struct ToneCurve {
  private let points: [CGPoint]
  private let slopes: [Double]

  init(points: [CGPoint]) {
    let points = points.sorted { $0.x < $1.x }
    let steps = zip(points, points.dropFirst()).map {
      Double(($1.y - $0.y) / max($1.x - $0.x, 1e-6))
    }
    self.points = points
    slopes = points.indices.map { index in
      guard index > 0, index < steps.count else { return steps[min(index, steps.count - 1)] }
      let (before, after) = (steps[index - 1], steps[index])
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
  }

  subscript(value: Float) -> Float {
    let x = Double(value)
    if x <= points[0].x { return Float(points[0].y) }
    guard let index = points.indices.dropFirst().first(where: { x <= points[$0].x }) else {
      return Float(points[points.count - 1].y)
    }
    let (start, end) = (points[index - 1], points[index])
    let width = max(Double(end.x - start.x), 1e-6)
    let t = (x - start.x) / width
    let (t2, t3) = (t * t, t * t * t)
    return Float(
      (2 * t3 - 3 * t2 + 1) * start.y + (t3 - 2 * t2 + t) * width * slopes[index - 1]
        + (3 * t2 - 2 * t3) * end.y + (t3 - t2) * width * slopes[index])
  }
}
