import Foundation

/// A document as it was at one time.
// What it holds is set when it is made.
open class DocumentSnapshot: NSObject, @unchecked Sendable {
  public let reference: DocumentReference
  /// Nil where there is no document.
  let fields: [String: Any]?
  let version: Int?

  init(_ reference: DocumentReference, _ document: DocumentStore.Document?) {
    self.reference = reference
    (fields, version) = (document?.fields, document?.version)
  }

  open var documentID: String { reference.documentID }
  open var exists: Bool { fields != nil }
  open var metadata: SnapshotMetadata { SnapshotMetadata() }

  open func data() -> [String: Any]? { fields }
  open func data(with behavior: ServerTimestampBehavior) -> [String: Any]? { fields }
  open func get(_ field: Any) -> Any? {
    (field as? AnyHashable).flatMap {
      StoredValue.value(at: FieldPath.names(of: $0), in: fields ?? [:])
    }
  }
  open subscript(field: Any) -> Any? { return get(field) }

  /// The document as a value of the program's.
  public func data<Value: Decodable>(
    as type: Value.Type, with behavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder()
  ) throws -> Value {
    guard let fields else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(
          codingPath: [], debugDescription: "There is no document \(reference.path)."))
    }
    return try decoder.decode(type, from: fields, in: reference)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DocumentSnapshot else { return false }
    return reference == other.reference && version == other.version
  }
  open override var hash: Int { reference.hash }
}

public enum ServerTimestampBehavior: Int, Sendable { case none, estimate, previous }

/// A document that a query has found.
public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
  public override func data() -> [String: Any] { fields ?? [:] }
  public override func data(with behavior: ServerTimestampBehavior) -> [String: Any] {
    fields ?? [:]
  }
}

/// All that is written is there at once.
public final class SnapshotMetadata: NSObject, Sendable {
  public var hasPendingWrites: Bool { false }
  public var isFromCache: Bool { false }
}

/// What a query has found at one time.
// What it holds is set when it is made.
public final class QuerySnapshot: NSObject, @unchecked Sendable {
  public let query: Query
  public let documents: [QueryDocumentSnapshot]
  /// What is otherwise than when the listener was told last; all documents at first.
  public let documentChanges: [DocumentChange]

  /// By what a document's state is known.
  struct Mark: Hashable {
    let path: String
    let version: Int?
    init(_ document: QueryDocumentSnapshot) {
      (path, version) = (document.reference.path, document.version)
    }
  }

  init(
    _ query: Query, _ documents: [QueryDocumentSnapshot], since before: [QueryDocumentSnapshot]
  ) {
    (self.query, self.documents) = (query, documents)
    func places(_ list: [QueryDocumentSnapshot]) -> [String: Int] {
      Dictionary(
        list.enumerated().map { ($0.element.reference.path, $0.offset) },
        uniquingKeysWith: { first, _ in first })
    }
    let (old, new) = (places(before), places(documents))
    var changes = before.enumerated().filter { new[$0.element.reference.path] == nil }.map {
      DocumentChange(.removed, $0.element, UInt($0.offset), UInt(NSNotFound))
    }
    for (place, document) in documents.enumerated() {
      guard let was = old[document.reference.path] else {
        changes.append(DocumentChange(.added, document, UInt(NSNotFound), UInt(place)))
        continue
      }
      if before[was].version != document.version {
        changes.append(DocumentChange(.modified, document, UInt(was), UInt(place)))
      }
    }
    documentChanges = changes
  }

  public var count: Int { documents.count }
  public var isEmpty: Bool { documents.isEmpty }
  public var metadata: SnapshotMetadata { SnapshotMetadata() }
  public func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] { documentChanges }
}

public enum DocumentChangeType: Int, Sendable { case added, modified, removed }

// What it holds is set when it is made.
public final class DocumentChange: NSObject, @unchecked Sendable {
  public let type: DocumentChangeType
  public let document: QueryDocumentSnapshot
  /// Places in the lists before and after; `NSNotFound` in that which does not have it.
  public let oldIndex: UInt
  public let newIndex: UInt
  init(
    _ type: DocumentChangeType, _ document: QueryDocumentSnapshot, _ oldIndex: UInt,
    _ newIndex: UInt
  ) {
    (self.type, self.document) = (type, document)
    (self.oldIndex, self.newIndex) = (oldIndex, newIndex)
  }
}
