import Foundation

/// The equation that ω₀, the frequency of a spring that comes to rest after a given time T, solves.
///
/// ζ/√(1 − ζ²) · exp(−ζ·ω₀·T) = ε for a spring that swings, (1 + ω₀·T) · exp(−ω₀·T) = ε for a critically
/// damped one. SwiftUI solves both by Newton's method and stops when a step is below ε, which shows
/// in its answers where ε is large; so the same steps are taken here.
struct SettlingEquation {
  /// T, in seconds.
  let duration: Double
  /// ζ, above 0 and at most 1.
  let dampingRatio: Double
  /// ε, the part of the way that is left.
  let epsilon: Double

  /// ω₀ in radians per second; not a number where the damping is too small to come to rest.
  func naturalFrequency() -> Double {
    let first = steps(from: 5 / duration, limit: 12)
    return first.hasConverged ? first.root : steps(from: 1 / duration, limit: 20).root
  }

  private func steps(from start: Double, limit: Int) -> (root: Double, hasConverged: Bool) {
    var root = start
    var previousStep = 0.0
    for iteration in 1...limit {
      let step = error(at: root) / slope(at: root)
      root -= step
      guard root.isFinite else { return (root, false) }
      if iteration > 2, abs(step) <= epsilon {
        return (root, previousStep <= epsilon * 1e5)
      }
      previousStep = step
    }
    return (root, true)
  }

  private func error(at frequency: Double) -> Double {
    let phase = frequency * duration
    if dampingRatio >= 1 { return exp(-phase) * (1 + phase) - epsilon }
    return epsilon - amplitude * exp(-dampingRatio * phase)
  }

  private func slope(at frequency: Double) -> Double {
    let phase = frequency * duration
    if dampingRatio >= 1 { return -duration * phase * exp(-phase) }
    return amplitude * dampingRatio * duration * exp(-dampingRatio * phase)
  }

  /// ζ/√(1 − ζ²)
  private var amplitude: Double {
    dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()
  }
}
