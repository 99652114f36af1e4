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
