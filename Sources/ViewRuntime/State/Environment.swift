import Observation

/// A value from the environment: what the views above have set, or its default.
@propertyWrapper
public struct Environment<Value>: NodeProperty {
  private let read: (EnvironmentValues) -> Value
  private var scope: EnvironmentScope?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[EnvironmentObjectKey<Value>.self] else {
        fatalError(
          """
          \(Tracking.readerName) asks for an object of type \(Value.self), and there is none in \
          the environment. A view above needs .environment(…) with one.
          """)
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[EnvironmentObjectKey<T>.self] }
  }

  public var wrappedValue: Value { read(EnvironmentValues(scope: scope)) }

  package mutating func connect(to slot: PropertySlot) { scope = slot.node?.inherited.environment }
}

// A value before it is connected; then its scope is read on the main thread alone.
extension Environment: @unchecked Sendable where Value: Sendable {}
