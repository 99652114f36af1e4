import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@MainActor
private final class Log {
  var lines: [String] = []
  func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [self] _ in
      lines.append(title)
    }
  }
}

@Suite("Menus of UIKit in front of the window")
@MainActor
struct OpenedMenuTests {
  /// A button of 100 x 44 points at (20, 20) of a window.
  private func stage(_ button: UIButton) -> Stage {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    root.addSubview(button)
    return ListStage(root).stage
  }

  private let place = CGPoint(x: 70, y: 42)

  @Test("A touch opens the menu that is a button's action; a line does what it does and closes it")
  func primary() {
    let (log, button) = (Log(), UIButton(type: .system))
    button.menu = UIMenu(children: [log.action("Copy"), log.action("Paste")])
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in log.lines.append("touched") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.lines.append("opened") }, for: .menuActionTriggered)
    let stage = stage(button)
    #expect(!stage["Copy"].exists)
    stage.tap(at: place)
    stage.advance(by: 0.6)
    #expect(stage["Copy"].exists && stage["Copy"].frame.minY > 64)
    stage["Paste"].tap()
    stage.advance(by: 1)
    #expect(log.lines == ["opened", "Paste"] && !stage["Copy"].exists)
  }

  @Test("Beside an action of its own a button opens its menu when a finger stays on it")
  func longPress() {
    let (log, button) = (Log(), UIButton(type: .system))
    button.menu = UIMenu(children: [log.action("Rename")])
    button.addAction(UIAction { _ in log.lines.append("touched") }, for: .touchUpInside)
    let stage = stage(button)
    stage.tap(at: place)
    stage.advance(by: 0.6)
    #expect(log.lines == ["touched"] && !stage["Rename"].exists)
    stage.press(at: place, duration: 0.8)
    stage.advance(by: 0.6)
    #expect(log.lines == ["touched"] && stage["Rename"].exists)
  }

  @Test("A touch beside the menu closes it, and does nothing else")
  func outside() {
    let (log, button) = (Log(), UIButton(type: .system))
    button.menu = UIMenu(children: [log.action("Copy")])
    button.showsMenuAsPrimaryAction = true
    let stage = stage(button)
    stage.tap(at: place)
    stage.advance(by: 0.6)
    stage.tap(at: CGPoint(x: 300, y: 600))
    stage.advance(by: 1)
    #expect(!stage["Copy"].exists && log.lines.isEmpty)
    stage.tap(at: place)
    stage.advance(by: 0.6)
    #expect(stage["Copy"].exists)
  }

  @Test(
    "Hidden lines are left out, disabled ones do nothing, and menus in menus show theirs after a tap"
  )
  func kinds() {
    let (log, button) = (Log(), UIButton(type: .system))
    let group = UIMenu(title: "Group", options: .displayInline, children: [log.action("Inner")])
    let later = UIDeferredMenuElement { $0([log.action("Later")]) }
    button.menu = UIMenu(
      title: "Head",
      children: [
        log.action("Secret", attributes: .hidden), log.action("Grey", attributes: .disabled), group,
        later, UIMenu(title: "More", children: [log.action("Deep")]),
      ])
    button.showsMenuAsPrimaryAction = true
    let stage = stage(button)
    stage.tap(at: place)
    stage.advance(by: 0.6)
    #expect(!stage["Secret"].exists && stage["Head"].exists && stage["Group"].exists)
    #expect(stage["Later"].exists && stage["More"].exists && !stage["Deep"].exists)
    stage["More"].tap()
    stage.advance(by: 0.6)
    #expect(stage["Deep"].exists)
    stage["Grey"].tap()
    stage.advance(by: 0.6)
    #expect(log.lines.isEmpty)
    stage["Inner"].tap()
    stage.advance(by: 1)
    #expect(log.lines == ["Inner"])
  }

  @Test("A button that shows what is chosen takes the title of the line that is on")
  func popUp() {
    let (log, button) = (Log(), UIButton(type: .system))
    button.menu = UIMenu(children: [log.action("Small"), log.action("Large", state: .on)])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Large")
    let stage = stage(button)
    stage.tap(at: place)
    stage.advance(by: 0.6)
    stage["Small"].tap()
    stage.advance(by: 1)
    #expect(button.currentTitle == "Small" && log.lines == ["Small"])
    #expect((button.menu?.selectedElements.first as? UIAction)?.title == "Small")
  }

  @Test("One line is on at a time in a menu of a single selection")
  func singleSelection() {
    let log = Log()
    let (one, two) = (log.action("One", state: .on), log.action("Two"))
    let menu = UIMenu(options: .singleSelection, children: [one, two])
    UIMenu(children: [menu]).choose(two, from: nil)
    #expect(one.state == .off && two.state == .on && log.lines == ["Two"])
  }

  @Test("An item of a bar opens its menu below it")
  func bars() {
    let log = Log()
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [log.action("By date")]))
    let screen = ListStage(UINavigationController(rootViewController: controller))
    screen.stage.tap(at: CGPoint(x: 290, y: 32))
    screen.stage.advance(by: 0.6)
    #expect(screen.stage["By date"].exists)
    screen.stage["By date"].tap()
    screen.stage.advance(by: 1)
    #expect(log.lines == ["By date"])
  }
}

@MainActor
private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  let log = Log()
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.lines.append("asked at \(Int(location.x)) \(Int(location.y))")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [log] _ in
      UIMenu(title: "", children: [log.action("Delete", attributes: .destructive)])
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.lines.append("comes") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.lines.append("goes")
    animator?.addCompletion { [log] in log.lines.append("gone") }
  }
}

@Suite("Menus of views and rows of UIKit")
@MainActor
struct ContextMenuTests {
  @Test("A finger that stays on a view opens its menu, of which the delegate hears")
  func view() {
    let (card, delegate) = (
      UIView(frame: CGRect(x: 50, y: 60, width: 80, height: 80)), MenuDelegate()
    )
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    card.addInteraction(UIContextMenuInteraction(delegate: delegate))
    root.addSubview(card)
    let stage = ListStage(root).stage
    stage.press(at: CGPoint(x: 60, y: 80), duration: 0.8)
    stage.advance(by: 0.6)
    #expect(stage["Delete"].exists && delegate.log.lines == ["asked at 10 20", "comes"])
    stage["Delete"].tap()
    stage.advance(by: 1)
    #expect(delegate.log.lines.suffix(3) == ["goes", "Delete", "gone"])
  }

  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log = Log()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.lines.append("chosen \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [log] _ in
        UIMenu(children: [log.action("Share \(indexPath.row)")])
      })
    }
  }

  @Test("A row's menu stands beside the row; a row without one is chosen as before")
  func row() {
    let (table, rows) = (UITableView(frame: .zero, style: .plain), Rows())
    (table.dataSource, table.delegate) = (rows, rows)
    let stage = ListStage(table).stage
    let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
    stage.press(at: CGPoint(x: 100, y: second.midY), duration: 0.7)
    stage.advance(by: 0.6)
    #expect(stage["Share 1"].exists && stage["Share 1"].frame.minY > second.maxY)
    stage["Share 1"].tap()
    stage.advance(by: 1)
    #expect(rows.log.lines == ["Share 1"])
    stage.press(at: CGPoint(x: 100, y: 20), duration: 0.6)
    stage.advance(by: 0.6)
    #expect(rows.log.lines == ["Share 1", "chosen 0"])
  }
}
