import Foundation
import SwiftUI

/// A page of subscriptions: what the program says of them, the plans that are for sale, of which one is chosen, and a
/// button that subscribes; where none is for sale, a line that says so.
nonisolated public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  private let plans: [Product]

  public init<Names: Collection>(productIDs: Names)
  where Names.Element == String, Content == EmptyView {
    self.init(StoreConfiguration.current.products(for: productIDs), EmptyView())
  }
  public init<Names: Collection>(
    productIDs: Names, @ViewBuilder marketingContent: () -> Content
  ) where Names.Element == String {
    self.init(StoreConfiguration.current.products(for: productIDs), marketingContent())
  }
  public init<Products: Collection>(subscriptions: Products)
  where Products.Element == Product, Content == EmptyView {
    self.init(Array(subscriptions), EmptyView())
  }
  public init<Products: Collection>(
    subscriptions: Products, @ViewBuilder marketingContent: () -> Content
  ) where Products.Element == Product { self.init(Array(subscriptions), marketingContent()) }
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) where Content == EmptyView { self.init(Self.plans(of: groupID), EmptyView()) }
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(Self.plans(of: groupID), marketingContent()) }

  private init(_ plans: [Product], _ content: Content) {
    (self.plans, self.content) = (plans, content)
  }

  /// The highest level first.
  private static func plans(of group: String) -> [Product] {
    StoreConfiguration.current.products
      .filter { $0.subscription?.subscriptionGroupID == group }
      .sorted { ($0.subscription?.groupLevel ?? 1) < ($1.subscription?.groupLevel ?? 1) }
  }

  @MainActor public var body: some View {
    if plans.isEmpty {
      VStack {
        content
        NoShop()
      }
    } else {
      VStack(spacing: 0) {
        ScrollView {
          if Content.self == EmptyView.self {
            Text(plans[0].subscription?.groupDisplayName ?? "").font(.largeTitle.bold())
              .frame(maxWidth: .infinity).padding(.top, 60)
          } else {
            content.frame(maxWidth: .infinity)
          }
        }
        PlanPicker(plans: plans)
      }
    }
  }
}

/// The plans, and the button.
private struct PlanPicker: View {
  let plans: [Product]
  @State private var chosen: String?
  @State private var current: String?
  @Environment(\.purchaseHandlers) private var handlers

  private var plan: Product { plans.first { $0.id == chosen } ?? plans[0] }

  var body: some View {
    VStack(spacing: 12) {
      if plans.count > 1 { ForEach(plans) { card($0) } }
      Text(terms).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
      Button {
        Task { await handlers.buy(plan) }
      } label: {
        Text(title).fontWeight(.semibold).frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
      .disabled(current == plan.id)
    }
    .padding()
    .subscriptionStatusTask(for: plan.subscription?.subscriptionGroupID ?? "") { state in
      let name = state.value?.first?.transaction.unsafePayloadValue.productID
      await MainActor.run { current = name }
    }
  }

  private func card(_ product: Product) -> some View {
    let isChosen = product.id == plan.id
    return Button {
      chosen = product.id
    } label: {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(product.displayName).fontWeight(.semibold)
          Text(price(of: product)).font(.subheadline).foregroundStyle(.secondary)
          if !product.description.isEmpty {
            Text(product.description).font(.footnote).foregroundStyle(.secondary)
          }
        }
        Spacer()
        Image(systemName: isChosen ? "checkmark.circle.fill" : "circle").font(.title3)
          .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      }
      .multilineTextAlignment(.leading)
      .padding()
      .background(.fill.tertiary, in: .rect(cornerRadius: 14))
      .overlay {
        RoundedRectangle(cornerRadius: 14)
          .strokeBorder(.tint.opacity(isChosen ? 1 : 0), lineWidth: 2)
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func price(of product: Product) -> String {
    "\(product.displayPrice)/\(length(of: product.subscription?.subscriptionPeriod ?? .monthly))"
  }

  /// `month`, `3 months`.
  private func length(of period: Product.SubscriptionPeriod) -> String {
    period.value == 1
      ? period.unit.localizedDescription
      : period.formatted(Product.SubscriptionPeriod.FormatStyle())
  }

  private var isFree: Bool {
    plan.subscription?.introductoryOffer?.paymentMode == .freeTrial && current == nil
  }

  private var terms: String {
    guard isFree, let offer = plan.subscription?.introductoryOffer else {
      return "Plan auto-renews for \(price(of: plan)) until canceled."
    }
    return "\(length(of: offer.period)) free, then \(price(of: plan))."
  }

  private var title: String {
    if current == plan.id { return "Subscribed" }
    return isFree ? "Try It Free" : "Subscribe"
  }
}
