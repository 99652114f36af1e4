import Foundation
import Motion

/// A value that is shown moving: the target is known at once, what is presented follows.
///
/// Everything that moves does so through this one type: shapes, modifiers, frames, layouts, views.
///
/// A class, so that owners which do not know the type reach it without looking its layout up. What is
/// read in each frame is not checked for overlapping accesses: those checks were a tenth of a frame.
@MainActor
package class Animated<Value: Animatable> {
  // What a frame touches stands together: with ten thousand views, the time goes into what has to be
  // fetched from memory.
  /// Set while it follows a clock: nobody advances it then, and it is brought up to date when it is
  /// looked at.
  @exclusivity(unchecked) package final var followedClock: AnimatorClock?
  /// The frame of that clock which `current` is of.
  @exclusivity(unchecked) private final var currentFrame = 0
  @exclusivity(unchecked) private final var mover = Mover<Value.AnimatableData>()
  @exclusivity(unchecked) final var current: Value
  /// Where the value is going, while it moves; at rest it is there.
  @exclusivity(unchecked) private final var goal: Goal?

  private final class Goal {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  package init(_ value: Value) { current = value }

  /// Where the value is going.
  package final var target: Value { goal?.value ?? current }

  /// Has the value go to `target`, and presents that for now.
  final func setGoal(_ target: Value) {
    current = target
    goal = isMoving ? Goal(target) : nil
  }

  /// Presents where the value was going, for good.
  final func rest() {
    if let goal { current = goal.value }
    goal = nil
  }

  /// What is seen at the time of the current frame. Lent, not copied: it is looked at in each frame.
  package final internal(set) var presented: Value {
    _read {
      if let followedClock { catchUp(with: followedClock) }
      yield current
    }
    set { current = newValue }
    _modify { yield &current }
  }

  /// The clock that alone says what is presented until the next change of the target, as long as it
  /// goes on; nil where it has to be advanced in each frame.
  package var loneClock: AnimatorClock? { mover.sampler?.loneClock }

  private final func catchUp(with clock: AnimatorClock) {
    FollowedMovement.wasSeen = true
    let frame = clock.currentFrame
    guard currentFrame != frame else { return }
    currentFrame = frame
    sample()
  }

  /// Presents what the clock that is followed says.
  func sample() {
    if let sampler = mover.sampler { current.animatableData = sampler.value }
  }

  /// Notes what a frame touches of it while it follows a clock.
  func noteTouched(in memory: inout TouchedMemory) {
    memory.add(self)
    if let sampler = mover.sampler { memory.add(sampler) }
  }

  package var isMoving: Bool { mover.isMoving }

  /// Gives the value another goal, with the transaction that reaches `node`.
  package final func setTarget(
    _ value: Value, for node: Node, participant: any AnimationParticipant
  ) {
    setTarget(value, transaction: node.transaction, for: node, participant: participant)
  }

  package func setTarget(
    _ value: Value, transaction: Transaction, for node: Node, participant: any AnimationParticipant
  ) {
    if followedClock != nil { node.host.animations.endFollowing() }
    mover.setTarget(
      value.animatableData, from: mover.target ?? target.animatableData, with: transaction,
      for: node)
    setGoal(value)
    guard mover.isMoving else { return }
    presented.animatableData = mover.value
    node.host.animations.add(participant)
  }

  /// Presents the value of the frame at `time`, in seconds; false when it has come to rest.
  package func advance(to time: Double) -> Bool {
    if let sampler = mover.sampler, sampler.advanceAlone(to: time) {
      current.animatableData = sampler.value
      return true
    }
    guard mover.advance(to: time) else {
      rest()
      return false
    }
    current = target
    current.animatableData = mover.value
    return true
  }

  /// Ends the movement where it was going.
  package func stop() {
    mover.stop()
    rest()
  }
}
