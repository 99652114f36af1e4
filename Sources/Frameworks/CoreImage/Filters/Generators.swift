import Foundation
import Pixels

// Images without an image to begin with.
extension FilterDefinition {
  static let generators: [String: FilterDefinition] = [
    "CIConstantColorGenerator": FilterDefinition([("inputColor", CIColor.red)]) { values in
      let color = values.color("inputColor")
      return .painted {
        $0.working(color).premultiplied
      } formula: { color, _, _ in
        color
      }
    },
    "CICheckerboardGenerator": pattern { x, y, width, sharpness in
      let (across, up) = (wave(x, width, sharpness), wave(y, width, sharpness))
      return across * up + (1 - across) * (1 - up)
    },
    "CIStripesGenerator": pattern { x, _, width, sharpness in wave(x, width, sharpness) },
    "CIRandomGenerator": FilterDefinition([]) { _ in
      CIImage(extent: .infinite) { rendering, region in
        PixelGrid(region) { x, y in
          let bits = PlaneNoise.bits(x, y)
          let bytes = (0..<4).map { Float(bits >> (8 * UInt32($0)) & 255) / 255 }
          return rendering.working(SIMD4(bytes[0], bytes[1], bytes[2], bytes[3])).premultiplied
        }
      }
    },
    "CIRoundedRectangleGenerator": FilterDefinition([
      ("inputExtent", CIVector(x: 0, y: 0, z: 100, w: 100)), ("inputRadius", 10.0),
      ("inputColor", CIColor.white),
    ]) { values in
      let (rect, color) = (values.rect("inputExtent"), values.color("inputColor"))
      let radius = min(values.number("inputRadius"), Double(min(rect.width, rect.height)) / 2)
      return CIImage(extent: rect) { rendering, region in
        let color = rendering.working(color).premultiplied
        return PixelGrid(region) { x, y in
          let dx = max(abs(Double(x) + 0.5 - rect.midX) - rect.width / 2 + radius, 0)
          let dy = max(abs(Double(y) + 0.5 - rect.midY) - rect.height / 2 + radius, 0)
          return color * Float(min(max(radius - hypot(dx, dy) + 0.5, 0), 1))
        }
      }
    },
    "CIQRCodeGenerator": FilterDefinition([
      ("inputMessage", nil), ("inputCorrectionLevel", "M"),
    ]) { values in
      guard let message = values.values["inputMessage"] as? Data else { return nil }
      let level = values.values["inputCorrectionLevel"] as? String ?? "M"
      return QRCode.modules(of: message, level: level).map { .modules($0) }
    },
    "CICode128BarcodeGenerator": FilterDefinition([
      ("inputMessage", nil), ("inputQuietSpace", 10.0), ("inputBarcodeHeight", 32.0),
    ]) { values in
      guard let message = values.values["inputMessage"] as? Data,
        let bars = Code128.modules(of: message)
      else { return nil }
      let space = Array(repeating: false, count: max(Int(values.number("inputQuietSpace")), 0))
      let row = space + bars + space
      let height = max(Int(values.number("inputBarcodeHeight")), 1)
      return .modules(Array(repeating: row, count: height))
    },
  ]

  static let gradients: [String: FilterDefinition] = [
    "CILinearGradient": linear { $0 },
    "CISmoothLinearGradient": linear { $0 * $0 * (3 - 2 * $0) },
    "CIRadialGradient": FilterDefinition([
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius0", 5.0), ("inputRadius1", 100.0),
      ("inputColor0", CIColor.white), ("inputColor1", CIColor.black),
    ]) { values in
      let center = values.point("inputCenter")
      let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
      return .gradient(values) { x, y in
        (hypot(x - center.x, y - center.y) - inner) / max(outer - inner, 1e-6)
      }
    },
    "CIGaussianGradient": FilterDefinition([
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputColor0", CIColor.white),
      ("inputColor1", CIColor.clear), ("inputRadius", 300.0),
    ]) { values in
      let (center, radius) = (values.point("inputCenter"), max(values.number("inputRadius"), 1e-6))
      return .gradient(values) { x, y in
        // A bell that has reached nothing at the radius: a smooth step.
        let t = min(hypot(x - center.x, y - center.y) / radius, 1)
        return t * t * (3 - 2 * t)
      }
    },
    "CIHueSaturationValueGradient": FilterDefinition([
      ("inputValue", 1.0), ("inputRadius", 300.0), ("inputSoftness", 1.0), ("inputDither", 1.0),
    ]) { values in
      let (radius, value) = (max(values.number("inputRadius"), 1), values.single("inputValue"))
      let square = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
      return CIImage(extent: square) { rendering, region in
        PixelGrid(region) { x, y in
          let (dx, dy) = (Double(x) + 0.5 - radius, Double(y) + 0.5 - radius)
          let distance = hypot(dx, dy)
          let hue = Float(atan2(dy, dx) / (2 * .pi) + 1) * 6
          let saturation = Float(min(distance / radius, 1))
          let wheel = SIMD3<Float>(5, 3, 1)
          let parts = (0..<3).map { channel -> Float in
            let k = (wheel[channel] + hue).truncatingRemainder(dividingBy: 6)
            return value * (1 - saturation * max(0, min(k, 4 - k, 1)))
          }
          let cover = Float(min(max(radius - distance + 0.5, 0), 1))
          return rendering.working(SIMD4(parts[0], parts[1], parts[2], 1)) * cover
        }
      }
    },
  ]

  private static func linear(_ ease: @escaping (Double) -> Double) -> FilterDefinition {
    FilterDefinition([
      ("inputPoint0", CIVector(x: 0, y: 0)), ("inputPoint1", CIVector(x: 200, y: 200)),
      ("inputColor0", CIColor.white), ("inputColor1", CIColor.black),
    ]) { values in
      let (start, end) = (values.point("inputPoint0"), values.point("inputPoint1"))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = max(dx * dx + dy * dy, 1e-9)
      return .gradient(values) { x, y in
        ease(min(max(((x - start.x) * dx + (y - start.y) * dy) / length, 0), 1))
      }
    }
  }

  /// A pattern of two colours without end; the formula answers how much of the first one there is.
  private static func pattern(
    _ part: @escaping (_ x: Double, _ y: Double, _ width: Double, _ sharpness: Double) -> Double
  ) -> FilterDefinition {
    FilterDefinition([
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputColor0", CIColor.white),
      ("inputColor1", CIColor.black), ("inputWidth", 80.0), ("inputSharpness", 1.0),
    ]) { values in
      let (center, width) = (values.point("inputCenter"), max(values.number("inputWidth"), 1e-3))
      let sharpness = values.number("inputSharpness")
      return .gradient(values) { x, y in 1 - part(x - center.x, y - center.y, width, sharpness) }
    }
  }

  /// 1 in every second stripe of that width, from 0 on, and 0 in the others; the edges are a pixel wide where it
  /// is sharp, and a whole stripe where it is not.
  private static func wave(_ place: Double, _ width: Double, _ sharpness: Double) -> Double {
    let period = 2 * width
    var phase = place.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    // The distance into the first stripe; negative in the second one.
    let inside = phase < width ? min(phase, width - phase) : -min(phase - width, period - phase)
    let edge = max((1 - min(max(sharpness, 0), 1)) * width, 1)
    return min(max(inside / edge + 0.5, 0), 1)
  }
}

extension CIImage {
  /// Pixels without end, each by its place.
  static func painted<Prepared>(
    prepare: @escaping (Rendering) -> Prepared,
    formula: @escaping (Prepared, Double, Double) -> SIMD4<Float>
  ) -> CIImage {
    CIImage(extent: .infinite) { rendering, region in
      let prepared = prepare(rendering)
      return PixelGrid(region) { formula(prepared, Double($0) + 0.5, Double($1) + 0.5) }
    }
  }

  /// `inputColor0` where `part` is 0, `inputColor1` where it is 1.
  fileprivate static func gradient(
    _ values: FilterInputs, _ part: @escaping (_ x: Double, _ y: Double) -> Double
  ) -> CIImage {
    let (first, last) = (values.color("inputColor0"), values.color("inputColor1"))
    return .painted { rendering in
      (rendering.working(first).premultiplied, rendering.working(last).premultiplied)
    } formula: { colors, x, y in
      colors.0 + (colors.1 - colors.0) * Float(min(max(part(x, y), 0), 1))
    }
  }

  /// Black and white squares of a pixel each, rows from the top.
  fileprivate static func modules(_ rows: [[Bool]]) -> CIImage {
    let height = rows.count
    let size = CGRect(x: 0, y: 0, width: rows.first?.count ?? 0, height: height)
    let image = CIImage(extent: size) { _, region in
      PixelGrid(region) { x, y in
        rows[height - 1 - y][x] ? SIMD4(0, 0, 0, 1) : SIMD4(repeating: 1)
      }
    }
    return image
  }
}
