import Foundation
import Inert

/// What is said, once, of a shop that is not there.
enum StoreNotes {
  static func noProducts() { Inert.note("StoreKit", "no product is found: there is no shop") }
  static func noPayments() { Inert.note("StoreKit", "payments fail: there is no shop") }
}

/// The wish to buy something.
open class SKPayment: NSObject, @unchecked Sendable {
  fileprivate var storedIdentifier: String
  fileprivate var storedQuantity = 1
  fileprivate var storedName: String?

  open var productIdentifier: String { storedIdentifier }
  open var quantity: Int { storedQuantity }
  open var applicationUsername: String? { storedName }
  open var requestData: Data? { nil }
  open var simulatesAskToBuyInSandbox: Bool { false }

  public init(product: SKProduct) { storedIdentifier = product.productIdentifier }
  public init(productIdentifier identifier: String) { storedIdentifier = identifier }
  public override init() { storedIdentifier = "" }
}

/// The wish to buy something, which may be changed before it is told.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  open override var productIdentifier: String {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
  open override var quantity: Int {
    get { storedQuantity }
    set { storedQuantity = newValue }
  }
  open override var applicationUsername: String? {
    get { storedName }
    set { storedName = newValue }
  }
}

/// What becomes of the wish to buy something: here it fails.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment
  open fileprivate(set) var transactionState = SKPaymentTransactionState.purchasing
  open fileprivate(set) var error: (any Error)?
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment) { self.payment = payment }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// Hears what becomes of payments.
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

public protocol SKPaymentQueueDelegate: AnyObject {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The shop of a country: a queue here has none.
open class SKStorefront: NSObject, @unchecked Sendable {
  public let countryCode: String
  public let identifier: String
  init(countryCode: String, identifier: String) {
    (self.countryCode, self.identifier) = (countryCode, identifier)
  }
}

/// Where payments are queued. Each fails as on a device that may not pay: its observers hear that it is under way, and then
/// that it was not allowed. All of it is for the main thread.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let only = SKPaymentQueue()
  private var observers: [WeakObserver] = []
  open private(set) var transactions: [SKPaymentTransaction] = []
  open weak var delegate: (any SKPaymentQueueDelegate)?
  open var storefront: SKStorefront? { nil }
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    observers.compactMap(\.value)
  }

  private struct WeakObserver {
    weak var value: (any SKPaymentTransactionObserver)?
  }

  open class func `default`() -> SKPaymentQueue { only }
  open class func canMakePayments() -> Bool { false }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    guard !observers.contains(where: { $0.value === observer }) else { return }
    observers.append(WeakObserver(value: observer))
  }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
  }

  open func add(_ payment: SKPayment) {
    StoreNotes.noPayments()
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    DispatchQueue.main.async { [self] in
      transactionObservers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) }
      transaction.transactionState = .failed
      transaction.error = SKError(.paymentNotAllowed)
      transactionObservers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) }
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    DispatchQueue.main.async { [self] in
      transactionObservers.forEach { $0.paymentQueue(self, removedTransactions: [transaction]) }
    }
  }

  /// Nothing was bought, so nothing comes back.
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      transactionObservers.forEach { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
  }
  open func restoreCompletedTransactions(withApplicationUsername name: String?) {
    restoreCompletedTransactions()
  }
  open func presentCodeRedemptionSheet() { StoreNotes.noPayments() }
  open func showPriceConsentIfNeeded() {}
}
