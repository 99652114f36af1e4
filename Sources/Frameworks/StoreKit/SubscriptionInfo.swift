import Foundation
import SwiftUI

extension Product {
  /// How long something that is subscribed to lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable, CustomStringConvertible {
      case day, week, month, year
      public var description: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
      public var localizedDescription: String { description.lowercased() }
      public func formatted(locale: Locale = .current) -> String { localizedDescription }

      /// How a unit alone is written: `month`.
      public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public func format(_ unit: Unit) -> String { unit.localizedDescription }
      }
      public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
      where Style.FormatInput == Unit { style.format(self) }
    }
    public let unit: Unit
    public let value: Int
    public static let weekly = Self(unit: .week, value: 1)
    public static let monthly = Self(unit: .month, value: 1)
    public static let yearly = Self(unit: .year, value: 1)
    public var dateComponents: DateComponents {
      switch unit {
      case .day: DateComponents(day: value)
      case .week: DateComponents(day: 7 * value)
      case .month: DateComponents(month: value)
      case .year: DateComponents(year: value)
      }
    }

    /// How a length of time is written: `1 month`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      public func format(_ period: SubscriptionPeriod) -> String {
        let name = period.unit.localizedDescription
        return "\(period.value) \(name)\(period.value == 1 ? "" : "s")"
      }
    }
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == SubscriptionPeriod { style.format(self) }
  }

  /// What is known of a product that is subscribed to.
  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: Hashable, Sendable, RawRepresentable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = Self(rawValue: 1)
      public static let expired = Self(rawValue: 2)
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      public static let inGracePeriod = Self(rawValue: 4)
      public static let revoked = Self(rawValue: 5)
    }

    public struct RenewalInfo: Hashable, Sendable {
      public enum ExpirationReason: Sendable {
        case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable
        case unknown
      }
      public let currentProductID: String
      public var willAutoRenew: Bool { true }
      public var autoRenewPreference: String? { currentProductID }
      public var expirationReason: ExpirationReason? { nil }
      public var gracePeriodExpirationDate: Date? { nil }
      public var renewalDate: Date? { nil }
    }

    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      let bought: Transaction
      public var transaction: VerificationResult<Transaction> { .verified(bought) }
      public var renewalInfo: VerificationResult<RenewalInfo> {
        .verified(RenewalInfo(currentProductID: bought.productID))
      }

      /// No change, and the end.
      public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Status
        public struct AsyncIterator: AsyncIteratorProtocol {
          public mutating func next() async -> Element? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
      public static var updates: Statuses { Statuses() }
    }

    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let groupLevel: Int
    public let groupDisplayName: String
    public let introductoryOffer: SubscriptionOffer?
    public var promotionalOffers: [SubscriptionOffer] { [] }
    public var winBackOffers: [SubscriptionOffer] { [] }
    /// Whoever has not bought one of the group yet.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }
    public static func status(for groupID: String) async throws -> [Status] {
      Purchases.shared.entitlements.filter { $0.subscriptionGroupID == groupID }
        .map { Status(state: .subscribed, bought: $0) }
    }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      !Purchases.shared.all.contains { $0.subscriptionGroupID == groupID }
    }
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: Hashable, Sendable, RawRepresentable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = Self(rawValue: "Introductory")
      public static let promotional = Self(rawValue: "Promotional")
      public static let winBack = Self(rawValue: "WinBack")
    }
    public struct PaymentMode: Hashable, Sendable, RawRepresentable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      public static let payUpFront = Self(rawValue: "PayUpFront")
      public static let freeTrial = Self(rawValue: "FreeTrial")
    }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: currency) }
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { .init() }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
  public var jsonRepresentation: Data { Data() }
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
}

/// The shop of a country: that of the configuration file.
public struct Storefront: Hashable, Sendable, Identifiable {
  public let id: String
  public let countryCode: String
  public static var current: Storefront? {
    get async { StoreConfiguration.current.country.map { Storefront(id: $0, countryCode: $0) } }
  }

  /// No change, and the end.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static var updates: Storefronts { Storefronts() }
}

/// What a shop would say to its customer: nothing.
public struct Message: Hashable, Sendable {
  public struct Reason: Hashable, Sendable, RawRepresentable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Self(rawValue: 0)
    public static let priceIncreaseConsent = Self(rawValue: 1)
    public static let billingIssue = Self(rawValue: 2)
  }
  public let reason: Reason
  @MainActor public func display(in scene: UIWindowScene) throws {}

  /// None, and the end.
  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static var messages: Messages { Messages() }
}

/// Shows what a shop says: there is nothing to show.
public struct DisplayMessageAction: Sendable {
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
