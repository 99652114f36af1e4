import Foundation
import UIKit

public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp
  case order, rent, support, contribute, tip, `continue`

  /// What stands before the mark.
  var label: PayWithApplePayButtonLabel {
    switch self {
    case .plain: .plain
    case .buy: .buy
    case .setUp: .setUp
    case .inStore: .inStore
    case .donate: .donate
    case .checkout: .checkout
    case .book: .book
    case .subscribe: .subscribe
    case .reload: .reload
    case .addMoney: .addMoney
    case .topUp: .topUp
    case .order: .order
    case .rent: .rent
    case .support: .support
    case .contribute: .contribute
    case .tip: .tip
    case .continue: .continue
    }
  }
}

public enum PKPaymentButtonStyle: Int, Sendable {
  case white, whiteOutline, black
  case automatic = 3
}

/// UIKit's button for payments with Apple Pay: 140 by 30 points where nobody says otherwise.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
  public let type: PKPaymentButtonType
  public let style: PKPaymentButtonStyle
  open var cornerRadius: CGFloat = 4 {
    didSet {
      layer.cornerRadius = cornerRadius
      clipsToBounds = true
    }
  }

  public init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    (self.type, self.style) = (type, style)
    super.init(frame: .zero)
    let words = type.label.words
    let isDark =
      style == .black || (style == .automatic && traitCollection.userInterfaceStyle != .dark)
    let ink: UIColor = isDark ? .white : .black
    setTitle(words.isEmpty ? "Pay" : words + " Pay", for: .normal)
    setTitleColor(ink, for: .normal)
    setImage(words.isEmpty ? UIImage(systemName: "apple.logo") : nil, for: .normal)
    tintColor = ink
    backgroundColor = isDark ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    accessibilityLabel = words.isEmpty ? "Apple Pay" : words + " Apple Pay"
  }

  public required init?(coder: NSCoder) { return nil }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
