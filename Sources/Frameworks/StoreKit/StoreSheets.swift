import Foundation
import SwiftUI

// Pages of a shop's for what was bought: there is nothing on them.

extension Transaction {
  /// What became of the wish to give something back.
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}

extension View {
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(AbsentSheet(isPresented: isPresented))
  }
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { modifier(AbsentSheet(isPresented: isPresented)) }

  /// The request fails.
  nonisolated public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss:
      @escaping @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>)
      -> Void = { _ in }
  ) -> some View {
    modifier(AbsentSheet(isPresented: isPresented) { onDismiss(.failure(.failed)) })
  }
}

/// Shows that there is no shop, where a shop's page would be.
private struct AbsentSheet: ViewModifier {
  @Binding var isPresented: Bool
  var onDismiss: (@MainActor () -> Void)?

  nonisolated init(isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil) {
    _isPresented = isPresented
    self.onDismiss = onDismiss
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented, onDismiss: onDismiss) { NoShop() }
  }
}
