import Motion

/// An environment on its way through the animation layer, which does not know its type.
package struct AnimationEnvironment: @unchecked Sendable {
  package let values: EnvironmentValues
  package init(values: EnvironmentValues) { self.values = values }
  package init(scope: EnvironmentScope) { values = EnvironmentValues(scope: scope) }
}

extension AnimationContext {
  /// The environment of the view that is animated.
  public var environment: EnvironmentValues {
    get { (environmentStorage as? AnimationEnvironment)?.values ?? EnvironmentValues() }
    set { environmentStorage = AnimationEnvironment(values: newValue) }
  }
}
