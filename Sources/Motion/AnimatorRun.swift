import Foundation

/// The animation of an `Animator` that is not at rest.
struct AnimatorRun<Value: VectorArithmetic> {
  /// The frames after a change; see `Animator`.
  private enum Phase { case pending, first, second, running }

  private var animation: Animation
  /// The sum of the changes that are not covered yet.
  private(set) var interval: Value
  /// The part of the interval that was covered at `elapsed`.
  private(set) var covered: Value
  var context: AnimationContext<Value>

  private var phase = Phase.pending
  private var beginTime = 0.0
  private var lastTime = -Double.infinity
  /// Seconds since the start of the first animation.
  private var elapsed = 0.0
  private var needsSample = true

  private var logicalListeners: [AnimationListener] = []
  private var removalListeners: [AnimationListener] = []
  private var forks: [Fork] = []

  init(animation: Animation, interval: Value) {
    self.animation = animation
    self.interval = interval
    covered = interval.zeroOfSameShape
    context = AnimationContext()
  }

  /// How fast the value moves at the last sample, per second.
  var velocity: Value? {
    guard phase == .running else { return interval.zeroOfSameShape }
    return animation.velocity(value: interval, time: elapsed, context: context)
  }

  var animationCount: Int {
    animation.base is CombinedAnimation ? context.state.combination?.entries.count ?? 0 : 1
  }

  mutating func reshape(like model: Value) {
    interval = interval.shaped(like: model)
    covered = covered.shaped(like: model)
    context.state.reshape(like: model)
  }
}

// MARK: - Time

extension AnimatorRun {
  /// Moves on to the frame at `time`; false if the animation is over.
  mutating func advance(to time: Double, frameInterval: Double) -> Bool {
    if time > lastTime {
      advanceClock(to: time, frameInterval: frameInterval)
      lastTime = time
      // The second frame repeats the first: only the time starts anew.
      if phase != .second { needsSample = true }
    }
    guard needsSample else { return true }
    needsSample = false
    return sample()
  }

  private mutating func advanceClock(to time: Double, frameInterval: Double) {
    switch phase {
    case .pending:
      beginTime = time
      phase = .first
    case .first:
      beginTime = time
      phase = .second
    case .second:
      let longest = max(frameInterval, 1.0 / 60)
      // Frame times are sums of rounded numbers: a frame that is late by less was on time.
      if time - beginTime > longest * (1 + 1e-6) { beginTime = time - longest }
      phase = .running
    case .running:
      break
    }
    elapsed = time - beginTime
  }

  private mutating func sample() -> Bool {
    guard let covered = animation.animate(value: interval, time: elapsed, context: &context) else {
      return false
    }
    self.covered = covered
    if context.isLogicallyComplete { completeLogically() }
    if !forks.isEmpty { completeForks() }
    return true
  }
}

// MARK: - Another change

extension AnimatorRun {
  /// Adds a change in mid-flight, at the time that was advanced to.
  mutating func combine(_ newAnimation: Animation, change: Value) {
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
    needsSample = true
  }

  private mutating func append(_ newAnimation: Animation, change: Value) {
    let previous = AnimationCombination.Entry(
      animation: animation, startTime: 0, value: interval, state: context.state)
    interval += change
    let next = AnimationCombination.Entry(
      animation: newAnimation, startTime: elapsed, value: interval, state: AnimationState())
    if context.state.combination != nil {
      context.state.combination!.append(next)
    } else {
      animation = Animation(CombinedAnimation())
      context.state = AnimationState()
      context.state.combination = AnimationCombination(entries: [previous, next])
    }
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

  mutating func add(_ listeners: [AnimationListener]) {
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
  mutating func complete() {
    completeLogically()
    for fork in forks { fork.listeners.forEach { $0.animationWasCompleted() } }
    forks = []
    removalListeners.forEach { $0.animationWasCompleted() }
    removalListeners = []
  }

  private mutating func completeLogically() {
    guard !logicalListeners.isEmpty else { return }
    logicalListeners.forEach { $0.animationWasCompleted() }
    logicalListeners = []
  }

  private mutating func fork() {
    guard !logicalListeners.isEmpty else { return }
    forks.append(
      Fork(
        animation: animation, interval: interval, context: context, listeners: logicalListeners))
    logicalListeners = []
  }

  private mutating func completeForks() {
    for index in forks.indices.reversed() where forks[index].isComplete(at: elapsed) {
      forks[index].listeners.forEach { $0.animationWasCompleted() }
      forks.remove(at: index)
    }
  }
}
