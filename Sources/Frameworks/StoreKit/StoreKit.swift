import Foundation
import Inert
import SwiftUI

/// Asks the user for a review: never, here.
@preconcurrency @MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() { Inert.note("StoreKit", "nobody is asked for a review") }
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}

public struct PurchaseAction: Sendable {
  @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
}

public enum VerificationResult<SignedType> {
  case unverified(SignedType, any Error)
  case verified(SignedType)
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something that is sold. There is no shop here but that of a program's StoreKit configuration files, in which whatever is
/// bought is had at once.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  public struct PurchaseOption: Hashable, Sendable {
    var token: UUID?
    var quantity: Int?
    public static func appAccountToken(_ token: UUID) -> Self { Self(token: token) }
    public static func quantity(_ quantity: Int) -> Self { Self(quantity: quantity) }
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let current = Self(rawValue: 1)
    public static let upgrade = Self(rawValue: 2)
    public static let downgrade = Self(rawValue: 4)
    public static let crossgrade = Self(rawValue: 8)
    public static let all: Self = [.current, .upgrade, .downgrade, .crossgrade]
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  let currency: String

  public static func products<Names: Collection>(for identifiers: Names) async throws -> [Product]
  where Names.Element == String {
    let names = Set(identifiers)
    let found = StoreConfiguration.current.products.filter { names.contains($0.id) }
    if found.isEmpty {
      Inert.note("StoreKit", "no product is found: there is no shop but that of *.storekit files")
    }
    return found
  }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    let transaction = Purchases.shared.buy(
      self, quantity: options.lazy.compactMap(\.quantity).first ?? 1,
      token: options.lazy.compactMap(\.token).first)
    return .success(.verified(transaction))
  }

  /// The page that asks is not shown.
  @MainActor
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }
}

public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date
  public var revocationDate: Date? { nil }
  public var revocationReason: RevocationReason? { nil }
  public private(set) var expirationDate: Date?
  public private(set) var productType = Product.ProductType.consumable
  public private(set) var purchasedQuantity = 1
  public private(set) var subscriptionGroupID: String?
  public private(set) var appAccountToken: UUID?
  public func finish() async {}

  init(
    id: UInt64, productID: String, purchaseDate: Date, expirationDate: Date? = nil,
    productType: Product.ProductType = .consumable, purchasedQuantity: Int = 1,
    subscriptionGroupID: String? = nil, appAccountToken: UUID? = nil
  ) {
    (self.id, self.productID, self.purchaseDate) = (id, productID, purchaseDate)
    (self.expirationDate, self.productType) = (expirationDate, productType)
    self.purchasedQuantity = purchasedQuantity
    (self.subscriptionGroupID, self.appAccountToken) = (subscriptionGroupID, appAccountToken)
  }

  /// Why something that was bought was given back.
  public struct RevocationReason: Hashable, Sendable, RawRepresentable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = Self(rawValue: 1)
    public static let other = Self(rawValue: 0)
    public var localizedDescription: String {
      self == .developerIssue ? "Developer Issue" : "Other"
    }
  }

  /// What has been bought so far, and the end.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    var all: [Transaction] = []
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: ArraySlice<Transaction>
      public mutating func next() async -> Element? { rest.popFirst().map { .verified($0) } }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: all[...]) }
  }
  public var originalID: UInt64 { id }
  public var isUpgraded: Bool { false }
  public var signedDate: Date { purchaseDate }
  public var originalPurchaseDate: Date { purchaseDate }
  public var jsonRepresentation: Data { Data() }
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async {
      guard let group = subscriptionGroupID else { return nil }
      return try? await Product.SubscriptionInfo.status(for: group).first
    }
  }
  public static func currentEntitlement(for productID: String) async
    -> VerificationResult<Transaction>?
  { Purchases.shared.entitlements.last { $0.productID == productID }.map { .verified($0) } }
  public static func currentEntitlements(for productID: String) -> Transactions {
    Transactions(all: Purchases.shared.entitlements.filter { $0.productID == productID })
  }
  /// What is bought elsewhere: nothing, and the end.
  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions(all: Purchases.shared.all) }
  public static var currentEntitlements: Transactions {
    Transactions(all: Purchases.shared.entitlements)
  }
  public static var unfinished: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    Purchases.shared.all.last { $0.productID == productID }.map { .verified($0) }
  }
}

public enum AppStore {
  public static func sync() async throws {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {
    RequestReviewAction()()
  }
  public static var canMakePayments: Bool { !StoreConfiguration.current.products.isEmpty }
}

@preconcurrency @MainActor
public final class SKStoreReviewController {
  public static func requestReview() { RequestReviewAction()() }
  public static func requestReview(in scene: UIWindowScene) { RequestReviewAction()() }
}
