import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Looks of bars of UIKit")
@MainActor
struct UIBarStyleTests {
  @Test("A black bar has the colours of dark surroundings, as far as it has none of its own")
  func black() {
    let bars: [(UIView, () -> Void, () -> Void)] = {
      let (top, tools, tabs, search) = (UINavigationBar(), UIToolbar(), UITabBar(), UISearchBar())
      return [
        (top, { top.barStyle = .black }, { top.barStyle = .default }),
        (tools, { tools.barStyle = .black }, { tools.barStyle = .default }),
        (tabs, { tabs.barStyle = .black }, { tabs.barStyle = .default }),
        (search, { search.barStyle = .black }, { search.barStyle = .default }),
      ]
    }()
    for (bar, darken, lighten) in bars {
      let word = UILabel()
      bar.addSubview(word)
      bar.backgroundColor = .systemBackground
      let light = bar.layer.backgroundColor
      darken()
      #expect(word.environment.colorScheme == .dark)
      #expect(bar.layer.backgroundColor == UIColor.black.cgColor)
      lighten()
      #expect(word.environment.colorScheme == .light && bar.layer.backgroundColor == light)
    }
  }

  @Test("The looks of a bar give its titles' colours; the controller's come before the bar's")
  func titles() throws {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .blue
    look.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    let controller = UIViewController()
    controller.title = "Title"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.scrollEdgeAppearance = look
    let screen = ListStage(navigation)
    func label() -> UILabel? {
      navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first
    }
    #expect(label()?.textColor == .yellow)
    let color = try #require(screen.stage.picture.color(at: CGPoint(x: 5, y: 30)))
    #expect(color.blue == 255 && color.red == 0)
    let own = UINavigationBarAppearance()
    own.titleTextAttributes = [.foregroundColor: UIColor.green]
    screen.stage.perform { controller.navigationItem.scrollEdgeAppearance = own }
    #expect(label()?.textColor == .green)
  }

  @Test("The looks of a bar of tabs give the colours of its items")
  func tabs() {
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.iconColor = .red
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let bar = UITabBar()
    bar.standardAppearance = look
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    let button = bar.subviews.compactMap { $0 as? UIControl }.first
    #expect(button?.subviews.first?.tintColor == .red)
    #expect((button?.subviews.last as? UILabel)?.textColor == .green)
  }

  @Test("A search bar shows other signs, and tells which scope is chosen")
  func search() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var scope: Int?
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
      { scope = selectedScope }
    }
    let (bar, delegate) = (UISearchBar(frame: .zero), Delegate())
    let sign = UIImage(systemName: "star")
    bar.setImage(sign, for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal) == sign)
    bar.delegate = delegate
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 111)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    root.addSubview(bar)
    let screen = ListStage(root)
    bar.setShowsCancelButton(true, animated: false)
    #expect(bar.showsCancelButton)
    // The right half of the row of scopes, which is 47 points high below the field.
    screen.stage.tap(at: CGPoint(x: 240, y: bar.bounds.height - 31))
    screen.stage.advance(by: 0.5)
    #expect(delegate.scope == 1 && bar.selectedScopeButtonIndex == 1)
  }
}
