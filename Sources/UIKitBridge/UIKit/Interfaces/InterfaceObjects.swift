import Foundation
import Geometry
import ViewContent
import ViewRuntime

/// The objects that are made of one scene of a storyboard, or of one archive of views, while they are made: a controller
/// first, and its views when they are asked for.
@MainActor
final class InterfaceObjects {
  let file: InterfaceFile
  /// The storyboard that they are of.
  let storyboard: UIStoryboard?
  /// The scene's objects, or those of the archive.
  let topLevel: [InterfaceNode]
  /// The controller whose views they are; its identity in the file.
  private(set) weak var controller: UIViewController?
  private var controllerID: String?
  /// The object that an archive is loaded for.
  private weak var owner: AnyObject?
  private var made: [String: AnyObject] = [:]
  private var constraints: [(node: InterfaceNode, holder: UIView)] = []
  private var connected: [(node: InterfaceNode, source: AnyObject)] = []
  private var awakened: [UIResponder] = []

  init(_ file: InterfaceFile, storyboard: UIStoryboard?, topLevel: [InterfaceNode]) {
    (self.file, self.storyboard, self.topLevel) = (file, storyboard, topLevel)
  }

  func belong(to controller: UIViewController, id: String?) {
    (self.controller, controllerID) = (controller, id)
  }
  func belong(to owner: AnyObject?) { self.owner = owner }

  // MARK: Making

  /// A view of the class that its element names, with all that stands in it, for a view of that size.
  func view(_ node: InterfaceNode, in surroundings: CGSize) -> UIView {
    let usual = InterfaceClasses.views[node.name]
    let custom = InterfaceClasses.custom(node, beside: controller ?? owner) as? UIView.Type
    if let name = node["customClass"], custom == nil { tellUnknown(name) }
    let known = custom ?? InterfaceClasses.framework(node.name) ?? usual
    if known == nil { Reports.once("a <\(node.name)> of an interface is an empty view here") }
    let kind = known ?? UIView.self
    let coder = InterfaceCoder(node, self, in: surroundings)
    guard let view = kind.init(coder: coder) else {
      // Some classes of a program's do not let archives make them.
      let plain = UIView(coder: coder)
      return plain ?? UIView(frame: node.rect("frame") ?? .zero)
    }
    return view
  }

  func view(_ node: InterfaceNode) -> UIView { view(node, in: .zero) }

  func tellUnknown(_ name: String) {
    Reports.once("Unknown class \(name) in Interface Builder file.")
  }

  /// Keeps an object by its element's identity, and what its element says of it until all others are made.
  func keep(_ object: AnyObject, of node: InterfaceNode) {
    if let id = node["id"], object !== controller { made[id] = object }
    for connection in node.members("connections") { connected.append((connection, object)) }
    if let responder = object as? UIResponder { awakened.append(responder) }
  }

  func keepConstraints(of node: InterfaceNode, in view: UIView) {
    constraints += node.members("constraints").map { ($0, view) }
  }

  /// Makes the objects that stand beside the controller or the views: recognisers of gestures, a program's own.
  func makeCompanions() {
    for node in topLevel where node["id"].map({ made[$0] == nil && $0 != controllerID }) == true {
      makeCompanion(node)
    }
  }

  private func makeCompanion(_ node: InterfaceNode) {
    if let recognizer = recognizer(node) { return keep(recognizer, of: node) }
    // Those below are kept where they are made.
    switch node.name {
    case "customObject", "object":
      // Nothing here can make an object by its class alone.
      if let name = node["customClass"] {
        Reports.once(
          "the object \(name) of an interface is not made: only views and controllers are")
      }
    case "barButtonItem": _ = barButtonItem(node)
    default:
      // A view that stands beside the controller's own.
      if InterfaceClasses.views[node.name] != nil { _ = view(node) }
    }
  }

  func object(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    if id == controllerID { return controller }
    if id == "-1" { return owner }
    return made[id]
  }

  // MARK: Joining

  /// Lays the constraints, connects what is made, and tells each that it is whole. What is not kept by others by then stays
  /// with the controller.
  func join() {
    for (node, holder) in constraints { constrain(node, in: holder) }
    constraints = []
    let connections = connected
    connected = []
    for (node, source) in connections { connect(node, of: source) }
    let responders = awakened
    awakened = []
    for responder in responders { responder.awakeFromNib() }
    if !topLevel.isEmpty {
      controller?.interfaceCompanions += made.values.filter {
        ($0 as? UIView)?.superview == nil && !($0 is NSLayoutConstraint || $0 is UILayoutGuide)
      }
    }
    made = [:]
  }

  /// Connects the buttons of bars to their controller: they may be touched before its view is there.
  func connectItems() {
    let isItem = { [controllerID] (entry: (node: InterfaceNode, source: AnyObject)) in
      entry.source is UIBarButtonItem
        && (entry.node.name == "segue" || entry.node["destination"] == controllerID)
    }
    let items = connected.filter(isItem)
    connected.removeAll(where: isItem)
    for (node, source) in items { connect(node, of: source) }
  }

  private func constrain(_ node: InterfaceNode, in holder: UIView) {
    // One that Interface Builder adds where a place is not said stands for the frame while it is designed.
    if node.flag("placeholder") == true { return }
    // The view that holds it is not named.
    guard let first = node["firstItem"] == nil ? holder : object(node["firstItem"]),
      let attribute = node["firstAttribute"].flatMap({ Self.attribute($0, of: first) })
    else { return }
    let named = node["secondItem"]
    let second = named == nil && node["secondAttribute"] != nil ? holder : object(named)
    if named != nil, second == nil { return }
    let relation: NSLayoutConstraint.Relation =
      node.choice(
        "relation",
        ["lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual]) ?? .equal
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: node["secondAttribute"].flatMap { word in
        second.flatMap { Self.attribute(word, of: $0) }
      } ?? .notAnAttribute,
      multiplier: node["multiplier"].map(Self.multiplier) ?? 1,
      constant: node.number("constant") ?? 0)
    if let priority = node.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = node["identifier"]
    if let id = node["id"] { made[id] = constraint }
    // Of several designs that a file has for other sizes of screens, the one for all is shown.
    constraint.isActive = node.flag("installed") ?? true
  }

  /// A factor, or a ratio as `16:9`.
  static func multiplier(_ text: String) -> CGFloat {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    return CGFloat(parts.count == 2 && parts[1] != 0 ? first / parts[1] : first)
  }

  private static func attribute(_ word: String, of item: AnyObject)
    -> NSLayoutConstraint.Attribute?
  {
    guard let attribute = attributes[word] else { return nil }
    // The guides of older files are bars: what is below the upper one is at the upper edge of what is free.
    guard let edge = (item as? ScreenEdgeGuide)?.edge else { return attribute }
    switch (edge, attribute) {
    case (.top, .bottom): return .top
    case (.bottom, .top): return .bottom
    default: return attribute
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// A guide of a view as its file names it.
  func keepGuide(_ node: InterfaceNode, of view: UIView) {
    guard let id = node["id"] else { return }
    switch node["key"] {
    case "contentLayoutGuide": made[id] = (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": made[id] = (view as? UIScrollView)?.frameLayoutGuide
    case "keyboard": made[id] = view.keyboardLayoutGuide
    default: made[id] = view.safeAreaLayoutGuide
    }
  }

  /// The guides of a controller of older files, which stand for the bars above and below.
  func keepEdgeGuides(of node: InterfaceNode, in view: UIView) {
    for guide in node.members("layoutGuides") {
      guard let id = guide["id"] else { continue }
      let made = ScreenEdgeGuide(guide["type"] == "top" ? .top : .bottom, of: view)
      view.addLayoutGuide(made)
      self.made[id] = made
    }
  }
}

/// What `topLayoutGuide` and `bottomLayoutGuide` were in older interface files.
private final class ScreenEdgeGuide: UILayoutGuide {
  enum Edge { case top, bottom }
  let edge: Edge

  init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init(of: view) { $0.safeAreaInsets }
    identifier = "ScreenEdge"
  }
}
