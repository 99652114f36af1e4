import Foundation

/// How a Gaussian of a standard deviation is computed: on pixels `factor` times as large, by `taps`.
struct GaussianTaps {
  /// A power of two.
  let factor: Int
  let radius: Int
  /// 2 · radius + 1 numbers whose sum is 1.
  let taps: [Float]

  /// How many pixels a mean is taken of, and a line is drawn between two results: half of `factor`.
  var step: Int { max(1, factor / 2) }

  /// Pixels are made larger as long as the deviation on them stays at 3.25 or more. A mean of s = factor / 2
  /// pixels, then 1, 3, 3, 1 of them for a large pixel, and on the way back 3 and 1 for results half as far apart and
  /// lines between those, blur by themselves: their variances, (s² − 1)/12, twice 3 s²/4 and (s² − 1)/6, are taken
  /// off. Of a step of 255 the result is then at most 0.41 off before it is rounded, wherever it lies between the
  /// large pixels; with means of `factor` pixels and lines between the results it was up to 1.2.
  ///
  /// - Parameter shift: moves the result, in pixels.
  init(sigma: Double, shift: Double = 0) {
    var factor = 1
    while factor < 64 && sigma / Double(2 * factor) >= 3.25 { factor *= 2 }
    self.factor = factor
    let square = Double(factor * factor) / 4
    let passing = factor == 1 ? 0 : (square - 1) / 4 + 1.5 * square
    let reduced = max(0, sigma * sigma - passing).squareRoot() / Double(factor)
    let offset = shift.isFinite ? shift / Double(factor) : 0
    let radius = Int((reduced * 3.6 + abs(offset)).rounded(.up))
    self.radius = radius
    guard reduced > 1e-3 else {
      taps = Self.line(offset, radius)
      return
    }
    let weights = (-radius...radius).map { index in
      Self.weight(Double(index) - offset, reduced)
    }
    let sum = weights.reduce(0, +)
    taps = weights.map { Float($0 / sum) }
  }

  /// No blur: the two pixels around the shift.
  private static func line(_ offset: Double, _ radius: Int) -> [Float] {
    (-radius...radius).map { Float(max(0, 1 - abs(Double($0) - offset))) }
  }

  private static func weight(_ distance: Double, _ sigma: Double) -> Double {
    exp(-distance * distance / (2 * sigma * sigma))
  }

  /// How far, in pixels, a blur reaches.
  static func reach(sigma: Double) -> Double { sigma > 0 ? (sigma * 3.6).rounded(.up) + 2 : 0 }
}
