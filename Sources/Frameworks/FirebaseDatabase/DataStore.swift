import FirebaseCore
import Foundation

/// The tree of a database, and who looks at it. It lives as long as the program.
// All of it is read and written under the lock.
final class DataStore: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var tree: DataNode?
  private let observers = ChangeObservers()
  /// What is looked at, by the numbers of those who look.
  private var queries: [UInt: DatabaseQuery] = [:]

  func node(at path: [String]) -> DataNode? { lock.withLock { tree?.node(at: path[...]) } }

  /// Sets what is at each of the places, all at once.
  func set(_ values: [(path: [String], value: Any?)]) {
    lock.withLock {
      for (path, value) in values {
        let node = DataNode(value, before: tree?.node(at: path[...]))
        tree = DataNode.replacing(path[...], of: tree, with: node)
      }
      observers.tellLater()
    }
  }

  /// Sets a place to what `change` makes of it; leaves it where that is nothing.
  func change(_ path: [String], _ change: (DataNode?) -> (isMeant: Bool, value: Any?)) -> Bool {
    lock.withLock {
      let result = change(tree?.node(at: path[...]))
      if result.isMeant { set([(path, result.value)]) }
      return result.isMeant
    }
  }

  /// Calls back on the main queue: once soon, and after each change of what is looked at.
  func observe(_ observer: DataObserver) -> UInt {
    lock.withLock {
      let handle = observers.add(observer.look)
      queries[handle] = observer.query
      return handle
    }
  }

  func forget(_ handle: UInt) {
    lock.withLock { queries[handle] = nil }
    observers.forget(handle)
  }
  func forgetAll(of query: DatabaseQuery) {
    let handles = lock.withLock { queries.filter { $0.value.isSame(as: query) }.keys }
    handles.forEach(forget)
  }
}

/// One who is told of a kind of change.
// Looks on the main queue alone.
final class DataObserver: @unchecked Sendable {
  let query: DatabaseQuery
  private let event: DataEventType
  private let tell: (DataSnapshot, _ previousKey: String?) -> Void
  /// What was there when this was last told; nil before that.
  private var last: DataSnapshot?

  init(
    _ query: DatabaseQuery, _ event: DataEventType,
    tell: @escaping (DataSnapshot, String?) -> Void
  ) {
    (self.query, self.event, self.tell) = (query, event, tell)
  }

  /// - Parameter isWanted: whether this still is to be told; asked before each time.
  func look(_ isWanted: () -> Bool) {
    let (before, now) = (last, query.snapshot)
    last = now
    if before?.node == now.node, before?.keys == now.keys, before != nil { return }
    guard event != .value else {
      if isWanted() { tell(now, nil) }
      return
    }
    for (child, previous) in changes(from: before, to: now) where isWanted() {
      tell(child, previous)
    }
  }

  private func changes(
    from before: DataSnapshot?, to now: DataSnapshot
  ) -> [(child: DataSnapshot, previous: String?)] {
    let old = Set(before?.keys ?? [])
    if event == .childRemoved {
      let kept = Set(now.keys)
      return (before?.keys ?? []).filter { !kept.contains($0) }
        .compactMap { key in before.map { ($0.childSnapshot(forPath: key), nil) } }
    }
    var changes: [(DataSnapshot, String?)] = []
    for (index, key) in now.keys.enumerated() {
      let previous = index > 0 ? now.keys[index - 1] : nil
      let isMeant =
        switch event {
        case .childAdded: !old.contains(key)
        case .childChanged: old.contains(key) && before?.node?[key] != now.node?[key]
        case .childMoved: old.contains(key) && hasMoved(key, from: before?.keys ?? [], to: now.keys)
        case .childRemoved, .value: false
        }
      if isMeant { changes.append((now.childSnapshot(forPath: key), previous)) }
    }
    return changes
  }

  /// Whether a child stands behind another one of those that were there before.
  private func hasMoved(_ key: String, from before: [String], to now: [String]) -> Bool {
    let (old, new) = (Set(before), Set(now))
    let (before, now) = (before.filter(new.contains), now.filter(old.contains))
    return before.firstIndex(of: key) != now.firstIndex(of: key)
      && before[..<(before.firstIndex(of: key) ?? 0)].last
        != now[..<(now.firstIndex(of: key) ?? 0)].last
  }
}
