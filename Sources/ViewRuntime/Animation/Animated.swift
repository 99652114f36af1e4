import Foundation
import Motion

/// A value that is shown moving: the target is known at once, what is presented follows.
///
/// Everything that moves does so through this one type: shapes, modifiers, frames, layouts, views.
@MainActor
package struct Animated<Value: Animatable> {
  /// Where the value is going.
  package private(set) var target: Value
  /// What is seen at the time of the current frame.
  package private(set) var presented: Value
  private var animator: Animator<Value.AnimatableData>

  package init(_ value: Value) {
    target = value
    presented = value
    animator = Animator(value.animatableData)
  }

  package var isMoving: Bool { animator.isAnimating }

  /// Gives the value another goal, with the transaction that reaches `node`.
  package mutating func setTarget(
    _ value: Value, for node: Node, participant: any AnimationParticipant
  ) {
    setTarget(value, transaction: node.transaction, for: node, participant: participant)
  }

  package mutating func setTarget(
    _ value: Value, transaction: Transaction, for node: Node, participant: any AnimationParticipant
  ) {
    let host = node.host
    let old = animator.target
    target = value
    presented = value
    let new = value.animatableData
    if new == old {
      if animator.isAnimating { presented.animatableData = animator.value(at: host.time) }
      return
    }
    let animation = host.isRunning ? transaction.effectiveAnimation : nil
    if animation != nil { animator.frameInterval = 1 / host.configuration.framesPerSecond }
    animator.retarget(
      to: new, from: old, animation: animation, at: host.time,
      listeners: animation == nil ? [] : transaction.listeners,
      environment: animation == nil ? nil : AnimationEnvironment(scope: node.inherited.environment))
    guard animator.isAnimating else { return }
    presented.animatableData = animator.value(at: host.time)
    host.animations.add(participant)
  }

  /// Presents the value of the frame at `time`, in seconds; false when it has come to rest.
  package mutating func advance(to time: Double) -> Bool {
    guard animator.isAnimating else { return false }
    let data = animator.value(at: time)
    guard animator.isAnimating else {
      presented = target
      return false
    }
    presented.animatableData = data
    return true
  }

  /// Ends the movement where it was going.
  package mutating func stop() {
    animator.stop()
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

  package var isEmpty: Bool { participants.isEmpty }
  package var count: Int { participants.count }

  package func add(_ participant: any AnimationParticipant) {
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
      participant.isParticipating = false
      if participant.advance(to: time), !participant.isParticipating {
        participant.isParticipating = true
        participants[kept] = participant
        kept += 1
      }
      index += 1
    }
    participants.removeSubrange(kept..<index)
  }
}
