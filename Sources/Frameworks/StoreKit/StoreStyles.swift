import Foundation
import SwiftUI

// How a shop's views look: sizes of products are drawn, styles of what chooses a subscription are not.

/// Buttons that a shop's views may have.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  public static let cancellation = Self(name: "cancellation")
  public static let policies = Self(name: "policies")
  public static let redeemCode = Self(name: "redeemCode")
  public static let restorePurchases = Self(name: "restorePurchases")
  public static let signIn = Self(name: "signIn")
}

public protocol SubscriptionStoreControlStyle {}
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}

/// Where a shop has what chooses a subscription.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let scrollView = Self(name: "scrollView")
  public static let bottomBar = Self(name: "bottomBar")
  public static let buttonsInBottomBar = Self(name: "buttonsInBottomBar")
  public static let bottom = Self(name: "bottom")
  public static let leading = Self(name: "leading")
  public static let trailing = Self(name: "trailing")
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  public static var compactPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  public static var pagedPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle
where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  public static var pagedProminentPicker: Self { Self() }
}

public protocol ProductViewStyle {}
public struct AutomaticProductViewStyle: ProductViewStyle { public init() {} }
public struct CompactProductViewStyle: ProductViewStyle { public init() {} }
public struct RegularProductViewStyle: ProductViewStyle { public init() {} }
public struct LargeProductViewStyle: ProductViewStyle { public init() {} }
extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: Self { Self() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: Self { Self() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: Self { Self() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: Self { Self() }
}

/// What the button of a subscription says.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let action = Self(name: "action")
  public static let displayName = Self(name: "displayName")
  public static let multiline = Self(name: "multiline")
  public static let price = Self(name: "price")
  public static let singleLine = Self(name: "singleLine")
}

public enum StoreContent: Hashable, Sendable { case automatic, all, product, buttons }

extension View {
  nonisolated public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...)
    -> some View
  { self }
  nonisolated public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S
  ) -> some View { self }
  nonisolated public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S, placement: SubscriptionStoreControlPlacement
  ) -> some View { self }
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel)
    -> some View
  { self }
  nonisolated public func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ style: S)
    -> some View
  { self }
  nonisolated public func subscriptionStoreControlBackground<S: ShapeStyle>(_ style: S)
    -> some View
  { self }
  /// Shown before each subscription that a shop has.
  nonisolated public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  nonisolated public func subscriptionStorePolicyDestination<Destination: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Destination
  ) -> some View { self }
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  nonisolated public func subscriptionStorePolicyForegroundStyle<S: ShapeStyle>(_ style: S)
    -> some View
  { self }
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    self
  }
  nonisolated public func productViewStyle<S: ProductViewStyle>(_ style: S) -> some View {
    let size: ProductViewSize =
      style is LargeProductViewStyle
      ? .large : style is CompactProductViewStyle ? .compact : .regular
    return environment(\.productViewSize, size)
  }
  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?)
    -> some View
  {
    let changes = PurchaseHandlers(start: action)
    return transformEnvironment(\.purchaseHandlers) { $0.start = changes.start }
  }
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    let changes = PurchaseHandlers(completion: action)
    return transformEnvironment(\.purchaseHandlers) { $0.completion = changes.completion }
  }
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
}

public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }
