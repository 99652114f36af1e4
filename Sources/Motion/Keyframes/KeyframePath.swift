import Foundation

/// The way a vector takes through the keyframes of a track, as a function of time.
struct KeyframePath<Vector: VectorArithmetic> {
  private let start: Vector
  private let segments: [KeyframeSegment<Vector>]

  /// - Parameter velocity: at the start, per second; nil at rest.
  init(from start: Vector, velocity: Vector?, keyframes: [Keyframe<Vector>]) {
    self.start = start
    var planner = KeyframePlanner(keyframes: keyframes, from: start, velocity: velocity)
    segments = planner.plan()
  }

  /// Seconds from the start to the last keyframe.
  var duration: TimeInterval { segments.last?.endTime ?? 0 }

  /// The value at `time` seconds; the first and last value hold outside.
  func value(at time: TimeInterval) -> Vector {
    guard time >= 0 || time.isNaN, let segment = segment(at: time) else { return start }
    return segment.value(
      at: time < segment.endTime ? time - segment.startTime : segment.duration)
  }

  /// The velocity at `time` seconds, per second; zero outside.
  func velocity(at time: TimeInterval) -> Vector {
    guard time >= 0, time <= duration, let segment = segment(at: time) else {
      return start.zeroOfSameShape
    }
    return segment.velocity(at: time - segment.startTime)
  }

  /// The first segment that has not ended before `time`, or the last one.
  private func segment(at time: TimeInterval) -> KeyframeSegment<Vector>? {
    segments.first { time <= $0.endTime } ?? segments.last
  }
}

/// The way from one keyframe to the next.
struct KeyframeSegment<Vector: VectorArithmetic> {
  enum Curve {
    case move
    case linear(UnitCurve)
    /// A cubic Hermite curve with the velocities at its ends, per second.
    case cubic(start: Vector, end: Vector)
    case spring(Spring, start: Vector)
  }

  let curve: Curve
  let from: Vector
  let to: Vector
  /// Seconds from the start of the track.
  let startTime: TimeInterval
  let duration: TimeInterval

  var endTime: TimeInterval { startTime + duration }

  /// The value `time` seconds after the start of the segment, at most its duration.
  func value(at time: TimeInterval) -> Vector {
    if case .spring(let spring, let start) = curve, duration > 0 {
      var result = from
      result += spring.value(target: way, initialVelocity: start, time: time)
      return result
    }
    guard time < duration else { return to }
    switch curve {
    case .move, .spring: return to
    case .linear(let curve):
      return from.interpolated(towards: to, amount: curve.value(at: time / duration))
    case .cubic(let start, let end):
      return hermite(progress: time / duration, start: start, end: end)
    }
  }

  /// The velocity `time` seconds after the start of the segment, per second.
  func velocity(at time: TimeInterval) -> Vector {
    guard duration > 0 else { return to.zeroOfSameShape }
    switch curve {
    case .move: return to.zeroOfSameShape
    case .linear(let curve): return way.scaled(by: curve.velocity(at: time / duration) / duration)
    case .cubic(let start, let end):
      return hermiteVelocity(progress: time / duration, start: start, end: end)
    case .spring(let spring, let start):
      return spring.rate(target: way, initialVelocity: start, time: time)
    }
  }

  private var way: Vector {
    var result = to
    result -= from
    return result
  }

  /// from·h₀₀ + start·h₁₀ + to·h₀₁ + end·h₁₁ with the cubic Hermite basis.
  private func hermite(progress t: Double, start: Vector, end: Vector) -> Vector {
    var result = from
    result += way.scaled(by: t * t * (3 - 2 * t))
    result += start.scaled(by: t * (1 - t) * (1 - t) * duration)
    result -= end.scaled(by: t * t * (1 - t) * duration)
    return result
  }

  private func hermiteVelocity(progress t: Double, start: Vector, end: Vector) -> Vector {
    var result = way.scaled(by: 6 * t * (1 - t) / duration)
    result += start.scaled(by: (1 - t) * (1 - 3 * t))
    result += end.scaled(by: t * (3 * t - 2))
    return result
  }
}
