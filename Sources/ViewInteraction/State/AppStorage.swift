import Foundation
import Motion
@_spi(Runtime) import ViewRuntime

/// A value of the program's settings, which are kept in `UserDefaults`: what is written there by others is seen here, and the
/// other way about.
@propertyWrapper
public struct AppStorage<Value>: NodeProperty {
  private enum Backing {
    /// In `UserDefaults`.
    case setting(SettingProperty<Value>)
    /// In memory: of a type that `UserDefaults` cannot keep, or what the program was started with, which comes before
    /// what is kept.
    case memory(StoredProperty<Value>)
  }
  private var backing: Backing

  private init(_ key: String, _ initial: Value, _ store: UserDefaults?) {
    if LaunchSettings.has(key) {
      let first = LaunchSettings.value(key, as: Value.self) ?? initial
      backing = .memory(StoredProperty(key: "app." + key, initialValue: first))
    } else {
      backing = .setting(SettingProperty(key: key, initialValue: initial, store: store))
    }
  }

  /// For values of types that higher rooms declare.
  package init(kept initial: Value, _ key: String) {
    backing = .memory(StoredProperty(key: "app." + key, initialValue: initial))
  }

  public var wrappedValue: Value {
    get {
      switch backing {
      case .setting(let property): property.value
      case .memory(let property): property.value
      }
    }
    nonmutating set { set(newValue, transaction: .current) }
  }

  private func set(_ value: Value, transaction: Transaction) {
    switch backing {
    case .setting(let property): property.set(value, transaction: transaction)
    case .memory(let property): property.set(value, transaction: transaction)
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { (new: Value, transaction: Transaction) in set(new, transaction: transaction) })
  }

  /// In an object, whose views hear that it will change.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, AppStorage>
  ) -> Value {
    get { object[keyPath: storage].wrappedValue }
    set {
      ObservableObjects.willChange(object)
      object[keyPath: storage].wrappedValue = newValue
    }
  }

  @MainActor package mutating func connect(to slot: PropertySlot) {
    switch backing {
    case .setting(var property):
      property.connect(to: slot)
      backing = .setting(property)
    case .memory(var property):
      property.connect(to: slot)
      backing = .memory(property)
    }
  }
}

extension AppStorage {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, wrappedValue, store)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, wrappedValue, store)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, store)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, store)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, wrappedValue, store)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, wrappedValue, store)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(key, wrappedValue, store)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store)
  }
  nonisolated public init(_ key: String, store: UserDefaults? = nil)
  where Value: ExpressibleByNilLiteral {
    self.init(key, nil, store)
  }
}
