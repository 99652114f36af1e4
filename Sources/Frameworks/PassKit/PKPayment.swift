import Foundation
import Inert
import UIKit

public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let amex = Self("AmEx")
  public static let discover = Self("Discover")
  public static let maestro = Self("Maestro")
  public static let masterCard = Self("MasterCard")
  public static let visa = Self("Visa")
}

public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = Self(rawValue: 1)
  public static let capability3DS = Self(rawValue: 1)
  public static let emv = Self(rawValue: 2)
  public static let credit = Self(rawValue: 4)
  public static let debit = Self(rawValue: 8)
}

public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}

// The program's words, which no sheet shows.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  open var identifier: String?
  open var detail: String?
  open var dateComponentsRange: PKDateComponentsRange?
}

/// From one day to another. Nothing of it changes.
open class PKDateComponentsRange: NSObject, @unchecked Sendable {
  public let startDateComponents: DateComponents
  public let endDateComponents: DateComponents

  public init(start: DateComponents, end: DateComponents) {
    (startDateComponents, endDateComponents) = (start, end)
    super.init()
  }
}

public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

public struct PKContactField: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let emailAddress = Self(rawValue: "email")
  public static let name = Self(rawValue: "name")
  public static let phoneNumber = Self(rawValue: "phone")
  public static let postalAddress = Self(rawValue: "post")
}

/// A bill.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var shippingMethods: [PKShippingMethod]?
  open var shippingType = PKShippingType.shipping
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var requiredBillingContactFields: Set<PKContactField> = []
}

// Stores nothing: nothing is paid.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  open var paymentData: Data { Data() }
  open var transactionIdentifier: String { "" }
}
// Stores nothing: its token is an empty one.
open class PKPayment: NSObject, @unchecked Sendable {
  open var token: PKPaymentToken { PKPaymentToken() }
}
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
// The program's answer to a payment, of which none is asked for here.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
  }
}

public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}
extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// The sheet by which a user pays: a computer has no cards, so that it is never presented.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}

  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { false }

  /// Answers false at once: nothing is presented.
  open func present(completion: ((Bool) -> Void)? = nil) {
    Inert.note("PassKit", "nothing is paid: there are no cards")
    completion?(false)
  }
  open func present() async -> Bool {
    Inert.note("PassKit", "nothing is paid: there are no cards")
    return false
  }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// A ticket or card. None can be read here, since each is signed.
open class PKPass: NSObject, @unchecked Sendable {
  public struct Unreadable: Error {}
  public init(data: Data) throws { throw Unreadable() }
  open var localizedName: String { "" }
  open var serialNumber: String { "" }
}

/// The user's passes: none.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
