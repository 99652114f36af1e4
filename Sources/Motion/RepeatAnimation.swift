import Foundation

/// Another animation, again and again.
///
/// An animation whose duration is known is repeated to the instant, whatever the frame rate; a
/// custom one is started again in the frame in which it ended.
struct RepeatAnimation: AnimationModifier {
  let base: Animation
  /// How often to run; nil for ever.
  let repeatCount: Int?
  /// Whether every second run goes backwards.
  let autoreverses: Bool
  /// Seconds that one run takes, once it is worked out.
  private var period: TimeInterval?

  init(base: Animation, repeatCount: Int?, autoreverses: Bool) {
    self.base = base
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if isScalar { return animateScalar(value: value, time: time, context: &context) }
    return restarted(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    isScalar ? scalarVelocity(value: value, time: time) : nil
  }

  private func isReversed(_ index: Int) -> Bool { autoreverses && !index.isMultiple(of: 2) }
}

// MARK: - Runs of known length

extension RepeatAnimation {
  func progress(at time: TimeInterval, distanceSquared: Double) -> AnimationProgress? {
    guard let scalar = base.scalar else { return nil }
    let period = period ?? scalar.duration(distanceSquared: distanceSquared)
    guard let run = run(at: time, period: period) else { return nil }
    let result = scalar.progress(at: run.time, distanceSquared: distanceSquared)
    let fraction = result?.fraction ?? 1
    // A run that ends does not make the whole complete.
    return AnimationProgress(fraction: isReversed(run.index) ? 1 - fraction : fraction)
  }

  func rate(at time: TimeInterval) -> Double? {
    guard let scalar = base.scalar, period != nil || !dependsOnDistance else { return nil }
    let period = period ?? scalar.duration(distanceSquared: 0)
    guard let run = run(at: time, period: period) else { return nil }
    return scalar.rate(at: run.time).map { isReversed(run.index) ? -$0 : $0 }
  }

  func prepared(distanceSquared: Double) -> any ScalarAnimation {
    var result = RepeatAnimation(
      base: base.prepared(distanceSquared: distanceSquared), repeatCount: repeatCount,
      autoreverses: autoreverses)
    result.period = base.scalar?.duration(distanceSquared: distanceSquared)
    return result
  }

  func duration(distanceSquared: Double) -> TimeInterval {
    let period = base.scalar?.duration(distanceSquared: distanceSquared) ?? 0
    guard period > 0 else { return 0 }
    return repeatCount.map { Double($0) * period } ?? .infinity
  }

  /// Which run is on, and for how long; nil when all are over, or when a run has no length and
  /// nothing could be shown of it.
  private func run(at time: TimeInterval, period: TimeInterval) -> (index: Int, time: Double)? {
    guard period > 0 else { return nil }
    guard period.isFinite else { return (0, time) }
    var index = ((time + timeTolerance) / period).rounded(.down)
    if let repeatCount, index >= Double(repeatCount) {
      guard repeatCount > 0, !isPast(Double(repeatCount) * period, at: time) else { return nil }
      index = Double(repeatCount - 1)
    }
    return (Int(index), max(time - index * period, 0))
  }
}

// MARK: - Runs that have to be waited for

extension RepeatAnimation {
  private func restarted<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let run = context.state[RepeatedRun.self]
    let wasComplete = context.isLogicallyComplete
    let part = base.animate(value: value, time: time - run.startTime, context: &context)
    context.isLogicallyComplete = wasComplete
    if part == nil {
      context.state = AnimationState()
      context.state[RepeatedRun.self] = RepeatedRun(index: run.index + 1, startTime: time)
      if let repeatCount, run.index + 1 >= repeatCount { return nil }
    }
    return oriented(part, of: value, index: run.index)
  }

  /// The part of `value` as seen from the start: a reversed run takes it away again.
  private func oriented<V: VectorArithmetic>(_ part: V?, of value: V, index: Int) -> V {
    guard let part else { return isReversed(index) ? value.zeroOfSameShape : value }
    guard isReversed(index) else { return part }
    var result = value
    result -= part
    return result
  }
}

extension RepeatAnimation: CustomStringConvertible {
  var description: String {
    let count = repeatCount.map { "repeatCount: \($0)" } ?? "forever"
    return "RepeatAnimation(base: \(base), \(count), autoreverses: \(autoreverses))"
  }
}

/// Which run of a repeated animation is on.
private struct RepeatedRun: AnimationStateKey {
  static var defaultValue: RepeatedRun { RepeatedRun(index: 0, startTime: 0) }

  let index: Int
  let startTime: TimeInterval
}

extension Animation {
  /// This animation, `repeatCount` times.
  ///
  /// - Parameter autoreverses: whether every second run goes backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
  }

  /// This animation, again and again for as long as the view is there.
  ///
  /// - Parameter autoreverses: whether every second run goes backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
  }
}
