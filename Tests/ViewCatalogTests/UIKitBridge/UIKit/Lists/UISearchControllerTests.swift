import Foundation
import Geometry
import HalcyonTesting
import Testing

@testable import UIKitBridge

@MainActor
private final class Searcher: UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  var log: [String] = []
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "")")
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("begin") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("end") }
}

@Suite("Searching in UIKit")
@MainActor
struct UISearchControllerTests {
  @Test(
    "A bar below the title begins a search when it is touched, tells what is typed, and ends it by Cancel"
  )
  func searching() {
    let (searcher, search) = (Searcher(), UISearchController(searchResultsController: nil))
    (search.searchResultsUpdater, search.delegate) = (searcher, searcher)
    search.searchBar.delegate = searcher
    let controller = UIViewController()
    controller.title = "Fruits"
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    let screen = ListStage(navigation)
    // 54 points of the title, 60 of the bar below it.
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 320, height: 54))
    #expect(search.searchBar.frame == CGRect(x: 0, y: 64, width: 320, height: 60))
    screen.stage.tap(at: CGPoint(x: 150, y: 94))
    screen.stage.advance(by: 0.5)
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 10, width: 320, height: 60))
    searcher.log = []
    screen.stage.type("fig")
    screen.stage.advance(by: 0.1)
    #expect(search.searchBar.text == "fig")
    #expect(searcher.log.suffix(2) == ["text fig", "update fig"])
    screen.stage.tap(at: CGPoint(x: 290, y: 40))
    screen.stage.advance(by: 0.5)
    #expect(!search.isActive && search.searchBar.text == "")
    #expect(searcher.log.suffix(3) == ["cancel", "update ", "end"])
  }

  @Test("A controller for results is in front of the screen while something is typed")
  func results() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let controller = UIViewController()
    controller.navigationItem.searchController = search
    let screen = ListStage(UINavigationController(rootViewController: controller))
    screen.stage.perform { search.isActive = true }
    #expect(results.viewIfLoaded?.superview == nil)
    screen.stage.perform {
      search.searchBar.text = "f"
      search.searchBar.searchTextField.sendActions(for: .editingChanged)
    }
    #expect(results.view.superview === controller.view)
    screen.stage.perform { search.isActive = false }
    #expect(results.view.superview == nil)
  }

  @Test("Scopes are a row below the field")
  func scopes() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 111))
    #expect(bar.intrinsicContentSize.height == 64)
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 111)
  }
}
