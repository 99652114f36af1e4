import CoreGraphics
import Foundation
import Testing

@testable import CoreImage
@testable import Pixels

/// What pixels become by their neighbours, against the definitions pixel by pixel.
@Suite("Pixels and their neighbours")
struct NeighbourFilterTests {
  /// Numbers that look random, the same each time.
  private static func grid(_ rect: PixelRect) -> PixelGrid {
    PixelGrid(rect) { x, y in
      SIMD4(
        PlaneNoise.value(x, y), PlaneNoise.value(x + 91, y), PlaneNoise.value(x, y + 57),
        PlaneNoise.value(x + 13, y + 7))
    }
  }
  private let grid = NeighbourFilterTests.grid(PixelRect(x0: -3, y0: 2, x1: 18, y1: 15))
  private let region = PixelRect(x0: -5, y0: 0, x1: 20, y1: 17)

  private func disc(_ radius: Double) -> [(x: Int, y: Int)] {
    let whole = Int(radius.rounded(.up))
    var places: [(x: Int, y: Int)] = []
    for y in -whole...whole {
      for x in -whole...whole where Double(x * x + y * y) <= radius * radius {
        places.append((x, y))
      }
    }
    return places
  }

  @Test("The extremes of a disc are those of all its pixels", arguments: [1, 2, 5, 9])
  func extremes(radius: Int) {
    let high = grid.extremes(region, radius: radius, greatest: true)
    let low = grid.extremes(region, radius: radius, greatest: false)
    let places = disc(Double(radius))
    for y in region.y0..<region.y1 {
      for x in region.x0..<region.x1 {
        let around = places.map { grid[x + $0.x, y + $0.y] }
        #expect(high[x, y] == around.dropFirst().reduce(around[0]) { pointwiseMax($0, $1) })
        #expect(low[x, y] == around.dropFirst().reduce(around[0]) { pointwiseMin($0, $1) })
      }
    }
  }

  @Test("The mean of a disc is that of all its pixels", arguments: [1, 3.5, 8])
  func means(radius: Double) {
    let means = grid.discMeans(region, radius: radius)
    let places = disc(radius)
    for y in region.y0..<region.y1 {
      for x in region.x0..<region.x1 {
        let sum = places.reduce(SIMD4<Double>.zero) {
          $0 + SIMD4<Double>(grid[x + $1.x, y + $1.y])
        }
        let difference = SIMD4<Double>(means[x, y]) - sum / Double(places.count)
        #expect(max(difference.max(), -difference.min()) < 1e-5)
      }
    }
  }

  @Test("The median is the fifth of nine numbers")
  func medians() {
    let medians = grid.medians(region)
    for y in region.y0..<region.y1 {
      for x in region.x0..<region.x1 {
        for channel in 0..<4 {
          var around: [Float] = []
          for row in -1...1 {
            for column in -1...1 { around.append(grid[x + column, y + row][channel]) }
          }
          #expect(medians[x, y][channel] == around.sorted()[4])
        }
      }
    }
  }

  @Test("A weighed sum takes each neighbour by its weight, and nothing from outside")
  func weighed() {
    let taps = [
      PixelTap(x: -2, y: 1, weight: 0.5), PixelTap(x: 0, y: 0, weight: -1),
      PixelTap(x: 4, y: -3, weight: 2),
    ]
    let start = SIMD4<Float>(0.25, 0, 0, 1)
    let sums = grid.weighed(region, by: taps, from: start)
    for y in region.y0..<region.y1 {
      for x in region.x0..<region.x1 {
        var wanted = start
        for tap in taps { wanted += grid[x + tap.x, y + tap.y] * tap.weight }
        #expect(sums[x, y] == wanted)
      }
    }
  }

  @Test("Between four pixels a colour is mixed by the distances, also at the edge")
  func samples() {
    for (x, y) in [(3.25, 6.75), (-3.0, 2.0), (17.9, 14.9), (-3.5, 8.1), (-40, 4), (0.5, 2.5)] {
      let (left, low) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
      let (across, up) = (Float(x - 0.5 - left), Float(y - 0.5 - low))
      let (i, j) = (Int(left), Int(low))
      let below = grid[i, j] * (1 - across) + grid[i + 1, j] * across
      let above = grid[i, j + 1] * (1 - across) + grid[i + 1, j + 1] * across
      #expect(grid.sample(x, y) == below * (1 - up) + above * up)
    }
    #expect(grid.sample(.nan, 0) == .zero)
  }

  @Test("The mean along a line is that of its places, also where it leaves the pixels")
  func lines() {
    for (start, step) in [
      (SIMD2(2.0, 5), SIMD2(0.7, 0.4)), (SIMD2(-9.0, 1), SIMD2(2.0, 1)),
      (SIMD2(17.0, 14), SIMD2(-1.0, -0.5)),
    ] {
      var sum = SIMD4<Float>.zero
      for number in 0..<9 {
        let place = start + step * Double(number)
        sum += grid.sample(place.x, place.y)
      }
      let difference = grid.mean(along: 9, from: start, step: step) - sum / 9
      #expect(max(difference.max(), -difference.min()) < 1e-5)
    }
  }
}
