import Foundation
import FoundationNames
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
  private var location: StateLocation<Value>?

  init(key: String, initialValue: Value) {
    self.key = key
    self.initialValue = initialValue
  }

  var value: Value { location?.value ?? initialValue }

  func set(_ value: Value, transaction: Transaction) {
    // Handed on to the main thread, and not touched here any more.
    nonisolated(unsafe) let (value, transaction) = (value, transaction)
    let key = key
    guard MainThread.isCurrent else {
      DispatchQueue.main.async {
        StoredValues.shared.set(value, for: key, transaction: transaction)
      }
      return
    }
    assumeMainActor { StoredValues.shared.set(value, for: key, transaction: transaction) }
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
      let fresh = StateLocation(
        StoredValues.shared.value(key, default: initialValue), node: slot.node)
      StoredValues.shared.add(fresh, for: key)
      slot.storage = fresh
      location = fresh
    }
  }
}
