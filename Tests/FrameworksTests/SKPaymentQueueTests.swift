import Foundation
import StoreKit
import Testing

@Suite("The older framework of shops", .serialized)
@MainActor
struct SKPaymentQueueTests {
  private final class Customer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var response: SKProductsResponse?
    var isFinished = false
    var states: [SKPaymentTransactionState] = []
    var hasRestored = false

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      self.response = response
    }
    func requestDidFinish(_ request: SKRequest) { isFinished = true }
    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) { states += transactions.map(\.transactionState) }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
      hasRestored = true
    }
  }

  /// Waits until what has been asked of the main queue so far is done.
  private func mainQueue() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test("A shop that is not there knows none of the products that it is asked for")
  func products() async {
    let customer = Customer()
    let request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = customer
    request.start()
    await mainQueue()
    #expect(customer.response?.products.isEmpty == true && customer.isFinished)
    #expect(customer.response?.invalidProductIdentifiers == ["a", "b"])
  }

  @Test("A payment is under way, then it is not allowed, and it stays until it is finished")
  func payment() async {
    let customer = Customer()
    let queue = SKPaymentQueue.default()
    queue.add(customer)
    defer { queue.remove(customer) }
    #expect(!SKPaymentQueue.canMakePayments())
    let payment = SKMutablePayment()
    payment.productIdentifier = "coins"
    queue.add(payment)
    await mainQueue()
    #expect(customer.states == [.purchasing, .failed])
    let transaction = queue.transactions.first { $0.payment === payment }
    #expect((transaction?.error as? SKError)?.code == .paymentNotAllowed)
    #expect((transaction?.error as NSError?)?.domain == SKErrorDomain)
    if let transaction { queue.finishTransaction(transaction) }
    #expect(!queue.transactions.contains { $0.payment === payment })
  }

  @Test("Where nothing was bought, restoring ends at once")
  func restoring() async {
    let customer = Customer()
    SKPaymentQueue.default().add(customer)
    defer { SKPaymentQueue.default().remove(customer) }
    SKPaymentQueue.default().restoreCompletedTransactions()
    await mainQueue()
    #expect(customer.hasRestored && customer.states.isEmpty)
  }
}
