import Foundation

/// What a program's StoreKit configuration files (`*.storekit`, which Xcode writes) have for sale: a shop to try a program
/// with, as there is one in Xcode. Nothing is paid, and what is bought is forgotten at the end.
struct StoreConfiguration: Sendable {
  private(set) var products: [Product] = []
  /// The country of the first file that names one, in three letters.
  private(set) var country: String?

  /// What lies among the program's resources; files that cannot be read are told.
  static let current: StoreConfiguration = {
    var configuration = StoreConfiguration()
    let found = Bundle.main.urls(forResourcesWithExtension: "storekit", subdirectory: nil) ?? []
    let files = found.map { $0 as URL }
    for file in files.sorted(by: { $0.path < $1.path }) {
      do {
        try configuration.add(Data(contentsOf: file))
      } catch {
        let line = "warning: StoreKit: \(file.lastPathComponent) cannot be read\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
    }
    return configuration
  }()

  init() {}

  /// Adds what a file has; of two products of one name the first counts.
  mutating func add(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    country = country ?? file.settings?._storefront
    let currency = country.flatMap { Self.currencies[$0] } ?? "USD"
    var found = ((file.products ?? []) + (file.nonRenewingSubscriptions ?? [])).map {
      $0.product(currency: currency, group: nil)
    }
    for group in file.subscriptionGroups ?? [] {
      found += group.subscriptions.map { $0.product(currency: currency, group: group) }
    }
    for product in found where !products.contains(where: { $0.id == product.id }) {
      products.append(product)
    }
  }

  /// Those that come up in Xcode's list most (ISO 3166 and ISO 4217); for others prices are in dollars.
  private static let currencies = [
    "USA": "USD", "GBR": "GBP", "DEU": "EUR", "FRA": "EUR", "ITA": "EUR", "ESP": "EUR",
    "NLD": "EUR", "AUT": "EUR", "IRL": "EUR", "JPN": "JPY", "CHN": "CNY", "KOR": "KRW",
    "IND": "INR", "CAN": "CAD", "AUS": "AUD", "BRA": "BRL", "MEX": "MXN", "CHE": "CHF",
    "SWE": "SEK", "TUR": "TRY", "POL": "PLN", "RUS": "RUB", "TWN": "TWD", "HKG": "HKD",
  ]

  private struct File: Decodable {
    struct Settings: Decodable { var _storefront: String? }
    var products: [Item]?
    var nonRenewingSubscriptions: [Item]?
    var subscriptionGroups: [Group]?
    var settings: Settings?
  }

  private struct Group: Decodable {
    var id: String
    var name: String?
    var subscriptions: [Item]
  }

  private struct Item: Decodable {
    struct Localization: Decodable {
      var displayName: String?
      var description: String?
      var locale: String?
    }
    struct Offer: Decodable {
      var displayPrice: String?
      var numberOfPeriods: Int?
      var paymentMode: String?
      var subscriptionPeriod: String?
    }
    var productID: String
    var displayPrice: String?
    var familyShareable: Bool?
    var localizations: [Localization]?
    var type: String?
    var groupNumber: Int?
    var recurringSubscriptionPeriod: String?
    var introductoryOffer: Offer?

    private var words: Localization? {
      let language = Locale.current.language.languageCode?.identifier ?? "en"
      let all = localizations ?? []
      return all.first { $0.locale?.hasPrefix(language) == true }
        ?? all.first { $0.locale?.hasPrefix("en") == true } ?? all.first
    }

    func product(currency: String, group: Group?) -> Product {
      let price = Self.price(displayPrice)
      return Product(
        id: productID, type: kind, displayName: words?.displayName ?? "",
        description: words?.description ?? "", price: price,
        displayPrice: price.formatted(.currency(code: currency)),
        isFamilyShareable: familyShareable ?? false,
        subscription: group.map { subscription(in: $0, currency: currency) }, currency: currency)
    }

    private var kind: Product.ProductType {
      switch type {
      case "Consumable": .consumable
      case "NonRenewingSubscription": .nonRenewable
      case "RecurringSubscription": .autoRenewable
      default: .nonConsumable
      }
    }

    private func subscription(in group: Group, currency: String) -> Product.SubscriptionInfo {
      Product.SubscriptionInfo(
        subscriptionGroupID: group.id,
        subscriptionPeriod: Product.SubscriptionPeriod(recurringSubscriptionPeriod),
        groupLevel: groupNumber ?? 1, groupDisplayName: group.name ?? "",
        introductoryOffer: introductoryOffer.map { offer in
          let price = Self.price(offer.displayPrice)
          return Product.SubscriptionOffer(
            id: nil, type: .introductory, price: price,
            displayPrice: price.formatted(.currency(code: currency)),
            period: Product.SubscriptionPeriod(offer.subscriptionPeriod),
            periodCount: offer.numberOfPeriods ?? 1, paymentMode: Self.mode(offer.paymentMode))
        })
    }

    private static func price(_ text: String?) -> Decimal {
      text.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) } ?? 0
    }

    private static func mode(_ name: String?) -> Product.SubscriptionOffer.PaymentMode {
      switch name {
      case "payAsYouGo": .payAsYouGo
      case "payUpFront": .payUpFront
      default: .freeTrial
      }
    }
  }
}

extension Product.SubscriptionPeriod {
  /// As ISO 8601 writes it: `P1M`. A month where it is something else.
  init(_ text: String?) {
    let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
    guard let text, text.first == "P", let unit = text.last.flatMap({ units[$0] }),
      let value = Int(text.dropFirst().dropLast()), value > 0
    else {
      self = .monthly
      return
    }
    self.init(unit: unit, value: value)
  }
}
