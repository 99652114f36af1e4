import Foundation
import FoundationNames
import Geometry
import ViewRuntime

/// A segue as a storyboard has it: from which each one is made that happens.
@MainActor
final class InterfaceSegue {
  private let node: InterfaceNode
  private let file: InterfaceFile
  private let storyboard: UIStoryboard

  init(_ node: InterfaceNode, file: InterfaceFile, storyboard: UIStoryboard) {
    (self.node, self.file, self.storyboard) = (node, file, storyboard)
  }

  var identifier: String? { node["identifier"] }

  /// Asks and tells the controller, and shows where the segue leads.
  func perform(from controller: UIViewController, sender: Any?, asks: Bool = true) {
    if asks, let identifier,
      !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    if node["kind"] == "unwind" { return unwind(from: controller, sender: sender) }
    guard let destination = destination(from: controller, sender: sender) else { return }
    let segue = segue(from: controller, to: destination)
    controller.prepare(for: segue, sender: sender)
    if UIView.areAnimationsEnabled, node.flag("animates") == false {
      UIView.performWithoutAnimation { segue.perform() }
    } else {
      segue.perform()
    }
  }

  private func destination(from controller: UIViewController, sender: Any?) -> UIViewController? {
    let id = node["destination"]
    guard let creation = node["destinationCreationSelector"] else {
      return storyboard.controller(id: id)
    }
    return storyboard.controller(id: id) { coder in
      controller._createController(creation, coder, sender, self.identifier)
    }
  }

  private func segue(from controller: UIViewController, to destination: UIViewController)
    -> UIStoryboardSegue
  {
    let kind =
      InterfaceClasses.custom(node, beside: controller) as? UIStoryboardSegue.Type
      ?? UIStoryboardSegue.self
    let segue = kind.init(identifier: identifier, source: controller, destination: destination)
    segue.kind = node["kind"] ?? "show"
    if let style: UIModalPresentationStyle = node.word("modalPresentationStyle") {
      destination.modalPresentationStyle = style
    }
    if let style: UIModalTransitionStyle = node.word("modalTransitionStyle") {
      destination.modalTransitionStyle = style
    }
    segue.animates = node.flag("animates") ?? true
    return segue
  }

  /// The controller that a container shows from the start.
  func embed(in view: UIView, of controller: UIViewController) {
    UIStoryboard.nested { embedded(in: view, of: controller) }
  }

  private func embedded(in view: UIView, of controller: UIViewController)
    -> UIViewController?
  {
    guard let child = destination(from: controller, sender: view) else { return nil }
    controller.prepare(for: segue(from: controller, to: child), sender: view)
    controller.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = true
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: controller)
    return child
  }

  /// Back to the nearest controller that has the method.
  private func unwind(from controller: UIViewController, sender: Any?) {
    guard let name = node["unwindAction"] else { return }
    var behind: [UIViewController] = []
    var place: UIViewController? = controller
    while let current = place {
      let stack = (current as? UINavigationController ?? current.navigationController)?
        .viewControllers
      behind += (stack ?? []).reversed() + [current]
      place = current.presentingViewController
    }
    for presenter in behind {
      if let tabs = presenter as? UITabBarController {
        behind += tabs.viewControllers ?? []
      }
      behind += presenter.children
    }
    guard
      let target = behind.first(where: { $0 !== controller && $0._action(name) != nil }),
      let action = target._action(name)
    else {
      Reports.once("nothing is unwound to: no controller behind has the method \(name)")
      return
    }
    let segue = segue(from: controller, to: target)
    controller.prepare(for: segue, sender: sender)
    action.send(to: target, from: segue)
    target.comeBack(from: controller)
  }
}

extension UIViewController {
  /// Removes what is in front of it: what it presents, then what is pushed over it.
  fileprivate func comeBack(from front: UIViewController) {
    let presents =
      front.presentingViewController.map { presenter in
        presenter === outermost || isWithin(presenter)
      } ?? false
    if presents || presentedViewController != nil { outermost.dismiss(animated: true) }
    if let navigationController,
      navigationController.viewControllers.contains(where: { $0 === self }),
      navigationController.topViewController !== self
    {
      navigationController.popToViewController(self, animated: !presents)
    }
  }

  private func isWithin(_ controller: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === controller }
  }
}
