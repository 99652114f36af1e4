import Foundation
import Motion
@_spi(Runtime) import ViewRuntime

/// Values that outlive their view: kept in memory by name for as long as the program runs, so that
/// every run starts the same.
@MainActor
private final class StoredValues {
  static let shared = StoredValues()
  private var values: [String: Any] = [:]
  private var locations: [String: [WeakLocation]] = [:]

  private struct WeakLocation { weak var location: AnyObject? }

  func value<Value>(_ key: String, default initial: Value) -> Value {
    // Of an optional type nothing would be a value, too.
    guard let stored = values[key] else { return initial }
    return stored as? Value ?? initial
  }

  func add<Value>(_ location: StateLocation<Value>, for key: String) {
    locations[key, default: []].removeAll { $0.location == nil }
    locations[key, default: []].append(WeakLocation(location: location))
  }

  func set<Value>(_ value: Value, for key: String, transaction: Transaction) {
    values[key] = value
    for entry in locations[key] ?? [] {
      (entry.location as? StateLocation<Value>)?.set(value, transaction: transaction)
    }
  }
}

/// A value of a view that all views with the same key share.
nonisolated struct StoredProperty<Value> {
  let key: String
  let initialValue: Value
  /// The name of a launch argument that the value may come from; nil for none.
  let launchKey: String?
  private var location: StateLocation<Value>?

  init(key: String, initialValue: Value, launchKey: String? = nil) {
    self.key = key
    self.initialValue = initialValue
    self.launchKey = launchKey
  }

  var value: Value { location?.value ?? initialValue }

  func set(_ value: Value, transaction: Transaction) {
    // The writer is the main thread, or a task that runs while that one waits.
    nonisolated(unsafe) let value = value
    let (key, transaction) = (key, transaction)
    // Handed on with the value, by the same writer.
    nonisolated(unsafe) let unchecked = transaction
    assumeMainActor { StoredValues.shared.set(value, for: key, transaction: unchecked) }
  }

  var binding: Binding<Value> {
    Binding(
      get: { value },
      set: { (new: Value, transaction: Transaction) in set(new, transaction: transaction) })
  }

  @MainActor mutating func connect(to slot: PropertySlot) {
    if let known = slot.storage as? StateLocation<Value> {
      location = known
    } else {
      let first = launchKey.flatMap { LaunchSettings.value($0, as: Value.self) }
      let fresh = StateLocation(
        StoredValues.shared.value(key, default: first ?? initialValue), node: slot.node)
      StoredValues.shared.add(fresh, for: key)
      slot.storage = fresh
      location = fresh
    }
  }
}

/// A value of the program's settings.
@propertyWrapper
public struct AppStorage<Value>: NodeProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ initial: Value) {
    property = StoredProperty(key: "app." + key, initialValue: initial, launchKey: key)
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

extension AppStorage {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue)
  }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue)
  }
  nonisolated public init(_ key: String, store: UserDefaults? = nil)
  where Value: ExpressibleByNilLiteral {
    self.init(key, nil)
  }
}

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
