@_exported import FirebaseCore
import Foundation
import FoundationNames

/// The documents of a program's project. They are kept in memory for one run: there are none at first, and what is
/// written is read again at once, by listeners too.
// Its settings are a program's own to keep; the documents have a lock.
open class Firestore: NSObject, @unchecked Sendable {
  public var settings = FirestoreSettings()
  public let app: FirebaseApp
  let store = DocumentStore()

  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var known: [String: Firestore] = [:]

  private init(app: FirebaseApp) { self.app = app }

  open class func firestore() -> Firestore {
    if FirebaseApp.app() == nil { FirebaseApp.configure() }
    guard let app = FirebaseApp.app() else { fatalError("The project has just been configured.") }
    return firestore(app: app)
  }
  open class func firestore(app: FirebaseApp) -> Firestore { firestore(app: app, database: "") }
  open class func firestore(database: String) -> Firestore {
    firestore(app: firestore().app, database: database)
  }
  open class func firestore(app: FirebaseApp, database: String) -> Firestore {
    FirebaseProject.tell()
    return lock.withLock {
      let name = app.name + "/" + database
      let firestore = known[name] ?? Firestore(app: app)
      known[name] = firestore
      return firestore
    }
  }

  open func collection(_ path: String) -> CollectionReference {
    CollectionReference(path: path, in: self)
  }
  open func document(_ path: String) -> DocumentReference {
    DocumentReference(path: path, in: self)
  }
  /// All documents in collections of the name, wherever they lie.
  open func collectionGroup(_ name: String) -> Query {
    Query(firestore: self) { path in
      path.split(separator: "/").dropLast().last.map(String.init) == name
    }
  }

  open func batch() -> WriteBatch { WriteBatch(store) }

  /// Makes the writes of `body` together. It runs once: nobody else writes meanwhile.
  open func runTransaction(
    _ body: @escaping (Transaction, NSErrorPointer) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    // A body that writes an error expects that nothing is written.
    var failure: NSError?
    let result = try? store.change { changes -> Any? in
      let transaction = Transaction(changes, of: self)
      let result = body(transaction, &failure)
      if let failure { throw failure }
      if let error = transaction.failure { throw error }
      changes = transaction.changes
      return result
    }
    // Handed on, and used nowhere else.
    nonisolated(unsafe) let (call, value) = (completion, result ?? nil)
    let error = failure
    DispatchQueue.main.async { call(value, error) }
  }

  @discardableResult
  open func runTransaction(
    _ body: @escaping @Sendable (Transaction, NSErrorPointer) -> Any?
  ) async throws -> sending Any? {
    try await withCheckedThrowingContinuation { continuation in
      runTransaction(body) { result, error in
        // Handed on, and used nowhere else.
        nonisolated(unsafe) let result = result
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: result)
        }
      }
    }
  }

  // There is no network and nothing on disk.
  open func enableNetwork(completion: (((any Error)?) -> Void)? = nil) { later(completion) }
  open func enableNetwork() async throws {}
  open func disableNetwork(completion: (((any Error)?) -> Void)? = nil) { later(completion) }
  open func disableNetwork() async throws {}
  open func clearPersistence(completion: (((any Error)?) -> Void)? = nil) { later(completion) }
  open func clearPersistence() async throws {}
  open func terminate(completion: (((any Error)?) -> Void)? = nil) { later(completion) }
  open func terminate() async throws {}
  open func waitForPendingWrites(completion: (((any Error)?) -> Void)? = nil) { later(completion) }
  open func waitForPendingWrites() async throws {}
  open func useEmulator(withHost host: String, port: Int) {}
  open class func enableLogging(_ enabled: Bool) {}

  private func later(_ completion: (((any Error)?) -> Void)?) { answerLater(completion) {} }
}

/// Wishes about a cache; there is none.
open class FirestoreSettings: NSObject {
  public var host = "firestore.googleapis.com"
  public var isSSLEnabled = true
  public var isPersistenceEnabled = true
  public var cacheSizeBytes: Int64 = 100 << 20
  public var dispatchQueue = DispatchQueue.main
  public var cacheSettings: any LocalCacheSettings = PersistentCacheSettings()
}

public protocol LocalCacheSettings {}

open class PersistentCacheSettings: NSObject, LocalCacheSettings {
  public override init() {}
  public init(sizeBytes: NSNumber) {}
}

open class MemoryCacheSettings: NSObject, LocalCacheSettings {}

public let FirestoreCacheSizeUnlimited: Int64 = -1

public enum FirestoreSource: UInt, Sendable { case `default`, server, cache }
