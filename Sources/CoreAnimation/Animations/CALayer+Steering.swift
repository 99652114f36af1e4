import Foundation

// An animation that somebody moves by hand.

extension CALayer {
  private func entry(_ key: String) -> LayerAnimation? { running.first { $0.key == key } }

  /// How far an animation has come, 0…1 of its time.
  package func fractionOfAnimation(forKey key: String) -> Double? {
    guard let entry = entry(key), let latestTime else { return nil }
    switch entry.phase(at: latestTime) {
    case .before: return 0
    case .active(let place): return place.fraction
    case .after: return 1
    }
  }

  /// Has it stand at `fraction` of its time.
  package func hold(at fraction: Double, of key: String) {
    guard let entry = entry(key) else { return }
    entry.animation.speed = 0
    entry.animation.timeOffset = fraction * entry.animation.duration
    entry.beginning = latestTime ?? entry.beginning
    invalidate()
  }

  /// Lets it go on from `fraction`, or back from there.
  package func goOn(from fraction: Double, isReversed: Bool, of key: String) {
    guard let entry = entry(key), let now = latestTime else { return }
    let animation = entry.animation
    animation.timeOffset = 0
    if isReversed {
      // The second half of a run there and back.
      animation.autoreverses = true
      animation.repeatCount = 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      entry.beginning = now - (2 - fraction) * animation.duration
    } else {
      entry.beginning = now - fraction * animation.duration
    }
    animation.speed = 1
    invalidate()
  }

  /// Makes what is seen the value of the property that an animation moves.
  package func stayAsSeen(of key: String) {
    guard let entry = entry(key), let path = (entry.animation as? CAPropertyAnimation)?.keyPath,
      let value = seenValues.value(atPath: path)
    else { return }
    values.set(value, atPath: path)
    invalidate()
  }
}
