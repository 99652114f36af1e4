import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Buttons of bars")
@MainActor
struct UIBarButtonItemTests {
  @MainActor private final class Screen {
    let controller = UIViewController()
    let stage: Stage
    let bar: UINavigationBar

    init(_ prepare: (UINavigationItem) -> Void) {
      controller.title = "Title"
      prepare(controller.navigationItem)
      let navigation = UINavigationController(rootViewController: controller)
      bar = navigation.navigationBar
      stage = ListStage(navigation).stage
      stage.advance(by: 0.1)
    }

    /// What its buttons say, from left to right.
    var titles: [String] {
      buttons.sorted { $0.frame.minX < $1.frame.minX }.compactMap { $0.title(for: .normal) }
    }
    var buttons: [UIButton] { bar.subviews.compactMap { $0 as? UIButton } }
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("The bar shows at once what of its items changes")
  func changes() {
    let (save, edit) = (item("Save"), item("Edit"))
    save.isEnabled = false
    let screen = Screen { $0.rightBarButtonItems = [save, edit] }
    #expect(screen.titles == ["Edit", "Save"])
    #expect(screen.buttons.first { $0.title(for: .normal) == "Save" }?.isEnabled == false)
    screen.stage.perform { save.isEnabled = true }
    #expect(screen.buttons.first { $0.title(for: .normal) == "Save" }?.isEnabled == true)
    screen.stage.perform { edit.title = "Done" }
    #expect(screen.titles == ["Done", "Save"])
    screen.stage.perform { save.isHidden = true }
    #expect(screen.titles == ["Done"])
  }

  @Test("A touch selects an item whose action that is, and the next one takes it back")
  func selection() {
    let star = item("Star")
    star.changesSelectionAsPrimaryAction = true
    let screen = Screen { $0.rightBarButtonItem = star }
    let place = screen.buttons[0].convert(CGPoint(x: 10, y: 10), to: nil)
    screen.stage.tap(at: place)
    screen.stage.advance(by: 0.3)
    #expect(star.isSelected && screen.buttons[0].isSelected)
    screen.stage.tap(at: place)
    screen.stage.advance(by: 0.3)
    #expect(!star.isSelected)
  }

  @Test(
    "Groups stand before and behind other items, the pinned one at the edge; hidden ones are not there"
  )
  func groups() {
    let (first, last) = ([item("A"), item("B")], [item("Y"), item("Z")])
    let hidden = UIBarButtonItemGroup(barButtonItems: [item("H")], representativeItem: nil)
    hidden.isHidden = true
    let screen = Screen {
      $0.leftBarButtonItem = item("L")
      $0.leadingItemGroups = [.fixedGroup(items: first), hidden]
      $0.trailingItemGroups = [.fixedGroup(items: last)]
      $0.pinnedTrailingGroup = item("P").creatingFixedGroup()
    }
    #expect(screen.titles == ["L", "A", "B", "Y", "Z", "P"])
    #expect(first[0].buttonGroup?.barButtonItems == first)
    screen.stage.perform { hidden.isHidden = false }
    #expect(screen.titles == ["L", "A", "B", "H", "Y", "Z", "P"])
    let optional = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "o", isInDefaultCustomization: false, items: [item("O")])
    #expect(optional.isHidden)
  }

  @Test("Items on the left take the place of the way back, or stand beside it")
  func back() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let next = UIViewController()
    next.navigationItem.leftBarButtonItem = item("Own")
    let stage = ListStage(navigation).stage
    stage.perform { navigation.pushViewController(next, animated: false) }
    func labels() -> [String?] {
      navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
        .sorted { $0.frame.minX < $1.frame.minX }
        .map { $0.accessibilityLabel ?? $0.title(for: .normal) }
    }
    stage.advance(by: 0.1)
    #expect(labels() == ["Own"])
    stage.perform { next.navigationItem.leftItemsSupplementBackButton = true }
    stage.advance(by: 0.1)
    #expect(labels() == ["Back", "Own"])
  }

  @Test("A title's look is the item's own before the bar's, and the bar's before that of all items")
  func attributes() {
    let all = UIBarButtonItem.appearance()
    all.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    defer { all.setTitleTextAttributes(nil, for: .normal) }
    let (own, other, done) = (item("Own"), item("Other"), item("Done"))
    own.setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 21)], for: .normal)
    done.style = .done
    let look = UINavigationBarAppearance()
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    let screen = Screen {
      $0.standardAppearance = look
      $0.rightBarButtonItems = [own, other, done]
    }
    func button(_ title: String) -> UIButton? {
      screen.buttons.first { $0.title(for: .normal) == title }
    }
    #expect(button("Own")?.titleColor(for: .normal) == .red)
    #expect(button("Own")?.titleLabel?.font.pointSize == 21)
    #expect(button("Other")?.titleColor(for: .normal) == .green)
    #expect(button("Done")?.titleColor(for: .normal) == .purple)
    #expect(own.titleTextAttributes(for: .normal)?.count == 2)
  }

  @Test("A badge has words or is a dot, and goes again")
  func badges() {
    func badge(_ screen: Screen) -> UILabel? {
      screen.buttons[0].subviews.compactMap { $0 as? BadgeLabel }.first
    }
    let bell = item("Bell")
    bell.badge = .count(12)
    let screen = Screen { $0.rightBarButtonItem = bell }
    #expect(badge(screen)?.text == "12" && badge(screen)?.frame.height == 18)
    screen.stage.perform {
      var badge = UIBarButtonItem.Badge.indicator()
      badge.backgroundColor = .blue
      bell.badge = badge
    }
    #expect(
      badge(screen)?.text == nil && badge(screen)?.frame.size == CGSize(width: 10, height: 10))
    #expect(badge(screen)?.backgroundColor == .blue)
    screen.stage.perform { bell.badge = nil }
    #expect(badge(screen) == nil)
  }

  @Test("A fixed space of a bar has its width, a flexible one none")
  func spaces() {
    let screen = Screen {
      $0.leftBarButtonItems = [item("A"), .fixedSpace(40), item("B"), .flexibleSpace()]
    }
    let frames = screen.buttons.map(\.frame).sorted { $0.minX < $1.minX }
    // Sixteen points lie between any two.
    #expect(abs(frames[1].minX - frames[0].maxX - 72) < 0.01)
  }
}
