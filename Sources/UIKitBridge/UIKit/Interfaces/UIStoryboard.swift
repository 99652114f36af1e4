import Foundation
import ViewRuntime

/// A storyboard of the program's: controllers with their views, and the ways between them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let file: InterfaceFile?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    file = InterfaceFile.named(name, kind: "storyboard", in: storyboardBundleOrNil)
    super.init()
    if file == nil { Reports.once("Could not find a storyboard named '\(name)' in the bundle") }
  }

  /// The controller with which it begins; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    controller(id: file?.root["initialViewController"])
  }

  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    controller(id: file?.root["initialViewController"], creator: creator) as? ViewController
  }

  /// The controller that the storyboard has under that name. As with Apple's, the program ends where there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let found = file?.controllers.first { $0.controller["storyboardIdentifier"] == identifier }
    guard let found, let made = controller(id: found.controller["id"], creator: creator)
    else {
      // A program's mistake, which ends it on Apple's systems too.
      fatalError(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    guard let controller = made as? ViewController else {
      // The same, where the program asks for another class.
      fatalError(
        "The view controller '\(identifier)' is of \(type(of: made)), not of \(ViewController.self)"
      )
    }
    return controller
  }

  /// The storyboard with which the program begins; nil where it has none. A launch screen is none.
  package static var main: UIStoryboard? {
    let names = InterfaceFile.storyboards(in: .main).filter { !$0.contains("Launch") }
    guard
      let name = names.first(where: { $0 == "Main" })
        ?? names.first(where: {
          InterfaceFile.named($0, kind: "storyboard", in: .main)?.root["initialViewController"]
            != nil
        })
    else { return nil }
    return UIStoryboard(name: name, bundle: nil)
  }

  /// A controller of that class from a storyboard that has one; nil where none has.
  static func controller(ofClass kind: UIViewController.Type) -> UIViewController? {
    let name = String(describing: kind)
    for storyboard in InterfaceFile.storyboards(in: .main) {
      guard let file = InterfaceFile.named(storyboard, kind: "storyboard", in: .main),
        let found = file.controllers.first(where: { $0.controller["customClass"] == name })
      else { continue }
      return UIStoryboard(name: storyboard, bundle: nil).controller(id: found.controller["id"])
    }
    return nil
  }

  // MARK: Making

  /// The controller of that element, made by `creator` where that makes one.
  func controller(id: String?, creator: ((NSCoder) -> UIViewController?)? = nil)
    -> UIViewController?
  {
    guard let id, let file, let (node, scene) = file.controller(id: id) else { return nil }
    return Self.nested { make(node, in: scene, of: file, creator) }
  }

  private func make(
    _ node: InterfaceNode, in scene: InterfaceNode, of file: InterfaceFile,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if node.name == "viewControllerPlaceholder" { return placeholder(node) }
    let objects = InterfaceObjects(file, storyboard: self, topLevel: scene.members("objects"))
    let coder = InterfaceCoder(node, objects)
    if let made = creator?(coder) { return made }
    let usual = InterfaceClasses.controllers[node.name] ?? UIViewController.self
    let custom = InterfaceClasses.custom(node, beside: nil) as? UIViewController.Type
    if let name = node["customClass"], custom == nil { objects.tellUnknown(name) }
    // Some controllers say that no archive makes them.
    return (custom ?? usual).init(coder: coder) ?? usual.init(coder: coder)
  }

  /// How many controllers are being made within each other.
  private static var depth = 0
  private static let deepest = 30

  /// Makes what stands in another controller: nothing where that has no end, as of a container that shows its own scene.
  @discardableResult static func nested<Made>(_ make: () -> Made?) -> Made? {
    guard depth < deepest else {
      Reports.once("a storyboard's controllers stand within each other without an end")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return make()
  }

  /// One of another storyboard.
  private func placeholder(_ node: InterfaceNode) -> UIViewController? {
    guard let name = node["storyboardName"] else { return nil }
    let other = UIStoryboard(name: name, bundle: nil)
    guard let identifier = node["referencedIdentifier"] else {
      return other.instantiateInitialViewController()
    }
    return other.instantiateViewController(withIdentifier: identifier)
  }
}

/// A controller as the program's storyboard has it; an empty one where none has.
@MainActor public func _controller(_ kind: UIViewController.Type) -> UIViewController {
  UIStoryboard.controller(ofClass: kind) ?? UIViewController()
}
