import Foundation

/// Moves one value: the model jumps at once, what is presented follows.
///
/// presented = model − interval + animation(interval, time), where the interval is the sum of all
/// changes whose animation still runs. A change while an animation runs either is taken over by
/// the new animation (springs, which keep place and velocity) or is combined with it.
///
/// The first frame after a change shows the old value, and so does the second, from which the time
/// counts: building a frame with new content may take long, and the animation must not skip its
/// beginning for that. For the same reason the third frame is at most one frame interval later.
///
/// Sampling allocates nothing for values without storage of their own. A class: the code runs for types
/// that it does not know, and there the fields of a generic structure cost a lookup each.
package final class Animator<Value: VectorArithmetic> {
  /// The model: where the value is going to be when nothing moves any more.
  @exclusivity(unchecked) package private(set) var target: Value
  @exclusivity(unchecked) private var run: AnimatorRun<Value>?

  /// A value at rest.
  package init(_ value: Value) { target = value }

  /// Whether an animation runs, so that another frame is needed.
  package var isAnimating: Bool { run != nil }

  /// What a custom animation that runs may read, of the type the view layer knows.
  package var environment: (any Sendable)? {
    get { run?.context.environmentStorage }
    set { run?.context.environmentStorage = newValue }
  }

  /// Changes the model.
  ///
  /// Without an animation the presented value jumps by the difference; an animation that runs goes
  /// on with what it still has to cover, as SwiftUI has it. `stop()` ends it.
  ///
  /// - Parameters:
  ///   - new: the new model.
  ///   - old: the model until now.
  ///   - animation: how to get there, or nil to be there at once.
  ///   - time: of the frame in which the change is seen, in seconds.
  ///   - clock: one that is shared with what begins in the same frame; nil for one of its own.
  ///   - listeners: told when this change is complete; asked to wait only if something moves.
  ///   - environment: what a custom animation may read, of the type the view layer knows.
  ///   - initialVelocity: how fast the value moves already, per second, while no animation runs; nil for
  ///     a start at rest.
  package func retarget(
    to new: Value, from old: Value, animation: Animation?, at time: Double,
    clock: AnimatorClock? = nil, listeners: [AnimationListener] = [],
    environment: (any Sendable)? = nil, initialVelocity: Value? = nil
  ) {
    target = new
    guard new != old else { return }
    run?.setTarget(new)
    guard let animation else { return }
    var change = new
    change -= old.shaped(like: new)
    advance(to: time)
    if let run {
      if environment != nil { run.context.environmentStorage = environment }
      run.combine(animation, target: new, change: change)
      run.add(listeners)
    } else {
      let clock = clock ?? AnimatorClock(animation, frameInterval: 1.0 / 60)
      let run = AnimatorRun(
        animation: animation, target: new, interval: change, clock: clock,
        initialVelocity: initialVelocity)
      run.context.environmentStorage = environment
      run.add(listeners)
      self.run = run
    }
  }

  /// Corrects the change that was made last: what was to be `old` is to be `new`, and both are one change.
  /// Answers false where that is not possible, as nothing moves or the change had another animation.
  ///
  /// A view that learns in one pass first its new place and then its new size makes one change of both.
  package func correct(to new: Value, from old: Value, animation: Animation) -> Bool {
    guard let run else { return false }
    run.setTarget(new)
    var change = new
    change -= old.shaped(like: new)
    guard run.addToLatestChange(change, with: animation, target: new) else { return false }
    target = new
    return true
  }

  /// The presented value in the frame at `time`, in seconds; times must not go backwards.
  package func value(at time: Double) -> Value {
    advance(to: time)
    return value
  }

  /// The presented value in the frame that was advanced to.
  package var value: Value {
    if let run { return run.sampler.value }
    return target
  }

  /// What is enough to be asked in most frames, until the next change of the model: if it does not go
  /// on alone, the animator has to. Nil where it is not enough.
  package var loneSampler: AnimatorSampler<Value>? { run?.loneSampler }

  /// How many animations run on top of each other.
  package var runningAnimationCount: Int { run?.animationCount ?? 0 }

  /// How fast the value moved when it was last asked for, per second; nil at rest, or if the
  /// animation cannot say.
  package var velocity: Value? { run?.velocity }

  /// Ends the animation: the model is presented, and every listener is told.
  package func stop() {
    run?.complete()
    run = nil
  }

  /// Moves on to the frame at `time`, in seconds; times must not go backwards. Answers whether an
  /// animation still runs.
  @discardableResult
  package func advance(to time: Double) -> Bool {
    guard let run else { return false }
    if run.advance(to: time) { return true }
    stop()
    return false
  }
}
