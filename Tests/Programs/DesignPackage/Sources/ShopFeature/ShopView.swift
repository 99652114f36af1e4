import DesignKit
import OrderedCollections
import ShopModel
import SwiftUI

public struct ShopView: View {
  @State private var products: OrderedDictionary<Int, Product> = [:]

  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      ForEach(products.values) { product in
        Card {
          LabeledContent(product.name, value: product.price, format: .currency(code: "EUR"))
        }
      }
    }
    .padding()
    .task {
      for product in (try? Catalog.load()) ?? [] { products[product.id] = product }
    }
  }
}

#Preview {
  ShopView()
}
