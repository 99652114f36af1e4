import Foundation

/// How far an animation has come.
package struct AnimationProgress {
  /// The part of the way that is covered; beyond 1 for one that overshoots.
  package var fraction: Double
  package var isLogicallyComplete = false
}

/// An animation that moves every vector along the same number: covered = way × fraction(time).
///
/// All that is built in is of this kind as long as nothing was taken over from another animation.
/// An animator then asks for one number and touches the vector once, whatever its type.
package protocol ScalarAnimation: CustomAnimation {
  /// False for one that modifies an animation which is not of this kind.
  var isScalar: Bool { get }

  /// Whether the length of the way decides when it is over.
  var dependsOnDistance: Bool { get }

  /// How far the animation has come `time` seconds after its start; nil when it is over.
  ///
  /// - Parameter distanceSquared: the square of the length of the way.
  func progress(at time: TimeInterval, distanceSquared: Double) -> AnimationProgress?

  /// How far it has come on any way, however long, that is more than none; nil where the length counts at that
  /// time.
  func sharedProgress(at time: TimeInterval) -> AnimationProgress?

  /// The change of the fraction per second; nil if the animation does not say.
  func rate(at time: TimeInterval) -> Double?

  /// The same animation for ways of one length, with what follows from it worked out.
  func prepared(distanceSquared: Double) -> any ScalarAnimation

  /// Seconds until it is over, `.infinity` if never.
  func duration(distanceSquared: Double) -> TimeInterval
}

extension ScalarAnimation {
  package var isScalar: Bool { true }

  package var dependsOnDistance: Bool { false }

  package func sharedProgress(at time: TimeInterval) -> AnimationProgress? {
    dependsOnDistance ? nil : progress(at: time, distanceSquared: 0)
  }

  package func prepared(distanceSquared: Double) -> any ScalarAnimation { self }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    animateScalar(value: value, time: time, context: &context)
  }

  package func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    scalarVelocity(value: value, time: time)
  }

  func animateScalar<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let distanceSquared = dependsOnDistance ? value.magnitudeSquared : 0
    guard let progress = progress(at: time, distanceSquared: distanceSquared) else { return nil }
    if progress.isLogicallyComplete { context.isLogicallyComplete = true }
    return value.scaled(by: progress.fraction)
  }

  func scalarVelocity<V: VectorArithmetic>(value: V, time: TimeInterval) -> V? {
    guard let rate = rate(at: time), rate.isFinite else { return nil }
    return value.scaled(by: rate)
  }
}

/// An animation that modifies another one.
protocol AnimationModifier: ScalarAnimation {
  var base: Animation { get }
}

extension AnimationModifier {
  package var isScalar: Bool { base.scalar != nil }

  package var dependsOnDistance: Bool { base.scalar?.dependsOnDistance ?? false }

  /// Whether nothing but the time counts: the base is scalar and started at rest.
  func isScalar<V: VectorArithmetic>(in state: AnimationState<V>) -> Bool {
    base.scalar != nil && state.springStart == nil
  }
}

extension Animation {
  /// The same animation for ways of one length, with what follows from it worked out.
  func prepared(distanceSquared: Double) -> Animation {
    guard let scalar else { return self }
    return Animation(scalar.prepared(distanceSquared: distanceSquared))
  }
}
