import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

/// A view that is as large as it is.
private final class Selfish: UIView {
  override var intrinsicContentSize: CGSize { bounds.size }
}

@Suite("Sizes of UIKit's views among those of SwiftUI")
@MainActor
struct UIViewRepresentableTests {
  private func size(_ view: UIView) -> CGSize {
    let size = Noted(CGSize.zero)
    let probe = LayoutProbe(200, 300) {
      ScrollView {
        Shown(view: view).onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size.value = $0
        }
      }
    }
    probe.run(0.1)
    return size.value
  }

  // Reference pictures of AccessibilitySnapshot, iOS 26.2.
  @Test(
    "A view without a size of its own is as wide as there is room, and not high, whatever frame it was made with"
  )
  func frames() {
    #expect(size(UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))).height == 0)
    let selfish = Selfish(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(size(selfish) == CGSize(width: 200, height: 0))
  }

  @Test("Its frame is as its maker left it until SwiftUI gives it another")
  func bounds() {
    let view = Selfish(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(view.alignmentSizeWithoutRoom == .zero)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 60, height: 60))
  }
}
