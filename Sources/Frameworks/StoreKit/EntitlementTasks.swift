import Foundation
import SwiftUI

// What a view is told of things that are sold: that nobody has bought anything, and that nothing is for sale.

/// How what a user may use becomes known.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  /// What is known; nil while it is being asked for and where that failed.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  public func map<NewValue>(_ transform: (Value) async throws -> NewValue) async rethrows
    -> EntitlementTaskState<NewValue>
  {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  public func flatMap<NewValue>(
    _ transform: (Value) async throws -> EntitlementTaskState<NewValue>
  ) async rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try await transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension Product {
  /// What is known of a product.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// What is known of several products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [String])
    public var products: [Product] { if case .success(let all, _) = self { all } else { [] } }
  }
}

extension View {
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action:
      @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async ->
      Void
  ) -> some View {
    task(priority: priority) { await action(.success(nil)) }
  }

  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async ->
      Void
  ) -> some View {
    task(priority: priority) { await action(.success([])) }
  }

  nonisolated public func storeProductTask(
    for id: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.TaskState) async -> Void
  ) -> some View {
    task(priority: priority) { await action(.unavailable) }
  }

  nonisolated public func storeProductsTask<Names: Collection>(
    for ids: Names, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View where Names.Element == String, Names: Sendable {
    task(priority: priority) { await action(.success([], unavailable: Array(ids))) }
  }
}
