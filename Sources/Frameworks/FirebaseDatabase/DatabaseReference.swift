import FirebaseCore
import Foundation
import Inert

/// A place of the tree. There need not be anything.
public class DatabaseReference: DatabaseQuery, @unchecked Sendable {
  init(_ database: Database, _ path: [String]) { super.init(database, path) }

  public var key: String? { path.last }
  public var parent: DatabaseReference? {
    path.isEmpty ? nil : DatabaseReference(database, path.dropLast())
  }
  public var root: DatabaseReference { DatabaseReference(database, []) }
  public var url: String {
    path.reduce(database.address) { $0.appendingPathComponent($1) }.absoluteString
  }
  public override var description: String { url }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? DatabaseReference).map(isSame(as:)) ?? false
  }
  public override var hash: Int { path.hashValue }

  public func child(_ path: String) -> DatabaseReference {
    DatabaseReference(database, self.path + DataKey.path(path))
  }
  /// A child whose key is another one each time, and stands behind those that were made before.
  public func childByAutoId() -> DatabaseReference { child(PushKey.next()) }

  // MARK: Writing

  public func setValue(_ value: Any?) { database.store.set([(path, value)]) }
  public func setValue(_ value: Any?, andPriority priority: Any?) {
    setValue(value)
    setPriority(priority)
  }
  public func setValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    setValue(value)
    tell(block)
  }
  public func setValue(
    _ value: Any?, andPriority priority: Any?,
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    setValue(value, andPriority: priority)
    tell(block)
  }
  @discardableResult
  public func setValue(_ value: Any?) async throws -> DatabaseReference {
    database.store.set([(path, value)])
    return self
  }

  public func removeValue() { database.store.set([(path, nil)]) }
  public func removeValue(
    completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    database.store.set([(path, nil)])
    tell(block)
  }
  @discardableResult
  public func removeValue() async throws -> DatabaseReference {
    database.store.set([(path, nil)])
    return self
  }

  /// Sets the places that are named, and leaves the others.
  public func updateChildValues(_ values: [AnyHashable: Any]) {
    database.store.set(values.map { (path + DataKey.path("\($0)"), $1) })
  }
  public func updateChildValues(
    _ values: [AnyHashable: Any],
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    updateChildValues(values)
    tell(block)
  }
  @discardableResult
  public func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
    database.store.set(values.map { (path + DataKey.path("\($0)"), $1) })
    return self
  }

  public func setPriority(_ priority: Any?) {
    if priority != nil { Inert.note("FirebaseDatabase", "priorities are not kept") }
  }
  public func setPriority(
    _ priority: Any?,
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    setPriority(priority)
    tell(block)
  }

  private func tell(_ block: @escaping ((any Error)?, DatabaseReference) -> Void) {
    answerLater({ [self] (error: (any Error)?) in block(error, self) }) {}
  }

  // MARK: Transactions

  /// Runs once: nobody else writes meanwhile.
  public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {
    runTransactionBlock(block, andCompletionBlock: { _, _, _ in })
  }
  public func runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult,
    andCompletionBlock completion: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
  ) {
    let isDone = database.store.change(path) { node in
      let result = block(MutableData(node, key: key))
      return (result.data != nil, result.data?.value)
    }
    answerLater({ [self] (error: (any Error)?) in completion(error, isDone, snapshot) }) {}
  }
  public func runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult,
    andCompletionBlock completion: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void,
    withLocalEvents: Bool
  ) { runTransactionBlock(block, andCompletionBlock: completion) }

  // MARK: When the connection ends, which it never does

  public func onDisconnectSetValue(_ value: Any?) {}
  public func onDisconnectSetValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { tell(block) }
  public func onDisconnectRemoveValue() {}
  public func onDisconnectRemoveValue(
    completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { tell(block) }
  public func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) {}
  public func cancelDisconnectOperations() {}

  public class func goOffline() {}
  public class func goOnline() {}
}

/// What a transaction has decided.
public class TransactionResult: NSObject {
  let data: MutableData?
  private init(_ data: MutableData?) { self.data = data }
  public class func success(withValue value: MutableData) -> TransactionResult {
    TransactionResult(value)
  }
  public class func abort() -> TransactionResult { TransactionResult(nil) }
}

/// Keys in the order of their making: eight letters of the milliseconds since 1970, twelve of chance.
private enum PushKey {
  private static let letters = Array(
    "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var last: (time: Int64, chance: [Int]) = (0, [])

  static func next() -> String {
    lock.withLock {
      let time = Int64(Date().timeIntervalSince1970 * 1000)
      if time == last.time {
        // Within one millisecond the next number: its last digit that can grow does, those behind it begin again.
        var index = last.chance.count - 1
        while index > 0, last.chance[index] == letters.count - 1 {
          last.chance[index] = 0
          index -= 1
        }
        last.chance[index] = (last.chance[index] + 1) % letters.count
      } else {
        last = (time, (0..<12).map { _ in Int.random(in: letters.indices) })
      }
      let digits = (0..<8).reversed().map { Int(time >> (6 * $0)) & 63 }
      return String((digits + last.chance).map { letters[$0] })
    }
  }
}
