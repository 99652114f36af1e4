import PassKit
import Testing
import UIKit

@Suite("Buttons for payments")
@MainActor
struct PKPaymentButtonTests {
  @Test("A black button has light words, a white one dark ones; an outline is a line around it")
  func styles() {
    let black = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
    let outlined = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .whiteOutline)
    #expect(black.backgroundColor == .black && black.titleColor(for: .normal) == .white)
    #expect(outlined.backgroundColor == .white && outlined.titleColor(for: .normal) == .black)
    #expect(black.layer.borderWidth == 0 && outlined.layer.borderWidth == 1)
  }

  @Test("It is 140 by 30 points with corners of 4, and tells what it is for")
  func shape() {
    let button = PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: .black)
    #expect(button.intrinsicContentSize == CGSize(width: 140, height: 30))
    #expect(button.layer.cornerRadius == 4)
    button.cornerRadius = 15
    #expect(button.layer.cornerRadius == 15 && button.clipsToBounds)
    #expect(button.accessibilityLabel == "Apple Pay" && button.image(for: .normal) != nil)
  }

  @Test("A touch is told to its target as with any button")
  func touches() {
    let button = PKPaymentButton(paymentButtonType: .donate, paymentButtonStyle: .automatic)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }
}
