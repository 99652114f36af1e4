/// What an animation is told, and what it may remember, each time it is asked for a value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from one call to the next.
  public var state: AnimationState<Value>

  /// Set by the animation as soon as it counts as done, though it may still move a little.
  public var isLogicallyComplete: Bool

  /// The environment of the view that is animated; the view layer knows its type.
  package var environmentStorage: (any Sendable)?

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environmentStorage: (any Sendable)? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environmentStorage = environmentStorage
  }

  /// The same context with another state, to call an animation over another type of vector.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete,
      environmentStorage: environmentStorage)
  }
}
