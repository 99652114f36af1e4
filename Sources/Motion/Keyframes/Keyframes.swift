import Foundation

/// How a value changes over time, as one or more tracks that run side by side.
public protocol Keyframes<Value> {
  /// What the tracks belong to.
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes

  /// The tracks that these keyframes are made of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  func _resolve(
    into resolved: inout _ResolvedKeyframes<Self.Value>, initialValue: Self.Value,
    initialVelocity: Self.Value?)
}

extension Keyframes where Value == Body.Value {
  public func _resolve(
    into resolved: inout _ResolvedKeyframes<Value>, initialValue: Value, initialVelocity: Value?
  ) {
    body._resolve(
      into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
  }
}

/// Tracks with their way worked out, for one initial value.
public struct _ResolvedKeyframes<Value> {
  /// One track, without the type of what it moves.
  struct Track {
    let duration: TimeInterval
    let setValue: (inout Value, TimeInterval) -> Void
    let setVelocity: (inout Value, TimeInterval) -> Void
  }

  var tracks: [Track] = []
}

/// Keyframes that are not made of others.
protocol PrimitiveKeyframes: Keyframes where Body == Self {}

extension PrimitiveKeyframes {
  public var body: Self { self }
}

struct EmptyKeyframes<Value>: PrimitiveKeyframes {
  typealias Body = Self

  func _resolve(
    into resolved: inout _ResolvedKeyframes<Value>, initialValue: Value, initialVelocity: Value?
  ) {}
}

struct MergedKeyframes<First: Keyframes, Second: Keyframes>: PrimitiveKeyframes
where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = Self

  let first: First
  let second: Second

  func _resolve(
    into resolved: inout _ResolvedKeyframes<First.Value>, initialValue: First.Value,
    initialVelocity: First.Value?
  ) {
    first._resolve(
      into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
    second._resolve(
      into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
  }
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, TrackValue: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == TrackValue {
  public typealias Value = Root
  public typealias Body = Self

  private let keyPath: WritableKeyPath<Root, TrackValue>
  private let content: Content

  /// Keyframes for the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, TrackValue>,
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Keyframes for the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
    keyPath = \.self
    self.content = content()
  }

  init(content: Content) where Root == TrackValue {
    keyPath = \.self
    self.content = content
  }

  public var body: Self { self }

  public func _resolve(
    into resolved: inout _ResolvedKeyframes<Root>, initialValue: Root, initialVelocity: Root?
  ) {
    var resolvedContent = _ResolvedKeyframeTrackContent<TrackValue>()
    content._resolve(into: &resolvedContent)
    let keyPath = keyPath
    let path = KeyframePath(
      from: initialValue[keyPath: keyPath].animatableData,
      velocity: initialVelocity?[keyPath: keyPath].animatableData,
      keyframes: resolvedContent.keyframes)
    resolved.tracks.append(
      .init(
        duration: path.duration,
        setValue: { $0[keyPath: keyPath].animatableData = path.value(at: $1) },
        setVelocity: { $0[keyPath: keyPath].animatableData = path.velocity(at: $1) }))
  }
}
