import SwiftUI

/// Bars of UIKit on an iPhone: of navigation, of tabs, of tools and of searches, and pages.
@MainActor let barFacts = FactFamily("bar") { family in
  addNavigation(to: &family)
  addSearches(to: &family)
  addTabs(to: &family)
  addTools(to: &family)
  addSearchBars(to: &family)
  addPages(to: &family)
  for name in ["bar", "tab bar", "toolbars", "search bars"] { family.dark(name) }
}

/// A screen with a title, and a label 16 points from its upper corner.
@MainActor private func screen(
  _ title: String, _ text: String = "Content", _ name: String = "label"
) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  controller.view.addSubview(label(text, name))
  return controller
}

@MainActor private func label(_ text: String, _ name: String, size: CGFloat = 17) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: size)
  label.sizeToFit()
  label.frame.origin = CGPoint(x: 16, y: 16)
  return label.called(name)
}

@MainActor
private final class Stack {
  var navigation: UINavigationController?

  func show(_ root: UIViewController, isLarge: Bool = false) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = isLarge
    navigation.navigationBar.called("bar")
    root.view.called("content")
    self.navigation = navigation
    return navigation
  }
}

@MainActor private func addNavigation(to family: inout FactFamily) {
  family.uiController("bar", model: { Stack() }) { $0.show(screen("Settings")) }
  family.uiController("bar with a large title", model: { Stack() }) {
    $0.show(screen("Settings"), isLarge: true)
  }
  family.uiController("bar with buttons", model: { Stack() }) { stack in
    let root = screen("Inbox")
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    return stack.show(root)
  }
  family.uiController("bar above a toolbar", model: { Stack() }) { stack in
    let root = screen("Files")
    root.toolbarItems = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
    let navigation = stack.show(root)
    navigation.isToolbarHidden = false
    return navigation
  }
  family.uiController(
    "screens pushed", model: { Stack() },
    steps: [
      FactStep("push") { stack in
        let detail = screen("Detail", "Detail content", "detailLabel")
        detail.view.called("detail")
        stack.navigation?.pushViewController(detail, animated: false)
      },
      FactStep("pop") { _ = $0.navigation?.popViewController(animated: false) },
    ]
  ) { $0.show(screen("Settings")) }
  family.uiController("bar over scroll views", model: { Stack() }) { stack in
    let root = UIViewController()
    root.title = "Short"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    scroll.contentSize = CGSize(width: 320, height: 120)
    scroll.addSubview(label("Short content", "label"))
    let never = UIScrollView(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
    never.contentInsetAdjustmentBehavior = .never
    never.contentSize = CGSize(width: 320, height: 80)
    never.addSubview(label("Never adjusted", "neverLabel"))
    root.view.addSubview(scroll.called("scroll"))
    root.view.addSubview(never.called("never"))
    return stack.show(root)
  }
}

@MainActor
private final class RowsScreen: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table.called("table"))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}

@MainActor
private final class Searching {
  let stack = Stack()
  let rows = RowsScreen()
  let search = UISearchController(
    searchResultsController: screen("Results", "Results for the search", "resultsLabel"))
}

@MainActor private func addSearches(to family: inout FactFamily) {
  family.uiController("bar with a search", model: { Stack() }) { stack in
    let root = screen("Items")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search items"
    search.searchBar.called("search")
    root.navigationItem.searchController = search
    root.navigationItem.hidesSearchBarWhenScrolling = false
    return stack.show(root, isLarge: true)
  }
  family.uiController(
    "bar with a search and its results", model: { Searching() },
    steps: [
      FactStep("scroll") {
        $0.rows.table.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      },
      FactStep("activate") { searching in
        searching.rows.table.setContentOffset(.zero, animated: false)
        searching.search.isActive = true
        searching.search.searchBar.text = "Ro"
      },
    ]
  ) { searching in
    searching.rows.title = "Rows"
    searching.search.searchBar.placeholder = "Search rows"
    searching.search.searchBar.called("search")
    searching.rows.navigationItem.searchController = searching.search
    searching.rows.navigationItem.hidesSearchBarWhenScrolling = true
    return searching.stack.show(searching.rows, isLarge: true)
  }
}

@MainActor private func addTabs(to family: inout FactFamily) {
  family.uiController("tab bar", model: { () }) { _ in
    let home = screen("Home", "Home content")
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    home.view.called("content")
    let search = screen("Search", "Search content", "searchLabel")
    search.tabBarItem = UITabBarItem(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [home, search]
    tabs.tabBar.called("tabBar")
    return tabs
  }
}

@MainActor private func addTools(to family: inout FactFamily) {
  func item(_ system: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
  }
  func titled(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }
  family.uiView("toolbars") {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    @MainActor func toolbar(_ items: [UIBarButtonItem], _ name: String, _ frame: (CGSize) -> CGRect)
    {
      let bar = UIToolbar()
      bar.items = items
      bar.sizeToFit()
      bar.frame = frame(bar.frame.size)
      root.addSubview(bar.called(name))
    }
    toolbar([titled("Cancel"), item(.flexibleSpace), titled("Done")], "top") {
      CGRect(x: 0, y: 16, width: 320, height: $0.height)
    }
    toolbar([titled("Edit"), item(.flexibleSpace), item(.add), item(.trash)], "bottom") {
      CGRect(x: 0, y: 400 - $0.height, width: 320, height: $0.height)
    }
    toolbar([item(.add)], "compact") { CGRect(origin: CGPoint(x: 16, y: 120), size: $0) }
    return root
  }
}

@MainActor private func addSearchBars(to family: inout FactFamily) {
  func add(_ bar: UISearchBar, _ name: String, _ y: CGFloat, in root: UIView) {
    bar.sizeToFit()
    bar.frame = CGRect(x: 0, y: y, width: 320, height: bar.frame.height)
    root.addSubview(bar.called(name))
    bar.searchTextField.called(name + "Field")
  }
  family.uiView("search bars") {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    add(UISearchBar(), "plain", 16, in: root)
    let typed = UISearchBar()
    typed.text = "Swift"
    typed.showsCancelButton = true
    add(typed, "typed", 96, in: root)
    let minimal = UISearchBar()
    minimal.searchBarStyle = .minimal
    add(minimal, "minimal", 176, in: root)
    return root
  }
  family.uiView("scopes of a search") {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let scoped = UISearchBar()
    scoped.scopeButtonTitles = ["All", "Recent", "Shared"]
    scoped.showsScopeBar = true
    scoped.selectedScopeButtonIndex = 1
    add(scoped, "scoped", 16, in: root)
    let hidden = UISearchBar()
    hidden.scopeButtonTitles = ["All", "Recent"]
    add(hidden, "hidden", 160, in: root)
    return root
  }
  family.uiView(
    "looks of search bars", model: { UISearchBar() },
    steps: [FactStep("edit") { _ = $0.becomeFirstResponder() }]
  ) { editing in
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let prompted = UISearchBar()
    prompted.prompt = "Find anything in your library"
    add(prompted, "prompted", 8, in: root)
    let bookmark = UISearchBar()
    bookmark.showsBookmarkButton = true
    add(bookmark, "bookmark", 112, in: root)
    editing.text = "Swift"
    add(editing, "editing", 192, in: root)
    return root
  }
}

@MainActor
private final class Pages: NSObject, UIPageViewControllerDataSource {
  var controller: UIPageViewController?
  let pages = (1...3).map { number in
    let page = UIViewController()
    let label = UILabel()
    label.text = "Page \(number)"
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 24, y: 24)
    page.view.addSubview(label.called("page\(number)"))
    return page
  }

  private func neighbour(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let place = pages.firstIndex(of: controller), pages.indices.contains(place + step)
    else { return nil }
    return pages[place + step]
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, 1) }

  func show(
    _ style: UIPageViewController.TransitionStyle,
    _ orientation: UIPageViewController.NavigationOrientation, _ name: String
  ) -> UIViewController {
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: nil)
    controller.dataSource = self
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    controller.view.called(name)
    self.controller = controller
    return controller
  }
}

@MainActor private func addPages(to family: inout FactFamily) {
  family.uiController(
    "pages that scroll", model: { Pages() },
    steps: [
      FactStep("forward") {
        $0.controller?.setViewControllers([$0.pages[1]], direction: .forward, animated: false)
      }
    ]
  ) { $0.show(.scroll, .horizontal, "pager") }
  family.uiController("pages that curl", model: { Pages() }) {
    $0.show(.pageCurl, .vertical, "curl")
  }
}
