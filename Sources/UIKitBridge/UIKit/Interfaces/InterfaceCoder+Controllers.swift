import Foundation
import Geometry
import ViewContent

@MainActor
extension InterfaceCoder {
  /// What a controller has of its element before its view is asked for, the controllers within it among that.
  func fill(_ controller: UIViewController) {
    objects.belong(to: controller, id: node["id"])
    controller.interface = objects
    controller.interfaceNode = node
    if let title = node.string("title") { controller.title = title }
    if let style: UIModalPresentationStyle = node.word("modalPresentationStyle") {
      controller.modalPresentationStyle = style
    }
    if let style: UIModalTransitionStyle = node.word("modalTransitionStyle") {
      controller.modalTransitionStyle = style
    }
    if let hides = node.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    if let element = node.child(key: "navigationItem") {
      objects.fill(controller.navigationItem, from: element)
    }
    if let element = node.child(key: "tabBarItem") {
      controller.tabBarItem = objects.tabBarItem(element)
    }
    if let size = node.size("preferredContentSize") { controller.preferredContentSize = size }
    let items = node.members("toolbarItems")
    if !items.isEmpty { controller.toolbarItems = items.map(objects.barButtonItem) }
    fillKind(of: controller)
    objects.connectItems()
  }

  private func fillKind(of controller: UIViewController) {
    switch controller {
    case let navigation as UINavigationController:
      if let bar = node.child(key: "navigationBar") {
        InterfaceCoder(bar, objects).fill(navigation.navigationBar)
        objects.keep(navigation.navigationBar, of: bar)
      }
      navigation.isNavigationBarHidden = node.flag("navigationBarHidden") ?? false
      navigation.isToolbarHidden = node.flag("toolbarHidden") ?? true
      navigation.viewControllers = related("rootViewController")
    case let tabs as UITabBarController:
      if let bar = node.child(key: "tabBar") {
        if let color = file.color(bar.child(key: "tintColor")) { tabs.tabBar.tintColor = color }
        if let color = file.color(bar.child(key: "barTintColor")) {
          tabs.tabBar.barTintColor = color
        }
      }
      tabs.viewControllers = related("viewControllers")
    case let split as UISplitViewController:
      split.viewControllers = related("masterViewController") + related("detailViewController")
    default: break
    }
  }

  /// The controllers to which a relationship leads, in order.
  private func related(_ relationship: String) -> [UIViewController] {
    guard let storyboard = objects.storyboard else { return [] }
    return node.members("connections").filter {
      $0["kind"] == "relationship" && $0["relationship"] == relationship
    }.compactMap { storyboard.controller(id: $0["destination"]) }
  }
}

extension InterfaceObjects {
  /// Makes the view of a controller, and connects all of its scene. False where its element has none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let node = controller.interfaceNode,
      let element = node.children.first(where: { $0["key"] == "view" })
        ?? node.children.first(where: { $0["key"] == "tableView" })
    else { return false }
    controller.view = view(element)
    keepEdgeGuides(of: node, in: controller.view)
    makeCompanions()
    keep(controller, of: node)
    join()
    return true
  }
}
