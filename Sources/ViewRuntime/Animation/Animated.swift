import Foundation
import Motion

/// A value that is shown moving: the target is known at once, what is presented follows.
///
/// Everything that moves does so through this one type: shapes, modifiers, frames, layouts, views.
///
/// A class, so that owners which do not know the type reach it without looking its layout up. What is
/// read in each frame is not checked for overlapping accesses: those checks were a tenth of a frame.
@MainActor
package final class Animated<Value: Animatable> {
  /// Where the value is going.
  @exclusivity(unchecked) package private(set) var target: Value
  /// What is seen at the time of the current frame.
  @exclusivity(unchecked) package private(set) var presented: Value
  /// Nil at rest.
  @exclusivity(unchecked) private var animator: Animator<Value.AnimatableData>?

  package init(_ value: Value) {
    target = value
    presented = value
  }

  package var isMoving: Bool { animator != nil }

  /// Gives the value another goal, with the transaction that reaches `node`.
  package func setTarget(_ value: Value, for node: Node, participant: any AnimationParticipant) {
    setTarget(value, transaction: node.transaction, for: node, participant: participant)
  }

  package func setTarget(
    _ value: Value, transaction: Transaction, for node: Node, participant: any AnimationParticipant
  ) {
    let host = node.host
    let old = animator?.target ?? target.animatableData
    let new = value.animatableData
    target = value
    presented = value
    if new == old {
      if let animator { presented.animatableData = animator.value(at: host.time) }
      return
    }
    let animation = host.isRunning ? transaction.effectiveAnimation : nil
    guard animation != nil || animator != nil else { return }
    let animator = animator ?? Animator(old)
    if animation != nil { animator.frameInterval = 1 / host.configuration.framesPerSecond }
    animator.retarget(
      to: new, from: old, animation: animation, at: host.time,
      listeners: animation == nil ? [] : transaction.listeners,
      environment: animation == nil ? nil : AnimationEnvironment(scope: node.inherited.environment))
    guard animator.isAnimating else { return self.animator = nil }
    self.animator = animator
    presented.animatableData = animator.value(at: host.time)
    host.animations.add(participant)
  }

  /// Presents the value of the frame at `time`, in seconds; false when it has come to rest.
  package func advance(to time: Double) -> Bool {
    guard let animator else { return false }
    guard animator.advance(to: time) else {
      self.animator = nil
      presented = target
      return false
    }
    presented.animatableData = animator.value
    return true
  }

  /// Ends the movement where it was going.
  package func stop() {
    animator?.stop()
    animator = nil
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
  /// The one that is just being advanced, and whether it was added again meanwhile.
  private var advancing: (any AnimationParticipant)?
  private var isAddedAgain = false

  package var isEmpty: Bool { participants.isEmpty }
  package var count: Int { participants.count }

  package func add(_ participant: any AnimationParticipant) {
    if participant === advancing { isAddedAgain = true }
    guard !participant.isParticipating else { return }
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
      advancing = participant
      isAddedAgain = false
      if participant.advance(to: time) || isAddedAgain {
        if kept != index { participants[kept] = participant }
        kept += 1
      } else {
        participant.isParticipating = false
      }
      index += 1
    }
    advancing = nil
    participants.removeSubrange(kept..<index)
  }
}
