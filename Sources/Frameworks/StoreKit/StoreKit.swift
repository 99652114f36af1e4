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

/// Something that is sold. There is no shop here: no product is ever found.
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
    public static func appAccountToken(_ token: UUID) -> Self { Self() }
    public static func quantity(_ quantity: Int) -> Self { Self() }
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
  public var isFamilyShareable: Bool { false }
  public var subscription: SubscriptionInfo? { nil }

  public static func products<Names: Collection>(for identifiers: Names) async throws -> [Product]
  where Names.Element == String {
    Inert.note("StoreKit", "no product is found: there is no shop")
    return []
  }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date
  public var revocationDate: Date? { nil }
  public var revocationReason: RevocationReason? { nil }
  public var expirationDate: Date? { nil }
  public func finish() async {}

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

  /// No transaction, and the end.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public var originalID: UInt64 { id }
  public var productType: Product.ProductType { .consumable }
  public var purchasedQuantity: Int { 1 }
  public var isUpgraded: Bool { false }
  public var subscriptionGroupID: String? { nil }
  public var appAccountToken: UUID? { nil }
  public var signedDate: Date { purchaseDate }
  public var originalPurchaseDate: Date { purchaseDate }
  public var jsonRepresentation: Data { Data() }
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
  public static func currentEntitlement(for productID: String) async
    -> VerificationResult<Transaction>?
  { nil }
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

public enum AppStore {
  public static func sync() async throws {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {
    RequestReviewAction()()
  }
  public static var canMakePayments: Bool { false }
}

@preconcurrency @MainActor
public final class SKStoreReviewController {
  public static func requestReview() { RequestReviewAction()() }
  public static func requestReview(in scene: UIWindowScene) { RequestReviewAction()() }
}
