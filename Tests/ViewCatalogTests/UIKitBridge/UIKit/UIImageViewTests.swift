import Foundation
import Pixels
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Pictures one after another in an image view")
struct UIImageViewTests {
  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test("An animated image knows its pictures and how long they take; without any there is none")
  func animated() throws {
    let pictures = [image(.red), image(.blue), image(.green)]
    let moving = try #require(UIImage.animatedImage(with: pictures, duration: 0))
    #expect(moving.images?.count == 3)
    #expect(moving.duration == 0.1)
    #expect(moving.size == CGSize(width: 4, height: 4))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(image(.red).images == nil)
  }

  @Test("It moves by itself where an image view shows it, and stops where another takes its place")
  func playing() throws {
    let moving = try #require(
      UIImage.animatedImage(with: [image(.red), image(.blue)], duration: 1))
    let view = UIImageView(image: moving)
    #expect(view.isAnimating)
    view.image = image(.green)
    #expect(!view.isAnimating)
    view.image = moving
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test("Colours of text on light and on dark ground are the same in both appearances")
  func textColors() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      UIColor.lightText.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
      #expect(white == 1 && abs(alpha - 0.6) < 0.003)
      UIColor.darkText.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
      #expect(white == 0 && alpha == 1)
    }
  }
}
