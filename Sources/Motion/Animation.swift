import Foundation

/// How a view moves when its state changes.
public struct Animation: Sendable {
  /// The animation that does the work.
  public let base: any CustomAnimation

  /// The same animation if it moves every vector along one number.
  package let scalar: (any ScalarAnimation)?

  /// Makes an animation of a custom one.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
    let scalar = base as? any ScalarAnimation
    self.scalar = scalar?.isScalar == true ? scalar : nil
  }

  /// The part of `value` covered `time` seconds after the start; nil when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The speed `time` seconds after the start, per second; nil if the animation cannot say.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from `previous`, with its state in `context`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool { isEqual(lhs.base, rhs.base) }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

private func isEqual<A: CustomAnimation>(_ animation: A, _ other: any CustomAnimation) -> Bool {
  (other as? A) == animation
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: base) }

  /// The type in full, as SwiftUI's, whose module has the types of this one.
  public var debugDescription: String {
    let module = String(reflecting: Animation.self).prefix { $0 != "." } + "."
    let name = String(reflecting: base).replacingOccurrences(of: module, with: "SwiftUI.")
    return "AnyAnimator(\(name))"
  }

  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
