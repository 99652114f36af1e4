import Foundation

extension FilterDefinition {
  static let colorEffects: [String: FilterDefinition] = [
    "CIColorInvert": FilterDefinition(color: []) { _, _ in keepingAlpha { 1 - $0 } },
    "CIColorMonochrome": FilterDefinition(color: [
      ("inputColor", CIColor(red: 0.6, green: 0.45, blue: 0.3)), ("inputIntensity", 1.0),
    ]) { values, rendering in
      let tone = rendering.working(values.color("inputColor"))
      let intensity = values.single("inputIntensity")
      return keepingAlpha { $0 + (tone * $0.luminance - $0) * intensity }
    },
    "CIColorPosterize": FilterDefinition(encoded: [("inputLevels", 6.0)]) { values in
      let steps = max(values.single("inputLevels").rounded(), 2) - 1
      return keepingAlpha { ($0 * steps).rounded(.toNearestOrAwayFromZero) / steps }
    },
    "CIFalseColor": FilterDefinition(color: [
      ("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
      ("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
    ]) { values, rendering in
      let dark = rendering.working(values.color("inputColor0"))
      let bright = rendering.working(values.color("inputColor1"))
      return keepingAlpha { dark + (bright - dark) * $0.luminance }
    },
    "CIMaskToAlpha": FilterDefinition(color: []) { _, _ in
      { SIMD4(1, 1, 1, min(max($0.luminance, 0), 1) * $0.w) }
    },
    "CIMaximumComponent": FilterDefinition(color: []) { _, _ in
      keepingAlpha { SIMD4(repeating: max($0.x, $0.y, $0.z)) }
    },
    "CIMinimumComponent": FilterDefinition(color: []) { _, _ in
      keepingAlpha { SIMD4(repeating: min($0.x, $0.y, $0.z)) }
    },
    // The matrix of Filter Effects Module Level 1, sepia.
    "CISepiaTone": FilterDefinition(color: [("inputIntensity", 1.0)]) { values, _ in
      let intensity = values.single("inputIntensity")
      let rows = (
        SIMD4<Float>(0.393, 0.769, 0.189, 0), SIMD4<Float>(0.349, 0.686, 0.168, 0),
        SIMD4<Float>(0.272, 0.534, 0.131, 0)
      )
      return keepingAlpha { color in
        let sepia = SIMD4(
          (color * rows.0).sum(), (color * rows.1).sum(), (color * rows.2).sum(), 0)
        return color + (sepia - color) * intensity
      }
    },
    "CIColorThreshold": FilterDefinition(color: [("inputThreshold", 0.5)]) { values, _ in
      let threshold = values.single("inputThreshold")
      return keepingAlpha { color in
        SIMD4(
          color.x >= threshold ? 1 : 0, color.y >= threshold ? 1 : 0,
          color.z >= threshold ? 1 : 0, 1)
      }
    },
    "CIColorCube": cube(key: "inputCubeData", encoded: false),
    "CIColorCubeWithColorSpace": cube(key: "inputCubeData", encoded: true),
    "CIColorMap": FilterDefinition(image: [("inputGradientImage", nil)]) { image, values in
      guard let gradient = values.image("inputGradientImage") else { return nil }
      return CIImage(extent: image.extent) { rendering, region in
        let (x, row) = (gradient.pixelExtent.x0, gradient.pixelExtent.y0)
        let colors = rendering.grid(gradient, gradient.pixelExtent)
        let last = Float(max(gradient.pixelExtent.width - 1, 0))
        return rendering.grid(image, region).filling(region).mapped { color in
          let place = Int((min(max(color.straight.luminance, 0), 1) * last).rounded())
          return colors[x + place, row] * color.w
        }
      }
    },
    "CIVignette": FilterDefinition(image: [("inputIntensity", 0.0), ("inputRadius", 1.0)]) {
      image, values in
      let center = CGPoint(x: image.extent.midX, y: image.extent.midY)
      let half = hypot(image.extent.width, image.extent.height) / 2
      let radius = half * max(CGFloat(values.number("inputRadius")) + 1, 0.1) / 2
      let intensity = values.single("inputIntensity")
      return image.shaded { x, y in
        let distance = Float(min(hypot(x - center.x, y - center.y) / radius, 2))
        return 1 - intensity * distance * distance * 0.5
      }
    },
    "CIVignetteEffect": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius", 150.0), ("inputIntensity", 1.0),
      ("inputFalloff", 0.5),
    ]) { image, values in
      let (center, radius) = (values.point("inputCenter"), values.number("inputRadius"))
      let intensity = values.single("inputIntensity")
      let edge = max(radius * values.number("inputFalloff"), 1e-3)
      return image.shaded { x, y in
        let distance = (hypot(x - center.x, y - center.y) - (radius - edge)) / edge
        let t = Float(min(max(distance, 0), 1))
        return 1 - intensity * t * t * (3 - 2 * t)
      }
    },
    "CIDither": FilterDefinition(image: [("inputIntensity", 0.1)]) { image, values in
      let intensity = values.single("inputIntensity")
      return CIImage(extent: image.extent) { rendering, region in
        let grid = rendering.grid(image, region)
        return PixelGrid(region) { x, y in
          let color = grid[x, y]
          let change = (PlaneNoise.value(x, y) - 0.5) * intensity * color.w
          return SIMD4(color.x + change, color.y + change, color.z + change, color.w)
        }
      }
    },
  ]

  /// Colours looked up in a cube of single numbers, red fastest, mixed from its eight neighbours.
  private static func cube(key: String, encoded: Bool) -> FilterDefinition {
    let inputs: [(key: String, value: Any?)] =
      [("inputCubeDimension", 2.0), (key, nil), ("inputExtrapolate", false)]
      + (encoded ? [("inputColorSpace", nil)] : [])
    func formula(_ values: FilterInputs) -> (SIMD4<Float>) -> SIMD4<Float> {
      let side = Int(values.number("inputCubeDimension"))
      let data = values.values[key] as? Data ?? Data()
      guard side >= 2, data.count >= side * side * side * 16 else { return { $0 } }
      let bytes = [UInt8](data)
      let numbers = (0..<side * side * side * 4).map { index in
        Float(
          bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[index * 4 + $1]) << (8 * $1) })
      }
      func entry(_ red: Int, _ green: Int, _ blue: Int) -> SIMD4<Float> {
        let place = ((blue * side + green) * side + red) * 4
        return SIMD4(numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3])
      }
      return { color in
        let scaled = color.held * Float(side - 1)
        let low = pointwiseMin(scaled.rounded(.down), SIMD4(repeating: Float(side - 2)))
        let part = scaled - low
        var sum = SIMD4<Float>.zero
        for corner in 0..<8 {
          let step = SIMD4<Int>(corner & 1, corner >> 1 & 1, corner >> 2, 0)
          var weight: Float = 1
          for axis in 0..<3 { weight *= step[axis] == 1 ? part[axis] : 1 - part[axis] }
          sum += weight * entry(Int(low.x) + step.x, Int(low.y) + step.y, Int(low.z) + step.z)
        }
        return SIMD4(sum.x, sum.y, sum.z, color.w)
      }
    }
    return encoded
      ? FilterDefinition(encoded: inputs, formula)
      : FilterDefinition(color: inputs) { values, _ in formula(values) }
  }

  /// Looks of photographs. Apple does not tell its own: these are curves of ours in the same spirit.
  static let photoEffects: [String: FilterDefinition] = [
    "CIPhotoEffectMono": look { gray($0) },
    "CIPhotoEffectTonal": look { gray($0) * 0.9 + 0.06 },
    "CIPhotoEffectNoir": look { curve(gray($0), 1.5) - 0.03 },
    "CIPhotoEffectFade": look { ($0 + (gray($0) - $0) * 0.35) * 0.8 + 0.13 },
    "CIPhotoEffectChrome": look { curve(gray($0) + ($0 - gray($0)) * 1.3, 1.15) },
    "CIPhotoEffectInstant": look {
      ($0 + (gray($0) - $0) * 0.25) * SIMD4(0.98, 0.92, 0.8, 1) + SIMD4(0.06, 0.05, 0.09, 0)
    },
    "CIPhotoEffectProcess": look {
      curve($0 + (gray($0) - $0) * 0.15, 1.1) * SIMD4(0.9, 1, 0.95, 1) + SIMD4(0, 0.02, 0.08, 0)
    },
    "CIPhotoEffectTransfer": look {
      ($0 + (gray($0) - $0) * 0.2) * SIMD4(1, 0.94, 0.82, 1) + SIMD4(0.04, 0.03, 0.04, 0)
    },
    "CIThermal": look {
      ramp(
        $0.luminance,
        [SIMD4(0, 0, 0.3, 1), SIMD4(0.5, 0, 0.6, 1), SIMD4(1, 0.3, 0, 1), SIMD4(1, 1, 0.4, 1)])
    },
    "CIXRay": look { (1 - gray($0)) * SIMD4(0.82, 0.95, 1, 1) },
  ]

  private static func look(
    _ formula: @escaping (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDefinition {
    FilterDefinition(encoded: [("inputExtrapolate", false)]) { _ in keepingAlpha(formula) }
  }

  private static func gray(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(repeating: color.luminance)
  }

  /// More or less contrast around the middle.
  private static func curve(_ color: SIMD4<Float>, _ contrast: Float) -> SIMD4<Float> {
    (color - 0.5) * contrast + 0.5
  }

  private static func ramp(_ value: Float, _ colors: [SIMD4<Float>]) -> SIMD4<Float> {
    let place = min(max(value, 0), 1) * Float(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return colors[index] + (colors[index + 1] - colors[index]) * (place - Float(index))
  }
}

extension CIImage {
  /// Each colour times a number that depends on its place; the opacity stays.
  func shaded(_ factor: @escaping (_ x: CGFloat, _ y: CGFloat) -> Float) -> CIImage {
    CIImage(extent: extent) { rendering, region in
      let grid = rendering.grid(self, region)
      return PixelGrid(region) { x, y in
        let color = grid[x, y]
        let light = max(factor(CGFloat(x) + 0.5, CGFloat(y) + 0.5), 0)
        return SIMD4(color.x * light, color.y * light, color.z * light, color.w)
      }
    }
  }
}

/// A number 0…1 for each place, always the same: a mix of bits (Wang's integer hash).
enum PlaneNoise {
  static func bits(_ x: Int, _ y: Int) -> UInt32 {
    var seed =
      UInt32(truncatingIfNeeded: x) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: y) &* 0x85EB_CA77
    seed = (seed ^ 61) ^ (seed >> 16)
    seed = seed &* 9
    seed = seed ^ (seed >> 4)
    seed = seed &* 0x27D4_EB2D
    return seed ^ (seed >> 15)
  }

  static func value(_ x: Int, _ y: Int) -> Float { Float(bits(x, y) >> 8) / 16_777_216 }
}
