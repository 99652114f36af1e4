import Foundation
import Motion
@_spi(Runtime) import ViewRuntime

/// A value that is restored with its scene.
@propertyWrapper
public struct SceneStorage<Value>: NodeProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ initial: Value) {
    property = StoredProperty(key: "scene." + key, initialValue: initial)
  }

  /// For values of types that higher rooms declare.
  package init(kept initial: Value, _ key: String) { self.init(key, initial) }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.set(newValue, transaction: .current) }
  }

  public var projectedValue: Binding<Value> { property.binding }

  @MainActor package mutating func connect(to slot: PropertySlot) { property.connect(to: slot) }
}

extension SceneStorage {
  nonisolated public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue)
  }
  nonisolated public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(key, nil)
  }
}
