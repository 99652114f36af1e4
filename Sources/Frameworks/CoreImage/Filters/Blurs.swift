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
      return image.surrounded(reach: Int(radius.rounded(.up))) { grid, region in
        grid.discMeans(region, radius: radius)
      }
    },
    // The highlights of a lens: a disc, whose rim is brighter by the ring's amount. Softness is left out.
    "CIBokehBlur": FilterDefinition(
      image: [
        ("inputRadius", 20.0), ("inputRingAmount", 0.0), ("inputRingSize", 0.1),
        ("inputSoftness", 1.0),
      ]
    ) { image, values in
      let radius = min(values.number("inputRadius"), 60)
      guard radius >= 1 else { return image }
      let amount = Float(min(max(values.number("inputRingAmount"), 0), 1))
      let inner = radius * (1 - min(max(values.number("inputRingSize"), 0), 1))
      return image.surrounded(reach: Int(radius.rounded(.up))) { grid, region in
        var disc = grid.discMeans(region, radius: radius)
        guard amount > 0, inner < radius - 0.5 else { return disc }
        let middle = grid.discMeans(region, radius: max(inner, 0.5))
        // What is in the disc and not in its middle, by their areas.
        let share = Float(inner * inner / (radius * radius))
        for index in disc.pixels.indices {
          let ring = (disc.pixels[index] - middle.pixels[index] * share) / (1 - share)
          disc.pixels[index] += (ring - disc.pixels[index]) * amount
        }
        return disc
      }
    },
    "CIMotionBlur": FilterDefinition(image: [("inputRadius", 20.0), ("inputAngle", 0.0)]) {
      image, values in
      let (radius, angle) = (values.number("inputRadius"), values.number("inputAngle"))
      guard radius >= 0.5 else { return image }
      let count = Int(radius.rounded(.up))
      let (dx, dy) = (cos(angle) * radius / Double(count), sin(angle) * radius / Double(count))
      // Steps are the same for every pixel, and so are the pixels between which they lie.
      var weights: [SIMD2<Int>: Double] = [:]
      for step in -count...count {
        let (x, y) = (Double(step) * dx, Double(step) * dy)
        let (left, low) = (x.rounded(.down), y.rounded(.down))
        for (column, across) in [(0, 1 - (x - left)), (1, x - left)] {
          for (row, up) in [(0, 1 - (y - low)), (1, y - low)] where across * up > 1e-6 {
            weights[SIMD2(Int(left) + column, Int(low) + row), default: 0] += across * up
          }
        }
      }
      let taps = weights.sorted { ($0.key.y, $0.key.x) < ($1.key.y, $1.key.x) }.map {
        PixelTap(x: $0.key.x, y: $0.key.y, weight: Float($0.value / Double(2 * count + 1)))
      }
      return image.surrounded(reach: count + 1) { grid, region in grid.weighed(region, by: taps) }
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
          let back = SIMD2(dx, dy) * (-amount / Double(length))
          return grid.mean(
            along: length, from: SIMD2(Double(x) + 0.5, Double(y) + 0.5), step: back)
        }
      }
    },
    "CIMedianFilter": FilterDefinition(image: []) { image, _ in
      image.surrounded(reach: 1, growing: false) { grid, region in grid.medians(region) }
    },
    "CIMorphologyMaximum": morphology(greatest: true),
    "CIMorphologyMinimum": morphology(greatest: false),
    "CIMorphologyGradient": FilterDefinition(image: [("inputRadius", 5.0)]) { image, values in
      let radius = values.number("inputRadius")
      let high = image.extremes(radius, greatest: true)
      let low = image.extremes(radius, greatest: false)
      return high.blended(over: low) { high, low in
        var edge = high - low
        edge.w = high.w
        return edge
      }
    },
  ]

  private static func morphology(greatest: Bool) -> FilterDefinition {
    FilterDefinition(image: [("inputRadius", 0.0)]) { image, values in
      image.extremes(values.number("inputRadius"), greatest: greatest)
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

  /// The pixels of a region made of all those around it, up to `reach` away; nothing is outside the image.
  func surrounded(
    reach: Int, growing: Bool = true,
    _ formula: @escaping (_ grid: PixelGrid, _ region: PixelRect) -> PixelGrid
  ) -> CIImage {
    let extent =
      growing && extent != .infinite
      ? extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)) : extent
    return CIImage(extent: extent) { rendering, region in
      formula(rendering.grid(self, region.insetBy(-reach)), region)
    }
  }

  /// The greatest or smallest numbers in a disc.
  fileprivate func extremes(_ radius: Double, greatest: Bool) -> CIImage {
    let whole = Int(min(radius, 40).rounded())
    guard whole >= 1 else { return self }
    return surrounded(reach: whole, growing: false) { grid, region in
      grid.extremes(region, radius: whole, greatest: greatest)
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
    return weighed(
      rect,
      by: taps.enumerated().map { index, weight in
        PixelTap(
          x: isAcross ? index - half : 0, y: isAcross ? 0 : index - half, weight: weight)
      })
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
