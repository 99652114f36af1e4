import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Items of a bar of tabs")
@MainActor
struct UITabBarItemTests {
  @Test("The system's items have its words and pictures")
  func system() {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    #expect(item.title == "Search" && item.image != nil && item.tag == 3)
  }

  @Test(
    "A stack without a tab of its own has that of its lowest screen; another title of a screen is that of its items"
  )
  func ofStack() {
    let screen = UIViewController()
    screen.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 4)
    let stack = UINavigationController(rootViewController: screen)
    #expect(stack.tabBarItem === screen.tabBarItem)
    screen.navigationItem.title = "Start"
    screen.title = "Welcome"
    #expect(stack.tabBarItem.title == "Welcome" && screen.navigationItem.title == "Welcome")
    screen.navigationItem.title = "Hello"
    #expect(screen.navigationItem.title == "Hello" && stack.tabBarItem.title == "Welcome")
    stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 5)
    #expect(stack.tabBarItem.title == "Own" && screen.tabBarItem.title == "Welcome")
  }

  @Test("A bar shows another item at once")
  func another() {
    let bar = UITabBarController()
    let screen = UIViewController()
    bar.viewControllers = [screen]
    bar.loadViewIfNeeded()
    screen.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
    #expect(bar.tabBar.items?.map(\.title) == ["New"])
  }

  @Test("What is new stands beside the picture, and goes again")
  func badges() {
    func labels(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let item = UITabBarItem(title: "Me", image: UIImage(systemName: "person"), tag: 0)
    bar.items = [item]
    #expect(labels(bar) == ["Me"])
    item.badgeValue = "12"
    #expect(labels(bar) == ["12", "Me"])
    bar.layoutIfNeeded()
    let badge = bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }[0]
    #expect(badge.frame.height == 18 && badge.frame.minX > 100 && badge.frame.width >= 18)
    item.badgeValue = nil
    #expect(labels(bar) == ["Me"])
  }
}
