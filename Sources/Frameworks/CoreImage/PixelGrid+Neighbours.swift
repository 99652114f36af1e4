import Pixels

// What pixels become by those around them, a row at a time: each neighbour is a row that is shifted, so that no place is
// asked for pixel by pixel.

/// A neighbour at a distance in pixels, and how much of it is taken.
struct PixelTap {
  var x: Int
  var y: Int
  var weight: Float
}

extension PixelGrid {
  /// The pixels of `region`, each `start` and then the sum of its neighbours in the order of `taps`; nothing is outside
  /// of the grid.
  func weighed(
    _ region: PixelRect, by taps: [PixelTap], from start: SIMD4<Float> = .zero
  ) -> PixelGrid {
    var result = PixelGrid(region)
    let (source, target) = (rect, result.rect)
    pixels.withUnsafeBufferPointer { pixels in
      // Read by all threads, written by none.
      nonisolated(unsafe) let pixels = pixels
      FloatRows.write(&result.pixels, width: target.width) { number, row in
        for x in row.indices { row[x] = start }
        for tap in taps {
          let line = target.y0 + number + tap.y - source.y0
          guard line >= 0, line < source.height else { continue }
          // From a place in the row to its neighbour's in `pixels`.
          let shift = line * source.width + target.x0 + tap.x - source.x0
          let first = max(source.x0 - tap.x - target.x0, 0)
          let last = min(source.x1 - tap.x - target.x0, target.width)
          guard first < last else { continue }
          for x in first..<last { row[x] += pixels[x + shift] * tap.weight }
        }
      }
    }
    return result
  }

  /// The pixels of `region`, each the greatest or the smallest of every number in the disc of `radius` pixels around
  /// it; nothing is outside of the grid.
  ///
  /// A row of the disc is two runs of a power of two pixels that overlap, whose extremes are known: the work grows with
  /// the radius, not with its square (van Herk 1992 and Gil and Werman 1993 find the same for lines).
  func extremes(_ region: PixelRect, radius: Int, greatest: Bool) -> PixelGrid {
    let reach = region.insetBy(-radius)
    let lines = runs(of: filling(reach), longest: 2 * radius + 1, greatest: greatest)
    let halves = (-radius...radius).map { Int(Double(radius * radius - $0 * $0).squareRoot()) }
    var result = PixelGrid(region)
    let width = reach.width
    FloatRows.write(&result.pixels, width: region.width) { number, row in
      for (index, half) in halves.enumerated() {
        let length = 2 * half + 1
        let power = Int.bitWidth - 1 - length.leadingZeroBitCount
        lines[power].withUnsafeBufferPointer { line in
          let left = (number + index) * width + radius - half
          let right = left + length - (1 << power)
          for x in row.indices {
            let most = PixelGrid.extreme(line[left + x], line[right + x], greatest)
            row[x] = index == 0 ? most : PixelGrid.extreme(row[x], most, greatest)
          }
        }
      }
    }
    return result
  }

  /// For each power of two up to `longest`, the extremes of so many pixels from each one on.
  private func runs(of grid: PixelGrid, longest: Int, greatest: Bool) -> [[SIMD4<Float>]] {
    var lines = [grid.pixels]
    var length = 1
    let width = grid.rect.width
    while 2 * length <= longest {
      let before = lines[lines.count - 1]
      var next = before
      FloatRows.write(&next, width: width) { number, row in
        before.withUnsafeBufferPointer { before in
          let start = number * width
          for x in 0..<max(width - length, 0) {
            row[x] = PixelGrid.extreme(before[start + x], before[start + x + length], greatest)
          }
        }
      }
      lines.append(next)
      length *= 2
    }
    return lines
  }

  @inline(__always)
  private static func extreme(
    _ first: SIMD4<Float>, _ second: SIMD4<Float>, _ greatest: Bool
  ) -> SIMD4<Float> {
    greatest
      ? first.replacing(with: second, where: second .> first)
      : first.replacing(with: second, where: second .< first)
  }

  /// The pixels of `region`, each the mean of those in the disc of `radius` pixels around it; nothing is outside of the
  /// grid. Along a row the disc loses its left edge and gains its right one.
  func discMeans(_ region: PixelRect, radius: Double) -> PixelGrid {
    let whole = Int(radius.rounded(.up))
    let reach = region.insetBy(-whole - 1)
    let source = filling(reach)
    let width = reach.width
    // The half width of each row that the disc has.
    let halves: [(row: Int, half: Int)] = (-whole...whole).compactMap { row in
      let rest = radius * radius - Double(row * row)
      return rest < 0 ? nil : (row, Int(rest.squareRoot()))
    }
    let count = halves.reduce(0) { $0 + 2 * $1.half + 1 }
    var result = PixelGrid(region)
    source.pixels.withUnsafeBufferPointer { pixels in
      // Only read, by threads that are done when `write` is.
      nonisolated(unsafe) let pixels = pixels
      FloatRows.write(&result.pixels, width: region.width) { number, row in
        // Places of the first pixel's left edges, one further left, and of its right ones.
        let edges = halves.map { line in
          let start = (number + whole + 1 + line.row) * width + whole + 1
          return (left: start - line.half - 1, right: start + line.half)
        }
        // Doubles, or the sums of a long line would drift.
        var sum = SIMD4<Double>.zero
        for edge in edges {
          for place in edge.left..<edge.right { sum += SIMD4<Double>(pixels[place]) }
        }
        for x in row.indices {
          var change = SIMD4<Float>.zero
          for edge in edges { change += pixels[edge.right + x] - pixels[edge.left + x] }
          sum += SIMD4<Double>(change)
          row[x] = SIMD4<Float>(sum / Double(count))
        }
      }
    }
    return result
  }

  /// The mean of `count` colours along a line, each mixed from the four pixels around its place, the first at `start` and
  /// each next one a `step` further.
  func mean(along count: Int, from start: SIMD2<Double>, step: SIMD2<Double>) -> SIMD4<Float> {
    // Between the centres of the pixels, counted from the first one's.
    let first = start - SIMD2(Double(rect.x0), Double(rect.y0)) - 0.5
    let last = first + step * Double(count - 1)
    let width = rect.width
    let end = SIMD2(Double(width - 1), Double(rect.height - 1))
    var sum = SIMD4<Float>.zero
    // Both ends inside: so is all between them.
    if all(pointwiseMin(first, last) .>= 0) && all(pointwiseMax(first, last) .< end) {
      pixels.withUnsafeBufferPointer { pixels in
        for number in 0..<count {
          let place = first + step * Double(number)
          let (column, row) = (Int(place.x), Int(place.y))
          let (right, up) = (Float(place.x - Double(column)), Float(place.y - Double(row)))
          let corner = row * width + column
          let lower = pixels[corner] + (pixels[corner + 1] - pixels[corner]) * right
          let (left, next) = (pixels[corner + width], pixels[corner + width + 1])
          let upper = left + (next - left) * right
          sum += lower + (upper - lower) * up
        }
      }
    } else {
      for number in 0..<count {
        let place = start + step * Double(number)
        sum += sample(place.x, place.y)
      }
    }
    return sum / Float(count)
  }

  /// The pixels of `region`, each number the middle one of the nine around it; nothing is outside of the grid.
  ///
  /// The three columns sorted, the middle is that of the greatest of the lows, the middle of the middles and the
  /// smallest of the highs (Smith 1996).
  func medians(_ region: PixelRect) -> PixelGrid {
    let reach = region.insetBy(-1)
    let source = filling(reach)
    let width = reach.width
    var result = PixelGrid(region)
    source.pixels.withUnsafeBufferPointer { pixels in
      // Only read, by threads that are done when `write` is.
      nonisolated(unsafe) let pixels = pixels
      FloatRows.write(&result.pixels, width: region.width) { number, row in
        func sorted(_ column: Int) -> (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
          let place = number * width + column
          return PixelGrid.sorted(
            pixels[place], pixels[place + width], pixels[place + 2 * width])
        }
        var (left, middle) = (sorted(0), sorted(1))
        for x in row.indices {
          let right = sorted(x + 2)
          let low = pointwiseMax(left.0, pointwiseMax(middle.0, right.0))
          let high = pointwiseMin(left.2, pointwiseMin(middle.2, right.2))
          let between = PixelGrid.sorted(left.1, middle.1, right.1).1
          row[x] = PixelGrid.sorted(low, between, high).1
          (left, middle) = (middle, right)
        }
      }
    }
    return result
  }

  @inline(__always)
  private static func sorted(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>
  ) -> (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    let (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
    let rest = pointwiseMin(high, c)
    return (pointwiseMin(low, rest), pointwiseMax(low, rest), pointwiseMax(high, c))
  }
}
