import Foundation

/// Waits until no other thread holds `object`, and holds it; 0 when it does.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.lock(object as AnyObject)
  return 0
}

/// Lets `object` go; -1 where this thread does not hold it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.shared.unlock(object as AnyObject) ? 0 : -1
}

/// A lock for each object that is held or waited for.
final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  private struct Entry {
    var lock = NSRecursiveLock()
    /// How many threads hold it, or wait.
    var users = 0
    var holder: Thread?
    var depth = 0
  }

  /// Only touched under the guard, which is why the class may say that it is sendable.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private let guardian = NSLock()

  var count: Int { guardian.withLock { entries.count } }

  func lock(_ object: AnyObject) {
    let identifier = ObjectIdentifier(object)
    let lock = guardian.withLock {
      entries[identifier, default: Entry()].users += 1
      return entries[identifier]!.lock
    }
    lock.lock()
    guardian.withLock {
      entries[identifier]!.holder = Thread.current
      entries[identifier]!.depth += 1
    }
  }

  func unlock(_ object: AnyObject) -> Bool {
    let identifier = ObjectIdentifier(object)
    let lock: NSRecursiveLock? = guardian.withLock {
      guard var entry = entries[identifier], entry.holder === Thread.current else { return nil }
      entry.users -= 1
      entry.depth -= 1
      if entry.depth == 0 { entry.holder = nil }
      entries[identifier] = entry.users == 0 ? nil : entry
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}
