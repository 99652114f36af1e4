import Foundation
import FoundationNames
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Menus to edit with")
@MainActor
struct UIEditMenuInteractionTests {
  @MainActor private final class Delegate: UIEditMenuInteractionDelegate {
    var lines: [String] = []
    var isNew = false
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: [
        UIAction(title: isNew ? "Newer" : "Mark") { [self] _ in lines.append("marked") }
      ])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { lines.append("comes") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { lines.append("goes") }
  }

  @Test(
    "The delegate's menu opens at the point, does what is chosen, and tells how it comes and goes")
  func opens() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let delegate = Delegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    let stage = ListStage(view).stage
    let configuration = UIEditMenuConfiguration(
      identifier: "one", sourcePoint: CGPoint(x: 100, y: 200))
    stage.perform { interaction.presentEditMenu(with: configuration) }
    stage.advance(by: 0.6)
    #expect(stage["Mark"].exists && stage["Mark"].frame.minY > 200)
    #expect(interaction.location(in: nil) == CGPoint(x: 100, y: 200))
    delegate.isNew = true
    stage.perform { interaction.reloadVisibleMenu() }
    stage.advance(by: 0.1)
    stage["Newer"].tap()
    stage.advance(by: 1)
    #expect(delegate.lines.first == "comes" && !stage["Newer"].exists)
    #expect(delegate.lines.dropFirst().sorted() == ["goes", "marked"])
    stage.perform { interaction.presentEditMenu(with: configuration) }
    stage.advance(by: 0.6)
    stage.perform { interaction.dismissMenu() }
    stage.advance(by: 0.6)
    #expect(!stage["Newer"].exists)
  }

  private final class Field: UIView {
    var marked = 0
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == _SEL(Field.mark, "mark")
    }
    func mark() { marked += 1 }
    func other() {}
  }

  @Test("The older menu has the lines that somebody can perform, and sends them there")
  func controller() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let stage = ListStage(field).stage
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Mark", action: _SEL(Field.mark, "mark")),
      UIMenuItem(title: "Other", action: _SEL(Field.other, "other")),
    ]
    defer { menu.menuItems = nil }
    stage.perform {
      menu.showMenu(from: field, rect: CGRect(x: 100, y: 100, width: 40, height: 20))
    }
    stage.advance(by: 0.6)
    #expect(stage["Mark"].exists && !stage["Other"].exists && menu.isMenuVisible)
    stage["Mark"].tap()
    stage.advance(by: 1)
    #expect(field.marked == 1 && !menu.isMenuVisible)
  }
}
