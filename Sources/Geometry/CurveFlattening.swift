import Foundation

/// Approximates Bézier curves by line segments.
///
/// The number of segments follows Wang's formula (Wang 1984, in Goldman, "Pyramid Algorithms",
/// section 5.6.3): n = √(max |second difference| · d(d−1) / (8 · tolerance)).
///
/// Chords lie inside their curve. Where the area counts, the points between the ends are moved outwards by 2/3
/// of what a chord's middle lies inside, −h²·P″/12 for a step h: as much then lies outside as inside, and nothing
/// lies farther off than 2/3 of the tolerance.
enum CurveFlattening {
  /// However large the curve: enough for a quarter circle of 20,000 pixels at a tolerance of 0.01.
  static let mostSegments = 1024

  @inline(__always)
  static func segmentCount(secondDifferenceSquared: Double, factor: Double) -> Int {
    let count = (secondDifferenceSquared.squareRoot() * factor).squareRoot().rounded(.up)
    return count >= 1 ? Int(min(count, Double(mostSegments))) : 1
  }

  /// Appends the curve without its start; the last point is `end` exactly.
  ///
  /// - Parameter inverseTolerance: 1 / the largest distance allowed between curve and segments.
  @inline(__always)
  static func appendQuadratic(
    from start: Vector, control: Vector, to end: Vector, inverseTolerance: Double,
    keepsArea: Bool, into points: inout [Vector]
  ) {
    let second = start - control - control + end
    let count = segmentCount(
      secondDifferenceSquared: second.lengthSquared, factor: 0.25 * inverseTolerance)
    if count > 1 {
      let first = (control - start) * 2
      let step = 1 / Double(count)
      let origin = keepsArea ? start - second * (step * step / 6) : start
      for index in 1..<count {
        let t = Double(index) * step
        points.append(origin + (first + second * t) * t)
      }
    }
    points.append(end)
  }

  /// Appends the curve without its start; the last point is `end` exactly.
  @inline(__always)
  static func appendCubic(
    from start: Vector, _ control1: Vector, _ control2: Vector, to end: Vector,
    inverseTolerance: Double, keepsArea: Bool, into points: inout [Vector]
  ) {
    let second1 = start - control1 - control1 + control2
    let second2 = control1 - control2 - control2 + end
    let count = segmentCount(
      secondDifferenceSquared: max(second1.lengthSquared, second2.lengthSquared),
      factor: 0.75 * inverseTolerance)
    if count > 1 {
      var origin = start
      var first = (control1 - start) * 3
      let quadratic = second1 * 3
      let cubic = end - start + (control1 - control2) * 3
      let step = 1 / Double(count)
      if keepsArea && count >= CurveInPieces.leastSegments {
        CurveInPieces(start: start, first: first, quadratic: quadratic, cubic: cubic)
          .appendInterior(inverseTolerance: inverseTolerance, to: &points)
        points.append(end)
        return
      }
      if keepsArea {
        origin -= quadratic * (step * step / 6)
        first -= cubic * (step * step / 2)
      }
      for index in 1..<count {
        let t = Double(index) * step
        points.append(origin + (first + (quadratic + cubic * t) * t) * t)
      }
    }
    points.append(end)
  }
}
