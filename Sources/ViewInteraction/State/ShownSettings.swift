import Foundation
import FoundationNames
import Motion
@_spi(Runtime) import ViewRuntime

/// The settings that views show.
///
/// `UserDefaults` tells nobody here that it has changed (Foundation on Linux posts no notification and has no key-value
/// observing), so that what is shown is looked up before each frame: about 2 µs for each property that is shown.
@MainActor
private final class ShownSettings {
  static let shared = ShownSettings()
  private var shown: [any ShownSetting] = []

  private init() { OutsideState.add { [weak self] in self?.look(.init()) } }

  func add(_ setting: any ShownSetting) { shown.append(setting) }

  /// Shows what has changed since the last time.
  func look(_ transaction: Transaction) {
    var hasGone = false
    for setting in shown where !setting.look(transaction) { hasGone = true }
    if hasGone { shown.removeAll { !$0.isShown } }
  }
}

@MainActor
private protocol ShownSetting: AnyObject {
  var isShown: Bool { get }
  /// Shows the value if it has changed; false where nothing is to be shown any more.
  func look(_ transaction: Transaction) -> Bool
}

@MainActor
private final class Shown<Value>: ShownSetting {
  private weak var location: StateLocation<Value>?
  private let property: SettingProperty<Value>
  private let store: UserDefaults
  /// As it was when it was last looked up.
  private var seen: AnyHashable?

  init(_ location: StateLocation<Value>, _ property: SettingProperty<Value>, _ store: UserDefaults)
  {
    (self.location, self.property, self.store) = (location, property, store)
    seen = store.object(forKey: property.key) as? AnyHashable
  }

  var isShown: Bool { location != nil }

  func look(_ transaction: Transaction) -> Bool {
    guard let location else { return false }
    let object = store.object(forKey: property.key)
    let now = object as? AnyHashable
    guard now != seen else { return true }
    seen = now
    location.set(property.value(of: object), transaction: transaction)
    return true
  }
}

/// A setting of the program, and where a view shows it.
nonisolated struct SettingProperty<Value> {
  let key: String
  let initialValue: Value
  /// Where it is kept, if the program says so.
  private let store: UserDefaults?
  /// Where it is kept in the view that shows it.
  private var shownStore: UserDefaults?
  private var location: StateLocation<Value>?

  init(key: String, initialValue: Value, store: UserDefaults?) {
    self.key = key
    self.initialValue = initialValue
    self.store = store
  }

  private var ownStore: UserDefaults { store ?? shownStore ?? .standard }

  /// Outside of views it is what is kept.
  var value: Value { location?.value ?? value(of: ownStore.object(forKey: key)) }

  func value(of object: Any?) -> Value {
    object.flatMap { SettingCoding.value(of: $0, as: Value.self) } ?? initialValue
  }

  func set(_ value: Value, transaction: Transaction) {
    if let object = SettingCoding.object(for: value) {
      ownStore.set(object, forKey: key)
    } else {
      ownStore.removeObject(forKey: key)
    }
    // Views change on the main thread; elsewhere they see it with the next frame.
    guard MainThread.isCurrent else { return }
    // Handed on by the one who writes, on the same thread.
    nonisolated(unsafe) let transaction = transaction
    assumeMainActor { ShownSettings.shared.look(transaction) }
  }

  @MainActor mutating func connect(to slot: PropertySlot) {
    let known = slot.storage as? Connection<Value>
    let connection = known ?? makeConnection(slot)
    slot.storage = connection
    location = connection.location
    shownStore = connection.store
  }

  @MainActor private func makeConnection(_ slot: PropertySlot) -> Connection<Value> {
    let environment = slot.node.map { EnvironmentValues(scope: $0.inherited.environment) }
    let store = store ?? environment?.defaultAppStorage?.store ?? .standard
    let location = StateLocation(value(of: store.object(forKey: key)), node: slot.node)
    ShownSettings.shared.add(Shown(location, self, store))
    return Connection(location: location, store: store)
  }
}

private final class Connection<Value> {
  let location: StateLocation<Value>
  let store: UserDefaults
  init(location: StateLocation<Value>, store: UserDefaults) {
    (self.location, self.store) = (location, store)
  }
}

/// A store of settings, which may be used by any thread.
package struct SettingStore: @unchecked Sendable {
  package let store: UserDefaults
  package init(_ store: UserDefaults) { self.store = store }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: SettingStore? { nil }
}

extension EnvironmentValues {
  /// Where settings are kept that do not say it themselves; nil for `UserDefaults.standard`.
  package var defaultAppStorage: SettingStore? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}
