import Foundation
import Motion

/// A value of two parts that move apart from each other, such as a shape and its style.
package protocol TwoPartAnimatable: Animatable {
  associatedtype FirstData: VectorArithmetic
  associatedtype SecondData: VectorArithmetic

  /// What moves of the first part.
  var firstData: FirstData { get set }

  /// What moves of the second part.
  var secondData: SecondData { get set }
}

extension TwoPartAnimatable where AnimatableData == AnimatablePair<FirstData, SecondData> {
  package var animatableData: AnimatableData {
    get { AnimatablePair(firstData, secondData) }
    set { (firstData, secondData) = (newValue.first, newValue.second) }
  }
}

/// A value whose two parts move apart from each other: each has an animation where it changes.
///
/// As one vector they would be a pair whose type is known to neither module, and to look that up in
/// each frame costs more than to move both.
package final class AnimatedParts<Value: TwoPartAnimatable>: Animated<Value> {
  @exclusivity(unchecked) private var first = Mover<Value.FirstData>()
  @exclusivity(unchecked) private var second = Mover<Value.SecondData>()

  package override var isMoving: Bool { first.isMoving || second.isMoving }

  package override var loneClock: AnimatorClock? {
    let clock = first.sampler?.loneClock ?? second.sampler?.loneClock
    guard let clock, first.rests(orFollows: clock), second.rests(orFollows: clock) else {
      return nil
    }
    return clock
  }

  override func noteTouched(in memory: inout TouchedMemory) {
    memory.add(self)
    if let sampler = first.sampler { memory.add(sampler) }
    if let sampler = second.sampler { memory.add(sampler) }
  }

  override func sample() {
    if let sampler = first.sampler { current.firstData = sampler.value }
    if let sampler = second.sampler { current.secondData = sampler.value }
  }

  package override func setTarget(
    _ value: Value, transaction: Transaction, for node: Node, participant: any AnimationParticipant
  ) {
    if followedClock != nil { node.host.animations.endFollowing() }
    first.setTarget(
      value.firstData, from: first.target ?? target.firstData, with: transaction, for: node)
    second.setTarget(
      value.secondData, from: second.target ?? target.secondData, with: transaction, for: node)
    setGoal(value)
    if first.isMoving { presented.firstData = first.value }
    if second.isMoving { presented.secondData = second.value }
    if isMoving { node.host.animations.add(participant) }
  }

  package override func advance(to time: Double) -> Bool {
    if let sampler = first.sampler, sampler.advanceAlone(to: time) {
      current.firstData = sampler.value
    } else if first.isMoving {
      current.firstData = first.advance(to: time) ? first.value : target.firstData
    }
    if let sampler = second.sampler, sampler.advanceAlone(to: time) {
      current.secondData = sampler.value
    } else if second.isMoving {
      current.secondData = second.advance(to: time) ? second.value : target.secondData
    }
    if isMoving { return true }
    rest()
    return false
  }

  package override func stop() {
    first.stop()
    second.stop()
    rest()
  }
}
