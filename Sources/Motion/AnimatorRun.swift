import Foundation

/// The animation of an `Animator` that is not at rest.
///
/// A class, so that a frame touches nothing but the one vector it needs: generic structures of this
/// size are costly to copy.
final class AnimatorRun<Value: VectorArithmetic> {
  private let clock: AnimatorClock
  private var animation: Animation
  /// The sum of the changes that are not covered yet.
  private var interval: Value
  var context = AnimationContext<Value>()
  private(set) var sampler: AnimatorSampler<Value>
  /// The frame of the clock that was sampled last; nil when it has to be sampled again.
  private var sampledFrame: Int?

  private var logicalListeners: [AnimationListener] = []
  private var removalListeners: [AnimationListener] = []
  private var forks: [Fork] = []
  private var isForked = false

  /// - Parameter initialVelocity: how fast the value moves already, per second; only springs go on with it.
  init(
    animation: Animation, target: Value, interval: Value, clock: AnimatorClock,
    initialVelocity: Value? = nil
  ) {
    self.animation = animation
    self.interval = interval
    self.clock = clock
    if let initialVelocity, animation.fluidSpring != nil {
      context.state.springStart = SpringStart(
        offset: interval.zeroOfSameShape, velocity: initialVelocity.shaped(like: target), time: 0)
    }
    let movement = AnimatorMovement(target: target, interval: interval, clock: clock)
    sampler =
      Self.isAlone(clock, context.state)
      ? ClockSampler.make(movement)
      : .make(movement, animation: animation, state: context.state)
  }

  /// Whether the clock's own animation is all there is, and the clock says how far it has come.
  private static func isAlone(_ clock: AnimatorClock, _ state: AnimationState<Value>) -> Bool {
    clock.knowsProgress && state.springStart == nil && state.combination == nil
  }

  /// Seconds since the start of the first animation.
  var elapsed: Double { clock.elapsed }

  /// The sampler, where nothing has to be done in a frame but to sample.
  var loneSampler: AnimatorSampler<Value>? { isForked ? nil : sampler }

  // Whoever waits is told, also when what moved is gone.
  deinit {
    if isForked || !logicalListeners.isEmpty || !removalListeners.isEmpty { complete() }
  }

  /// How fast the value moves at the last sample, per second.
  var velocity: Value? {
    guard clock.phase == .running else { return interval.zeroOfSameShape }
    return animation.velocity(value: interval, time: elapsed, context: context)
  }

  var animationCount: Int {
    animation.base is CombinedAnimation ? context.state.combination?.entries.count ?? 0 : 1
  }

  /// Takes a new model, and gives everything its shape.
  func setTarget(_ target: Value) {
    interval = interval.shaped(like: target)
    context.state.reshape(like: target)
    prepareSampler(target: target)
  }

  /// Moves on to the frame at `time`; false if the animation is over.
  func advance(to time: Double) -> Bool {
    clock.advance(to: time)
    guard sampledFrame != clock.frameNumber else { return true }
    sampledFrame = clock.frameNumber
    let sample = sampler.sample(self)
    if sample == .logicallyComplete { completeLogically() }
    if isForked, sample != .over { completeForks() }
    return sample != .over
  }

  private func prepareSampler(target: Value) {
    let movement = AnimatorMovement(target: target, interval: interval, clock: clock)
    sampler = .make(movement, animation: animation, state: context.state)
    sampledFrame = nil
  }
}

// MARK: - Another change

extension AnimatorRun {
  /// Adds a change in mid-flight, at the time that was advanced to.
  func combine(_ newAnimation: Animation, target: Value, change: Value) {
    fork()
    context.isLogicallyComplete = false
    let takesOver = newAnimation.shouldMerge(
      previous: animation, value: interval, time: elapsed, context: &context)
    if takesOver {
      animation = newAnimation
      interval += change
    } else {
      append(newAnimation, change: change)
    }
    prepareSampler(target: target)
  }

  /// Adds to the change that was made last, as if both had been one. Answers false where that one was
  /// made with another animation.
  func addToLatestChange(_ change: Value, with newAnimation: Animation, target: Value) -> Bool {
    let latest = context.state.combination?.entries.last?.animation ?? animation
    guard latest == newAnimation else { return false }
    interval += change
    context.state.combination?.addToLatest(change)
    if Self.isAlone(clock, context.state) {
      sampler = ClockSampler.make(
        AnimatorMovement(target: target, interval: interval, clock: clock))
      sampledFrame = nil
    } else {
      prepareSampler(target: target)
    }
    return true
  }

  private func append(_ newAnimation: Animation, change: Value) {
    if !(animation.base is CombinedAnimation) {
      let first = AnimationCombination.Entry(
        animation: animation, startTime: 0, value: interval, state: context.state)
      animation = Animation(CombinedAnimation())
      context.state = AnimationState()
      context.state.combination = AnimationCombination(entries: [first])
    }
    interval += change
    context.state.combination?.append(
      .init(
        animation: newAnimation, startTime: elapsed, value: interval, state: AnimationState()))
  }
}

// MARK: - Completion

extension AnimatorRun {
  /// An animation that something else took over from, kept until it would have been complete.
  private struct Fork {
    let animation: Animation
    let interval: Value
    var context: AnimationContext<Value>
    let listeners: [AnimationListener]

    mutating func isComplete(at elapsed: Double) -> Bool {
      animation.animate(value: interval, time: elapsed, context: &context) == nil
        || context.isLogicallyComplete
    }
  }

  func add(_ listeners: [AnimationListener]) {
    for listener in listeners {
      listener.animationWasAdded()
      if listener.criteria == .removed {
        removalListeners.append(listener)
      } else {
        logicalListeners.append(listener)
      }
    }
  }

  /// Tells everybody who still waits.
  func complete() {
    completeLogically()
    for fork in forks { fork.listeners.forEach { $0.animationWasCompleted() } }
    forks = []
    removalListeners.forEach { $0.animationWasCompleted() }
    removalListeners = []
  }

  private func completeLogically() {
    context.isLogicallyComplete = true
    guard !logicalListeners.isEmpty else { return }
    logicalListeners.forEach { $0.animationWasCompleted() }
    logicalListeners = []
  }

  private func fork() {
    guard !logicalListeners.isEmpty else { return }
    forks.append(
      Fork(
        animation: animation, interval: interval, context: context, listeners: logicalListeners))
    logicalListeners = []
    isForked = true
  }

  private func completeForks() {
    for index in forks.indices.reversed() where forks[index].isComplete(at: elapsed) {
      forks[index].listeners.forEach { $0.animationWasCompleted() }
      forks.remove(at: index)
    }
    isForked = !forks.isEmpty
  }
}
