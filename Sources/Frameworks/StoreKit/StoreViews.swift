import Foundation
import Inert
import SwiftUI

/// A shop's page: says that there is none.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  public init<Names: Collection>(ids: Names, prefersPromotionalIcon: Bool = false)
  where Names.Element == String, Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public init<Names: Collection>(
    ids: Names, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where Names.Element == String, PlaceholderIcon == EmptyView {}
  public init<Products: Collection>(products: Products)
  where Products.Element == Product, Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public var body: some View { NoShop() }
}

/// A page of subscriptions: what the program says of them, and that there is no shop.
nonisolated public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  public init<Names: Collection>(productIDs: Names)
  where Names.Element == String, Content == EmptyView { content = EmptyView() }
  public init<Names: Collection>(
    productIDs: Names, @ViewBuilder marketingContent: () -> Content
  ) where Names.Element == String { content = marketingContent() }
  public init(groupID: String) where Content == EmptyView { content = EmptyView() }
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  public var body: some View {
    VStack {
      content
      NoShop()
    }
  }
}

nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: String
  private let icon: Icon?

  public init(id: String, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.id = id
    icon = nil
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    id = product.displayName
    icon = nil
  }
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView {
    self.id = id
    self.icon = icon()
  }

  public var body: some View {
    HStack {
      icon
      LabeledContent(id, value: "–")
    }
  }
}

struct NoShop: View {
  var body: some View {
    ContentUnavailableView("Store Unavailable", systemImage: "cart")
      .onAppear { Inert.note("StoreKit", "there is no shop: its views say so") }
  }
}
