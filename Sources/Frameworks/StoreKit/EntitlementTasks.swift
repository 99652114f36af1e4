import Foundation
import SwiftUI

// What a view is told of things that are sold: once as it appears, and again when something is bought.

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
    public var products: [Product]? { if case .success(let all, _) = self { all } else { nil } }
    public var unavailableProductIDs: [String]? {
      if case .success(_, let names) = self { names } else { nil }
    }
  }
}

extension View {
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action:
      @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async ->
      Void
  ) -> some View {
    modifier(
      PurchasesTask(priority: priority) {
        await action(.success(await Transaction.currentEntitlement(for: productID)))
      })
  }

  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async ->
      Void
  ) -> some View {
    modifier(
      PurchasesTask(priority: priority) {
        let status = try? await Product.SubscriptionInfo.status(for: groupID)
        await action(.success(status ?? []))
      })
  }

  nonisolated public func storeProductTask(
    for id: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.TaskState) async -> Void
  ) -> some View {
    task(priority: priority) {
      let product = try? await Product.products(for: [id]).first
      await action(product.map { .success($0) } ?? .unavailable)
    }
  }

  nonisolated public func storeProductsTask<Names: Collection>(
    for ids: Names, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View where Names.Element == String, Names: Sendable {
    task(priority: priority) {
      let products = (try? await Product.products(for: ids)) ?? []
      let found = Set(products.map(\.id))
      await action(.success(products, unavailable: ids.filter { !found.contains($0) }))
    }
  }
}

/// Runs as the view appears, and whenever something has been bought.
private struct PurchasesTask: ViewModifier {
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  @State private var count = 0

  nonisolated init(priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.priority = priority
    self.action = action
  }

  func body(content: Content) -> some View {
    content
      .onReceive(NotificationCenter.default.publisher(for: Purchases.changed)) { _ in count += 1 }
      .task(id: count, priority: priority) { await action() }
  }
}
