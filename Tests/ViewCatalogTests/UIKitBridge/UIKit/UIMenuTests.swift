import Foundation
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Menus and alerts of UIKit")
@MainActor
struct UIMenuTests {
  @Test("What is on among the lines of a menu counts also in a menu that stands among them")
  func selection() {
    let (one, two) = (
      UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two", state: .on) { _ in }
    )
    let inner = UIMenu(options: .displayInline, children: [two, UIAction(title: "Off") { _ in }])
    let apart = UIMenu(title: "More", children: [UIAction(title: "On", state: .on) { _ in }])
    let menu = UIMenu(children: [one, inner, apart])
    #expect(menu.selectedElements == [one, two])
    #expect(menu.replacingChildren([two]).identifier == menu.identifier)
  }

  @Test("An item of a bar takes its words from its action, and offers a menu where it does nothing")
  func bars() {
    let menu = UIMenu(children: [])
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    let more = UIBarButtonItem(title: "More", menu: menu)
    #expect(add.image != nil && add.title == nil)
    let button = more.makeView() as? UIButton
    #expect(button?.menu == menu && button?.showsMenuAsPrimaryAction == true)
    #expect((add.makeView() as? UIButton)?.showsMenuAsPrimaryAction == false)
  }

  @Test("An alert keeps its buttons and fields in their order")
  func alerts() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    for style in [UIAlertAction.Style.destructive, .cancel] {
      alert.addAction(UIAlertAction(title: nil, style: style))
    }
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
  }
}
