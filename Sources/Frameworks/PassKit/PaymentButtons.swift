import Foundation
import Inert
import SwiftUI

/// What a button for payments says before the mark.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  let words: String
  public static let plain = Self(words: "")
  public static let buy = Self(words: "Buy with")
  public static let addMoney = Self(words: "Add Money with")
  public static let book = Self(words: "Book with")
  public static let checkout = Self(words: "Check out with")
  public static let `continue` = Self(words: "Continue with")
  public static let contribute = Self(words: "Contribute with")
  public static let donate = Self(words: "Donate with")
  public static let inStore = Self(words: "Pay with")
  public static let order = Self(words: "Order with")
  public static let reload = Self(words: "Reload with")
  public static let rent = Self(words: "Rent with")
  public static let setUp = Self(words: "Set up")
  public static let subscribe = Self(words: "Subscribe with")
  public static let support = Self(words: "Support with")
  public static let tip = Self(words: "Tip with")
  public static let topUp = Self(words: "Top Up with")
}

public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let black = Self(name: "black")
  public static let white = Self(name: "white")
  public static let whiteOutline = Self(name: "whiteOutline")
}

public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  case willAuthorize
  case didAuthorize(
    payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  case didFinish
}

/// A button for payments with Apple Pay, as high as it is offered. Nothing is paid.
nonisolated public struct PayWithApplePayButton: View {
  private let label: PayWithApplePayButtonLabel
  private let action: () -> Void
  @Environment(\.payButtonStyle) private var style
  @Environment(\.colorScheme) private var colorScheme

  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
    (self.label, self.action) = (label, action)
  }

  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
  ) {
    self.init(label) {
      Inert.note("PassKit", "nothing is paid: there are no cards")
      onPaymentAuthorizationChange(.didFinish)
    }
  }

  private var isBlack: Bool {
    style == .black || (style == .automatic && colorScheme == .light)
  }

  @MainActor public var body: some View {
    Button {
      action()
    } label: {
      ApplePayMark(words: label.words, isBlack: isBlack, hasOutline: style == .whiteOutline)
    }
    .buttonStyle(.plain)
    .frame(minWidth: 100, minHeight: 30)
    .accessibilityLabel("\(label.words) Apple Pay")
  }
}

/// Words, the apple, and "Pay", centred on a box with corners of 4 points.
private struct ApplePayMark: View {
  let words: String
  let isBlack: Bool
  let hasOutline: Bool

  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 6) {
        if !words.isEmpty { Text(words) }
        HStack(spacing: 1) {
          Image(systemName: "apple.logo")
          Text("Pay").fontWeight(.medium)
        }
      }
      .font(.system(size: min(geometry.size.height * 0.43, 24)))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(isBlack ? .white : .black)
      .frame(width: geometry.size.width, height: geometry.size.height)
      .background(isBlack ? .black : .white, in: .rect(cornerRadius: 4))
      .overlay {
        if hasOutline { RoundedRectangle(cornerRadius: 4).strokeBorder(.black, lineWidth: 1) }
      }
    }
  }
}

extension EnvironmentValues {
  @Entry var payButtonStyle = PayWithApplePayButtonStyle.automatic
}

extension View {
  nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle)
    -> some View
  { environment(\.payButtonStyle, style) }
}

/// What a button for passes says.
public enum AddPassToWalletButtonStyle: Sendable { case black, blackOutline }

/// A button by which a pass would be kept: none can be read here, so that it tells its action `false`.
nonisolated public struct AddPassToWalletButton: View {
  private let action: () -> Void

  public init(_ action: @escaping () -> Void) { self.action = action }
  public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
    action = {
      Inert.note("PassKit", "no pass is kept: there is no wallet")
      onCompletion(false)
    }
  }

  @MainActor public var body: some View {
    Button {
      action()
    } label: {
      Label("Add to Apple Wallet", systemImage: "wallet.pass.fill")
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black, in: .rect(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .frame(minWidth: 140, minHeight: 36)
  }
}
