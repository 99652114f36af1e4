import Foundation

/// Something that is sold, as the older framework describes it. There is no shop here: a program gets to see none.
open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var isFamilyShareable: Bool { false }
  open var isDownloadable: Bool { false }
  open var contentVersion: String { "" }
  open var downloadContentLengths: [NSNumber] { [] }
  open var downloadContentVersion: String { "" }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
  public override init() { super.init() }
}

/// How long something that is subscribed to lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
  public override init() { super.init() }
}

/// A lower price for some time.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  public enum `Type`: UInt, Sendable { case introductory, subscription }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: Type { .introductory }
  public override init() { super.init() }
}

/// A question to the shop.
open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  public override init() { super.init() }
  open func start() {}
  open func cancel() {}
}

public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What the shop answers.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  public let products: [SKProduct]
  public let invalidProductIdentifiers: [String]
  public override convenience init() { self.init(invalid: []) }
  init(invalid: [String]) { (products, invalidProductIdentifiers) = ([], invalid) }
}

/// Asks the shop for products: it knows none of them.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>
  private var isCancelled = false

  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  public override init() { identifiers = [] }

  private var productsDelegate: (any SKProductsRequestDelegate)? {
    delegate as? any SKProductsRequestDelegate
  }

  open override func start() {
    StoreNotes.noProducts()
    DispatchQueue.main.async { [self] in
      guard !isCancelled else { return }
      productsDelegate?.productsRequest(
        self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
      delegate?.requestDidFinish(self)
    }
  }

  open override func cancel() { isCancelled = true }
}

/// Asks the shop for the receipt of the program: there is none.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public let receiptProperties: [String: Any]?
  public init(receiptProperties: [String: Any]? = nil) {
    self.receiptProperties = receiptProperties
  }
  open override func start() {
    DispatchQueue.main.async { [self] in
      delegate?.request(self, didFailWithError: SKError(.unknown))
    }
  }
}
