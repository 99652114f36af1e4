import Foundation

/// A keyframe that is reached along a timing curve, at the same speed unless it says otherwise.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Reaches `to` after `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(.linear(timingCurve), target: to.animatableData, duration: duration)
  }

  public var body: Self { self }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}

/// A keyframe that is reached along a smooth cubic curve.
///
/// Between two cubic keyframes the curve is a Catmull-Rom spline; next to a keyframe of another
/// kind it has that keyframe's velocity, and it starts and ends a track at rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Reaches `to` after `duration` seconds.
  ///
  /// - Parameters:
  ///   - startVelocity: per second; nil for what is smooth.
  ///   - endVelocity: per second; nil for what is smooth.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData),
      target: to.animatableData, duration: duration)
  }

  public var body: Self { self }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}

/// A keyframe that is reached by a spring.
///
/// A spring that is given less time than it needs stops where it is, and the next keyframe starts
/// from there.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Moves towards `to` for `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: seconds; nil for as long as the spring takes to settle.
  ///   - startVelocity: per second; nil for the velocity of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      .spring(spring, start: startVelocity?.animatableData), target: to.animatableData,
      duration: duration)
  }

  public var body: Self { self }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}

/// A keyframe that jumps to its value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Jumps to `to`.
  public init(_ to: Value) {
    keyframe = Keyframe(.move, target: to.animatableData, duration: 0)
  }

  public var body: Self { self }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}
