import Foundation

/// Lays keyframes end to end and fills in what they leave open: velocities and durations.
struct KeyframePlanner<Vector: VectorArithmetic> {
  private let keyframes: [Keyframe<Vector>]
  private var value: Vector
  private var velocity: Vector
  private var time: TimeInterval = 0
  private var previousFrom: Vector?

  /// - Parameter velocity: at the start, per second; nil at rest.
  init(keyframes: [Keyframe<Vector>], from value: Vector, velocity: Vector?) {
    self.keyframes = keyframes
    self.value = value
    self.velocity = velocity ?? value.zeroOfSameShape
  }

  mutating func plan() -> [KeyframeSegment<Vector>] {
    var segments: [KeyframeSegment<Vector>] = []
    for index in keyframes.indices {
      let segment = segment(at: index)
      segments.append(segment)
      // A spring that ran out of time is not at its target.
      value = segment.value(at: segment.duration)
      velocity = segment.velocity(at: segment.duration)
      time = segment.endTime
    }
    return segments
  }

  private func segment(at index: Int) -> KeyframeSegment<Vector> {
    let keyframe = keyframes[index]
    return KeyframeSegment(
      curve: curve(at: index), from: value, to: keyframe.target, startTime: time,
      duration: keyframe.duration ?? settlingDuration(of: keyframe))
  }

  // The velocity at the end of a segment is part of its plan, so the next one only has to take it
  // over: that is what makes neighbours smooth.
  private func curve(at index: Int) -> KeyframeSegment<Vector>.Curve {
    switch keyframes[index].kind {
    case .move: .move
    case .linear(let curve): .linear(curve)
    case .spring(let spring, let start): .spring(spring, start: start ?? velocity)
    case .cubic(let start, let end):
      .cubic(start: start ?? velocity, end: end ?? smoothEndVelocity(at: index))
    }
  }

  /// The velocity with which a cubic keyframe meets the next keyframe.
  private func smoothEndVelocity(at index: Int) -> Vector {
    let keyframe = keyframes[index]
    guard index + 1 < keyframes.count else { return value.zeroOfSameShape }
    let next = keyframes[index + 1]
    let nextDuration = next.duration ?? 0
    switch next.kind {
    case .cubic(let start?, _), .spring(_, let start?): return start
    case .cubic(nil, _):
      // Catmull-Rom: as fast as from the keyframe before to the one after.
      return rate(from: value, to: next.target, over: (keyframe.duration ?? 0) + nextDuration)
    case .linear(let curve):
      return rate(from: keyframe.target, to: next.target, over: nextDuration)
        .scaled(by: curve.velocity(at: 0))
    case .move, .spring(_, nil): return value.zeroOfSameShape
    }
  }

  private func rate(from: Vector, to: Vector, over duration: TimeInterval) -> Vector {
    guard duration > 0 else { return to.zeroOfSameShape }
    var result = to
    result -= from
    return result.scaled(by: 1 / duration)
  }

  /// Seconds until the spring of a keyframe stays within a ten-thousandth of a unit.
  ///
  /// SwiftUI takes 1.273 s from 0 to 10 with `Spring(duration: 0.4, bounce: 0.3)`, which is what
  /// that tolerance gives. A spring that never settles is given a minute.
  private func settlingDuration(of keyframe: Keyframe<Vector>) -> TimeInterval {
    guard case .spring(let spring, let start) = keyframe.kind else { return 0 }
    var way = keyframe.target
    way -= value
    guard way.magnitudeSquared > 0 || start != nil else { return 0 }
    let duration = spring.settlingDuration(
      target: way, initialVelocity: start ?? velocity, epsilon: 0.0001)
    return min(duration, 60)
  }
}
