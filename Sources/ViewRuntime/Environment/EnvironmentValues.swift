import Foundation

/// A key for a value that views hand down to those below them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values handed down to one place in the tree.
public struct EnvironmentValues {
  let scope: EnvironmentScope?
  /// What was set on this copy.
  var overrides: [ObjectIdentifier: Any] = [:]
  /// All that was set on values of a program's own, in order, which is what they print.
  private var history: [(key: ObjectIdentifier, value: Any)] = []

  public init() { scope = nil }

  package init(scope: EnvironmentScope?) { self.scope = scope }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // What is kept under a key's type was set as that key's value.
      if let value = overrides[ObjectIdentifier(key)] { return value as! Key.Value }
      return scope?.value(of: key) ?? Key.defaultValue
    }
    set {
      overrides[ObjectIdentifier(key)] = newValue
      if scope == nil { history.append((ObjectIdentifier(key), newValue)) }
    }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// What was set, the latest first: `[EnvironmentPropertyKey<Key> = value, …]`.
  public var description: String {
    let own = scope == nil ? history.reversed() : EnvironmentScope.sorted(overrides)
    let entries = own + (scope?.entries ?? [])
    return "["
      + entries.map { "EnvironmentPropertyKey<\(EnvironmentScope.name(of: $0.key))> = \($0.value)" }
      .joined(separator: ", ") + "]"
  }
}

/// One place where values are set: a modifier, or the root. Lookups climb from scope to scope, and
/// each scope on the way remembers the reader, so that a change reaches those who read it and no other.
package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var values: [ObjectIdentifier: Any]
  private var detour: Detour?
  private var dependents: [ObjectIdentifier: Dependents] = [:]

  package init(parent: EnvironmentScope?) {
    self.parent = parent
    values = [:]
  }

  fileprivate func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    dependents[id, default: Dependents()].noteRead()
    // What is kept under a key's type was set as that key's value.
    if let value = values[id] { return (value as! Key.Value) }
    if let detour, let value = detour.first.value(of: key, before: detour.end) { return value }
    return parent?.value(of: key)
  }

  /// Sets what `change` sets, and marks those who have read a value that is another now.
  @MainActor
  package func set(_ change: (inout EnvironmentValues) -> Void) {
    var copy = EnvironmentValues(scope: parent)
    change(&copy)
    let old = values
    values = copy.overrides
    for (id, value) in values where !isSame(old[id], value) { dependents[id]?.invalidate() }
    for id in old.keys where values[id] == nil { dependents[id]?.invalidate() }
  }

  // MARK: Names

  /// All values that are set here and above, those of one scope by name.
  fileprivate var entries: [(key: ObjectIdentifier, value: Any)] {
    Self.sorted(values) + (parent?.entries ?? [])
  }

  fileprivate static func sorted(_ values: [ObjectIdentifier: Any])
    -> [(key: ObjectIdentifier, value: Any)]
  {
    values.map { ($0.key, $0.value) }.sorted { name(of: $0.key) < name(of: $1.key) }
  }

  /// The name of a key; identifiers of types are the addresses of their metadata.
  fileprivate static func name(of key: ObjectIdentifier) -> String {
    "\(unsafeBitCast(key, to: Any.Type.self))"
  }

  // MARK: Detours

  /// Scopes that stand elsewhere in the tree and are asked before the parent.
  private struct Detour {
    let first: EnvironmentScope
    let end: EnvironmentScope?
  }

  /// Has lookups pass by `first` and those above it, up to `end`, before they go on to the parent: what a
  /// transition sets holds for the view that it moves, which was made elsewhere.
  @MainActor
  package func passBy(_ first: EnvironmentScope?, before end: EnvironmentScope?) {
    let isNeeded = first !== end
    guard isNeeded || detour != nil, detour?.first !== first else { return }
    detour = isNeeded ? first.map { Detour(first: $0, end: end) } : nil
    for id in dependents.keys { dependents[id]?.invalidate() }
  }

  private func value<Key: EnvironmentKey>(of key: Key.Type, before end: EnvironmentScope?)
    -> Key.Value?
  {
    if self === end { return nil }
    let id = ObjectIdentifier(key)
    dependents[id, default: Dependents()].noteRead()
    // What is kept under a key's type was set as that key's value.
    if let value = values[id] { return (value as! Key.Value) }
    return parent?.value(of: key, before: end)
  }

  private func isSame(_ old: Any?, _ new: Any) -> Bool {
    guard let old else { return false }
    func open<Value>(_ value: Value) -> Bool {
      (old as? Value).map { ViewEquality.areEqual($0, value) } ?? false
    }
    return _openExistential(new, do: open)
  }
}
