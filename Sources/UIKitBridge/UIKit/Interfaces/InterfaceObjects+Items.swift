import Foundation
import Geometry
import ViewContent

// What bars show, and recognisers of gestures.

extension InterfaceObjects {
  func barButtonItem(_ node: InterfaceNode) -> UIBarButtonItem {
    let coder = InterfaceCoder(node, self)
    let system: UIBarButtonItem.SystemItem? = node.word("systemItem")
    let item =
      system.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
      ?? UIBarButtonItem()
    if let title = node.string("title") { item.title = title }
    if let image = coder.image("image") { item.image = image }
    if let width = node.number("width") { item.width = width }
    if let tag = node.number("tag") { item.tag = Int(tag) }
    if node["style"] == "done" { item.style = .done }
    item.isEnabled = node.flag("enabled") ?? true
    item.tintColor = file.color(node.child(key: "tintColor"))
    if let element = node.children.first(where: { $0["key"] == "customView" }) {
      item.customView = view(element)
    }
    keep(item, of: node)
    return item
  }

  /// Gives what an element says of a controller's place in a bar to the item.
  func fill(_ item: UINavigationItem, from node: InterfaceNode) {
    if let title = node.string("title") { item.title = title }
    item.prompt = node["prompt"]
    if let mode: UINavigationItem.LargeTitleDisplayMode = node.word("largeTitleDisplayMode") {
      item.largeTitleDisplayMode = mode
    }
    item.hidesBackButton = node.flag("hidesBackButton") ?? false
    for element in node.children {
      switch element["key"] {
      case "leftBarButtonItem": item.leftBarButtonItem = barButtonItem(element)
      case "rightBarButtonItem": item.rightBarButtonItem = barButtonItem(element)
      case "backBarButtonItem": item.backBarButtonItem = barButtonItem(element)
      case "titleView": item.titleView = view(element)
      case "leftBarButtonItems": item.leftBarButtonItems = element.children.map(barButtonItem)
      case "rightBarButtonItems": item.rightBarButtonItems = element.children.map(barButtonItem)
      default: break
      }
    }
    let left = node.members("leftBarButtonItems"), right = node.members("rightBarButtonItems")
    if !left.isEmpty, item.leftBarButtonItems == nil {
      item.leftBarButtonItems = left.map(barButtonItem)
    }
    if !right.isEmpty, item.rightBarButtonItems == nil {
      item.rightBarButtonItems = right.map(barButtonItem)
    }
    keep(item, of: node)
  }

  func navigationItem(_ node: InterfaceNode) -> UINavigationItem {
    let item = UINavigationItem(title: node["title"] ?? "")
    fill(item, from: node)
    return item
  }

  func tabBarItem(_ node: InterfaceNode) -> UITabBarItem {
    let coder = InterfaceCoder(node, self)
    let tag = Int(node.number("tag") ?? 0)
    let item: UITabBarItem
    if let system: UITabBarItem.SystemItem = node.word("systemItem") {
      item = UITabBarItem(tabBarSystemItem: system, tag: tag)
    } else {
      item = UITabBarItem(title: node.string("title"), image: coder.image("image"), tag: tag)
    }
    if let image = coder.image("selectedImage") { item.selectedImage = image }
    item.badgeValue = node["badgeValue"]
    keep(item, of: node)
    return item
  }

  /// A recogniser of the class that its element names; nil for other elements.
  func recognizer(_ node: InterfaceNode) -> UIGestureRecognizer? {
    let recognizer: UIGestureRecognizer
    switch node.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = Int(node.number("numberOfTapsRequired") ?? 1)
      tap.numberOfTouchesRequired = Int(node.number("numberOfTouchesRequired") ?? 1)
      recognizer = tap
    // Xcode spells it so.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      if let duration = node.number("minimumPressDuration") {
        press.minimumPressDuration = Double(duration)
      }
      recognizer = press
    case "panGestureRecognizer":
      let pan = UIPanGestureRecognizer()
      if let touches = node.number("minimumNumberOfTouches") {
        pan.minimumNumberOfTouches = Int(touches)
      }
      recognizer = pan
    case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": recognizer = UIRotationGestureRecognizer()
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      swipe.direction =
        node.choice("direction", ["left": .left, "up": .up, "down": .down]) ?? .right
      recognizer = swipe
    case "screenEdgePanGestureRecognizer":
      let pan = UIScreenEdgePanGestureRecognizer()
      let edges = node.child(named: "rectEdge")
      if edges?.flag("right") == true { pan.edges = .right }
      if edges?.flag("left") == true { pan.edges = .left }
      recognizer = pan
    default: return nil
    }
    recognizer.isEnabled = node.flag("enabled") ?? true
    return recognizer
  }
}
