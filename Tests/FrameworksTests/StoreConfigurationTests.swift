import Foundation
import HalcyonTesting
import SwiftUI
import Testing

@testable import StoreKit

@MainActor @Suite("StoreKit configuration files")
struct StoreConfigurationTests {
  /// As Xcode writes one, with what is not read here left out.
  private static let text = """
    {"identifier":"A","settings":{"_storefront":"USA"},"version":{"major":2,"minor":0},
    "nonRenewingSubscriptions":[],
    "products":[
    {"displayPrice":"0.99","familyShareable":true,"internalID":"1","productID":"coins",
    "referenceName":"Coins","type":"Consumable","localizations":[
    {"description":"Zehn Münzen","displayName":"Münzen","locale":"de"},
    {"description":"Ten coins","displayName":"Coins","locale":"en_US"}]},
    {"displayPrice":"1234.5","internalID":"2","productID":"palace","type":"NonConsumable",
    "localizations":[{"description":"","displayName":"Palace","locale":"en_US"}]}],
    "subscriptionGroups":[{"id":"77","name":"Plus","subscriptions":[
    {"displayPrice":"4.99","groupNumber":2,"productID":"plus.month","type":"RecurringSubscription",
    "recurringSubscriptionPeriod":"P1M","localizations":[
    {"displayName":"Monthly","description":"","locale":"en_US"}]},
    {"displayPrice":"49.99","groupNumber":1,"productID":"plus.year","type":"RecurringSubscription",
    "recurringSubscriptionPeriod":"P1Y","localizations":[
    {"displayName":"Yearly","description":"","locale":"en_US"}],
    "introductoryOffer":{"paymentMode":"free","subscriptionPeriod":"P2W","numberOfPeriods":1}}]}]}
    """

  private func configuration() throws -> StoreConfiguration {
    var configuration = StoreConfiguration()
    try configuration.add(Data(Self.text.utf8))
    return configuration
  }

  private func product(_ id: String) throws -> Product {
    try #require(try configuration().products.first { $0.id == id })
  }

  @Test("Products have their names, prices and kinds")
  func products() throws {
    let products = try configuration().products
    #expect(products.map(\.id) == ["coins", "palace", "plus.month", "plus.year"])
    #expect(
      products.map(\.type) == [.consumable, .nonConsumable, .autoRenewable, .autoRenewable])
    #expect(products.map(\.displayName) == ["Coins", "Palace", "Monthly", "Yearly"])
    #expect(products[0].description == "Ten coins" && products[0].isFamilyShareable)
    #expect(products[0].price == Decimal(string: "0.99"))
    #expect(products.map(\.displayPrice) == ["$0.99", "$1,234.50", "$4.99", "$49.99"])
  }

  @Test("Subscriptions have their group, level, period and first offer")
  func subscriptions() throws {
    let month = try #require(try product("plus.month").subscription)
    let year = try #require(try product("plus.year").subscription)
    #expect(month.subscriptionGroupID == "77" && month.groupDisplayName == "Plus")
    #expect(month.groupLevel == 2 && year.groupLevel == 1)
    #expect(month.subscriptionPeriod == .monthly && year.subscriptionPeriod == .yearly)
    #expect(month.introductoryOffer == nil)
    #expect(year.introductoryOffer?.paymentMode == .freeTrial)
    #expect(
      year.introductoryOffer?.period == Product.SubscriptionPeriod(unit: .week, value: 2))
  }

  @Test("A file that is none is an error, and leaves what is there")
  func broken() throws {
    var configuration = try configuration()
    #expect(throws: (any Error).self) { try configuration.add(Data("{\"products\":3}".utf8)) }
    #expect(configuration.products.count == 4)
  }

  @Test("What is bought is had: for good, until it is used up, or until it ends")
  func purchases() throws {
    let purchases = Purchases()
    let coins = purchases.buy(try product("coins"), quantity: 3)
    #expect(coins.purchasedQuantity == 3 && purchases.entitlements.isEmpty)
    _ = purchases.buy(try product("palace"))
    let month = purchases.buy(try product("plus.month"))
    #expect(purchases.entitlements.map(\.productID) == ["palace", "plus.month"])
    let length = try #require(month.expirationDate).timeIntervalSince(month.purchaseDate)
    #expect((28...31).contains((length / 86_400).rounded()))
    _ = purchases.buy(try product("plus.year"))
    #expect(purchases.entitlements.map(\.productID) == ["palace", "plus.year"])
    #expect(purchases.all.map(\.productID) == ["coins", "palace", "plus.year"])
    #expect(Set(purchases.all.map(\.id)).count == 3)
  }

  @Test("A product's button buys it, tells who listens, and becomes a mark")
  func button() throws {
    struct Shop: View {
      let product: Product
      @State private var told = "nothing"
      var body: some View {
        ProductView(product)
          .onInAppPurchaseStart { told = "\($0.id) started" }
          .onInAppPurchaseCompletion { product, result in
            if case .success(.success(let transaction)) = result {
              told = "\(product.id) \(transaction.unsafePayloadValue.productID)"
            }
          }
        Text(told).accessibilityIdentifier("told")
      }
    }
    let palace = try product("palace")
    let stage = Stage(Shop(product: palace))
    stage["$1,234.50"].tap()
    stage.advance(by: 1)
    #expect(stage["told"].label == "palace palace")
    #expect(stage["Purchased"].exists)
  }

  @Test("Plans are chosen by a tap, and the button subscribes")
  func plans() throws {
    let products = try configuration().products.filter { $0.subscription != nil }
    let stage = Stage(SubscriptionStoreView(subscriptions: products) { Text("Plus for all") })
    #expect(stage["Plus for all"].exists)
    #expect(stage["Subscribe"].exists)
    stage["Yearly, $49.99/year"].tap()
    stage.advance(by: 0.5)
    #expect(stage["2 weeks free, then $49.99/year."].exists)
    stage["Try It Free"].tap()
    stage.advance(by: 1)
    #expect(stage["Subscribed"].exists)
  }
}
