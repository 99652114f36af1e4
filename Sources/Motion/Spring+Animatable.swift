import Foundation

// The same as over vectors, for what has one: points, sizes, angles, colours.
extension Spring {
  /// Where the spring is after `time` seconds, on its way from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    let moved = value(
      target: Self.way(from: start, to: toValue.animatableData),
      initialVelocity: initialVelocity.animatableData, time: time)
    return toValue.with(start + moved)
  }

  /// How fast the spring moves after `time` seconds, per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    toValue.with(
      velocity(
        target: Self.way(from: fromValue.animatableData, to: toValue.animatableData),
        initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// The force on what hangs on the spring at `position`, a place between the two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    let start = fromValue.animatableData
    return toValue.with(
      force(
        target: Self.way(from: start, to: toValue.animatableData),
        position: Self.way(from: start, to: position.animatableData),
        velocity: velocity.animatableData))
  }

  /// Seconds until the spring stays within `epsilon` of `toValue`; infinite without damping.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: Self.way(from: fromValue.animatableData, to: toValue.animatableData),
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  private static func way<V: VectorArithmetic>(from start: V, to end: V) -> V { end - start }
}

extension Animatable {
  /// The same with other animatable data.
  fileprivate func with(_ data: AnimatableData) -> Self {
    var copy = self
    copy.animatableData = data
    return copy
  }
}
