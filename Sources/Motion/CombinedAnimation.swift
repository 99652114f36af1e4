import Foundation

/// Animations that run on top of each other because the later ones did not take over.
///
/// Each goes from where the ones before it are at that moment to its own target, so what is shown
/// keeps moving without a jump: r = 0; for each animation i: r += animationᵢ(valueᵢ − r).
struct CombinedAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard var combination = context.state.combination.take() else { return nil }
    let result = combination.animate(time: time, context: &context)
    context.state.combination = combination
    return result
  }
}

/// The state of a `CombinedAnimation`.
package struct AnimationCombination<Value: VectorArithmetic> {
  /// One of the animations.
  struct Entry {
    let animation: Animation
    /// Seconds on the clock of the whole animation.
    let startTime: TimeInterval
    /// The whole way to go, that of the earlier animations included.
    var value: Value
    var state: AnimationState<Value>
  }

  /// Where the first of `entries` starts from: the target of the last one that is over.
  private(set) var base: Value?
  private(set) var entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Has the latest animation cover `change` as well.
  mutating func addToLatest(_ change: Value) { entries[entries.count - 1].value += change }

  mutating func reshape(like model: Value) {
    base = base?.shaped(like: model)
    for index in entries.indices {
      entries[index].value = entries[index].value.shaped(like: model)
      entries[index].state.reshape(like: model)
    }
  }

  /// What all the animations together have covered; nil once the last one is over.
  mutating func animate(time: TimeInterval, context: inout AnimationContext<Value>) -> Value? {
    var result = base
    var finishedCount = 0
    for index in entries.indices {
      let isLast = index == entries.count - 1
      let part = animateEntry(
        at: index, from: result, time: time, context: &context, isLast: isLast)
      if let part {
        // Not `zero +`: zero may have fewer elements than the values have.
        if result == nil { result = part } else { result! += part }
      } else if isLast {
        return nil
      } else {
        result = entries[index].value
        finishedCount = index + 1
      }
    }
    dropFirst(finishedCount)
    return result
  }

  /// Forgets what no longer matters: everything up to the last animation that is over.
  mutating func dropFirst(_ count: Int) {
    guard count > 0 else { return }
    base = entries[count - 1].value
    entries.removeFirst(count)
  }

  private mutating func animateEntry(
    at index: Int, from start: Value?, time: TimeInterval,
    context: inout AnimationContext<Value>, isLast: Bool
  ) -> Value? {
    var way = entries[index].value
    if let start { way -= start }
    var own = AnimationContext(
      state: AnimationState<Value>(), environmentStorage: context.environmentStorage)
    swap(&own.state, &entries[index].state)
    let part = entries[index].animation.animate(
      value: way, time: time - entries[index].startTime, context: &own)
    swap(&own.state, &entries[index].state)
    if isLast, own.isLogicallyComplete { context.isLogicallyComplete = true }
    return part
  }
}

extension Optional {
  /// Takes the value out, so that it can be changed in place without a copy.
  fileprivate mutating func take() -> Wrapped? {
    let value = self
    self = nil
    return value
  }
}
