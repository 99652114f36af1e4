import Foundation

/// Keyframes for one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// What moves.
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that these are made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>)
}

extension KeyframeTrackContent where Value == Body.Value {
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    body._resolve(into: &resolved)
  }
}

/// The keyframes of a track in their order.
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
  var keyframes: [Keyframe<Value.AnimatableData>] = []
}

/// One keyframe over the vector of its value.
struct Keyframe<Vector: VectorArithmetic> {
  enum Kind {
    case move
    case linear(UnitCurve)
    /// The velocities at both ends, per second; nil for what is smooth.
    case cubic(start: Vector?, end: Vector?)
    /// The velocity at the start, per second; nil for that of the keyframe before.
    case spring(Spring, start: Vector?)
  }

  let kind: Kind
  let target: Vector
  /// Seconds; nil for as long as a spring takes.
  let duration: TimeInterval?

  init(_ kind: Kind, target: Vector, duration: TimeInterval?) {
    self.kind = kind
    self.target = target
    // A keyframe without a usable duration is a jump.
    self.duration = duration.map { $0.isFinite ? max($0, 0) : 0 }
  }
}

/// Keyframes that are not made of others.
protocol PrimitiveKeyframeTrackContent: KeyframeTrackContent where Body == Self {}

extension PrimitiveKeyframeTrackContent {
  public var body: Self { self }
}

// MARK: - Composition

struct EmptyKeyframeTrackContent<Value: Animatable>: PrimitiveKeyframeTrackContent {
  typealias Body = Self

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {}
}

struct MergedKeyframeTrackContent<
  First: KeyframeTrackContent, Second: KeyframeTrackContent
>: PrimitiveKeyframeTrackContent where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = Self

  let first: First
  let second: Second

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<First.Value>) {
    first._resolve(into: &resolved)
    second._resolve(into: &resolved)
  }
}

struct KeyframeTrackContentArray<Content: KeyframeTrackContent>: PrimitiveKeyframeTrackContent {
  typealias Value = Content.Value
  typealias Body = Self

  let contents: [Content]

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Content.Value>) {
    for content in contents { content._resolve(into: &resolved) }
  }
}

/// Builds the keyframes of a track, with `if`, `else` and `for`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    EmptyKeyframeTrackContent<Value>()
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    MergedKeyframeTrackContent(first: accumulated, second: next)
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentArray(contents: components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(choice: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(choice: .second(component))
  }

  /// One of two alternatives.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    public typealias Value = ConditionalValue
    public typealias Body = Self

    enum Choice {
      case first(First)
      case second(Second)
    }

    let choice: Choice

    public var body: Self { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<ConditionalValue>) {
      switch choice {
      case .first(let content): content._resolve(into: &resolved)
      case .second(let content): content._resolve(into: &resolved)
      }
    }
  }
}
