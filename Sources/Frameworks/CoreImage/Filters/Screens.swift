import Foundation
import Pixels

// Halftone screens: white where a pixel is brighter than the screen at its place.
extension FilterDefinition {
  static let screens: [String: FilterDefinition] = [
    "CIDotScreen": screen { x, y, width in
      (cos(x * .pi / width) * cos(y * .pi / width) + 1) / 2
    },
    "CILineScreen": screen { _, y, width in (cos(y * 2 * .pi / width) + 1) / 2 },
    "CIHatchedScreen": screen { x, y, width in
      // The nearer of two sets of lines that cross.
      max(cos(x * 2 * .pi / width), cos(y * 2 * .pi / width)) / 2 + 0.5
    },
    "CICircularScreen": screen(isTurned: false) { x, y, width in
      (cos(hypot(x, y) * 2 * .pi / width) + 1) / 2
    },
    "CICMYKHalftone": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputWidth", 6.0), ("inputAngle", 0.0),
      ("inputSharpness", 0.7), ("inputGCR", 1.0), ("inputUCR", 0.5),
    ]) { image, values in
      let halftone = Halftone(values)
      return CIImage(extent: image.extent) { rendering, region in
        let grid = rendering.grid(image, region)
        return PixelGrid(region) { x, y in
          let color = grid[x, y]
          let straight =
            rendering.isLinear ? SRGBCurve.encoded(color.straight.held) : color.straight
          var printed = halftone[straight, Double(x) + 0.5, Double(y) + 0.5]
          if rendering.isLinear { printed = SRGBCurve.linear(printed) }
          printed.w = color.w
          return printed.premultiplied
        }
      }
    },
  ]

  private static func screen(
    isTurned: Bool = true,
    _ threshold: @escaping (_ x: Double, _ y: Double, _ width: Double) -> Double
  ) -> FilterDefinition {
    let angle: [(key: String, value: Any?)] = isTurned ? [("inputAngle", 0.0)] : []
    let others: [(key: String, value: Any?)] = [("inputWidth", 6.0), ("inputSharpness", 0.7)]
    return FilterDefinition(
      image: [("inputCenter", CIVector(x: 150, y: 150))] + angle + others
    ) { image, values in
      let center = values.point("inputCenter")
      let angle = isTurned ? values.number("inputAngle") : 0
      let width = max(values.number("inputWidth"), 1)
      let edge = Float(max(1 - values.number("inputSharpness"), 0.02))
      let (c, s) = (cos(angle), sin(angle))
      return CIImage(extent: image.extent) { rendering, region in
        let grid = rendering.grid(image, region)
        return PixelGrid(region) { x, y in
          let color = grid[x, y]
          let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
          let level = Float(threshold(dx * c + dy * s, dy * c - dx * s, width))
          let bright = SRGBCurve.encoded(max(color.straight.luminance, 0))
          let ink = min(max((bright - level) / edge + 0.5, 0), 1) * color.w
          return SIMD4(ink, ink, ink, color.w)
        }
      }
    }
  }
}

/// Dots of cyan, magenta, yellow and black on white paper, each ink at an angle of its own, as in offset printing: black
/// at 45°, magenta at 75°, yellow at 0° and cyan at 15°.
struct Halftone {
  private let center: CGPoint
  private let width: Double
  private let edge: Float
  private let replacement: Float
  private let removal: Float
  private let turns: [(cosine: Double, sine: Double)]

  init(_ values: FilterInputs) {
    center = values.point("inputCenter")
    width = max(values.number("inputWidth"), 1)
    edge = Float(max(1 - values.number("inputSharpness"), 0.02))
    replacement = Float(min(max(values.number("inputGCR"), 0), 1))
    removal = Float(min(max(values.number("inputUCR"), 0), 1))
    let angle = values.number("inputAngle")
    turns = [15.0, 75, 0, 45].map { degrees in
      (cos(angle + degrees * .pi / 180), sin(angle + degrees * .pi / 180))
    }
  }

  init() {
    self.init(
      FilterInputs(values: [
        "inputCenter": CIVector(x: 0, y: 0), "inputWidth": 6.0, "inputSharpness": 0.7,
        "inputGCR": 1.0, "inputUCR": 0.5,
      ]))
  }

  /// The printed colour at a place of one that is encoded.
  subscript(color: SIMD4<Float>, x: Double, y: Double) -> SIMD4<Float> {
    var inks = SIMD4(1 - color.x, 1 - color.y, 1 - color.z, 0)
    // What the three have in common is printed in black, of which a part is taken from them.
    let common = min(inks.x, inks.y, inks.z)
    inks.w = common * replacement
    for ink in 0..<3 { inks[ink] -= common * replacement * removal }
    var paper = SIMD4<Float>(1, 1, 1, 1)
    for ink in 0..<4 {
      let (dx, dy) = (x - center.x, y - center.y)
      let across = dx * turns[ink].cosine + dy * turns[ink].sine
      let up = dy * turns[ink].cosine - dx * turns[ink].sine
      let level = Float((Self.wave(across / width) * Self.wave(up / width) + 1) / 2)
      // No ink leaves the paper white, and all of it covers it.
      let missing = (1 - level) * (1 - edge) + edge / 2
      let cover = min(max((inks[ink] - missing) / edge + 0.5, 0), 1)
      if ink == 3 {
        paper *= SIMD4(1 - cover, 1 - cover, 1 - cover, 1)
      } else {
        paper[ink] *= 1 - cover
      }
    }
    return paper
  }

  /// The cosine of so many turns, by its series around a quarter of one; within 0.0002.
  @inline(__always)
  private static func wave(_ turns: Double) -> Double {
    let whole = Int(turns)
    // From the nearest whole turn, without a sign: 0 to a half.
    var part = abs(turns - Double(whole))
    part = part > 0.5 ? 1 - part : part
    let x = 2 * .pi * (0.25 - part)
    let square = x * x
    return x * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
  }
}
