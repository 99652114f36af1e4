import Foundation

/// Another animation, again and again.
///
/// An animation whose duration is known is repeated to the instant, whatever the frame rate; a
/// custom one is started again in the frame in which it ended.
struct RepeatAnimation: TimedAnimation {
  let base: Animation
  /// How often to run; nil for ever.
  let repeatCount: Int?
  /// Whether every second run goes backwards.
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let period = base.repeatPeriod(over: value, context: &context) {
      return repeated(value: value, time: time, period: period, context: &context)
    }
    return restarted(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    var context = context
    guard let period = base.repeatPeriod(over: value, context: &context), period > 0 else {
      return nil
    }
    let index = period.isFinite ? (time / period).rounded(.down) : 0
    let velocity = base.velocity(
      value: value, time: time - index * finite(period), context: context)
    return isReversed(Int(index)) ? velocity?.scaled(by: -1) : velocity
  }

  func duration<V: VectorArithmetic>(over value: V) -> TimeInterval? {
    guard let duration = base.duration(over: value) else { return nil }
    guard duration > 0 else { return 0 }
    return repeatCount.map { Double($0) * duration } ?? .infinity
  }

  private func isReversed(_ index: Int) -> Bool { autoreverses && !index.isMultiple(of: 2) }

  private func finite(_ period: TimeInterval) -> TimeInterval { period.isFinite ? period : 0 }
}

// MARK: - Runs of known length

extension RepeatAnimation {
  private func repeated<V: VectorArithmetic>(
    value: V, time: TimeInterval, period: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // Nothing can be shown of a run without length.
    guard period > 0 else { return nil }
    guard period.isFinite else { return base.animate(value: value, time: time, context: &context) }
    var index = ((time + timeTolerance) / period).rounded(.down)
    if let repeatCount, index >= Double(repeatCount) {
      let end = Double(repeatCount) * period
      guard repeatCount > 0, !isPast(end, at: time) else { return nil }
      index = Double(repeatCount - 1)
    }
    // A run that ends does not end the whole, nor does it make it complete.
    let wasComplete = context.isLogicallyComplete
    let part = base.animate(
      value: value, time: max(time - index * period, 0), context: &context)
    context.isLogicallyComplete = wasComplete
    return oriented(part, of: value, index: Int(index))
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
}

/// Which run of a repeated animation is on.
private struct RepeatedRun: AnimationStateKey {
  static var defaultValue: RepeatedRun { RepeatedRun(index: 0, startTime: 0) }

  let index: Int
  let startTime: TimeInterval
}

/// How long one run of a repeated animation takes, looked up once.
private struct RepeatPeriod: AnimationStateKey {
  static var defaultValue: Double? { nil }
}

extension Animation {
  /// Seconds that one run takes; nil if only running it would tell.
  fileprivate func repeatPeriod<V: VectorArithmetic>(
    over value: V, context: inout AnimationContext<V>
  ) -> TimeInterval? {
    if let bezier = base as? BezierAnimation { return max(bezier.duration, 0) }
    if let known = context.state[RepeatPeriod.self] { return known }
    guard let period = duration(over: value) else { return nil }
    context.state[RepeatPeriod.self] = period
    return period
  }

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
