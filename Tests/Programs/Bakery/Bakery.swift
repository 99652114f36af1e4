import SwiftUI
import TipKit
import StoreKit

struct FavoriteTip: Tip {
  @Parameter static var hasViewed: Bool = false
  static let opened = Event(id: "opened")
  var title: Text { Text("Save as a favourite") }
  var message: Text? { Text("Your favourites are always at the top.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] {
    Action(id: "more", title: "Learn more")
    Action(id: "reset") { Text("Reset") }
  }
  var rules: [Rule] {
    #Rule(Self.$hasViewed) { $0 == true }
    #Rule(Self.opened) { $0.donations.count >= 1 }
  }
  var options: [any TipOption] { [Tips.MaxDisplayCount(3), Tips.IgnoresDisplayFrequency(true)] }
}

@MainActor
final class Store: ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var purchasedIDs: Set<String> = []
  private var updates: Task<Void, Never>?
  init() {
    updates = Task { [weak self] in
      for await result in Transaction.updates {
        guard case .verified(let transaction) = result else { continue }
        self?.purchasedIDs.insert(transaction.productID)
        await transaction.finish()
      }
    }
  }
  deinit { updates?.cancel() }
  func load() async {
    do {
      products = try await Product.products(for: ["coffee", "cake"]).sorted { $0.price < $1.price }
    } catch { print("no products: \(error)") }
  }
  func buy(_ product: Product) async throws {
    switch try await product.purchase() {
    case .success(.verified(let transaction)):
      purchasedIDs.insert(transaction.productID)
      await transaction.finish()
    case .success(.unverified), .userCancelled, .pending: break
    @unknown default: break
    }
  }
}

struct ContentView: View {
  @StateObject private var store = Store()
  @State private var tips = TipGroup(.ordered) { FavoriteTip() }
  private let tip = FavoriteTip()
  @State private var showsShop = false
  var body: some View {
    NavigationStack {
      List {
        Section {
          TipView(tip, arrowEdge: .bottom) { action in if action.id == "more" { showsShop = true } }
            .tipBackground(.yellow.opacity(0.2))
        }
        Section("Shop") {
          if store.products.isEmpty {
            ContentUnavailableView(
              "Closed", systemImage: "cart", description: Text("The shop is closed today."))
          }
          ForEach(store.products) { product in
            LabeledContent(product.displayName) {
              Button(product.displayPrice) { Task { try? await store.buy(product) } }.buttonStyle(
                .borderedProminent
              ).buttonBorderShape(.capsule)
            }
          }
        }
      }
      .navigationTitle("Bakery")
      .toolbar {
        ToolbarItem {
          Button("Favourite", systemImage: "star") { tip.invalidate(reason: .actionPerformed) }
            .popoverTip(tips.currentTip as? FavoriteTip)
        }
        ToolbarSpacer(.fixed)
        ToolbarItem { Button("Shop", systemImage: "cart") { showsShop.toggle() } }
      }
      .sheet(isPresented: $showsShop) {
        SubscriptionStoreView(groupID: "abc") { Text("Bakery Club").font(.largeTitle.bold()) }
          .subscriptionStoreControlStyle(.prominentPicker)
          .storeButton(.visible, for: .restorePurchases)
      }
      .task {
        await store.load(); FavoriteTip.hasViewed = true; await FavoriteTip.opened.donate()
      }
      .task {
        try? Tips.configure([
          .displayFrequency(.immediate), .datastoreLocation(.applicationDefault),
        ])
      }
    }
  }
}
#Preview { ContentView().task { try? Tips.resetDatastore() } }
