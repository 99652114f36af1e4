import FirebaseCore
import Foundation

/// A place for a document. There need not be one.
// Its path is set when it is made.
public final class DocumentReference: NSObject, NSCopying, @unchecked Sendable {
  /// Names of collections and of documents in turn.
  public let path: String
  public let firestore: Firestore

  init(path: String, in firestore: Firestore) {
    self.path = path.split(separator: "/").joined(separator: "/")
    self.firestore = firestore
  }

  public var documentID: String { path.split(separator: "/").last.map(String.init) ?? "" }
  public var parent: CollectionReference {
    CollectionReference(
      path: path.split(separator: "/").dropLast().joined(separator: "/"), in: firestore)
  }
  public func collection(_ name: String) -> CollectionReference {
    CollectionReference(path: path + "/" + name, in: firestore)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DocumentReference else { return false }
    return path == other.path && firestore === other.firestore
  }
  public override var hash: Int { path.hashValue }
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Writing

  private func write(_ body: (inout DocumentStore.Changes) throws -> Void) throws {
    try firestore.store.change(body)
  }

  public func setData(_ data: [String: Any], completion: (((any Error)?) -> Void)? = nil) {
    answerLater(completion) { try write { $0.set(path, to: data) } }
  }
  public func setData(_ data: [String: Any]) async throws { setData(data, completion: nil) }

  public func setData(
    _ data: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil
  ) {
    answerLater(completion) {
      try write { merge ? $0.merge(data, into: path) : $0.set(path, to: data) }
    }
  }
  public func setData(_ data: [String: Any], merge: Bool) async throws {
    setData(data, merge: merge, completion: nil)
  }

  /// Sets only the fields that are named.
  public func setData(
    _ data: [String: Any], mergeFields: [Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    let names = Set(mergeFields.compactMap { ($0 as? FieldPath)?.names.first ?? $0 as? String })
    setData(data.filter { names.contains($0.key) }, merge: true, completion: completion)
  }

  public func setData<Value: Encodable>(
    from value: Value, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), completion: completion)
  }
  public func setData<Value: Encodable>(
    from value: Value, merge: Bool, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), merge: merge, completion: completion)
  }

  public func updateData(
    _ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    answerLater(completion) { try write { try $0.update(path, with: fields) } }
  }
  public func updateData(_ fields: [AnyHashable: Any]) async throws {
    try write { try $0.update(path, with: fields) }
  }

  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    answerLater(completion) { try write { $0.remove(path) } }
  }
  public func delete() async throws { delete(completion: nil) }

  // MARK: Reading

  var snapshot: DocumentSnapshot {
    DocumentSnapshot(self, firestore.store.document(at: path))
  }

  public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
    answerLater(completion) { snapshot }
  }
  public func getDocument(
    source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) { getDocument(completion: completion) }
  public func getDocument() async throws -> DocumentSnapshot { snapshot }
  public func getDocument(source: FirestoreSource) async throws -> DocumentSnapshot { snapshot }

  public func getDocument<Value: Decodable>(
    as type: Value.Type, decoder: Firestore.Decoder = Firestore.Decoder(),
    completion: @escaping (Result<Value, any Error>) -> Void
  ) {
    let result = Result { try snapshot.data(as: type, decoder: decoder) }
    // Handed on, and used nowhere else.
    nonisolated(unsafe) let (call, value) = (completion, result)
    DispatchQueue.main.async { call(value) }
  }
  public func getDocument<Value: Decodable>(
    as type: Value.Type, decoder: Firestore.Decoder = Firestore.Decoder()
  ) async throws -> Value {
    try snapshot.data(as: type, decoder: decoder)
  }

  @discardableResult
  public func addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    let seen = Seen<Int?>()
    return Listener(firestore.store) { [self] in
      let snapshot = snapshot
      if seen.isNew(snapshot.version) { listener(snapshot, nil) }
    }
  }
  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool,
    listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { addSnapshotListener(listener) }
}

/// What a listener was told last.
final class Seen<Value: Equatable> {
  private var last: Value?
  func isNew(_ value: Value) -> Bool {
    defer { last = value }
    return last != value
  }
}

public protocol ListenerRegistration: NSObjectProtocol, Sendable {
  /// Calls back no more.
  func remove()
}

final class Listener: NSObject, ListenerRegistration {
  private let store: DocumentStore
  private let number: UInt
  init(_ store: DocumentStore, _ callback: @escaping () -> Void) {
    self.store = store
    number = store.observe(callback)
  }
  func remove() { store.forget(number) }
}
