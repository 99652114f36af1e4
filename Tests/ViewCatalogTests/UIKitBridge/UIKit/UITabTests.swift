import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Tabs of a tab bar controller")
@MainActor
struct UITabTests {
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { _ in UIViewController() }
  }

  @MainActor private final class Delegate: UITabBarControllerDelegate {
    var told: [String] = []
    var forbidden: String?
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { tab.identifier != forbidden }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { told.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)") }
  }

  @Test("A bar says of its tabs what they say, whatever their screens are called")
  func titles() throws {
    let home = UITab(title: "Home", image: nil, identifier: "home") { tab in
      let screen = UIViewController()
      screen.title = "A long title"
      return UINavigationController(rootViewController: screen)
    }
    let controller = UITabBarController(tabs: [
      home, tab("Cards"), UISearchTab { _ in UIViewController() },
    ])
    controller.loadViewIfNeeded()
    #expect(controller.tabBar.items?.map(\.title) == ["Home", "Cards", "Search"])
    #expect(home.viewController?.tab === home && home.tabBarController === controller)
    home.badgeValue = "3"
    home.title = "Start"
    #expect(
      controller.tabBar.items?[0].title == "Start" && controller.tabBar.items?[0].badgeValue == "3")
    controller.tabs[1].isHidden = true
    #expect(controller.tabBar.items?.map(\.title) == ["Start", "Search"])
  }

  @Test("A provider is asked once, with its tab")
  func provider() {
    var asked: [String] = []
    let one = UITab(title: "One", image: nil, identifier: "one") {
      asked.append($0.identifier)
      return UIViewController()
    }
    #expect(one.viewController === one.viewController && asked == ["one"])
    #expect(UITab(title: "None", image: nil, identifier: "none").viewController == nil)
  }

  @Test("A tab is chosen by code and by touch; the delegate is told, and may forbid a touch")
  func selection() {
    let (controller, delegate) = (UITabBarController(tabs: ["A", "B", "C"].map(tab)), Delegate())
    controller.delegate = delegate
    let stage = ListStage(controller).stage
    #expect(controller.selectedTab?.identifier == "a")
    stage.perform { controller.selectedTab = controller.tab(forIdentifier: "c") }
    #expect(controller.selectedIndex == 2 && delegate.told == ["a to c"])
    let bar = controller.tabBar.frame
    let middle = CGPoint(x: bar.midX, y: bar.minY + 20)
    delegate.forbidden = "b"
    stage.tap(at: middle)
    stage.advance(by: 0.3)
    #expect(controller.selectedTab?.identifier == "c")
    delegate.forbidden = nil
    stage.tap(at: middle)
    stage.advance(by: 0.3)
    #expect(delegate.told == ["a to c", "c to b"])
  }

  @Test("A group shows the child that is chosen, and tabs keep their place when others come")
  func groups() {
    let children = ["One", "Two"].map(tab)
    let group = UITabGroup(title: "More", image: nil, identifier: "more", children: children)
    let controller = UITabBarController(tabs: [tab("Home"), group])
    controller.loadViewIfNeeded()
    controller.selectedTab = controller.tab(forIdentifier: "two")
    #expect(group.selectedChild === children[1] && controller.selectedTab === group)
    #expect(controller.selectedViewController === children[1].viewController)
    #expect(controller.tabBar.items?.map(\.title) == ["Home", "More"])
    controller.tabs.insert(tab("New"), at: 0)
    #expect(controller.selectedTab === group && controller.selectedIndex == 2)
  }

  @Test(
    "An accessory stands on glass over the bar, eight points above it, and its screen's content ends above"
  )
  func accessory() throws {
    let screen = UIViewController()
    let controller = UITabBarController()
    controller.viewControllers = [screen]
    let stage = ListStage(controller).stage
    let before = screen.view.safeAreaInsets.bottom
    let label = UILabel()
    stage.perform { controller.bottomAccessory = UITabAccessory(contentView: label) }
    stage.advance(by: 0.1)
    let frame = label.convert(label.bounds, to: controller.view)
    #expect(frame.maxY == controller.tabBar.frame.minY - 8 && frame.height == 48)
    #expect(screen.view.safeAreaInsets.bottom == before + 56)
    stage.perform { controller.setBottomAccessory(nil, animated: true) }
    stage.advance(by: 0.1)
    #expect(label.window == nil && screen.view.safeAreaInsets.bottom == before)
  }
}
