import Foundation
import Testing
import UIKit

@Suite("Collections of traits")
struct UITraitCollectionTests {
  @Test("What nobody has said is unspecified")
  func unspecified() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
  }

  @Test("Of several the later ones hold, for what they say")
  func joined() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.horizontalSizeClass == .unspecified)
  }
}
