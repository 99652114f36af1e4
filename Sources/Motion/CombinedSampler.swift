import Foundation

/// presented = model − interval + r, with r += fractionᵢ · (valueᵢ − r) for each animation i
final class CombinedSampler<Value: VectorArithmetic>: AnimatorSampler<Value> {
  /// Where the first of the parts starts from.
  private var base: Value
  private var first: CombinedPart<Value>

  /// Nil if one of the animations has to be asked for a vector.
  init?(_ movement: AnimatorMovement<Value>, combination: AnimationCombination<Value>) {
    var next: CombinedPart<Value>?
    for entry in combination.entries.reversed() {
      guard let scalar = entry.animation.scalar, !scalar.dependsOnDistance,
        entry.state.springStart == nil
      else { return nil }
      next = CombinedPart(
        scalar: scalar, startTime: entry.startTime, value: entry.value, next: next)
    }
    guard let first = next else { return nil }
    self.first = first
    base = combination.base ?? movement.interval.zeroOfSameShape
    super.init(movement)
  }

  override func sample(_ run: AnimatorRun<Value>) -> AnimatorSample {
    var part = first
    var count = 1
    while let next = part.next {
      if !part.advance(to: run.elapsed) {
        forget(part, next: next, count: count, of: run)
        count = 0
      }
      part = next
      count += 1
    }
    guard part.advance(to: run.elapsed) else { return .over }
    return part.isLogicallyComplete ? .logicallyComplete : .running
  }

  /// Forgets what no longer matters: a part that is over, and all before it.
  private func forget(
    _ part: CombinedPart<Value>, next: CombinedPart<Value>, count: Int,
    of run: AnimatorRun<Value>
  ) {
    base = part.value
    first = next
    run.context.state.combination?.dropFirst(count)
  }

  package override var value: Value {
    var covered = base
    var part: CombinedPart<Value>? = first
    while let current = part {
      covered.scale(by: 1 - current.fraction)
      var way = current.value
      way.scale(by: current.fraction)
      covered += way
      part = current.next
    }
    var result = target
    result += covered
    result -= interval
    return result
  }
}

/// One of the animations that run on top of each other.
final class CombinedPart<Value: VectorArithmetic> {
  /// The whole way to go, that of the earlier animations included.
  let value: Value
  let next: CombinedPart?
  private let scalar: any ScalarAnimation
  private let startTime: TimeInterval
  private(set) var fraction = 0.0
  private(set) var isLogicallyComplete = false

  init(
    scalar: any ScalarAnimation, startTime: TimeInterval, value: Value, next: CombinedPart?
  ) {
    self.scalar = scalar
    self.startTime = startTime
    self.value = value
    self.next = next
  }

  /// False if the animation is over at `time`.
  func advance(to time: TimeInterval) -> Bool {
    guard let progress = scalar.progress(at: time - startTime, distanceSquared: 0) else {
      return false
    }
    fraction = progress.fraction
    isLogicallyComplete = progress.isLogicallyComplete
    return true
  }
}
