import Foundation
import Testing
import UIKit

@MainActor @Suite("Looks of bars")
struct UIBarAppearanceTests {
  @Test("A copy looks the same, is of the same kind, and changes alone")
  func copies() {
    let original = UITabBarAppearance()
    original.configureWithOpaqueBackground()
    original.stackedLayoutAppearance.normal.iconColor = .red
    let copy = original.copy()
    #expect(copy.backgroundColor == original.backgroundColor)
    #expect(copy.stackedLayoutAppearance.normal.iconColor == .red)
    copy.stackedLayoutAppearance.normal.iconColor = .blue
    copy.backgroundColor = .green
    #expect(original.stackedLayoutAppearance.normal.iconColor == .red)
    #expect(original.backgroundColor == .systemBackground)
  }

  @Test("A navigation bar's copy has its titles and buttons")
  func navigation() {
    let original = UINavigationBarAppearance()
    original.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    original.buttonAppearance.normal.titlePositionAdjustment.vertical = 3
    let copy = original.copy()
    #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(copy.buttonAppearance.normal.titlePositionAdjustment.vertical == 3)
    #expect(copy.buttonAppearance !== original.buttonAppearance)
  }
}
