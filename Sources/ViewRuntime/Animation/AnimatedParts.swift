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
  @exclusivity(unchecked) private var first: Animator<Value.FirstData>?
  @exclusivity(unchecked) private var second: Animator<Value.SecondData>?

  package override var isMoving: Bool { first != nil || second != nil }

  package override func setTarget(
    _ value: Value, transaction: Transaction, for node: Node, participant: any AnimationParticipant
  ) {
    first = Animator.moving(
      first, from: first?.target ?? target.firstData, to: value.firstData, with: transaction,
      for: node)
    second = Animator.moving(
      second, from: second?.target ?? target.secondData, to: value.secondData, with: transaction,
      for: node)
    target = value
    presented = value
    guard isMoving else { return }
    if let first { presented.firstData = first.value(at: node.host.time) }
    if let second { presented.secondData = second.value(at: node.host.time) }
    node.host.animations.add(participant)
  }

  package override func advance(to time: Double) -> Bool {
    if let first {
      if !first.advance(to: time) { self.first = nil }
      presented.firstData = first.value
    }
    if let second {
      if !second.advance(to: time) { self.second = nil }
      presented.secondData = second.value
    }
    if isMoving { return true }
    presented = target
    return false
  }

  package override func stop() {
    first?.stop()
    second?.stop()
    (first, second) = (nil, nil)
    presented = target
  }
}
