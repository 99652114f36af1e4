import Testing

@testable import SwiftUI

@Suite("The same by UIKit's names")
struct UIKitCounterpartsTests {
  @Test("What UIKit leaves unspecified is nil, and nil is unspecified")
  func unspecified() {
    #expect(ColorScheme(.unspecified) == nil)
    #expect(UIUserInterfaceStyle(nil as ColorScheme?) == .unspecified)
    #expect(UserInterfaceSizeClass(.unspecified) == nil)
    #expect(UIUserInterfaceSizeClass(nil as UserInterfaceSizeClass?) == .unspecified)
    #expect(LayoutDirection(.unspecified) == nil)
    #expect(LegibilityWeight(.unspecified) == nil)
    #expect(ColorSchemeContrast(.unspecified) == nil)
  }

  @Test("All others have one counterpart")
  func pairs() {
    for scheme in ColorScheme.allCases {
      #expect(ColorScheme(UIUserInterfaceStyle(scheme)) == scheme)
    }
    for size in [UserInterfaceSizeClass.compact, .regular] {
      #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(size)) == size)
    }
    for direction in LayoutDirection.allCases {
      #expect(LayoutDirection(UITraitEnvironmentLayoutDirection(direction)) == direction)
    }
    for weight in [LegibilityWeight.regular, .bold] {
      #expect(LegibilityWeight(UILegibilityWeight(weight)) == weight)
    }
    for contrast in ColorSchemeContrast.allCases {
      #expect(ColorSchemeContrast(UIAccessibilityContrast(contrast)) == contrast)
    }
  }
}
