import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewContent
import ViewRuntime

extension InterfaceObjects {
  /// An outlet, an action or a segue of `source`.
  func connect(_ node: InterfaceNode, of source: AnyObject) {
    switch node.name {
    case "outlet", "outletCollection":
      guard let property = node["property"], let value = object(node["destination"]) else { return }
      setOutlet(property, of: source, to: value)
    case "action": connectAction(node, of: source)
    case "segue": connectSegue(node, of: source)
    default: break
    }
  }

  /// A program's own outlets are set by the method that its source is compiled with; those of UIKit's by their names.
  private func setOutlet(_ property: String, of source: AnyObject, to value: AnyObject) {
    if let responder = source as? UIResponder, responder._setOutlet(property, value) { return }
    switch (property, source, value) {
    case ("view", let source as UIViewController, let value as UIView): source.view = value
    case ("gestureRecognizers", let source as UIView, let value as UIGestureRecognizer):
      source.addGestureRecognizer(value)
    case ("searchDisplayController", _, _), ("window", _, _): break
    default:
      if source is UIViewController, ["tableView", "collectionView"].contains(property) { return }
      (source as? any _KnownByIdentity)?.setValue(value, forKey: property)
    }
  }

  private func connectAction(_ node: InterfaceNode, of source: AnyObject) {
    guard let name = node["selector"] else { return }
    let target = object(node["destination"])
    guard let responder = target as? UIResponder else {
      // The first responder stands for whoever takes it: which method that is, is only known then.
      if source is UIControl || source is UIBarButtonItem { tellUnknownAction(name, of: target) }
      return
    }
    guard let selector = responder._action(name) ?? responder.usualAction(name) else {
      return tellUnknownAction(name, of: target)
    }
    switch source {
    case let control as UIControl:
      control.addTarget(
        responder, action: selector,
        for: node.choice("eventType", Self.events) ?? control.usualEvent)
    case let item as UIBarButtonItem: (item.target, item.action) = (responder, selector)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(responder, action: selector)
    default: break
    }
  }

  private func tellUnknownAction(_ name: String, of target: AnyObject?) {
    let owner = target.map { "\(type(of: $0))" } ?? "the first responder"
    Reports.once("the action \(name) of an interface does nothing: \(owner) has no such method")
  }

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Segues

  private func connectSegue(_ node: InterfaceNode, of source: AnyObject) {
    guard let controller, let storyboard else { return }
    let template = InterfaceSegue(node, file: file, storyboard: storyboard)
    if node["kind"] == "embed", let view = source as? UIView {
      return template.embed(in: view, of: controller)
    }
    let perform: (AnyObject?) -> Void = { [weak controller] sender in
      controller.map { template.perform(from: $0, sender: sender) }
    }
    switch source {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in perform(control) }, for: control.usualEvent)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { [weak item] _ in perform(item) }
    case let recognizer as UIGestureRecognizer:
      let trigger = SegueTrigger(perform)
      recognizer.addTarget(trigger, action: _SEL(SegueTrigger.recognized))
      controller.interfaceCompanions.append(trigger)
    case let cell as UITableViewCell where node["trigger"] != "accessoryAction":
      cell.chosenSegue = { [weak cell] in perform(cell) }
    case let cell as UICollectionViewCell: cell.chosenSegue = { [weak cell] in perform(cell) }
    default: break
    }
  }
}

/// What a recogniser of a gesture that starts a segue is told to.
@MainActor private final class SegueTrigger {
  private let perform: (AnyObject?) -> Void
  init(_ perform: @escaping (AnyObject?) -> Void) { self.perform = perform }

  func recognized(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began || recognizer.state == .ended { perform(recognizer) }
  }
}

extension UIControl {
  /// The event that an interface means where it names none.
  var usualEvent: Event {
    switch self {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    default: .valueChanged
    }
  }
}

extension UIResponder {
  /// Actions that UIKit's own objects have.
  fileprivate func usualAction(_ name: String) -> Selector? {
    switch name {
    case "becomeFirstResponder": _SEL(UIResponder.becomeFirstResponder, "becomeFirstResponder")
    case "resignFirstResponder": _SEL(UIResponder.resignFirstResponder, "resignFirstResponder")
    default: nil
    }
  }
}
