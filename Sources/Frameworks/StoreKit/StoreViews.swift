import Foundation
import Inert
import SwiftUI

/// A shop's page: its products one below another, or, where none of them is for sale, a line that says so.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let products: [Product]
  private let icon: ((Product) -> Icon)?

  public init<Names: Collection>(ids: Names, prefersPromotionalIcon: Bool = false)
  where Names.Element == String, Icon == EmptyView, PlaceholderIcon == EmptyView {
    products = StoreConfiguration.current.products(for: ids)
    icon = nil
  }
  public init<Names: Collection>(
    ids: Names, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where Names.Element == String, PlaceholderIcon == EmptyView {
    products = StoreConfiguration.current.products(for: ids)
    self.icon = icon
  }
  public init<Products: Collection>(products: Products)
  where Products.Element == Product, Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.products = Array(products)
    icon = nil
  }

  @MainActor public var body: some View {
    if products.isEmpty {
      NoShop()
    } else {
      ScrollView {
        VStack(spacing: 24) {
          ForEach(products) { ProductRow(product: $0, icon: icon?($0)) }
        }
        .padding()
      }
    }
  }
}

nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: String
  private let product: Product?
  private let icon: Icon?

  public init(id: String, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.id = id
    product = StoreConfiguration.current.products(for: [id]).first
    icon = nil
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    id = product.id
    self.product = product
    icon = nil
  }
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView {
    self.id = id
    product = StoreConfiguration.current.products(for: [id]).first
    self.icon = icon()
  }
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {
    id = product.id
    self.product = product
    self.icon = icon()
  }

  @MainActor public var body: some View {
    if let product {
      ProductRow(product: product, icon: icon)
    } else {
      HStack {
        ProductIcon(icon: icon)
        LabeledContent(id, value: "–")
      }
    }
  }
}

/// A picture that grows stays within the room that the style has for it. (The sides are ours: none is documented.)
private struct ProductIcon<Icon: View>: View {
  let icon: Icon?
  @Environment(\.productViewSize) private var size

  var body: some View {
    if let icon, Icon.self != EmptyView.self {
      let side: CGFloat = size == .large ? 160 : size == .compact ? 44 : 64
      icon.frame(maxWidth: side, maxHeight: side)
    }
  }
}

/// A product with its price, which buys it: in a row, or, in the large style, one below another.
struct ProductRow<Icon: View>: View {
  let product: Product
  let icon: Icon?
  @Environment(\.productViewSize) private var size

  var body: some View {
    if size == .large {
      VStack(spacing: 12) {
        ProductIcon(icon: icon)
        words(title: .title2.bold(), alignment: .center)
        BuyButton(product: product)
      }
      .frame(maxWidth: .infinity)
    } else {
      HStack(spacing: size == .compact ? 8 : 12) {
        ProductIcon(icon: icon)
        words(title: size == .compact ? .body : .headline, alignment: .leading)
        Spacer(minLength: 8)
        BuyButton(product: product)
      }
    }
  }

  private func words(title: Font, alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 2) {
      Text(product.displayName).font(title)
      if !product.description.isEmpty {
        Text(product.description).font(size == .compact ? .footnote : .subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .multilineTextAlignment(alignment == .center ? .center : .leading)
  }
}

/// A product's price; a mark where it is had for good.
private struct BuyButton: View {
  let product: Product
  @Environment(\.purchaseHandlers) private var handlers
  @State private var isOwned = false

  var body: some View {
    Group {
      if isOwned {
        Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.secondary)
          .accessibilityLabel("Purchased")
      } else {
        Button(product.displayPrice) { Task { await handlers.buy(product) } }
          .fontWeight(.bold).buttonStyle(.bordered).buttonBorderShape(.capsule)
      }
    }
    .currentEntitlementTask(for: product.id) { state in
      let isThere = if case .success(.some) = state { true } else { false }
      await MainActor.run { isOwned = isThere }
    }
  }
}

struct NoShop: View {
  var body: some View {
    ContentUnavailableView("Store Unavailable", systemImage: "cart")
      .onAppear { Inert.note("StoreKit", "there is no shop: its views say so") }
  }
}

extension StoreConfiguration {
  /// In the order of the names.
  func products<Names: Collection>(for names: Names) -> [Product] where Names.Element == String {
    names.compactMap { name in products.first { $0.id == name } }
  }
}

// MARK: What is around them

enum ProductViewSize: Sendable { case compact, regular, large }

/// Who is told that something is being bought.
// What it holds is set and called on the main thread, where views are built and buttons pressed.
struct PurchaseHandlers: @unchecked Sendable {
  var start: ((Product) async -> Void)?
  var completion: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

  @MainActor func buy(_ product: Product) async {
    await start?(product)
    do {
      let result = try await product.purchase()
      await completion?(product, .success(result))
    } catch {
      await completion?(product, .failure(error))
    }
  }
}

extension EnvironmentValues {
  @Entry var productViewSize = ProductViewSize.regular
  @Entry var purchaseHandlers = PurchaseHandlers()
}
