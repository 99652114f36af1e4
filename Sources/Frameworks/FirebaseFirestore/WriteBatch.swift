import FirebaseCore
import Foundation

/// Writes that are made together, when they are committed.
// The writes are collected by who makes the batch, and by nobody else.
open class WriteBatch: NSObject, @unchecked Sendable {
  private let store: DocumentStore
  private var writes: [(inout DocumentStore.Changes) throws -> Void] = []
  init(_ store: DocumentStore) { self.store = store }

  @discardableResult
  open func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> WriteBatch {
    writes.append { changes in
      merge ? changes.merge(data, into: document.path) : changes.set(document.path, to: data)
    }
    return self
  }
  @discardableResult
  public func setData<Value: Encodable>(
    from value: Value, forDocument document: DocumentReference, merge: Bool = false,
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> WriteBatch {
    setData(try encoder.encode(value), forDocument: document, merge: merge)
  }
  @discardableResult
  open func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> WriteBatch {
    writes.append { try $0.update(document.path, with: fields) }
    return self
  }
  @discardableResult
  open func deleteDocument(_ document: DocumentReference) -> WriteBatch {
    writes.append { $0.remove(document.path) }
    return self
  }

  private func write() throws {
    try store.change { changes in for write in writes { try write(&changes) } }
    writes = []
  }

  open func commit(completion: (((any Error)?) -> Void)? = nil) {
    answerLater(completion) { try write() }
  }
  open func commit() async throws { try write() }
}

/// Reads and writes that happen together.
// It is used inside of the call that makes it.
open class Transaction: NSObject, @unchecked Sendable {
  private(set) var changes: DocumentStore.Changes
  private(set) var failure: (any Error)?
  private let firestore: Firestore
  init(_ changes: DocumentStore.Changes, of firestore: Firestore) {
    (self.changes, self.firestore) = (changes, firestore)
  }

  open func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
    let fields = changes.fields(at: document.path)
    return DocumentSnapshot(
      document, fields.map { DocumentStore.Document(fields: $0, version: 0) })
  }
  @discardableResult
  open func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> Transaction {
    if merge {
      changes.merge(data, into: document.path)
    } else {
      changes.set(document.path, to: data)
    }
    return self
  }
  @discardableResult
  public func setData<Value: Encodable>(
    from value: Value, forDocument document: DocumentReference, merge: Bool = false,
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> Transaction {
    setData(try encoder.encode(value), forDocument: document, merge: merge)
  }
  @discardableResult
  open func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> Transaction {
    do { try changes.update(document.path, with: fields) } catch { failure = failure ?? error }
    return self
  }
  @discardableResult
  open func deleteDocument(_ document: DocumentReference) -> Transaction {
    changes.remove(document.path)
    return self
  }
}
