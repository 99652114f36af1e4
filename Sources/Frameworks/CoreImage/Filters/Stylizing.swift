import Foundation
import Pixels

extension FilterDefinition {
  static let stylizing: [String: FilterDefinition] = [
    "CIBloom": glow(radius: 10) { color, blurred, intensity in
      // What is bright around a pixel is screened onto it.
      let light = blurred * intensity
      var result = color + light - color * light.held
      result.w = color.w
      return result
    },
    "CIGloom": glow(radius: 10) { color, blurred, intensity in
      var result = color + (pointwiseMin(color, blurred) - color) * intensity
      result.w = color.w
      return result
    },
    "CIUnsharpMask": glow(radius: 2.5) { color, blurred, intensity in
      var result = pointwiseMax(color + (color - blurred) * intensity, .zero)
      result.w = color.w
      return result
    },
    "CISharpenLuminance": FilterDefinition(image: [
      ("inputSharpness", 0.4), ("inputRadius", 1.69),
    ]) { image, values in
      let sharpness = values.single("inputSharpness")
      return image.withBlurred(max(values.number("inputRadius") / 2, 0.3)) { color, blurred in
        let more = (color.luminance - blurred.luminance) * sharpness * 2
        var result = pointwiseMax(color + more, .zero)
        result.w = color.w
        return result
      }
    },
    "CIEdges": FilterDefinition(image: [("inputIntensity", 1.0)]) { image, values in
      let intensity = values.single("inputIntensity")
      // Sobel's operators, on each colour.
      return image.clampedToExtent().gathered(reach: 1) { grid, x, y in
        let left = grid[x - 1, y - 1] + 2 * grid[x - 1, y] + grid[x - 1, y + 1]
        let right = grid[x + 1, y - 1] + 2 * grid[x + 1, y] + grid[x + 1, y + 1]
        let low = grid[x - 1, y - 1] + 2 * grid[x, y - 1] + grid[x + 1, y - 1]
        let high = grid[x - 1, y + 1] + 2 * grid[x, y + 1] + grid[x + 1, y + 1]
        let (across, up) = (right - left, high - low)
        var edge = (across * across + up * up).squareRoot() * intensity
        edge = pointwiseMin(edge, SIMD4(repeating: 1))
        edge.w = grid[x, y].w
        return edge
      }.cropped(to: image.extent)
    },
    "CIPixellate": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputScale", 8.0),
    ]) { image, values in
      let (center, side) = (values.point("inputCenter"), max(values.number("inputScale"), 1))
      return image.inCells { point in
        CGPoint(
          x: center.x + (((point.x - center.x) / side).rounded(.down) + 0.5) * side,
          y: center.y + (((point.y - center.y) / side).rounded(.down) + 0.5) * side)
      }
    },
    "CIHexagonalPixellate": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputScale", 8.0),
    ]) { image, values in
      let (center, side) = (values.point("inputCenter"), max(values.number("inputScale"), 1))
      let height = side * 3.squareRoot() / 2
      return image.inCells { point in
        // The nearest of the centres, whose rows are shifted by halves.
        let row = ((point.y - center.y) / height).rounded()
        let near = [row - 1, row, row + 1].map { row -> CGPoint in
          let shift = row.truncatingRemainder(dividingBy: 2) == 0 ? 0 : side / 2
          let column = ((point.x - center.x - shift) / side).rounded()
          return CGPoint(x: center.x + shift + column * side, y: center.y + row * height)
        }
        return near.min { point.squaredDistance(to: $0) < point.squaredDistance(to: $1) } ?? point
      }
    },
    "CICrystallize": FilterDefinition(image: [
      ("inputRadius", 20.0), ("inputCenter", CIVector(x: 150, y: 150)),
    ]) { image, values in
      let (center, side) = (values.point("inputCenter"), max(values.number("inputRadius"), 1))
      return image.inCells { Self.seed(near: $0, center: center, side: side).point }
    },
    "CIPointillize": FilterDefinition(image: [
      ("inputRadius", 20.0), ("inputCenter", CIVector(x: 150, y: 150)),
    ]) { image, values in
      let (center, side) = (values.point("inputCenter"), max(values.number("inputRadius"), 1))
      guard image.extent != .infinite else { return image }
      return CIImage(extent: image.extent) { rendering, region in
        let grid = rendering.grid(image, image.pixelExtent)
        return PixelGrid(region) { x, y in
          let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let (seed, distance) = Self.seed(near: point, center: center, side: side)
          return distance < side * 0.45 ? grid.nearest(Double(seed.x), Double(seed.y)) : .zero
        }
      }
    },
  ]

  static let convolutions: [String: FilterDefinition] = [
    "CIConvolution3X3": convolution(3, 3), "CIConvolution5X5": convolution(5, 5),
    "CIConvolution7X7": convolution(7, 7), "CIConvolution9Horizontal": convolution(9, 1),
    "CIConvolution9Vertical": convolution(1, 9),
  ]

  private static func convolution(_ width: Int, _ height: Int) -> FilterDefinition {
    var identity = Array(repeating: CGFloat(0), count: width * height)
    identity[width * height / 2] = 1
    return FilterDefinition(image: [("inputWeights", CIVector(identity)), ("inputBias", 0.0)]) {
      image, values in
      let weights = values.vector("inputWeights").map { Float($0) }
      let bias = values.single("inputBias")
      guard weights.count == width * height else { return image }
      let taps = weights.enumerated().map { index, weight in
        PixelTap(x: index % width - width / 2, y: index / width - height / 2, weight: weight)
      }
      return image.surrounded(reach: max(width, height) / 2) { grid, region in
        grid.weighed(region, by: taps, from: SIMD4(repeating: bias))
      }
    }
  }

  private static func glow(
    radius: Double, _ mix: @escaping (SIMD4<Float>, SIMD4<Float>, Float) -> SIMD4<Float>
  ) -> FilterDefinition {
    FilterDefinition(image: [("inputRadius", radius), ("inputIntensity", 0.5)]) { image, values in
      let intensity = values.single("inputIntensity")
      return image.withBlurred(values.number("inputRadius")) { mix($0, $1, intensity) }
    }
  }

  /// The nearest of points that are strewn one in each square of the side.
  private static func seed(near point: CGPoint, center: CGPoint, side: Double) -> (
    point: CGPoint, distance: Double
  ) {
    let column = Int(((point.x - center.x) / side).rounded(.down))
    let row = Int(((point.y - center.y) / side).rounded(.down))
    var best = (point: point, distance: Double.infinity)
    for y in row - 1...row + 1 {
      for x in column - 1...column + 1 {
        let place = CGPoint(
          x: center.x + (Double(x) + Double(PlaneNoise.value(x, y))) * side,
          y: center.y + (Double(y) + Double(PlaneNoise.value(x &+ 7919, y))) * side)
        let distance = point.squaredDistance(to: place)
        if distance < best.distance { best = (place, distance) }
      }
    }
    return (best.point, best.distance.squareRoot())
  }
}

extension CGPoint {
  fileprivate func squaredDistance(to point: CGPoint) -> Double {
    Double((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y))
  }
}

extension CIImage {
  /// Each pixel and its image's Gaussian of that deviation, whose edges go on.
  func withBlurred(
    _ sigma: Double, _ mix: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    let blurred = clampedToExtent().gaussian(sigma)
    return CIImage(extent: extent) { rendering, region in
      let (sharp, soft) = (rendering.grid(self, region), rendering.grid(blurred, region))
      return PixelGrid(region) { mix(sharp[$0, $1], soft[$0, $1]) }
    }
  }

  /// Each pixel has the colour at the centre of its cell.
  fileprivate func inCells(_ center: @escaping (CGPoint) -> CGPoint) -> CIImage {
    let bounds = pixelExtent
    guard extent != .infinite, !bounds.isEmpty else { return self }
    return CIImage(extent: extent) { rendering, region in
      let grid = rendering.grid(self, bounds)
      return PixelGrid(region) { x, y in
        let cell = center(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        // Centres outside the picture take its edge.
        return grid[
          min(max(Int(cell.x.rounded(.down)), bounds.x0), bounds.x1 - 1),
          min(max(Int(cell.y.rounded(.down)), bounds.y0), bounds.y1 - 1)]
      }
    }
  }
}
