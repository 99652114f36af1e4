import Foundation

/// A value as a function of time, described by keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_ResolvedKeyframes<Value>.Track]

  /// The keyframes in `content`, from `initialValue` on.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, initialVelocity: nil, keyframes: content())
  }

  /// - Parameter initialVelocity: what moves already, per second, in the properties of a value.
  package init(initialValue: Value, initialVelocity: Value?, keyframes: some Keyframes<Value>) {
    var resolved = _ResolvedKeyframes<Value>()
    keyframes._resolve(
      into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
    self.initialValue = initialValue
    tracks = resolved.tracks
  }

  /// Seconds that the longest track takes.
  public var duration: TimeInterval { tracks.reduce(0) { max($0, $1.duration) } }

  /// The value `time` seconds after the start; a track that is over holds its last value.
  public func value(time: Double) -> Value {
    var result = initialValue
    for track in tracks { track.setValue(&result, time) }
    return result
  }

  /// The value at a part of the whole duration, 0...1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// How fast each property moves `time` seconds after the start, per second; a property that no
  /// track moves keeps its value.
  package func velocity(time: Double) -> Value {
    var result = initialValue
    for track in tracks { track.setVelocity(&result, time) }
    return result
  }
}
