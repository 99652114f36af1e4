import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("What is told to those who help")
@MainActor
struct UIAccessibilityTests {
  @Test("A place in a view is told in the screen's coordinates")
  func places() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    outer.addSubview(inner)
    let rect = CGRect(x: 1, y: 1, width: 5, height: 5)
    #expect(
      UIAccessibility.convertToScreenCoordinates(rect, in: inner)
        == CGRect(x: 14, y: 25, width: 5, height: 5))
    let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: inner)
    #expect(path.bounds == CGRect(x: 14, y: 25, width: 5, height: 5))
  }

  @Test("A view says nothing of itself until it is told to, and its traits are a set")
  func traits() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityTraits.remove(.selected)
    #expect(view.accessibilityTraits == .button)
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
  }

  @Test("Nothing runs that helps, and nobody grants that one program alone be used")
  func technologies() {
    UIAccessibility.post(notification: .announcement, argument: "Rolled a six")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    AccessibilityNotification.Announcement("Rolled a six").post()
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
    var isGranted: Bool?
    UIAccessibility.requestGuidedAccessSession(enabled: true) { isGranted = $0 }
    #expect(isGranted == false)
    #expect(
      UIAccessibility.voiceOverStatusDidChangeNotification.rawValue
        == "UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
}
