import Foundation
import Pixels

extension FilterDefinition {
  static let variedEffects: [String: FilterDefinition] = [
    // Each colour from all three, their squares and their products.
    "CIColorCrossPolynomial": FilterDefinition(color: [
      ("inputRedCoefficients", CIVector([1, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
      ("inputGreenCoefficients", CIVector([0, 1, 0, 0, 0, 0, 0, 0, 0, 0])),
      ("inputBlueCoefficients", CIVector([0, 0, 1, 0, 0, 0, 0, 0, 0, 0])),
    ]) { values, _ in
      let rows = ["Red", "Green", "Blue"].map { name in
        (values.vector("input\(name)Coefficients").map { Float($0) }
          + Array(repeating: 0, count: 10))
          .prefix(10)
      }
      return { color in
        let (r, g, b) = (color.x, color.y, color.z)
        let terms = [r, g, b, r * r, g * g, b * b, r * g, g * b, b * r, 1]
        var result = color
        for (channel, row) in rows.enumerated() {
          result[channel] = zip(row, terms).reduce(0) { $0 + $1.0 * $1.1 }
        }
        return result
      }
    },
    // Blurred as much as the mask is bright: between the nearest two of five deviations.
    "CIMaskedVariableBlur": FilterDefinition(image: [("inputMask", nil), ("inputRadius", 5.0)]) {
      image, values in
      guard let mask = values.image("inputMask"), image.extent != .infinite else { return image }
      let radius = values.number("inputRadius")
      let edgeless = image.clampedToExtent()
      let steps = (0...4).map { $0 == 0 ? image : edgeless.gaussian(radius * Double($0) / 4) }
      return CIImage(extent: image.extent) { rendering, region in
        let grids = steps.map { rendering.grid($0, region) }
        let mask = rendering.grid(mask, region)
        return PixelGrid(region) { x, y in
          let amount = min(max(mask[x, y].luminance, 0), 1) * 4
          let step = min(Int(amount), 3)
          let (less, more) = (grids[step][x, y], grids[step + 1][x, y])
          return less + (more - less) * (amount - Float(step))
        }
      }
    },
    // One pixel high: the mean of each column.
    "CIColumnAverage": FilterDefinition(image: [
      ("inputExtent", CIVector(x: 0, y: 0, z: 640, w: 80))
    ]) { image, values in
      let area = image.extent.intersection(values.rect("inputExtent"))
      guard !area.isEmpty, area != .infinite else { return .empty() }
      let box = PixelRect(covering: area)
      return CIImage(extent: CGRect(x: 0, y: 0, width: box.width, height: 1)) { rendering, region in
        let grid = rendering.grid(image, box)
        return PixelGrid(region) { x, _ in
          let sum = (box.y0..<box.y1).reduce(SIMD4<Double>.zero) {
            $0 + SIMD4<Double>(grid[box.x0 + x, $1])
          }
          return SIMD4<Float>(sum / Double(box.height))
        }
      }
    },
  ]
}
