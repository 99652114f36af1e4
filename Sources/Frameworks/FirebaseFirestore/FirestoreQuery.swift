import Combine
import Foundation
import SwiftUI

/// A condition of a `FirestoreQuery`.
public enum QueryPredicate {
  case isEqualTo(_ field: String, _ value: Any)
  case isIn(_ field: String, _ values: [Any])
  case isNotIn(_ field: String, _ values: [Any])
  case arrayContains(_ field: String, _ value: Any)
  case arrayContainsAny(_ field: String, _ values: [Any])
  case isLessThan(_ field: String, _ value: Any)
  case isGreaterThan(_ field: String, _ value: Any)
  case isLessThanOrEqualTo(_ field: String, _ value: Any)
  case isGreaterThanOrEqualTo(_ field: String, _ value: Any)
  case orderBy(_ field: String, _ descending: Bool)
  case limitTo(_ count: Int)
  case limitToLast(_ count: Int)

  public static func `where`(_ field: String, isEqualTo value: Any) -> QueryPredicate {
    .isEqualTo(field, value)
  }
  public static func `where`(_ field: String, isIn values: [Any]) -> QueryPredicate {
    .isIn(field, values)
  }
  public static func `where`(_ field: String, isNotIn values: [Any]) -> QueryPredicate {
    .isNotIn(field, values)
  }
  public static func `where`(_ field: String, arrayContains value: Any) -> QueryPredicate {
    .arrayContains(field, value)
  }
  public static func `where`(_ field: String, isLessThan value: Any) -> QueryPredicate {
    .isLessThan(field, value)
  }
  public static func `where`(_ field: String, isGreaterThan value: Any) -> QueryPredicate {
    .isGreaterThan(field, value)
  }
  public static func `where`(_ field: String, isLessThanOrEqualTo value: Any) -> QueryPredicate {
    .isLessThanOrEqualTo(field, value)
  }
  public static func `where`(
    _ field: String, isGreaterThanOrEqualTo value: Any
  ) -> QueryPredicate { .isGreaterThanOrEqualTo(field, value) }
  public static func order(by field: String, descending: Bool = false) -> QueryPredicate {
    .orderBy(field, descending)
  }
  public static func limit(to count: Int) -> QueryPredicate { .limitTo(count) }
  public static func limit(toLast count: Int) -> QueryPredicate { .limitToLast(count) }

  func applied(to query: Query) -> Query {
    switch self {
    case .isEqualTo(let field, let value): query.whereField(field, isEqualTo: value)
    case .isIn(let field, let values): query.whereField(field, in: values)
    case .isNotIn(let field, let values): query.whereField(field, notIn: values)
    case .arrayContains(let field, let value): query.whereField(field, arrayContains: value)
    case .arrayContainsAny(let field, let values):
      query.whereField(field, arrayContainsAny: values)
    case .isLessThan(let field, let value): query.whereField(field, isLessThan: value)
    case .isGreaterThan(let field, let value): query.whereField(field, isGreaterThan: value)
    case .isLessThanOrEqualTo(let field, let value):
      query.whereField(field, isLessThanOrEqualTo: value)
    case .isGreaterThanOrEqualTo(let field, let value):
      query.whereField(field, isGreaterThanOrEqualTo: value)
    case .orderBy(let field, let descending): query.order(by: field, descending: descending)
    case .limitTo(let count): query.limit(to: count)
    case .limitToLast(let count): query.limit(toLast: count)
    }
  }
}

/// The documents of a collection in a view, which is drawn anew when they change: `@FirestoreQuery(collectionPath: "books")
/// var books: [Book]`.
@propertyWrapper @MainActor
public struct FirestoreQuery<Value>: DynamicProperty {
  @StateObject private var model: Model

  public struct Configuration {
    public var path: String
    public var predicates: [QueryPredicate]
    public var error: (any Error)?
  }

  /// Listens as long as the view is there.
  private final class Model: ObservableObject {
    @Published var value: Value
    @Published var configuration: Configuration { didSet { listen() } }
    private let read: ([QueryDocumentSnapshot]) throws -> Value
    private var registration: (any ListenerRegistration)?

    init(
      _ value: Value, _ configuration: Configuration,
      read: @escaping ([QueryDocumentSnapshot]) throws -> Value
    ) {
      (self.value, self.configuration, self.read) = (value, configuration, read)
      listen()
    }

    private func listen() {
      registration?.remove()
      let query = configuration.predicates.reduce(
        Firestore.firestore().collection(configuration.path) as Query
      ) { $1.applied(to: $0) }
      registration = query.addSnapshotListener { [weak self] snapshot, _ in
        guard let self, let snapshot, let value = try? read(snapshot.documents) else { return }
        self.value = value
      }
    }
  }

  /// Documents that cannot be decoded are left out.
  public init<Item: Decodable>(collectionPath: String, predicates: [QueryPredicate] = [])
  where Value == [Item] {
    _model = StateObject(
      wrappedValue: Model(
        [], Configuration(path: collectionPath, predicates: predicates),
        read: { $0.compactMap { try? $0.data(as: Item.self) } }))
  }

  public init<Item: Decodable>(collectionPath: String, predicates: [QueryPredicate] = [])
  where Value == Result<[Item], any Error> {
    _model = StateObject(
      wrappedValue: Model(
        .success([]), Configuration(path: collectionPath, predicates: predicates),
        read: { documents in .init { try documents.map { try $0.data(as: Item.self) } } }))
  }

  public var wrappedValue: Value { model.value }
  public var projectedValue: Binding<Configuration> { $model.configuration }
}
