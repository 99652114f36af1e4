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
  @exclusivity(unchecked) private var mover = Mover<Value.AnimatableData>()
  @exclusivity(unchecked) final var current: Value
  /// Where the value is going.
  @exclusivity(unchecked) package final internal(set) var target: Value

  package init(_ value: Value) {
    target = value
    current = value
  }

  /// What is seen at the time of the current frame. Lent, not copied: it is looked at in each frame.
  package final internal(set) var presented: Value {
    _read { yield current }
    set { current = newValue }
    _modify { yield &current }
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
    mover.setTarget(
      value.animatableData, from: mover.target ?? target.animatableData, with: transaction,
      for: node)
    target = value
    presented = value
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
    let goesOn = mover.advance(to: time)
    current = target
    if goesOn { current.animatableData = mover.value }
    return goesOn
  }

  /// Ends the movement where it was going.
  package func stop() {
    mover.stop()
    presented = target
  }
}

/// Something that moves from frame to frame.
@MainActor
package protocol AnimationParticipant: AnyObject {
  /// Kept by the list of running animations.
  var isParticipating: Bool { get set }

  /// Moves on to the frame at `time`, in seconds; answers false when it has come to rest.
  func advance(to time: Double) -> Bool
}

/// All that moves in a window just now.
@MainActor
package final class RunningAnimations {
  private var participants: [any AnimationParticipant] = []
  /// Which one is just being advanced, and whether it was added again meanwhile.
  private var advancingIndex: Int?
  private var isAddedAgain = false

  /// That of what began to move last: what else begins in the same frame shares it.
  private var latestClock: AnimatorClock?

  /// A clock for what begins to move with `animation` in the current frame of `host`.
  func clock(for animation: Animation, in host: ViewHost) -> AnimatorClock {
    let interval = 1 / host.configuration.framesPerSecond
    if let latestClock,
      latestClock.mayBeShared(by: animation, at: host.time, frameInterval: interval)
    {
      return latestClock
    }
    let clock = AnimatorClock(animation, frameInterval: interval)
    latestClock = clock
    return clock
  }

  package var isEmpty: Bool { participants.isEmpty }
  package var count: Int { participants.count }

  package func add(_ participant: any AnimationParticipant) {
    guard !participant.isParticipating else {
      if let advancingIndex, participants[advancingIndex] === participant { isAddedAgain = true }
      return
    }
    participant.isParticipating = true
    participants.append(participant)
  }

  /// Moves everything on to `time`; what has come to rest leaves the list.
  package func advance(to time: Double) {
    var index = 0
    var kept = 0
    // Participants may be added while others move: the count is asked each time.
    while index < participants.count {
      let participant = participants[index]
      advancingIndex = index
      isAddedAgain = false
      if participant.advance(to: time) || isAddedAgain {
        if kept != index { participants[kept] = participant }
        kept += 1
      } else {
        participant.isParticipating = false
      }
      index += 1
    }
    advancingIndex = nil
    if kept < index { participants.removeSubrange(kept..<index) }
  }
}
