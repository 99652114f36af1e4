import Foundation

/// How scores of any size become shares of one.
enum Scores {
  static func logistic(_ score: Double) -> Double { 1 / (1 + exp(-score)) }

  /// The largest is taken off first, so that none is too large for `exp`.
  static func softmax(_ scores: [Double]) -> [Double] {
    let largest = scores.max() ?? 0
    let powers = scores.map { exp($0 - largest) }
    let whole = powers.reduce(0, +)
    return powers.map { $0 / whole }
  }
}
