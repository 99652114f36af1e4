import Foundation

/// How a Gaussian of a standard deviation is computed: on pixels `factor` times as large, by `taps`.
struct GaussianTaps {
  /// A power of two.
  let factor: Int
  let radius: Int
  /// 2 · radius + 1 numbers whose sum is 1.
  let taps: [Float]

  /// Pixels are made larger as long as the deviation on them stays at 3.25 or more, which keeps the
  /// result within 1/255 of the exact one. The means of `factor` pixels and the lines between them
  /// blur by themselves: their variances, (f² − 1)/12 and (f² − 1)/6, are taken off.
  ///
  /// - Parameter shift: moves the result, in pixels.
  init(sigma: Double, shift: Double = 0) {
    var factor = 1
    while factor < 64 && sigma / Double(2 * factor) >= 3.25 { factor *= 2 }
    self.factor = factor
    let square = Double(factor * factor)
    let reduced = max(0, sigma * sigma - (square - 1) / 4).squareRoot() / Double(factor)
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
