import FirebaseCore
import Foundation

/// Documents that meet conditions, in an order, and no more than so many.
// Its conditions are set when it is made.
open class Query: NSObject, @unchecked Sendable {
  public let firestore: Firestore
  private let isMeant: (String) -> Bool
  private var conditions: [Filter] = []
  private var orders: [(path: [String], descending: Bool)] = []
  private var first: Bound?
  private var last: Bound?
  private var most: (count: Int, isAtEnd: Bool)?

  /// Values of the fields that documents are ordered by.
  private struct Bound {
    var values: [Any]
    var isIncluded: Bool
  }

  init(firestore: Firestore, isMeant: @escaping (_ path: String) -> Bool) {
    (self.firestore, self.isMeant) = (firestore, isMeant)
  }

  private func with(_ change: (Query) -> Void) -> Query {
    let query = Query(firestore: firestore, isMeant: isMeant)
    (query.conditions, query.orders) = (conditions, orders)
    (query.first, query.last, query.most) = (first, last, most)
    change(query)
    return query
  }

  // MARK: Conditions

  open func whereFilter(_ filter: Filter) -> Query { with { $0.conditions.append(filter) } }

  open func whereField(_ field: String, isEqualTo value: Any) -> Query {
    whereFilter(.whereField(field, isEqualTo: value))
  }
  open func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
    whereFilter(.whereField(field, isNotEqualTo: value))
  }
  open func whereField(_ field: String, isLessThan value: Any) -> Query {
    whereFilter(.whereField(field, isLessThan: value))
  }
  open func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
    whereFilter(.whereField(field, isLessThanOrEqualTo: value))
  }
  open func whereField(_ field: String, isGreaterThan value: Any) -> Query {
    whereFilter(.whereField(field, isGreaterThan: value))
  }
  open func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
    whereFilter(.whereField(field, isGreaterThanOrEqualTo: value))
  }
  open func whereField(_ field: String, arrayContains value: Any) -> Query {
    whereFilter(.whereField(field, arrayContains: value))
  }
  open func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
    whereFilter(.whereField(field, arrayContainsAny: values))
  }
  open func whereField(_ field: String, in values: [Any]) -> Query {
    whereFilter(.whereField(field, in: values))
  }
  open func whereField(_ field: String, notIn values: [Any]) -> Query {
    whereFilter(.whereField(field, notIn: values))
  }
  open func whereField(_ field: FieldPath, isEqualTo value: Any) -> Query {
    whereFilter(.field(field.names, .equal, [value]))
  }
  open func whereField(_ field: FieldPath, in values: [Any]) -> Query {
    whereFilter(.field(field.names, .isOneOf, values))
  }

  open func order(by field: String) -> Query { order(by: field, descending: false) }
  open func order(by field: String, descending: Bool) -> Query {
    with { $0.orders.append((FieldPath.names(of: field), descending)) }
  }
  open func order(by field: FieldPath, descending: Bool = false) -> Query {
    with { $0.orders.append((field.names, descending)) }
  }

  open func limit(to count: Int) -> Query { with { $0.most = (count, false) } }
  open func limit(toLast count: Int) -> Query { with { $0.most = (count, true) } }

  open func start(at values: [Any]) -> Query { with { $0.first = bound(values, true) } }
  open func start(after values: [Any]) -> Query { with { $0.first = bound(values, false) } }
  open func end(at values: [Any]) -> Query { with { $0.last = bound(values, true) } }
  open func end(before values: [Any]) -> Query { with { $0.last = bound(values, false) } }
  open func start(atDocument document: DocumentSnapshot) -> Query {
    start(at: values(of: document))
  }
  open func start(afterDocument document: DocumentSnapshot) -> Query {
    start(after: values(of: document))
  }
  open func end(atDocument document: DocumentSnapshot) -> Query { end(at: values(of: document)) }
  open func end(beforeDocument document: DocumentSnapshot) -> Query {
    end(before: values(of: document))
  }

  private func bound(_ values: [Any], _ isIncluded: Bool) -> Bound {
    Bound(values: values.map(StoredValue.compared), isIncluded: isIncluded)
  }
  /// Those of the fields in order, and the document's own name, which is what is compared last.
  private func values(of document: DocumentSnapshot) -> [Any] {
    orders.map { Self.value(at: $0.path, of: document) ?? NSNull() } + [document.documentID]
  }

  // MARK: Asking

  private static func value(at path: [String], of document: DocumentSnapshot) -> Any? {
    path == [FieldPath.documentName]
      ? document.documentID : StoredValue.value(at: path, in: document.fields ?? [:])
  }

  /// What meets the conditions now. Cost: linear in all documents.
  func found() -> [QueryDocumentSnapshot] {
    let all = firestore.store.documents(where: isMeant).map { path, document in
      QueryDocumentSnapshot(DocumentReference(path: path, in: firestore), document)
    }
    let meant = all.filter { document in
      conditions.allSatisfy { $0.isMet { Self.value(at: $0, of: document) } }
        // A document without a field is in no order by it.
        && orders.allSatisfy { Self.value(at: $0.path, of: document) != nil }
        && (first.map { isBehind(document, $0) } ?? true)
        && (last.map { isBefore(document, $0) } ?? true)
    }
    let sorted = meant.sorted { isOrdered($0, $1) }
    guard let most else { return sorted }
    return Array(most.isAtEnd ? sorted.suffix(most.count) : sorted.prefix(most.count))
  }

  private func isOrdered(_ one: DocumentSnapshot, _ two: DocumentSnapshot) -> Bool {
    for order in orders {
      guard let a = Self.value(at: order.path, of: one), let b = Self.value(at: order.path, of: two)
      else { continue }
      let result = StoredValue.compare(a, b)
      if result != .orderedSame { return (result == .orderedAscending) != order.descending }
    }
    let isDescending = orders.last?.descending ?? false
    return (one.documentID < two.documentID) != isDescending
      && one.documentID != two.documentID
  }

  /// How a document stands to a bound, in the order of the query.
  private func compare(_ document: DocumentSnapshot, _ bound: Bound) -> ComparisonResult {
    let paths = orders + [([FieldPath.documentName], orders.last?.descending ?? false)]
    for (order, value) in zip(paths, bound.values) {
      let result = StoredValue.compare(
        Self.value(at: order.path, of: document) ?? NSNull(), value)
      if result == .orderedSame { continue }
      return (result == .orderedAscending) != order.descending
        ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }
  private func isBehind(_ document: DocumentSnapshot, _ bound: Bound) -> Bool {
    let result = compare(document, bound)
    return result == .orderedDescending || bound.isIncluded && result == .orderedSame
  }
  private func isBefore(_ document: DocumentSnapshot, _ bound: Bound) -> Bool {
    let result = compare(document, bound)
    return result == .orderedAscending || bound.isIncluded && result == .orderedSame
  }

  open func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
    answerLater(completion) { QuerySnapshot(self, found(), since: []) }
  }
  open func getDocuments(
    source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) { getDocuments(completion: completion) }
  open func getDocuments() async throws -> QuerySnapshot {
    QuerySnapshot(self, found(), since: [])
  }
  open func getDocuments(source: FirestoreSource) async throws -> QuerySnapshot {
    try await getDocuments()
  }

  @discardableResult
  open func addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    let seen = Seen<[QuerySnapshot.Mark]>()
    var before: [QueryDocumentSnapshot] = []
    return Listener(firestore.store) { [self] in
      let documents = found()
      guard seen.isNew(documents.map(QuerySnapshot.Mark.init)) else { return }
      let snapshot = QuerySnapshot(self, documents, since: before)
      before = documents
      listener(snapshot, nil)
    }
  }
  @discardableResult
  open func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { addSnapshotListener(listener) }

  /// How many documents there are.
  open var count: AggregateQuery { AggregateQuery(self) }
}

/// A question about documents that is answered with a number.
open class AggregateQuery: NSObject {
  public let query: Query
  init(_ query: Query) { self.query = query }
  private var aggregate: AggregateQuerySnapshot {
    AggregateQuerySnapshot(count: NSNumber(value: query.found().count))
  }
  open func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
    aggregate
  }
  open func getAggregation(
    source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void
  ) {
    answerLater(completion) { aggregate }
  }
}

public enum AggregateSource: UInt, Sendable { case server }

// Its number is set when it is made.
public final class AggregateQuerySnapshot: NSObject, @unchecked Sendable {
  public let count: NSNumber
  init(count: NSNumber) { self.count = count }
}
