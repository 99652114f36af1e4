import Foundation

/// How a value that is kept for an object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps `value` for `object` under `key`, as extensions do that need a stored property; nil forgets it.
///
/// Without Objective-C nobody tells when an object ends: what was kept for it goes when its place in memory is
/// taken, or when the table has doubled since it was last looked through.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(
    value, for: object as AnyObject, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// What is kept for `object` under `key`; nil for nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(for: object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.remove(object as AnyObject)
}

/// Values by the objects that they are kept for.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Value {
    var strong: Any?
    weak var weak: AnyObject?
    var value: Any? { strong ?? weak }
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  /// Only touched under the lock, which is why the class may say that it is sendable.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64
  private let lock = NSLock()

  var count: Int { lock.withLock { entries.count } }

  func set(_ value: Any?, for owner: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
    // What is forgotten ends outside of the lock: its end may forget more.
    var forgotten: [Entry] = []
    lock.withLock {
      let identifier = ObjectIdentifier(owner)
      if entries.count >= limit { forgotten = sweep() }
      var entry = entries[identifier] ?? Entry(owner: owner)
      if entry.owner !== owner {
        forgotten.append(entry)
        entry = Entry(owner: owner)
      }
      forgotten.append(entry)
      entry.values[key] = value.map {
        isWeak ? Value(strong: nil, weak: $0 as AnyObject) : Value(strong: $0, weak: nil)
      }
      entries[identifier] = entry.values.isEmpty ? nil : entry
    }
    withExtendedLifetime(forgotten) {}
  }

  func value(for owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]?.value
    }
  }

  func remove(_ owner: AnyObject) {
    let forgotten = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(forgotten) {}
  }

  /// Takes out the entries of objects that are gone.
  private func sweep() -> [Entry] {
    let gone = entries.filter { $0.value.owner == nil }
    for identifier in gone.keys { entries[identifier] = nil }
    limit = max(64, entries.count * 2)
    return Array(gone.values)
  }
}
