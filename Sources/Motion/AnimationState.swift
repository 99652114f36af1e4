/// What an animation remembers between two calls, by key.
public struct AnimationState<Value: VectorArithmetic> {
  /// Where a spring that took over from another animation started from; nil for a start at rest.
  package var springStart: SpringStart<Value>?
  /// The animations that run on top of each other; nil when there is only one.
  package var combination: AnimationCombination<Value>?
  private var values: [(key: ObjectIdentifier, value: Any)] = []

  /// An empty state.
  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      let identifier = ObjectIdentifier(key)
      for entry in values where entry.key == identifier {
        if let value = entry.value as? K.Value { return value }
      }
      return key.defaultValue
    }
    set {
      let identifier = ObjectIdentifier(key)
      if let index = values.firstIndex(where: { $0.key == identifier }) {
        values[index].value = newValue
      } else {
        values.append((identifier, newValue))
      }
    }
  }

  /// Gives every remembered vector the shape of `model`.
  mutating func reshape(like model: Value) {
    springStart?.reshape(like: model)
    combination?.reshape(like: model)
  }
}

/// A key for a value that an animation keeps in its state.
public protocol AnimationStateKey {
  associatedtype Value

  /// The value of a state that has not been set.
  static var defaultValue: Self.Value { get }
}
