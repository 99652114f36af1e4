import Foundation

/// Round numbers for ticks: steps of 1, 2 or 5 times a power of ten.
enum NiceNumbers {
  /// The round step that divides `length` into about `count` parts.
  ///
  /// The step is 10ⁿ times 1, 2, 5 or 10, where the exact quotient is at least √2, √10 and √50 times
  /// smaller: what is nearest on a logarithmic scale.
  static func step(over length: Double, count: Int) -> Double {
    guard length > 0, length.isFinite, count > 0 else { return 1 }
    let exact = length / Double(count)
    let power = pow(10, floor(log10(exact)))
    let error = exact / power
    let factor =
      error >= 50.0.squareRoot()
      ? 10.0 : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
    return power * factor
  }

  /// The multiples of `step` in `lower`…`upper`, both included; at most 1,000.
  static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
    guard step > 0, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
    // A bound that is a multiple but for rounding counts as one.
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard last >= first else { return [] }
    let count = min(1_000, Int(last - first) + 1)
    // Dividing by a whole number is exact where multiplying by 0.1 is not.
    let inverse = (1 / step).rounded()
    let isFraction = step < 1 && abs(inverse * step - 1) < 1e-9
    return (0..<count).map { index in
      let multiple = first + Double(index)
      return isFraction ? multiple / inverse : multiple * step
    }
  }

  /// The multiples of `step` around `lower`…`upper`: at least two.
  static func bounds(from lower: Double, to upper: Double, step: Double) -> [Double] {
    let low = (lower / step + 1e-9).rounded(.down) * step
    var high = (upper / step - 1e-9).rounded(.up) * step
    if high <= low { high = low + step }
    return multiples(of: step, from: low, to: high)
  }

  /// Which ends of a range are widened to a multiple of the step.
  struct Rounding: Equatable, Sendable {
    var lower = true
    var upper = true
    static let none = Rounding(lower: false, upper: false)
  }

  /// The round step whose multiples in the widened range are nearest in number to `count`.
  ///
  /// Steps are 1, 2, 2.5 or 5 times a power of ten, 2.5 only where that is whole; of two that come as near
  /// the finer one. So axes have values in the pictures that Swift Charts draws: 0, 250 … 1,000 for data up to
  /// 916, 0, 5, 10 for data up to 9.
  static func step(
    from lower: Double, to upper: Double, values count: Int, rounding: Rounding
  ) -> Double {
    guard upper > lower, (upper - lower).isFinite, count > 0 else { return 1 }
    let power = pow(10, floor(log10((upper - lower) / Double(count))))
    var best = (step: power, distance: Int.max)
    for factor in [1, 2, 2.5, 5, 10, 20, 50] {
      let step = power * factor
      if factor == 2.5, step.rounded() != step { continue }
      let (low, high) = widened(lower, upper, step: step, rounding)
      let number = (high / step + 1e-9).rounded(.down) - (low / step - 1e-9).rounded(.up) + 1
      let distance = abs(Int(number) - count)
      if distance < best.distance { best = (step, distance) }
    }
    return best.step
  }

  private static func widened(
    _ lower: Double, _ upper: Double, step: Double, _ rounding: Rounding
  ) -> (Double, Double) {
    (
      rounding.lower ? (lower / step + 1e-9).rounded(.down) * step : lower,
      rounding.upper ? (upper / step - 1e-9).rounded(.up) * step : upper
    )
  }

  /// The range widened to multiples of the step that gives about `count` values, or of `step`.
  static func widened(
    _ lower: Double, _ upper: Double, count: Int, step: Double? = nil,
    rounding: Rounding = Rounding()
  ) -> (Double, Double) {
    guard lower < upper else {
      return lower == 0 ? (0, 1) : (min(lower, 0), max(lower, 0))
    }
    let step = step ?? self.step(from: lower, to: upper, values: count, rounding: rounding)
    return widened(lower, upper, step: step, rounding)
  }
}
