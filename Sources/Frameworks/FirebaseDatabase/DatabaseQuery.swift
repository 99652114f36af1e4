import Foundation

public enum DataEventType: Int, Sendable {
  case childAdded, childRemoved, childChanged, childMoved, value
}

public typealias DatabaseHandle = UInt

/// A place of the tree, and which of its children are meant, in which order.
// All of it is set when it is made.
public class DatabaseQuery: NSObject, @unchecked Sendable {
  enum Order: Equatable { case key, value, priority, child([String]) }
  struct Bound: Equatable {
    let node: DataNode?
    let key: String?
    var isIncluded = true
  }
  struct Limits: Equatable {
    var order: Order?
    var start, end: Bound?
    var most: Int?
    var isFromEnd = false
  }

  let database: Database
  let path: [String]
  let limits: Limits

  init(_ database: Database, _ path: [String], _ limits: Limits = Limits()) {
    (self.database, self.path, self.limits) = (database, path, limits)
  }

  public var ref: DatabaseReference { DatabaseReference(database, path) }

  func isSame(as other: DatabaseQuery) -> Bool {
    path == other.path && limits == other.limits && database === other.database
  }

  private func with(_ edit: (inout Limits) -> Void) -> DatabaseQuery {
    var limits = limits
    edit(&limits)
    return DatabaseQuery(database, path, limits)
  }

  // MARK: In an order

  public func queryOrdered(byChild path: String) -> DatabaseQuery {
    with { $0.order = .child(DataKey.path(path)) }
  }
  public func queryOrderedByKey() -> DatabaseQuery { with { $0.order = .key } }
  public func queryOrderedByValue() -> DatabaseQuery { with { $0.order = .value } }
  public func queryOrderedByPriority() -> DatabaseQuery { with { $0.order = .priority } }

  // MARK: Within bounds

  public func queryStarting(atValue value: Any?, childKey: String? = nil) -> DatabaseQuery {
    with { $0.start = Bound(node: DataNode(value), key: childKey) }
  }
  public func queryStarting(afterValue value: Any?, childKey: String? = nil) -> DatabaseQuery {
    with { $0.start = Bound(node: DataNode(value), key: childKey, isIncluded: false) }
  }
  public func queryEnding(atValue value: Any?, childKey: String? = nil) -> DatabaseQuery {
    with { $0.end = Bound(node: DataNode(value), key: childKey) }
  }
  public func queryEnding(beforeValue value: Any?, childKey: String? = nil) -> DatabaseQuery {
    with { $0.end = Bound(node: DataNode(value), key: childKey, isIncluded: false) }
  }
  public func queryEqual(toValue value: Any?, childKey: String? = nil) -> DatabaseQuery {
    with {
      $0.start = Bound(node: DataNode(value), key: childKey)
      $0.end = $0.start
    }
  }
  public func queryLimited(toFirst limit: UInt) -> DatabaseQuery {
    with { ($0.most, $0.isFromEnd) = (Int(limit), false) }
  }
  public func queryLimited(toLast limit: UInt) -> DatabaseQuery {
    with { ($0.most, $0.isFromEnd) = (Int(limit), true) }
  }

  // MARK: What there is

  var snapshot: DataSnapshot {
    let node = database.store.node(at: path)
    guard limits != Limits(), case .children(let children) = node else {
      return DataSnapshot(ref, node)
    }
    var found = children.sorted { isBefore(($0.key, $0.value), ($1.key, $1.value)) }
    if let start = limits.start {
      found.removeAll { isOutside(compare(($0.key, $0.value), start), .orderedAscending, start) }
    }
    if let end = limits.end {
      found.removeAll { isOutside(compare(($0.key, $0.value), end), .orderedDescending, end) }
    }
    if let most = limits.most {
      found = Array(limits.isFromEnd ? found.suffix(most) : found.prefix(most))
    }
    let kept = Dictionary(uniqueKeysWithValues: found.map { ($0.key, $0.value) })
    return DataSnapshot(
      ref, kept.isEmpty ? nil : .children(kept), keys: found.map(\.key))
  }

  private typealias Child = (key: String, node: DataNode)

  private func sortValue(_ child: Child) -> DataNode? {
    switch limits.order {
    case .value: child.node
    case .child(let path): child.node.node(at: path[...])
    case .key: .text(child.key)
    case .priority, nil: nil
    }
  }

  private func isBefore(_ one: Child, _ other: Child) -> Bool {
    if limits.order != .key {
      let order = DataOrder.compare(sortValue(one), sortValue(other))
      if order != .orderedSame { return order == .orderedAscending }
    }
    return DataKey.isBefore(one.key, other.key)
  }

  private func compare(_ child: Child, _ bound: Bound) -> ComparisonResult {
    if limits.order == .key, case .text(let key) = bound.node {
      return DataOrder.compare(keys: child.key, key)
    }
    let order = DataOrder.compare(sortValue(child), bound.node)
    guard order == .orderedSame, let key = bound.key else { return order }
    return DataOrder.compare(keys: child.key, key)
  }

  private func isOutside(
    _ result: ComparisonResult, _ outer: ComparisonResult, _ bound: Bound
  ) -> Bool {
    result == outer || result == .orderedSame && !bound.isIncluded
  }

  // MARK: Looking

  @discardableResult
  public func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) -> DatabaseHandle {
    database.store.observe(DataObserver(self, eventType) { snapshot, _ in block(snapshot) })
  }
  /// Nobody forbids what is looked at: `cancelBlock` is never called.
  @discardableResult
  public func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) -> DatabaseHandle { observe(eventType, with: block) }
  @discardableResult
  public func observe(
    _ eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
  ) -> DatabaseHandle { database.store.observe(DataObserver(self, eventType, tell: block)) }

  public func observeSingleEvent(
    of eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
  ) {
    let handle = HandleBox()
    let observer = DataObserver(self, eventType) { [database] snapshot, previous in
      guard let number = handle.number.take() else { return }
      database.store.forget(number)
      block(snapshot, previous)
    }
    handle.number = database.store.observe(observer)
  }
  public func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) { observeSingleEvent(of: eventType) { snapshot, _ in block(snapshot) } }
  public func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) { observeSingleEvent(of: eventType, with: block) }
  public func observeSingleEventAndPreviousSiblingKey(
    of eventType: DataEventType
  ) async -> (DataSnapshot, String?) {
    await withCheckedContinuation { continuation in
      observeSingleEvent(
        of: eventType,
        andPreviousSiblingKeyWith: {
          continuation.resume(returning: ($0, $1))
        })
    }
  }

  public func getData(
    completion block: @escaping ((any Error)?, DataSnapshot?) -> Void
  ) {
    // Handed on, and used nowhere else.
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { [self] in block(nil, snapshot) }
  }
  public func getData() async throws -> DataSnapshot { snapshot }

  public func removeObserver(withHandle handle: DatabaseHandle) { database.store.forget(handle) }
  public func removeAllObservers() { database.store.forgetAll(of: self) }
  /// All of the tree is here already.
  public func keepSynced(_ keepSynced: Bool) {}
}

/// The number of one who looks once.
// Written before the main queue first looks, and by it after that.
private final class HandleBox: @unchecked Sendable { var number: UInt? }

/// How values stand in order: nothing, truth values, numbers, texts, then what has children.
enum DataOrder {
  static func compare(_ one: DataNode?, _ other: DataNode?) -> ComparisonResult {
    let (first, second) = (rank(one), rank(other))
    if first != second { return first < second ? .orderedAscending : .orderedDescending }
    switch (one, other) {
    case (.number(let one), .number(let other)): return one.compare(other)
    case (.text(let one), .text(let other)): return compare(texts: one, other)
    default: return .orderedSame
    }
  }

  static func compare(keys one: String, _ other: String) -> ComparisonResult {
    if one == other { return .orderedSame }
    return DataKey.isBefore(one, other) ? .orderedAscending : .orderedDescending
  }

  private static func compare(texts one: String, _ other: String) -> ComparisonResult {
    if one.unicodeScalars.elementsEqual(other.unicodeScalars) { return .orderedSame }
    return one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
      ? .orderedAscending : .orderedDescending
  }

  private static func rank(_ node: DataNode?) -> Int {
    switch node {
    case nil: 0
    case .number(let number):
      String(cString: number.objCType) == "c" ? (number.boolValue ? 2 : 1) : 3
    case .text: 4
    case .children: 5
    }
  }
}
