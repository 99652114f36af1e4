import Foundation
import FoundationNames
import ViewContent
import ViewRuntime

/// A line of a menu that sends a message to the first responder that takes it, from the view on that the menu belongs to.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  public let alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State

  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }

  /// The same as an action of the menu.
  ///
  /// - Parameter sender: Whose menu it is.
  func line(in sender: Any?) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: image, attributes: attributes, state: state
    ) { [self] _ in
      if (sender as? UIResponder)?.passOn(action, from: self) != true {
        Reports.once("nothing on the screen takes the command \"\(title)\" of a menu")
      }
    }
  }
}

/// What a command is where keys are held while it is chosen: it stays the same here.
@preconcurrency @MainActor
open class UICommandAlternate {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
