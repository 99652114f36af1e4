import Foundation
import Pixels

extension FilterDefinition {
  static let blurs: [String: FilterDefinition] = [
    "CIGaussianBlur": FilterDefinition(image: [("inputRadius", 10.0)]) { image, values in
      image.gaussian(values.number("inputRadius"))
    },
    "CIBoxBlur": FilterDefinition(image: [("inputRadius", 10.0)]) { image, values in
      image.boxed(Int(values.number("inputRadius").rounded()))
    },
    "CIDiscBlur": FilterDefinition(image: [("inputRadius", 8.0)]) { image, values in
      let radius = min(values.number("inputRadius"), 60)
      guard radius >= 1 else { return image }
      let whole = Int(radius.rounded(.up))
      var offsets: [(Int, Int)] = []
      for y in -whole...whole {
        for x in -whole...whole where hypot(Double(x), Double(y)) <= radius {
          offsets.append((x, y))
        }
      }
      return image.gathered(reach: whole) { [offsets] grid, x, y in
        var sum = SIMD4<Float>.zero
        for offset in offsets { sum += grid[x + offset.0, y + offset.1] }
        return sum / Float(offsets.count)
      }
    },
    "CIMotionBlur": FilterDefinition(image: [("inputRadius", 20.0), ("inputAngle", 0.0)]) {
      image, values in
      let (radius, angle) = (values.number("inputRadius"), values.number("inputAngle"))
      guard radius >= 0.5 else { return image }
      let count = Int(radius.rounded(.up))
      let (dx, dy) = (cos(angle) * radius / Double(count), sin(angle) * radius / Double(count))
      return image.gathered(reach: count + 1) { grid, x, y in
        var sum = SIMD4<Float>.zero
        for step in -count...count {
          sum += grid.sample(
            Double(x) + 0.5 + Double(step) * dx, Double(y) + 0.5 + Double(step) * dy)
        }
        return sum / Float(2 * count + 1)
      }
    },
    "CIZoomBlur": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputAmount", 20.0),
    ]) { image, values in
      let (center, amount) = (values.point("inputCenter"), values.number("inputAmount") / 100)
      return CIImage(extent: image.extent) { rendering, region in
        let grid = rendering.grid(image, image.pixelExtent)
        return PixelGrid(region) { x, y in
          let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
          let length = min(Int(hypot(dx, dy) * abs(amount)), 200) + 1
          var sum = SIMD4<Float>.zero
          for step in 0..<length {
            let scale = 1 - amount * Double(step) / Double(length)
            sum += grid.sample(center.x + dx * scale, center.y + dy * scale)
          }
          return sum / Float(length)
        }
      }
    },
    "CIMedianFilter": FilterDefinition(image: []) { image, _ in
      image.gathered(reach: 1, growing: false) { grid, x, y in
        var result = SIMD4<Float>.zero
        var around: [SIMD4<Float>] = []
        for row in -1...1 { for column in -1...1 { around.append(grid[x + column, y + row]) } }
        for channel in 0..<4 { result[channel] = around.map { $0[channel] }.sorted()[4] }
        return result
      }
    },
    "CIMorphologyMaximum": morphology { pointwiseMax($0, $1) },
    "CIMorphologyMinimum": morphology { pointwiseMin($0, $1) },
    "CIMorphologyGradient": FilterDefinition(image: [("inputRadius", 5.0)]) { image, values in
      let radius = values.number("inputRadius")
      let high = image.extreme(radius) { pointwiseMax($0, $1) }
      let low = image.extreme(radius) { pointwiseMin($0, $1) }
      return high.blended(over: low) { high, low in
        var edge = high - low
        edge.w = high.w
        return edge
      }
    },
  ]

  private static func morphology(
    _ pick: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDefinition {
    FilterDefinition(image: [("inputRadius", 0.0)]) { image, values in
      image.extreme(values.number("inputRadius"), pick)
    }
  }
}

extension CIImage {
  /// Each pixel made of those around it, up to `reach` away; nothing is outside the image.
  func gathered(
    reach: Int, growing: Bool = true,
    _ formula: @escaping (_ grid: PixelGrid, _ x: Int, _ y: Int) -> SIMD4<Float>
  ) -> CIImage {
    let extent =
      growing && extent != .infinite
      ? extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)) : extent
    return CIImage(extent: extent) { rendering, region in
      let grid = rendering.grid(self, region.insetBy(-reach))
      return PixelGrid(region) { formula(grid, $0, $1) }
    }
  }

  /// The greatest or smallest numbers in a disc.
  fileprivate func extreme(
    _ radius: Double, _ pick: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    let whole = Int(min(radius, 40).rounded())
    guard whole >= 1 else { return self }
    return gathered(reach: whole, growing: false) { grid, x, y in
      var result = grid[x, y]
      for row in -whole...whole {
        let half = Int(Double(whole * whole - row * row).squareRoot())
        for column in -half...half { result = pick(result, grid[x + column, y + row]) }
      }
      return result
    }
  }

  /// A Gaussian of that deviation: as it is up to 8 pixels, and above that three boxes one after another, which
  /// come within 3 % of it (Wells 1986).
  func gaussian(_ sigma: Double) -> CIImage {
    guard sigma > 0.05, !extent.isEmpty else { return self }
    let reach = Int((3 * sigma).rounded(.up))
    let grown =
      extent == .infinite
      ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: grown) { rendering, region in
      let grid = rendering.grid(self, region.insetBy(-reach)).filling(region.insetBy(-reach))
      if sigma > 8 {
        let widths = GaussianBoxes.radii(sigma: sigma)
        return widths.reduce(grid) { $0.boxed($1, isAcross: true).boxed($1, isAcross: false) }
          .filling(region)
      }
      let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
      let sum = weights.reduce(0, +)
      let taps = weights.map { $0 / sum }
      return grid.convolved(taps, isAcross: true).convolved(taps, isAcross: false).filling(region)
    }
  }

  /// The mean of the square of `radius` pixels to each side.
  func boxed(_ radius: Int) -> CIImage {
    guard radius > 0, !extent.isEmpty else { return self }
    let grown =
      extent == .infinite
      ? extent : extent.insetBy(dx: -CGFloat(radius), dy: -CGFloat(radius))
    return CIImage(extent: grown) { rendering, region in
      let wide = region.insetBy(-radius)
      return rendering.grid(self, wide).filling(wide).boxed(radius, isAcross: true)
        .boxed(radius, isAcross: false).filling(region)
    }
  }
}

enum GaussianBoxes {
  /// Radii of three boxes whose variances add up to that of the Gaussian.
  static func radii(sigma: Double) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var low = Int(ideal)
    if low % 2 == 0 { low -= 1 }
    let count = (12 * sigma * sigma - Double(3 * low * low + 12 * low + 9)) / Double(-4 * low - 4)
    return (0..<3).map { $0 < Int(count.rounded()) ? (low - 1) / 2 : (low + 1) / 2 }
  }
}

extension PixelGrid {
  /// Rows or columns weighed by an odd number of taps; nothing is outside.
  func convolved(_ taps: [Float], isAcross: Bool) -> PixelGrid {
    let half = taps.count / 2
    let (width, height) = (rect.width, rect.height)
    let (step, length) = isAcross ? (1, width) : (width, height)
    var result = PixelGrid(rect)
    FloatRows.write(&result.pixels, width: width) { y, row in
      for x in 0..<width {
        let (place, at) = (y * width + x, isAcross ? x : y)
        var sum = SIMD4<Float>.zero
        for tap in max(-half, -at)...min(half, length - 1 - at) {
          sum += pixels[place + tap * step] * taps[tap + half]
        }
        row[x] = sum
      }
    }
    return result
  }

  /// The mean of `radius` pixels to each side along rows or columns, by a running sum.
  func boxed(_ radius: Int, isAcross: Bool) -> PixelGrid {
    guard radius > 0 else { return self }
    if !isAcross { return transposed.boxed(radius, isAcross: true).transposed }
    let width = rect.width
    let weight = 1 / Float(2 * radius + 1)
    var result = PixelGrid(rect)
    FloatRows.write(&result.pixels, width: width) { y, row in
      let start = y * width
      // Doubles, or the sums of a long line would drift.
      var sum = SIMD4<Double>.zero
      for x in 0..<min(radius, width) { sum += SIMD4<Double>(pixels[start + x]) }
      for x in 0..<width {
        if x + radius < width { sum += SIMD4<Double>(pixels[start + x + radius]) }
        if x - radius - 1 >= 0 { sum -= SIMD4<Double>(pixels[start + x - radius - 1]) }
        row[x] = SIMD4<Float>(sum) * weight
      }
    }
    return result
  }

  /// Rows for columns: x and y of all pixels are exchanged.
  private var transposed: PixelGrid {
    var result = PixelGrid(PixelRect(x0: rect.y0, y0: rect.x0, x1: rect.y1, y1: rect.x1))
    let (width, height) = (rect.width, rect.height)
    FloatRows.write(&result.pixels, width: height) { x, column in
      for y in 0..<height { column[y] = pixels[y * width + x] }
    }
    return result
  }
}
