import Foundation
import Synchronization

/// What has been bought since the program began.
final class Purchases: Sendable {
  static let shared = Purchases()
  /// Posted, on the main thread, when something is bought or given back.
  static let changed = Notification.Name("_StoreKitPurchasesChanged")

  private let bought = Mutex<[Transaction]>([])

  /// In the order in which they were bought.
  var all: [Transaction] { bought.withLock { $0 } }

  /// What may be used now: all but what is used up by buying it, the last of each product.
  var entitlements: [Transaction] {
    let now = Date()
    var last: [String: Transaction] = [:]
    for transaction in all where transaction.productType != .consumable {
      if transaction.expirationDate.map({ $0 > now }) ?? true {
        last[transaction.productID] = transaction
      } else {
        last[transaction.productID] = nil
      }
    }
    return last.values.sorted { $0.id < $1.id }
  }

  /// A subscription ends another one of its group.
  func buy(_ product: Product, quantity: Int = 1, token: UUID? = nil) -> Transaction {
    let now = Date()
    let transaction = bought.withLock { bought in
      let next = (bought.last?.id ?? 0) + 1
      if let group = product.subscription?.subscriptionGroupID {
        bought.removeAll { $0.subscriptionGroupID == group }
      }
      let transaction = Transaction(
        id: next, productID: product.id, purchaseDate: now,
        expirationDate: product.subscription.flatMap {
          Calendar.current.date(byAdding: $0.subscriptionPeriod.dateComponents, to: now)
        },
        productType: product.type, purchasedQuantity: quantity,
        subscriptionGroupID: product.subscription?.subscriptionGroupID, appAccountToken: token)
      bought.append(transaction)
      return transaction
    }
    Task { @MainActor in NotificationCenter.default.post(name: Self.changed, object: nil) }
    return transaction
  }
}
